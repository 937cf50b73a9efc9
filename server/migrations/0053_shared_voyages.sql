-- A shared voyage: only the first mission mobilizes, only the second demobilizes (record 0092). These columns
-- keep each application's own values for separating them.
alter table voyage_agreement_parts
  add column mobilization_days numeric(5, 2),
  add column demobilization_days numeric(5, 2),
  add column mobilization_port_id integer references ports on delete restrict,
  add column demobilization_port_id integer references ports on delete restrict,
  add constraint voyage_agreement_parts_as_they_were check ((mobilization_days is null) = (demobilization_days is null));

create function public.is_one_voyage(agreement integer) returns boolean language sql stable set search_path = pg_catalog, public as $$
  select count(*) = 2 and count(distinct q.position) = 2 and count(distinct m.vessel_plan_id) = 1
    and bool_and(p.vessel_id = a.vessel_id)
    and bool_and(case q.position when 1 then m.demobilization_days = 0 else m.mobilization_days = 0 end)
    and (bool_and(m.start_date is null) or coalesce(max(upper(m.occupied)) filter (where q.position = 1)
      = min(lower(m.occupied)) filter (where q.position = 2), false))
  from public.voyage_agreements a
    join public.voyage_agreement_parts q on q.voyage_agreement_id = a.id
    join public.missions m on m.ship_time_request_id = q.ship_time_request_id
    join public.vessel_plans p on p.id = m.vessel_plan_id and p.scenario_id is null
  where a.id = agreement
$$;

create function public.refuse_voyage_apart() returns trigger language plpgsql set search_path = pg_catalog, public as $$
declare
  asked integer[];
begin
  if tg_table_name = 'voyage_agreements' then
    asked := array[new.id];
  elsif tg_op = 'DELETE' then
    asked := array(select q.voyage_agreement_id from public.voyage_agreement_parts q
      where q.open and q.ship_time_request_id = old.ship_time_request_id);
  else
    asked := array(select q.voyage_agreement_id from public.voyage_agreement_parts q
      where q.open and q.ship_time_request_id = new.ship_time_request_id);
  end if;
  if exists (select 1 from public.voyage_agreements a
      where a.id = any(asked) and a.state = 'joined' and not public.is_one_voyage(a.id)) then
    raise exception 'those who share a voyage sail one right after the other'
      using errcode = 'integrity_constraint_violation', constraint = 'shared_voyage_apart';
  end if;
  return null;
end $$;
create constraint trigger shared_voyage_as_one after update of state on voyage_agreements deferrable initially deferred
  for each row when (new.state = 'joined') execute function public.refuse_voyage_apart();
create constraint trigger shared_voyage_as_one after insert or delete or update of vessel_plan_id, start_date, start_fraction,
  mobilization_days, operational_days, demobilization_days on missions deferrable initially deferred
  for each row execute function public.refuse_voyage_apart();

-- If one application is refused or withdrawn, the other regains its own days and ports, since that time is free again.
create function public.part_voyage_with_application() returns trigger language plpgsql set search_path = pg_catalog, public as $$
declare
  joined integer;
begin
  select a.id into joined from public.voyage_agreements a join public.voyage_agreement_parts q on q.voyage_agreement_id = a.id
    where q.ship_time_request_id = new.id and q.open and a.state = 'joined' for update of a;
  if joined is null then
    return null;
  end if;
  if new.status_id not in (5, 7) then
    if new.vessel_id is distinct from old.vessel_id then
      raise exception 'an application that shares a voyage stays with its ship'
        using errcode = 'integrity_constraint_violation', constraint = 'shared_voyage_apart';
    end if;
    return null;
  end if;
  update public.voyage_agreements set state = 'parted', decided_at = clock_timestamp() where id = joined;
  set constraints missions_no_overlap deferred;
  update public.missions m set
      start_date = date '2000-01-01' + floor((lower(m.occupied) + (m.mobilization_days - q.mobilization_days) * 4) / 4.0)::integer,
      start_fraction = coalesce(mod(lower(m.occupied) + (m.mobilization_days - q.mobilization_days) * 4, 4) / 4.0, 0),
      mobilization_days = q.mobilization_days, demobilization_days = q.demobilization_days,
      mobilization_port_id = q.mobilization_port_id, demobilization_port_id = q.demobilization_port_id
    from public.voyage_agreement_parts q, public.vessel_plans p
    where q.voyage_agreement_id = joined and q.ship_time_request_id <> new.id
      and m.ship_time_request_id = q.ship_time_request_id and p.id = m.vessel_plan_id and p.scenario_id is null;
  return null;
end $$;
create trigger part_voyage after update of status_id, vessel_id on ship_time_requests for each row
  when (new.status_id is distinct from old.status_id or new.vessel_id is distinct from old.vessel_id)
  execute function public.part_voyage_with_application();

drop index voyage_agreements_untold;
create index voyage_agreements_untold on voyage_agreements (id) where state in ('lapsed', 'parted') and not end_told;
