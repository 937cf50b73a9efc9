-- An accepted application can be refused if no mission of it has a date (record 0128).
insert into request_status_transitions (from_status_id, to_status_id) values (6, 5);

create function guard_accepted_application() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  if not coalesce((
    select bool_and(m.start_date is null) from missions m join vessel_plans p on p.id = m.vessel_plan_id
    where m.ship_time_request_id = new.id and p.scenario_id is null
  ), false) then
    raise exception 'its voyage has a date'
      using errcode = 'integrity_constraint_violation', constraint = 'request_status_transition';
  end if;
  return new;
end $$;
create trigger guard_accepted_application before update on ship_time_requests
  for each row when (old.status_id = 6 and new.status_id <> 6) execute function guard_accepted_application();
