-- Their password stands on a page: where there is no demonstration they open nothing.
alter table users add column demonstration boolean not null default false;
-- The domain is reserved: nobody has an address there.
update users set demonstration = true where email like '%@shiptime.example';
