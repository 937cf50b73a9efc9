-- Schedule versions that changed an application's days, ship, ports or berths (record 0068).
create table voyage_changes (
  ship_time_request_id integer not null references ship_time_requests on delete cascade,
  fleet_plan_id integer not null references fleet_plans on delete cascade,
  version integer not null check (version > 1),
  primary key (ship_time_request_id, fleet_plan_id, version)
);
create index voyage_changes_fleet_plan on voyage_changes (fleet_plan_id);
