create extension if not exists pg_trgm with schema public;
create extension if not exists unaccent with schema public;
create extension if not exists btree_gist with schema public;

-- Ignores case and accents; used by "contains" filters and their indexes.
create function public.fold(value text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

-- Counts edits for optimistic locking.
create function public.touch_row() returns trigger language plpgsql as $$
begin
  new.lock_version := old.lock_version + 1;
  if new.updated_at is not distinct from old.updated_at then
    new.updated_at := clock_timestamp();
  end if;
  return new;
end $$;

create function public.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now(),
  updated_by integer
);

create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create table idempotency_keys (
  scope text not null,
  key text not null check (length(key) between 1 and 255),
  method text not null,
  path text not null,
  body_hash text not null,
  status integer,
  headers jsonb,
  body text,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  primary key (scope, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);
