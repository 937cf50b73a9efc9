-- A token that a page was given is good only together with the cookie of its browser. Null: a program's sign-in.
alter table sessions add column cookie_hash bytea check (octet_length(cookie_hash) = 32);
