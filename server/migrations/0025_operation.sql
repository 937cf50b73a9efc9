-- Backups contain neither of these tables.
create table job_runs (
  name text primary key,
  last_run_at timestamptz not null,
  succeeded_at timestamptz,
  done integer,
  -- Consecutive failures, including the last run.
  failures integer not null default 0 check (failures >= 0),
  error text
);

create table backups (
  id integer generated always as identity primary key,
  name text not null,
  directory text not null,
  requested_by integer references users on delete set null,
  started_at timestamptz not null default clock_timestamp(),
  phase text not null default 'writing' check (phase in ('writing', 'proving', 'done', 'failed')),
  tables_done integer not null default 0 check (tables_done >= 0),
  tables_total integer,
  encrypted boolean not null,
  -- When the backup was completely on disk.
  made_at timestamptz,
  rows bigint,
  bytes bigint,
  failure text,
  proven_at timestamptz,
  proof_seconds double precision,
  unproven text check (unproven in ('no_scratch', 'differs', 'failed')),
  unproven_detail text,
  removed_at timestamptz,
  check ((phase = 'failed') = (failure is not null)),
  check (phase not in ('proving', 'done') or made_at is not null),
  check (proven_at is null or unproven is null),
  check (phase <> 'done' or (proven_at is null) <> (unproven is null))
);
create index backups_started_at on backups (started_at desc);
