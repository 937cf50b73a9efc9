-- Questions may open fields of a submitted form for corrections by the proponents (record 0005).
alter table clarification_messages
  add column opened_fields text[] not null default '{}',
  add constraint clarification_messages_questions_open check (kind = 'question' or opened_fields = '{}');

create table corrections (
  id integer generated always as identity primary key,
  ship_time_request_id integer not null references ship_time_requests on delete restrict,
  -- The proponent's answer that proposes the correction.
  clarification_message_id integer not null references clarification_messages on delete restrict,
  field text not null,
  before jsonb not null,
  after jsonb not null,
  state text not null default 'proposed' check (state in ('proposed', 'accepted', 'declined', 'replaced', 'lapsed')),
  decided_by integer references users on delete restrict,
  decided_at timestamptz,
  -- Transaction that accepted the correction; no other may write it into the form.
  decided_in xid8,
  created_at timestamptz not null default clock_timestamp(),
  constraint corrections_once_an_answer unique (clarification_message_id, field),
  constraint corrections_change_something check (before is distinct from after),
  constraint corrections_decided_by_somebody check ((state in ('accepted', 'declined')) = (decided_by is not null)),
  constraint corrections_decided_once check ((state = 'proposed') = (decided_at is null))
);
create index corrections_decided_by on corrections (decided_by);
create index corrections_request on corrections (ship_time_request_id, id);
create unique index corrections_one_open on corrections (ship_time_request_id, field) where state = 'proposed';

create function public.guard_correction() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'corrections are kept' using errcode = 'integrity_constraint_violation', constraint = 'corrections_kept';
  end if;
  if tg_op = 'INSERT' then
    if new.state <> 'proposed' or not coalesce((
      select new.field = any(q.opened_fields) from public.clarification_messages a
        join public.clarification_messages q on q.ship_time_request_id = a.ship_time_request_id and q.kind = 'question' and q.id < a.id
        where a.id = new.clarification_message_id and a.kind = 'answer' and a.ship_time_request_id = new.ship_time_request_id
        order by q.id desc limit 1), false) then
      raise exception 'field % is not open for correction', new.field
        using errcode = 'integrity_constraint_violation', constraint = 'corrections_of_opened_fields';
    end if;
    return new;
  end if;
  if old.state <> 'proposed' or (to_jsonb(new) - array['state', 'decided_by', 'decided_at', 'decided_in'])
      <> (to_jsonb(old) - array['state', 'decided_by', 'decided_at', 'decided_in']) then
    raise exception 'a correction is decided once'
      using errcode = 'integrity_constraint_violation', constraint = 'corrections_decided_once';
  end if;
  if new.state in ('accepted', 'declined') and not exists (
    select 1 from public.ship_time_requests r where r.id = new.ship_time_request_id and r.status_id in (2, 3)
  ) then
    raise exception 'the application is decided'
      using errcode = 'integrity_constraint_violation', constraint = 'corrections_while_undecided';
  end if;
  new.decided_in := case new.state when 'accepted' then pg_current_xact_id() end;
  return new;
end $$;
create trigger guard before insert or update or delete on corrections
  for each row execute function public.guard_correction();

-- Value that the current transaction has accepted for this field.
create function public.accepted_correction(request integer, of_field text) returns jsonb language sql stable
  set search_path = pg_catalog, public as $$
  select c.after from public.corrections c
  where c.ship_time_request_id = request and c.field = of_field and c.state = 'accepted' and c.decided_in = pg_current_xact_id()
$$;

-- Adds to 0012: the transaction that accepts a correction may change a submitted form.
create or replace function public.guard_ship_time_request() returns trigger language plpgsql as $$
declare
  no_part_of_the_form text[] := array['status_id', 'submitted_at', 'vessel_id', 'copied_from_id', 'updated_at', 'updated_by', 'lock_version'];
  missed timestamptz;
  changes_form boolean;
begin
  if tg_op = 'DELETE' then
    if old.status_id <> 1 then
      raise exception 'only a draft can be deleted' using errcode = 'integrity_constraint_violation', constraint = 'request_delete_draft_only';
    end if;
    return old;
  end if;
  if tg_op = 'INSERT' then
    missed := public.deadline_missed(array[new.fiscal_year_id]);
    if new.status_id = 1 and missed is not null then perform public.refuse_late(missed); end if;
    return new;
  end if;
  if new.status_id <> old.status_id and not exists (
    select 1 from request_status_transitions t where t.from_status_id = old.status_id and t.to_status_id = new.status_id
  ) then
    raise exception 'status % cannot become %', old.status_id, new.status_id
      using errcode = 'integrity_constraint_violation', constraint = 'request_status_transition';
  end if;
  if new.status_id = 4 and old.status_id <> 4 and exists (
    select 1 from public.corrections c where c.ship_time_request_id = new.id and c.state = 'proposed'
  ) then
    raise exception 'proposed corrections are not decided'
      using errcode = 'integrity_constraint_violation', constraint = 'undecided_corrections';
  end if;
  if old.status_id = 1 then
    missed := public.deadline_missed(array[old.fiscal_year_id, new.fiscal_year_id]);
    if missed is null then return new; end if;
  end if;
  changes_form := (to_jsonb(new) - no_part_of_the_form) <> (to_jsonb(old) - no_part_of_the_form);
  if old.status_id <> 1 and changes_form and exists (
    select 1 from jsonb_each(to_jsonb(new) - no_part_of_the_form) n (field, value)
    where n.value is distinct from to_jsonb(old) -> n.field
      and n.value is distinct from public.accepted_correction(new.id, n.field)
  ) then
    raise exception 'a submitted application is read-only'
      using errcode = 'integrity_constraint_violation', constraint = 'request_read_only';
  end if;
  if old.status_id = 1 and (changes_form or new.status_id <> 1) then perform public.refuse_late(missed); end if;
  return new;
end $$;

-- Maps a row of these tables to its form field and the chosen id.
create function public.chosen_in(table_name text, chosen jsonb, out field text, out choice jsonb) language sql immutable
  set search_path = pg_catalog, public as $$
  select case table_name
      when 'ship_time_request_fiscal_years' then (chosen ->> 'relation') || '_fiscal_year_ids'
      when 'ship_time_request_project_areas' then 'project_area_ids'
      when 'ship_time_request_coastal_states' then 'coastal_state_ids'
      when 'ship_time_request_marine_protected_areas' then 'marine_protected_area_ids' end,
    case table_name
      when 'ship_time_request_fiscal_years' then chosen -> 'fiscal_year_id'
      when 'ship_time_request_project_areas' then chosen -> 'project_area_id'
      when 'ship_time_request_coastal_states' then chosen -> 'coastal_state_id'
      when 'ship_time_request_marine_protected_areas' then chosen -> 'marine_protected_area_id' end
$$;

create function public.corrects_choice(table_name text, op text, row_now jsonb) returns boolean language sql stable
  set search_path = pg_catalog, public as $$
  select coalesce((
    select case op when 'INSERT' then a.after @> jsonb_build_array(c.choice) when 'DELETE' then not a.after @> jsonb_build_array(c.choice) end
    from public.chosen_in(table_name, row_now) c,
      lateral (select public.accepted_correction((row_now ->> 'ship_time_request_id')::integer, c.field) as after) a
    where jsonb_typeof(a.after) = 'array'), false)
$$;

-- Adds to 0012: accepted corrections of lists may change their rows.
create or replace function public.guard_request_part() returns trigger language plpgsql as $$
declare
  requests integer[];
  status integer;
  missed timestamptz;
  row_now jsonb;
begin
  if tg_op <> 'INSERT' then requests := requests || old.ship_time_request_id; end if;
  if tg_op <> 'DELETE' then requests := requests || new.ship_time_request_id; end if;
  select r.status_id, y.deadline_at into status, missed
    from ship_time_requests r join fiscal_years y on y.id = r.fiscal_year_id
    where r.id = any(requests) and (r.status_id <> 1 or y.deadline_at <= public.received_at())
    order by r.status_id desc limit 1;
  if status = 1 then perform public.refuse_late(missed); end if;
  if status <> 1 then
    row_now := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  end if;
  if status <> 1 and not public.corrects_choice(tg_table_name, tg_op, row_now) then
    raise exception 'a submitted application is read-only'
      using errcode = 'integrity_constraint_violation', constraint = 'request_read_only';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;

-- 5: unable to fulfill, 7: withdrawn.
create function public.lapse_corrections() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  update public.corrections set state = 'lapsed', decided_at = clock_timestamp()
    where ship_time_request_id = new.id and state = 'proposed';
  return null;
end $$;
create trigger lapse_corrections after update of status_id on ship_time_requests for each row
  when (new.status_id in (5, 7) and new.status_id <> old.status_id)
  execute function public.lapse_corrections();

-- Lists are stored in tables of their own, so only single values are compared.
create function public.refuse_unwritten_correction() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  if not coalesce((
    select case when jsonb_typeof(new.after) = 'array' then true else to_jsonb(r) -> new.field = new.after end
    from public.ship_time_requests r where r.id = new.ship_time_request_id), false) then
    raise exception 'an accepted correction is written into the form'
      using errcode = 'integrity_constraint_violation', constraint = 'corrections_written';
  end if;
  return null;
end $$;
create constraint trigger written after update of state on corrections deferrable initially deferred
  for each row when (new.state = 'accepted') execute function public.refuse_unwritten_correction();

create or replace function public.event_of_application(action text) returns text language sql immutable as $$
  select 'application.' || case action when 'submit' then 'submitted' when 'accept' then 'in_review'
    when 'reject' then 'rejected' when 'clarify' then 'clarification_asked' when 'respond' then 'answered'
    when 'withdraw' then 'withdrawn' when 'reassign' then 'reassigned' when 'finalise' then 'accepted'
    when 'correct' then 'corrected' else action end
$$;
