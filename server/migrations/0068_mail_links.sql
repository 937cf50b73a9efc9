-- The link that ends mails of days that come free is signed, as the one for one mail a day is: nothing of it is kept (docs/decisions/0119).
drop table availability_readers;

-- The applications whose days at sea go along with a mail as a calendar file, written when it is delivered.
alter table outbox add calendars_of integer[] not null default '{}';
