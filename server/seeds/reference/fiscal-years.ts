/** The first fiscal year that the portal knows. */
const firstYear = 2019;
/** How far ahead the list reaches: the open year, five planned years after it, and room to spare. */
const yearsAhead = 10;

export type FiscalYearRow = { name: string; start_date: string; end_date: string; deadline_at: string };

/**
 * The fiscal year that opens on 1 April of `year`. Applications close on 30 April of the year before,
 * 23:59:59 in Vancouver: daylight saving time by then, seven hours behind UTC.
 */
export const fiscalYear = (year: number): FiscalYearRow => ({
  name: `${year}-${year + 1}`,
  start_date: `${year}-04-01`,
  end_date: `${year + 1}-03-31`,
  deadline_at: `${year - 1}-05-01T06:59:59Z`,
});

export const fiscalYears = (thisYear: number): FiscalYearRow[] =>
  Array.from({ length: thisYear + yearsAhead - firstYear + 1 }, (_, index) => fiscalYear(firstYear + index));
