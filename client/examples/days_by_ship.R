# Days of voyages by ship and month, from the open schedule:
#   Rscript days_by_ship.R https://ships.example.org days.csv days.pdf
# Needs R 4.1 and no packages. SHIPTIME_TOKEN, of a service account with the scope schedules:read,
# is sent along if it is set.
arguments <- commandArgs(trailingOnly = TRUE)
if (length(arguments) != 3) stop("needs an address, a file for the table and one for the chart")
address <- sub("/$", "", arguments[1])
token <- Sys.getenv("SHIPTIME_TOKEN")

opened <- function(path) {
  url(paste0(address, path), headers = if (nzchar(token)) c(Authorization = paste("Bearer", token)))
}

# The newest year comes first.
connection <- opened("/api/open/schedules")
schedules <- readLines(connection, warn = FALSE)
close(connection)
year <- regmatches(schedules, regexpr("(?<=\"fiscal_year\":\")[^\"]+", schedules, perl = TRUE))
if (length(year) == 0) stop("no schedule is published")

voyages <- read.csv(opened(paste0("/api/open/schedules/", year, "/versions/latest.csv")),
                    fileEncoding = "UTF-8-BOM", stringsAsFactors = FALSE)
days <- do.call(rbind, lapply(seq_len(nrow(voyages)), function(at) {
  span <- seq(as.Date(voyages$start_date[at]), as.Date(voyages$end_date[at]), by = "day")
  data.frame(vessel = voyages$vessel[at], day = span)
}))
# Voyages that are shared, or follow each other at noon, have days in common.
days <- unique(days)
days <- data.frame(vessel = days$vessel, month = format(days$day, "%Y-%m"))
table_of_days <- as.data.frame(table(days), responseName = "days", stringsAsFactors = FALSE)
write.csv(table_of_days, arguments[2], row.names = FALSE)

pdf(arguments[3], width = 11, height = 7, encoding = "ISOLatin1.enc")
barplot(xtabs(days ~ vessel + month, table_of_days), legend.text = TRUE,
        main = paste("Days of voyages,", year), las = 2, cex.names = 0.7)
invisible(dev.off())
cat(sprintf("%s: %d voyages, %d days\n", year, nrow(voyages), sum(table_of_days$days)))
