-- compatible
alter table outbox add column useful_until timestamptz;
