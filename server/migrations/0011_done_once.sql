-- Set in the transaction of what was asked for: if the process dies before it answers, it is not done a second time.
alter table idempotency_keys add column committed boolean not null default false;
