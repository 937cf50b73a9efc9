-- In which backups are restored to prove them: see compose.yml.
create database shiptime_scratch;
