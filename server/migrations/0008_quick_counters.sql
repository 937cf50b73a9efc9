-- Each request counts here, and a count is forgotten after a minute: it need not outlive a crash, and so need not wait
-- for the disk.
alter table rate_limits set unlogged;
