-- Remarks between proponents beside fields of the form (record 0005).
create table remarks (
  id integer generated always as identity primary key,
  ship_time_request_id integer not null references ship_time_requests on delete cascade,
  section text not null,
  -- Null: about the whole section.
  field text,
  user_id integer not null references users on delete restrict,
  -- Null: addresses all proponents.
  addressee_id integer references users on delete restrict,
  body text not null check (length(body) between 1 and 4000),
  settled_at timestamptz,
  settled_by integer references users on delete restrict,
  lock_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint remarks_to_somebody_else check (addressee_id <> user_id),
  constraint remarks_settled_by_somebody check ((settled_at is null) = (settled_by is null)),
  constraint remarks_place check (case section
    when 'general_information' then field in ('project_title', 'fiscal_year_id', 'agency_id', 'responsible_manager_name',
      'responsible_manager_email', 'is_responsible_manager', 'multi_year', 'future_fiscal_year_ids', 'past_fiscal_year_ids',
      'expected_change_in_area', 'expected_change_in_days_or_window', 'expected_change_in_ship_preference', 'future_missions_note')
    when 'project_description' then field in ('executive_summary', 'impact_statement', 'mission_objectives', 'project_type_id',
      'project_type_note', 'thematic_area_id')
    when 'requirements' then field in ('vessel_preference_1_id', 'vessel_preference_2_id', 'vessel_preference_justification',
      'min_science_berths', 'ideal_science_berths', 'helicopter_required', 'equipment_requirements')
    when 'scheduling' then field in ('operational_days', 'operating_hours_id', 'operational_window_start', 'operational_window_end',
      'preferred_start_window_start', 'preferred_start_window_end', 'mobilization_days', 'demobilization_days',
      'mobilization_port_id', 'demobilization_port_id', 'scheduling_constraints')
    when 'area_of_operations' then field in ('project_area_ids', 'in_foreign_waters', 'coastal_state_ids', 'indigenous_territories',
      'in_marine_protected_areas', 'marine_protected_area_ids', 'other_special_considerations', 'stations', 'areas_of_consideration')
    when 'collaborations' then field in ('no_collaborations', 'collaborators')
    when 'funding' then field in ('funding_unknown', 'funding_sources')
    else false
  end)
);
create index remarks_request on remarks (ship_time_request_id, id);

create table remark_replies (
  id integer generated always as identity primary key,
  remark_id integer not null references remarks on delete cascade,
  user_id integer not null references users on delete restrict,
  body text not null check (length(body) between 1 and 4000),
  created_at timestamptz not null default now()
);
create index remark_replies_remark on remark_replies (remark_id, id);

create trigger touch_row before update on remarks for each row execute function public.touch_row();

create function public.is_applicant(request integer, person integer) returns boolean language sql stable
  set search_path = pg_catalog, public as $$
  select exists (select 1 from public.ship_time_requests r where r.id = request and r.user_id = person)
    or exists (select 1 from public.co_proponents c where c.ship_time_request_id = request and c.user_id = person)
$$;

create function public.require_applicant(request integer, person integer) returns void language plpgsql
  set search_path = pg_catalog, public as $$
begin
  if not public.is_applicant(request, person) then
    raise exception 'remarks are between the people of an application'
      using errcode = 'integrity_constraint_violation', constraint = 'remarks_between_applicants';
  end if;
end $$;

create function public.guard_remark() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  if tg_op = 'INSERT' then
    perform 1 from public.ship_time_requests r where r.id = new.ship_time_request_id for update;
    perform public.require_applicant(new.ship_time_request_id, new.user_id);
    if new.addressee_id is not null then perform public.require_applicant(new.ship_time_request_id, new.addressee_id); end if;
    if (select count(*) from public.remarks r where r.ship_time_request_id = new.ship_time_request_id) >= 300 then
      raise exception 'an application has 300 remarks at most'
        using errcode = 'integrity_constraint_violation', constraint = 'remarks_count';
    end if;
    return new;
  end if;
  if tg_op = 'DELETE' then
    if exists (select 1 from public.ship_time_requests r where r.id = old.ship_time_request_id) then
      raise exception 'remarks go with their draft' using errcode = 'integrity_constraint_violation', constraint = 'remarks_kept';
    end if;
    return old;
  end if;
  if (new.ship_time_request_id, new.section, new.field, new.user_id, new.addressee_id, new.body, new.created_at)
    is distinct from (old.ship_time_request_id, old.section, old.field, old.user_id, old.addressee_id, old.body, old.created_at) then
    raise exception 'a remark stays what it is' using errcode = 'integrity_constraint_violation', constraint = 'remarks_kept';
  end if;
  if new.settled_by is not null then perform public.require_applicant(new.ship_time_request_id, new.settled_by); end if;
  return new;
end $$;
create trigger guard_form before insert or update on remarks for each row execute function public.guard_request_part();
create trigger guard before insert or update or delete on remarks for each row execute function public.guard_remark();

create function public.guard_remark_reply() returns trigger language plpgsql set search_path = pg_catalog, public as $$
declare
  request integer;
  status integer;
  missed timestamptz;
begin
  if tg_op = 'DELETE' then
    if exists (select 1 from public.remarks r where r.id = old.remark_id) then
      raise exception 'replies go with their draft' using errcode = 'integrity_constraint_violation', constraint = 'remarks_kept';
    end if;
    return old;
  end if;
  if tg_op = 'UPDATE' then
    raise exception 'a reply stays what it is' using errcode = 'integrity_constraint_violation', constraint = 'remarks_kept';
  end if;
  select m.ship_time_request_id into request from public.remarks m where m.id = new.remark_id for update;
  perform public.require_applicant(request, new.user_id);
  select r.status_id, public.deadline_missed(array[r.fiscal_year_id]) into status, missed
    from public.ship_time_requests r where r.id = request;
  if status = 1 and missed is not null then perform public.refuse_late(missed); end if;
  if status <> 1 then
    raise exception 'a submitted application is read-only'
      using errcode = 'integrity_constraint_violation', constraint = 'request_read_only';
  end if;
  if (select count(*) from public.remark_replies y where y.remark_id = new.remark_id) >= 100 then
    raise exception 'a remark has 100 replies at most'
      using errcode = 'integrity_constraint_violation', constraint = 'remark_replies_count';
  end if;
  return new;
end $$;
create trigger guard before insert or update or delete on remark_replies
  for each row execute function public.guard_remark_reply();
