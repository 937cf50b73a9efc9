-- Reports that proponents write after the voyage (record 0093).
alter table stations add constraint stations_of_application unique (ship_time_request_id, id);

create table voyage_reports (
  ship_time_request_id integer primary key references ship_time_requests on delete restrict,
  -- Published days when the report was submitted.
  planned_days numeric(6, 2) check (planned_days > 0 and planned_days * 4 = trunc(planned_days * 4)),
  delivered_days numeric(5, 2) check (delivered_days between 0 and 366 and delivered_days * 4 = trunc(delivered_days * 4)),
  weather_days numeric(5, 2) check (weather_days between 0 and 366 and weather_days * 4 = trunc(weather_days * 4)),
  breakdown_days numeric(5, 2) check (breakdown_days between 0 and 366 and breakdown_days * 4 = trunc(breakdown_days * 4)),
  other_days numeric(5, 2) check (other_days between 0 and 366 and other_days * 4 = trunc(other_days * 4)),
  difference_reason text check (length(difference_reason) between 1 and 4000),
  went_well text check (length(went_well) between 1 and 16000),
  next_time text check (length(next_time) between 1 and 16000),
  -- Distinguishes "no station was done" from "not answered".
  stations_said boolean not null default false,
  submitted_at timestamptz,
  submitted_by integer references users on delete restrict,
  closed_at timestamptz,
  closed_by integer references users on delete restrict,
  updated_by integer references users on delete restrict,
  lock_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint voyage_reports_submitted check ((submitted_at is null) = (submitted_by is null)
    and (submitted_at is null or num_nulls(planned_days, delivered_days, weather_days, breakdown_days, other_days) = 0)),
  constraint voyage_reports_days_add_up check (submitted_at is null or difference_reason is not null
    or delivered_days + weather_days + breakdown_days + other_days = planned_days),
  constraint voyage_reports_closed check ((closed_at is null) = (closed_by is null)
    and (closed_at is null or submitted_at is not null))
);
create trigger touch_row before update on voyage_reports for each row execute function public.touch_row();

create table voyage_report_stations (
  ship_time_request_id integer not null references voyage_reports on delete cascade,
  station_id integer not null,
  primary key (ship_time_request_id, station_id),
  foreign key (ship_time_request_id, station_id) references stations (ship_time_request_id, id) on delete cascade
);

create function public.guard_voyage_report() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  if tg_op = 'INSERT' then
    if not exists (select 1 from public.ship_time_requests r where r.id = new.ship_time_request_id and r.status_id = 6) then
      raise exception 'only a voyage that was planned is reported'
        using errcode = 'integrity_constraint_violation', constraint = 'voyage_report_of_accepted';
    end if;
    return new;
  end if;
  if old.submitted_at is not null and (new.submitted_at is distinct from old.submitted_at
      or new.submitted_by is distinct from old.submitted_by or new.planned_days is distinct from old.planned_days) then
    raise exception 'a report is submitted once'
      using errcode = 'integrity_constraint_violation', constraint = 'voyage_report_submitted_once';
  end if;
  if old.closed_at is not null and new.closed_at is not null then
    raise exception 'a closed report is not changed'
      using errcode = 'integrity_constraint_violation', constraint = 'voyage_report_closed';
  end if;
  return new;
end $$;
create trigger guard before insert or update on voyage_reports
  for each row execute function public.guard_voyage_report();

create function public.guard_voyage_report_stations() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  if exists (select 1 from public.voyage_reports v where v.closed_at is not null
      and v.ship_time_request_id = coalesce(new.ship_time_request_id, old.ship_time_request_id)) then
    raise exception 'a closed report is not changed'
      using errcode = 'integrity_constraint_violation', constraint = 'voyage_report_closed';
  end if;
  return coalesce(new, old);
end $$;
create trigger guard before insert or update or delete on voyage_report_stations
  for each row execute function public.guard_voyage_report_stations();

create function public.write_report_event() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  perform pg_advisory_xact_lock(hashtext('ledger'));
  insert into public.events (type, ship_time_request_id, data)
    select 'application.reported', r.id, jsonb_build_object('ship_time_request_id', r.id,
      'fiscal_year_id', r.fiscal_year_id, 'vessel_id', r.vessel_id)
    from public.ship_time_requests r where r.id = new.ship_time_request_id;
  perform pg_notify('live', '{"topic":"events","kind":"written"}');
  return null;
end $$;
create constraint trigger write_event after update on voyage_reports deferrable initially deferred for each row
  when (old.submitted_at is null and new.submitted_at is not null) execute function public.write_report_event();
