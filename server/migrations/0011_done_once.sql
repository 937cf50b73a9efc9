-- Committed with the request's changes, so that a retry after a crash does not repeat them.
alter table idempotency_keys add column committed boolean not null default false;
