-- Unsubscribe links are signed, so no key is stored (record 0119).
drop table availability_readers;

-- Applications whose days at sea are attached as calendar files, written on delivery.
alter table outbox add calendars_of integer[] not null default '{}';
