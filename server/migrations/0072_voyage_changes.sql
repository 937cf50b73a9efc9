-- With which version of a schedule the days, ship, ports or berths that an application counted on changed (docs/decisions/0068).
-- What it counted on before stands in the version before.
create table voyage_changes (
  ship_time_request_id integer not null references ship_time_requests on delete cascade,
  fleet_plan_id integer not null references fleet_plans on delete cascade,
  version integer not null check (version > 1),
  primary key (ship_time_request_id, fleet_plan_id, version)
);
create index voyage_changes_fleet_plan on voyage_changes (fleet_plan_id);
