-- Scratch database in which backups are proven (compose.yml).
create database shiptime_scratch;
