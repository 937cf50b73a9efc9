-- `transaction:type:subject`, so that a transaction writes one event for each subject.
alter table events add column change text unique;

create function tell_change(kind text, subject text, said jsonb, application integer default null) returns void
language plpgsql set search_path = pg_catalog, public as $$
begin
  perform pg_advisory_xact_lock(hashtext('ledger'));
  insert into public.events (type, ship_time_request_id, data, change)
    values (kind, application, said, concat_ws(':', pg_current_xact_id(), kind, subject))
    on conflict (change) do nothing;
end $$;

-- True if this transaction wrote history, which has a more specific event of its own.
create function stepped_now(history text, subject integer) returns boolean
language plpgsql set search_path = pg_catalog, public as $$
declare
  found boolean;
begin
  execute format('select exists (select from public.%I where %I = $1 and xmin = pg_current_xact_id()::xid)', history || '_history', history || '_id')
    into found using subject;
  return found;
end $$;

create function tell_application(request integer) returns void
language plpgsql set search_path = pg_catalog, public as $$
begin
  if public.stepped_now('ship_time_request', request) then return; end if;
  perform public.tell_change('application.changed', request::text, jsonb_build_object('ship_time_request_id', r.id,
      'action', 'updated', 'fiscal_year_id', r.fiscal_year_id, 'vessel_id', r.vessel_id), r.id)
    from public.ship_time_requests r where r.id = request and r.status_id <> 1;
end $$;

create function tell_plan(plan integer, of_mission jsonb default null) returns void
language plpgsql set search_path = pg_catalog, public as $$
declare
  p record;
begin
  select * into p from public.vessel_plans where id = plan;
  if p.scenario_id is not null then
    perform public.tell_change('planning.changed', 'scenarios ' || p.scenario_id,
      jsonb_build_object('resource', 'scenarios', 'id', p.scenario_id, 'action', 'updated'));
  elsif p.id is not null and of_mission is not null then
    perform public.tell_change('mission.changed', of_mission ->> 'mission_id', of_mission
      || jsonb_build_object('vessel_plan_id', p.id, 'fiscal_year_id', p.fiscal_year_id, 'vessel_id', p.vessel_id));
  elsif p.id is not null and not public.stepped_now('vessel_plan', plan) then
    perform public.tell_change('plan.changed', plan::text, jsonb_build_object('vessel_plan_id', p.id,
      'action', 'updated', 'fiscal_year_id', p.fiscal_year_id, 'vessel_id', p.vessel_id));
  end if;
end $$;

create function tell_mission(mission integer, plan integer, op text) returns void
language plpgsql set search_path = pg_catalog, public as $$
begin
  perform public.tell_plan(coalesce((select m.vessel_plan_id from public.missions m where m.id = mission), plan),
    jsonb_build_object('mission_id', mission, 'action', coalesce(
      (select split_part(a.action, '.', 2) from public.audit_log a where a.subject_type = 'missions'
        and a.subject_id = mission and a.xmin = pg_current_xact_id()::xid order by a.id desc limit 1), op)));
end $$;

-- People are visible through applications, so these tables raise events about people too.
create function tell_people_of_application() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
declare
  request integer := coalesce((to_jsonb(old) -> 'ship_time_request_id')::integer, (to_jsonb(new) -> 'ship_time_request_id')::integer,
    (to_jsonb(old) -> 'id')::integer, (to_jsonb(new) -> 'id')::integer);
  reader integer := (to_jsonb(old) -> 'user_id')::integer;
begin
  if reader is not null and (tg_op = 'DELETE' or reader <> (to_jsonb(new) -> 'user_id')::integer) then
    perform public.tell_change('application.changed', request || ' ' || reader, jsonb_build_object(
      'ship_time_request_id', request, 'action', 'deleted', 'user_id', reader));
  end if;
  perform public.tell_change('person.changed', p.id::text, jsonb_build_object('user_id', p.id, 'action', 'updated'))
    from (select reader union select (to_jsonb(new) -> 'user_id')::integer
      union select c.user_id from public.co_proponents c where c.ship_time_request_id = request) p(id)
    where p.id is not null and exists (select from public.ship_time_requests r where r.id = request and r.status_id <> 1);
  return null;
end $$;

-- Arguments: kind of event, column of the subject's id, list that the row belongs to.
create function note_change() returns trigger
language plpgsql set search_path = pg_catalog, public as $$
declare
  was jsonb := to_jsonb(old);
  is_now jsonb := to_jsonb(new);
  subject integer := (coalesce(is_now, was) ->> tg_argv[1])::integer;
  op text := case tg_op when 'INSERT' then 'created' else 'updated' end;
  is_there boolean := true;
begin
  if was = is_now then return null; end if;
  if tg_argv[1] = 'id' then
    execute format('select exists (select from public.%I where id = $1)', tg_table_name) into is_there using subject;
  end if;
  if not is_there then op := 'deleted'; end if;
  case tg_argv[0]
  when 'application' then perform public.tell_application(subject);
  when 'plan' then
    if not is_there and was ->> 'scenario_id' is null then
      perform public.tell_change('plan.changed', subject::text, jsonb_build_object('vessel_plan_id', subject, 'action', op,
        'fiscal_year_id', was -> 'fiscal_year_id', 'vessel_id', was -> 'vessel_id'));
    else
      perform public.tell_plan(subject);
    end if;
  when 'mission' then
    if tg_table_name <> 'missions' then op := 'updated'; end if;
    perform public.tell_mission(m.id, (coalesce(is_now, was) ->> 'vessel_plan_id')::integer, op)
      from (select subject union select (was ->> tg_argv[1])::integer) m(id) where m.id is not null;
  when 'constraint' then
    perform public.tell_change('constraint.changed', subject::text, jsonb_build_object('scheduling_constraint_id', subject,
      'action', op, 'vessel_id', coalesce(is_now, was) -> 'vessel_id'));
  when 'schedule' then
    if (coalesce(is_now, was) ->> 'scenario_id') is not null or was -> 'review_level' = is_now -> 'review_level' then return null; end if;
    perform public.tell_change('schedule.changed', f.id::text,
        jsonb_build_object('fleet_plan_id', f.id, 'fiscal_year_id', f.fiscal_year_id))
      from public.fleet_plans f where coalesce(f.fiscal_year_id = (coalesce(is_now, was) ->> tg_argv[1])::integer, true);
  when 'person' then
    perform public.tell_change('person.changed', subject::text, jsonb_build_object('user_id', subject, 'action', op));
  when 'letter' then
    perform public.tell_change('letter_of_intent.changed', subject::text,
      jsonb_build_object('letter_of_intent_id', subject, 'action', op));
  when 'berth_request' then
    perform public.tell_change('berth_request.changed', subject::text, jsonb_build_object('berth_request_id', subject,
        'mission_id', b -> 'mission_id', 'vessel_id', b -> 'vessel_id', 'fiscal_year_id', b -> 'fiscal_year_id'))
      from (select coalesce(is_now, was)) s(b)
      where not exists (select from public.berth_request_entries e where e.berth_request_id = subject
        and e.xmin = pg_current_xact_id()::xid);
  else
    perform public.tell_change(tg_argv[0] || '.changed', concat_ws(' ', tg_argv[2], subject),
      jsonb_build_object('resource', tg_argv[2], 'id', subject, 'action', op));
  end case;
  return null;
end $$;

do $$
declare
  one record;
begin
  for one in
    select 'ship_time_requests' as on_table, array['application', 'id'] as said
    union all select t, array['application', 'ship_time_request_id'] from unnest(array['co_proponents', 'stations', 'funding_sources',
      'collaborators', 'areas_of_consideration', 'attachments', 'clarification_messages', 'corrections', 'voyage_reports',
      'voyage_report_stations', 'ship_time_request_capabilities', 'ship_time_request_coastal_states',
      'ship_time_request_fiscal_years', 'ship_time_request_marine_protected_areas', 'ship_time_request_project_areas',
      'ship_time_request_sections']) t
    union all values ('vessel_plans', array['plan', 'id']), ('vessel_plan_versions', array['plan', 'vessel_plan_id']),
      ('missions', array['mission', 'id']), ('berth_requests', array['mission', 'mission_id']),
      ('mission_conflicts_kept', array['mission', 'mission_id']), ('scheduling_constraints', array['constraint', 'id']),
      ('fleet_plans', array['schedule', 'fiscal_year_id']), ('vessel_plans', array['schedule', 'fiscal_year_id']),
      ('vessels', array['schedule', 'no_year']), ('letters_of_intent', array['letter', 'id']),
      ('letter_of_intent_areas', array['letter', 'letter_of_intent_id']),
      ('letter_of_intent_years', array['letter', 'letter_of_intent_id']), ('berth_requests', array['berth_request', 'id']),
      ('settings', array['reference', 'no_number', 'settings']), ('port_distances', array['reference', 'no_number', 'port_distances'])
    union all select t, array['reference', 'id', t] from unnest(array['agencies', 'project_types', 'thematic_areas', 'regions',
      'project_areas', 'marine_protected_areas', 'coastal_states', 'operating_hours', 'vessel_classes', 'ports', 'user_types',
      'request_statuses', 'fiscal_years', 'vessels', 'faqs', 'capabilities']) t
    union all select t, array['planning', 'id', t] from unnest(array['delivered_voyages', 'vessel_rates', 'overruled_distances',
      'scenarios']) t
  loop
    execute format('create constraint trigger %I after insert or update or delete on %I deferrable initially deferred
      for each row execute function note_change(%s)', 'note_' || one.said[1], one.on_table,
      (select string_agg(quote_literal(a), ', ' order by n) from unnest(one.said) with ordinality x(a, n)));
  end loop;
end $$;

create constraint trigger note_person after insert or delete on users deferrable initially deferred
  for each row execute function note_change('person', 'id');
create constraint trigger note_person_update after update on users deferrable initially deferred for each row
  when ((old.first_name, old.last_name, old.email, old.affiliation, old.orcid) is distinct from
    (new.first_name, new.last_name, new.email, new.affiliation, new.orcid))
  execute function note_change('person', 'id');
create constraint trigger note_people after insert or update or delete on co_proponents deferrable initially deferred
  for each row execute function tell_people_of_application();
create constraint trigger note_people after delete on ship_time_requests deferrable initially deferred
  for each row execute function tell_people_of_application();
create constraint trigger note_people_update after update on ship_time_requests deferrable initially deferred for each row
  when (old.user_id <> new.user_id or (old.status_id = 1) <> (new.status_id = 1))
  execute function tell_people_of_application();

drop trigger write_event on audit_log;
create constraint trigger write_event after insert on audit_log deferrable initially deferred for each row
  when (new.action = 'fiscal_years.deadline_moved') execute function write_event();
