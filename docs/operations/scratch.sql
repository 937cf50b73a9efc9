-- Scratch database for test-restoring backups (compose.yml).
create database shiptime_scratch;
