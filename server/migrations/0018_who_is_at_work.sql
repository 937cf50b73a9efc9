-- Every process of the portal, with the moment at which it last could write here: that the database takes writes is
-- known by writing. Rows of processes that are gone are swept away.
create table heartbeats (
  process uuid primary key,
  host text not null,
  pid integer not null,
  version text not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
