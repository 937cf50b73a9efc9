-- Counters may be lost in a crash, so they need no write-ahead log.
alter table rate_limits set unlogged;
