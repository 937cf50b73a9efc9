-- Processes of the portal. Writing seen_at regularly also proves that the database accepts writes.
create table heartbeats (
  process uuid primary key,
  host text not null,
  pid integer not null,
  version text not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
