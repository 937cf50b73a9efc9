-- An application with missions keeps one on its own vessel (record 0008).
create function public.refuse_application_off_its_vessel() returns trigger
  language plpgsql set search_path = pg_catalog, public as $$
declare request integer;
begin
  if tg_table_name = 'ship_time_requests' then
    request := new.id;
  else
    request := old.ship_time_request_id;
    if request is null or not exists (
      select 1 from public.vessel_plans p join public.ship_time_requests r on r.id = request and r.vessel_id = p.vessel_id
      where p.id = old.vessel_plan_id) then return null; end if;
  end if;
  if exists (select 1 from public.missions m where m.ship_time_request_id = request) and not exists (
    select 1 from public.missions m join public.vessel_plans p on p.id = m.vessel_plan_id
      join public.ship_time_requests r on r.id = m.ship_time_request_id and r.vessel_id = p.vessel_id
    where m.ship_time_request_id = request) then
    raise exception 'an application keeps a mission on its vessel'
      using errcode = 'integrity_constraint_violation', constraint = 'application_on_its_vessel';
  end if;
  return null;
end $$;
create constraint trigger keeps_application_on_its_vessel after update of vessel_plan_id or delete on missions
  deferrable initially deferred for each row execute function public.refuse_application_off_its_vessel();
create constraint trigger keeps_a_mission_on_its_vessel after update of vessel_id on ship_time_requests
  deferrable initially deferred for each row when (new.vessel_id is distinct from old.vessel_id)
  execute function public.refuse_application_off_its_vessel();

alter table scheduling_constraints add column kind text not null default 'other'
  check (kind in ('refit', 'drydock', 'maintenance', 'crew_change', 'other_program', 'standby', 'breakdown', 'port_closed', 'other'));
