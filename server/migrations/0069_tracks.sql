-- Cached sea routes through the stations of an application (record 0085).
create table tracks (
  ship_time_request_id integer primary key references ship_time_requests on delete cascade,
  -- SHA-256 of the station positions in order, to detect changes.
  stations text not null,
  legs jsonb not null,
  created_at timestamptz not null default now()
);
