-- Coordinators' ranking, priority and mandate note of an application (record 0007).
create table application_standings (
  ship_time_request_id integer primary key references ship_time_requests on delete restrict,
  vessel_id integer not null references vessels on delete restrict,
  fiscal_year_id integer not null references fiscal_years on delete restrict,
  -- Between the positions of its neighbours, so that a move changes one row. Null: not ranked.
  position numeric,
  priority integer check (priority between 1 and 5),
  mandate_note text check (length(mandate_note) between 1 and 2000),
  updated_by integer references users on delete restrict,
  lock_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint application_standings_one_in_a_place unique (vessel_id, fiscal_year_id, position)
);
create index application_standings_year on application_standings (fiscal_year_id);
create trigger touch_row before update on application_standings for each row execute function public.touch_row();

-- Vessel and year follow the application; only applications that can still sail have a rank.
create function public.guard_application_standing() returns trigger language plpgsql set search_path = pg_catalog, public as $$
declare
  application record;
begin
  select r.vessel_id, r.fiscal_year_id, r.status_id into application
    from public.ship_time_requests r where r.id = new.ship_time_request_id;
  new.vessel_id := application.vessel_id;
  new.fiscal_year_id := application.fiscal_year_id;
  if application.status_id not in (2, 3, 4, 6) and (tg_op = 'INSERT' or new.position is not null) then
    raise exception 'only an application that may sail is ranked'
      using errcode = 'integrity_constraint_violation', constraint = 'application_standing_may_sail';
  end if;
  return new;
end $$;
create trigger guard before insert or update on application_standings
  for each row execute function public.guard_application_standing();

-- Clears only the rank; priority and note stay with the application.
create function public.leave_ranking() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  update public.application_standings set position = null where ship_time_request_id = new.id;
  return null;
end $$;
create trigger leave_ranking after update of status_id, vessel_id, fiscal_year_id on ship_time_requests for each row
  when (new.vessel_id is distinct from old.vessel_id or new.fiscal_year_id is distinct from old.fiscal_year_id
    or new.status_id not in (2, 3, 4, 6))
  execute function public.leave_ranking();
