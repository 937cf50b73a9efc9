-- The way of a ship through the stations of an application, round land, as it was found when somebody first looked at it
-- (docs/decisions/0082). Of other stations it is found anew.
create table tracks (
  ship_time_request_id integer primary key references ship_time_requests on delete cascade,
  -- Of which stations: a sum of their positions in their order.
  stations text not null,
  legs jsonb not null,
  created_at timestamptz not null default now()
);
