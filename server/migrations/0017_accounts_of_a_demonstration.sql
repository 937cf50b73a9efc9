-- Accounts with a public password: they can sign in only in a demonstration.
alter table users add column demonstration boolean not null default false;
-- `.example` is reserved (RFC 2606), so no real address matches.
update users set demonstration = true where email like '%@shiptime.example';
