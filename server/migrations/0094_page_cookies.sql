-- Ties a session to the cookie of one browser; null: signed in by a program.
alter table sessions add column cookie_hash bytea check (octet_length(cookie_hash) = 32);
