-- What the migrations amount to, to be read: written by npm run db:schema, held against the migrations by a test.
-- A portal is never set up from this file; server/migrations is what runs.

set check_function_bodies = off;

create extension if not exists btree_gist;

create extension if not exists pg_trgm;

create extension if not exists unaccent;

CREATE OR REPLACE FUNCTION public.accepted_correction(request integer, of_field text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public'
AS $function$
  select c.after from public.corrections c
  where c.ship_time_request_id = request and c.field = of_field and c.state = 'accepted' and c.decided_in = pg_current_xact_id()
$function$
;

CREATE OR REPLACE FUNCTION public.append_to_ledger(source text, source_id bigint)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
 SET enable_seqscan TO 'off'
AS $function$
declare
  of_fields bytea;
  last_position bigint;
  last_hash bytea;
  at timestamptz;
begin
  select sha256(convert_to(c.commitments::text, 'UTF8')) into strict of_fields from public.row_commitments c
    where c.source = append_to_ledger.source and c.source_id = append_to_ledger.source_id;
  perform pg_advisory_xact_lock(hashtext('ledger'));
  select l.position, l.hash into last_position, last_hash from public.ledger l order by l.position desc limit 1;
  last_position := coalesce(last_position, 0) + 1;
  last_hash := coalesce(last_hash, decode(repeat('00', 32), 'hex'));
  at := clock_timestamp();
  insert into public.ledger (position, source, source_id, previous_hash, hash, sealed_at, format, fields_hash)
    values (last_position, source, source_id, last_hash,
      public.entry_hash(last_hash, last_position, source, source_id, at, of_fields), at, 2, of_fields);
end $function$
;

CREATE OR REPLACE FUNCTION public.are_operations(operations jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE STRICT
 SET search_path TO 'pg_catalog', 'public'
AS $function$
  select case when jsonb_typeof(operations) <> 'array' or jsonb_array_length(operations) > 20 then false else (select count(*) = count(distinct o -> 'id') from jsonb_array_elements(operations) o) and not exists (
    select from jsonb_array_elements(operations) o
    where case when jsonb_typeof(o) <> 'object' then true
      else (select count(*) from jsonb_object_keys(o)) <> 5 or not o ?& array['id', 'kind', 'hours', 'gear', 'repeats']
        or jsonb_typeof(o -> 'id') <> 'string' or o ->> 'id' !~ '^[[:alnum:]_-]{1,40}$'
        or jsonb_typeof(o -> 'kind') not in ('string', 'null') or coalesce(length(o ->> 'kind') > 1000, false)
        or jsonb_typeof(o -> 'gear') not in ('string', 'null') or coalesce(length(o ->> 'gear') > 1000, false)
        or case jsonb_typeof(o -> 'hours') when 'null' then false
          when 'number' then (o ->> 'hours')::numeric not between 0 and 1000 else true end
        or case jsonb_typeof(o -> 'repeats') when 'number' then (o ->> 'repeats')::numeric not between 1 and 50
          or (o ->> 'repeats')::numeric % 1 <> 0 else true end
      end) end
$function$
;

CREATE OR REPLACE FUNCTION public.berths_to_spare(mission integer, besides integer DEFAULT NULL::integer)
 RETURNS integer
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public'
AS $function$
  select v.science_berths - m.approved_berths - coalesce((select sum(b.granted_berths) from public.berth_requests b
      where b.mission_id = m.id and b.state = 'accepted' and b.id is distinct from besides), 0)::integer
  from public.missions m join public.vessel_plans p on p.id = m.vessel_plan_id join public.vessels v on v.id = p.vessel_id
  where m.id = mission
$function$
;

CREATE OR REPLACE FUNCTION public.chosen_in(table_name text, chosen jsonb, OUT field text, OUT choice jsonb)
 RETURNS record
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO 'pg_catalog', 'public'
AS $function$
  select case table_name
      when 'ship_time_request_fiscal_years' then (chosen ->> 'relation') || '_fiscal_year_ids'
      when 'ship_time_request_project_areas' then 'project_area_ids'
      when 'ship_time_request_coastal_states' then 'coastal_state_ids'
      when 'ship_time_request_marine_protected_areas' then 'marine_protected_area_ids'
      when 'ship_time_request_capabilities' then
        case chosen ->> 'relation' when 'work' then 'needed_capability_ids' else 'needed_water_ids' end end,
    case table_name
      when 'ship_time_request_fiscal_years' then chosen -> 'fiscal_year_id'
      when 'ship_time_request_project_areas' then chosen -> 'project_area_id'
      when 'ship_time_request_coastal_states' then chosen -> 'coastal_state_id'
      when 'ship_time_request_marine_protected_areas' then chosen -> 'marine_protected_area_id'
      when 'ship_time_request_capabilities' then chosen -> 'capability_id' end
$function$
;

CREATE OR REPLACE FUNCTION public.close_voyage_agreement_parts()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  update public.voyage_agreement_parts set open = new.state in ('asked', 'agreed', 'joined') where voyage_agreement_id = new.id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.commit_fields()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
 SET "TimeZone" TO 'UTC'
AS $function$
begin
  perform public.cover_row(tg_table_name, new.id, to_jsonb(new));
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.corrects_choice(table_name text, op text, row_now jsonb)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public'
AS $function$
  select coalesce((
    select case op when 'INSERT' then a.after @> jsonb_build_array(c.choice) when 'DELETE' then not a.after @> jsonb_build_array(c.choice) end
    from public.chosen_in(table_name, row_now) c,
      lateral (select public.accepted_correction((row_now ->> 'ship_time_request_id')::integer, c.field) as after) a
    where jsonb_typeof(a.after) = 'array'), false)
$function$
;

CREATE OR REPLACE FUNCTION public.cover_row(source text, source_id bigint, said jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  insert into public.row_commitments (source, source_id, commitments, salts)
  select cover_row.source, cover_row.source_id,
    jsonb_object_agg(f.field, public.field_commitment(f.salt, f.field, f.value)), jsonb_object_agg(f.field, f.salt)
  from (select r.field, r.value, replace(gen_random_uuid()::text, '-', '') as salt
    from public.record_fields(cover_row.source, cover_row.said) r offset 0) f;
end $function$
;

CREATE OR REPLACE FUNCTION public.deadline_missed(years integer[])
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
AS $function$
begin
  return (select min(y.deadline_at) from public.fiscal_years y
    where y.id = any(years) and y.deadline_at <= public.received_at());
end $function$
;

CREATE OR REPLACE FUNCTION public.drop_unused_file()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  perform 1 from public.stored_files f where f.sha256 = old.sha256 for update;
  delete from public.stored_files f where f.sha256 = old.sha256
    and not exists (select 1 from public.attachments a where a.sha256 = f.sha256);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.entry_hash(previous bytea, place bigint, source text, source_id bigint, sealed_at timestamp with time zone, fields_hash bytea)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select sha256(previous || convert_to(concat_ws('|', '2', place, source, source_id, public.ledger_instant(sealed_at),
    encode(fields_hash, 'hex')), 'UTF8'))
$function$
;

CREATE OR REPLACE FUNCTION public.erasable_pattern(source text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select '"(' || case when source in ('vessel_plan_versions', 'fleet_plan_versions') then 'primary_proponent|by' else '[^"\\]+' end
    || ')": ("(?:[^"\\]|\\.)*"|\["(?:[^"\\]|\\.)*"(?:, "(?:[^"\\]|\\.)*")*\]|null)'
$function$
;

CREATE OR REPLACE FUNCTION public.erase_fields(of_source text, of_id bigint, of_fields text[], person integer, by text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
 SET "TimeZone" TO 'UTC'
AS $function$
declare
  columns text[] := array(select distinct split_part(f, ':', 1) from unnest(of_fields) f);
begin
  insert into public.erasures (source, source_id, fields, person_id, erased_by)
    values (of_source, of_id, of_fields, person, by);
  execute format('update public.%1$I t set %2$s from (select r.* from public.%1$I o,
      jsonb_populate_record(o, public.without_fields(%1$L, to_jsonb(o), $2)) r where o.id = $1) n where t.id = $1',
    of_source, (select string_agg(format('%1$I = n.%1$I', c), ', ') from unnest(columns) c)) using of_id, of_fields;
  update public.row_commitments c set salts = c.salts - of_fields where c.source = of_source and c.source_id = of_id;
end $function$
;

CREATE OR REPLACE FUNCTION public.erase_from_records(person integer, by text)
 RETURNS TABLE(source text, rows bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
 SET "TimeZone" TO 'UTC'
AS $function$
declare
  personal text[] := array['first_name', 'last_name', 'name', 'email', 'pending_email', 'title', 'affiliation', 'telephone',
    'telephone_extension', 'address', 'user_agent', 'subject', 'network'];
  texts text[];
begin
  select array(select to_jsonb(t)::text from unnest(array[u.first_name || ' ' || u.last_name, u.email, u.pending_email]) t
    where t is not null) into strict texts from public.users u where u.id = person for update;
  return query
  with records as (
    select 'audit_log' as source, a.id, a.actor_id is not distinct from person as by_them,
      a.subject_type = 'users' and a.subject_id is not distinct from person as of_them, to_jsonb(a) as said
    from public.audit_log a
    where a.actor_id = person or (a.subject_type = 'users' and a.subject_id = person)
      or exists (select 1 from unnest(texts) t where position(t in a.before::text) > 0 or position(t in a.after::text) > 0)
    union all
    select 'vessel_plan_versions', v.id, false, false, to_jsonb(v) from public.vessel_plan_versions v
    where exists (select 1 from unnest(texts) t where position(t in v.snapshot::text) > 0)
    union all
    select 'fleet_plan_versions', f.id, false, false, to_jsonb(f) from public.fleet_plan_versions f
    where exists (select 1 from unnest(texts) t where position(t in f.snapshot::text) > 0)
  ),
  fields as (
    select r.source, r.id, array_agg(f.field order by f.field) as fields
    from records r join public.row_commitments c on c.source = r.source and c.source_id = r.id,
      public.record_fields(r.source, r.said) f
    where c.salts ? f.field and (
      (f.field = 'address' and r.by_them)
      or (f.field like '%:%:%' and (exists (select 1 from unnest(texts) t where position(t in f.value) > 0)
        or (r.of_them and (regexp_match(f.field, '^[^:]+:(.*):[0-9]+$'))[1] = any(personal)))))
    group by r.source, r.id
  ),
  erased as materialized (
    select f.source, public.erase_fields(f.source, f.id, f.fields, person, by) from fields f
  )
  select e.source, count(*) from erased e group by e.source;
end $function$
;

CREATE OR REPLACE FUNCTION public.erased_here(of_source text, of_id bigint)
 RETURNS text[]
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public'
AS $function$
  select e.fields from public.erasures e
  where e.source = of_source and e.source_id = of_id and e.xmin = pg_current_xact_id()::xid and e.fields is not null
  order by e.id desc limit 1
$function$
;

CREATE OR REPLACE FUNCTION public.event_of_application(action text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select 'application.' || case action when 'submit' then 'submitted' when 'accept' then 'in_review'
    when 'reject' then 'rejected' when 'clarify' then 'clarification_asked' when 'respond' then 'answered'
    when 'withdraw' then 'withdrawn' when 'reassign' then 'reassigned' when 'finalise' then 'accepted'
    when 'correct' then 'corrected' else action end
$function$
;

CREATE OR REPLACE FUNCTION public.event_of_plan(action text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select 'plan.' || case action when 'send_to_national' then 'sent_to_national'
    when 'send_to_executive' then 'sent_to_executive' when 'set_final' then 'final' when 'return' then 'returned'
    when 'reopen' then 'reopened' else action end
$function$
;

CREATE OR REPLACE FUNCTION public.field_commitment(salt text, field text, value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select encode(sha256(decode(salt, 'hex') || convert_to(field || E'\n' || value, 'UTF8')), 'hex')
$function$
;

CREATE OR REPLACE FUNCTION public.fold(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $function$
;

CREATE OR REPLACE FUNCTION public.forget_port_distances()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from port_distances where from_port_id = new.id or to_port_id = new.id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.give_receipt()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  new.receipt := case when new.action = 'submit' then public.new_receipt() end;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.grant_portal(portal name)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
declare
  name text;
begin
  execute format('grant usage on schema public to %I', portal);
  execute format('grant select, insert, update, delete on all tables in schema public to %I', portal);
  execute format('grant usage, select on all sequences in schema public to %I', portal);
  for name in select distinct c.relname from pg_trigger t
    join pg_proc p on p.oid = t.tgfoid and p.proname = 'refuse_change'
    join pg_class c on c.oid = t.tgrelid where c.relnamespace = 'public'::regnamespace
  loop
    execute format('revoke update, delete, truncate on public.%I from %I', name, portal);
  end loop;
  execute format('revoke insert on public.ledger, public.row_commitments, public.erasures from %I', portal);
  execute format('revoke insert, update, delete on public.schema_migrations from %I', portal);
  execute format('grant execute on function public.erase_from_records(integer, text) to %I', portal);
end $function$
;

CREATE OR REPLACE FUNCTION public.guard_accepted_application()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  if not coalesce((
    select bool_and(m.start_date is null) from missions m join vessel_plans p on p.id = m.vessel_plan_id
    where m.ship_time_request_id = new.id and p.scenario_id is null
  ), false) then
    raise exception 'its voyage has a date'
      using errcode = 'integrity_constraint_violation', constraint = 'request_status_transition';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.guard_amendment()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  if not exists (
    select 1 from public.vessel_plan_history h where h.vessel_plan_id = new.id and h.from_level = 'final'
      and h.action = 'reopen' and length(h.reason) > 0 and h.created_at >= now()) then
    raise exception 'a final plan is opened by an amendment with a reason'
      using errcode = 'integrity_constraint_violation', constraint = 'amendment_with_reason';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.guard_application_standing()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION public.guard_attachment_content()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  if (new.ship_time_request_id, new.name, new.kind, new.size, new.sha256)
    is distinct from (old.ship_time_request_id, old.name, old.kind, old.size, old.sha256) then
    raise exception 'an attachment stays what it is'
      using errcode = 'integrity_constraint_violation', constraint = 'attachment_unchanged';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.guard_attachments_room()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
declare
  taken bigint;
  files integer;
begin
  perform 1 from public.ship_time_requests r where r.id = new.ship_time_request_id for update;
  select coalesce(sum(a.size), 0), count(*) into taken, files
    from public.attachments a where a.ship_time_request_id = new.ship_time_request_id;
  if taken + new.size > 20971520 then
    raise exception 'an application has 20 MB of attachments at most'
      using errcode = 'integrity_constraint_violation', constraint = 'attachments_room';
  end if;
  if files >= 30 then
    raise exception 'an application has 30 attachments at most'
      using errcode = 'integrity_constraint_violation', constraint = 'attachments_count';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.guard_berth_request()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
declare
  spare integer;
begin
  if tg_op = 'DELETE' then
    raise exception 'a request for berths stays' using errcode = 'integrity_constraint_violation', constraint = 'berth_request_closed';
  end if;
  if tg_op = 'INSERT' then
    if new.state <> 'waiting' then
      raise exception 'a request for berths begins by waiting' using errcode = 'integrity_constraint_violation', constraint = 'berth_request_closed';
    end if;
    if not exists (select 1 from public.missions m join public.vessel_plans p on p.id = m.vessel_plan_id
        where m.id = new.mission_id and p.scenario_id is null) then
      raise exception 'berths are asked for on a mission' using errcode = 'integrity_constraint_violation', constraint = 'berth_request_of_mission';
    end if;
    return new;
  end if;
  if new.state <> old.state and not (
      (old.state = 'waiting' and new.state in ('accepted', 'declined', 'withdrawn', 'lapsed'))
      or (old.state = 'accepted' and new.state in ('withdrawn', 'taken_back', 'lapsed'))) then
    raise exception 'a request that was answered stays' using errcode = 'integrity_constraint_violation', constraint = 'berth_request_closed';
  end if;
  if (new.user_id, new.berths, new.created_at) is distinct from (old.user_id, old.berths, old.created_at)
      or (new.mission_id is distinct from old.mission_id and new.mission_id is not null)
      or (old.state <> 'waiting' and new.granted_berths is distinct from old.granted_berths) then
    raise exception 'what was asked and given stays' using errcode = 'integrity_constraint_violation', constraint = 'berth_request_closed';
  end if;
  if new.state = 'accepted' and old.state <> 'accepted' then
    perform 1 from public.missions m where m.id = new.mission_id for update;
    spare := public.berths_to_spare(new.mission_id, new.id);
    if spare is null or spare < new.granted_berths then
      raise exception 'the ship has no more berths' using errcode = 'integrity_constraint_violation', constraint = 'berth_request_berths';
    end if;
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.guard_capability_in_use()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  if exists (select 1 from vessels v where v.capabilities @> jsonb_build_array(jsonb_build_object('capability_id', old.id))) then
    raise exception 'a vessel has it' using errcode = 'foreign_key_violation';
  end if;
  return old;
end $function$
;

CREATE OR REPLACE FUNCTION public.guard_co_proponent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select 1 from ship_time_requests r where r.id = new.ship_time_request_id and r.user_id = new.user_id) then
    raise exception 'the primary proponent cannot be a co-proponent'
      using errcode = 'integrity_constraint_violation', constraint = 'co_proponent_not_primary';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.guard_correction()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION public.guard_delivered_year()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  if not exists (
    select 1 from public.vessel_plans p join public.fiscal_years y on y.id = p.fiscal_year_id
    where p.id = new.vessel_plan_id and p.scenario_id is null
      and new.start_date >= y.start_date and new.end_date <= y.end_date
  ) then
    raise exception 'a delivered voyage lies in the fiscal year of its plan'
      using errcode = 'integrity_constraint_violation', constraint = 'delivered_within_year';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.guard_letter_of_intent()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  if tg_op = 'DELETE' or old.withdrawn_at is not null or new.user_id <> old.user_id then
    raise exception 'a letter of intent stays' using errcode = 'integrity_constraint_violation', constraint = 'letter_of_intent_closed';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.guard_letter_of_intent_year()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  if tg_op in ('INSERT', 'DELETE') and not public.is_later_year(coalesce(new.fiscal_year_id, old.fiscal_year_id)) then
    raise exception 'a letter of intent is of years that are not open yet'
      using errcode = 'integrity_constraint_violation', constraint = 'letter_of_intent_later_years';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  if tg_op = 'UPDATE' and (new.letter_of_intent_id, new.fiscal_year_id) is distinct from (old.letter_of_intent_id, old.fiscal_year_id) then
    raise exception 'a year of a letter stays' using errcode = 'integrity_constraint_violation', constraint = 'letter_of_intent_closed';
  end if;
  if new.ship_time_request_id is not null and (tg_op = 'INSERT' or new.ship_time_request_id is distinct from old.ship_time_request_id)
      and (tg_op = 'INSERT' or old.ship_time_request_id is not null or not exists (
        select 1 from public.ship_time_requests r join public.letters_of_intent l on l.id = new.letter_of_intent_id
        where r.id = new.ship_time_request_id and r.fiscal_year_id = new.fiscal_year_id and r.user_id = l.user_id
          and l.withdrawn_at is null)) then
    raise exception 'a letter becomes an application of its author and year, once'
      using errcode = 'integrity_constraint_violation', constraint = 'letter_of_intent_once';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.guard_mission()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare plans integer[];
begin
  if tg_op <> 'INSERT' then plans := plans || old.vessel_plan_id; end if;
  if tg_op <> 'DELETE' then plans := plans || new.vessel_plan_id; end if;
  if exists (select 1 from vessel_plans where id = any(plans) and review_level = 'final') then
    raise exception 'a final plan is read-only' using errcode = 'integrity_constraint_violation', constraint = 'plan_read_only';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.guard_mission_year()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare first date; last date;
begin
  if new.occupied is null then return null; end if;
  if tg_op = 'UPDATE' and new.occupied = old.occupied and new.vessel_plan_id = old.vessel_plan_id then return null; end if;
  select y.start_date, y.end_date into first, last
  from vessel_plans p join fiscal_years y on y.id = p.fiscal_year_id where p.id = new.vessel_plan_id;
  if lower(new.occupied) < public.quarter_days(first, 0) then
    raise exception 'a mission starts before its fiscal year' using errcode = 'integrity_constraint_violation', constraint = 'mission_before_year';
  end if;
  if upper(new.occupied) > public.quarter_days(last + 1, 0) then
    raise exception 'a mission ends after its fiscal year' using errcode = 'integrity_constraint_violation', constraint = 'mission_after_year';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.guard_outage()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  if not exists (select 1 from public.scheduling_constraints c where c.id = new.id and c.kind = 'breakdown') then
    raise exception 'an outage is a breakdown' using errcode = 'integrity_constraint_violation', constraint = 'outages_of_breakdowns';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.guard_proponent_request()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  if old.state <> 'open' or new.user_id <> old.user_id then
    raise exception 'a decided request stays' using errcode = 'integrity_constraint_violation', constraint = 'proponent_request_closed';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.guard_remark()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
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
    if exists (select 1 from public.ship_time_requests r where r.id = old.ship_time_request_id)
      and exists (select 1 from public.remark_replies y where y.remark_id = old.id) then
      raise exception 'a remark that was answered stays in its thread'
        using errcode = 'integrity_constraint_violation', constraint = 'remarks_kept';
    end if;
    return old;
  end if;
  if old.deleted_at is not null then
    raise exception 'a deleted remark stays as it is' using errcode = 'integrity_constraint_violation', constraint = 'remarks_kept';
  end if;
  if (new.ship_time_request_id, new.section, new.field, new.user_id, new.addressee_id, new.created_at)
    is distinct from (old.ship_time_request_id, old.section, old.field, old.user_id, old.addressee_id, old.created_at) then
    raise exception 'a remark stays where it is' using errcode = 'integrity_constraint_violation', constraint = 'remarks_kept';
  end if;
  if new.body <> old.body and coalesce(new.edited_at <= coalesce(old.edited_at, old.created_at), true) then
    raise exception 'a remark with other words says so'
      using errcode = 'integrity_constraint_violation', constraint = 'remarks_edited';
  end if;
  if new.settled_by is distinct from old.settled_by and new.settled_by is not null then
    perform public.require_applicant(new.ship_time_request_id, new.settled_by);
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.guard_remark_reply()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
declare
  thread integer := case when tg_op = 'INSERT' then new.remark_id else old.remark_id end;
  request integer;
  gone timestamptz;
  status integer;
  missed timestamptz;
begin
  select m.ship_time_request_id, m.deleted_at into request, gone
    from public.remarks m where m.id = thread for update;
  select r.status_id, public.deadline_missed(array[r.fiscal_year_id]) into status, missed
    from public.ship_time_requests r where r.id = request;
  -- It goes with its draft.
  if tg_op = 'DELETE' and status is null then return old; end if;
  if status = 1 and missed is not null then perform public.refuse_late(missed); end if;
  if status <> 1 then
    raise exception 'a submitted application is read-only'
      using errcode = 'integrity_constraint_violation', constraint = 'request_read_only';
  end if;
  if tg_op = 'DELETE' then
    if exists (select 1 from public.remark_replies y
      where y.remark_id = old.remark_id and y.id > old.id and y.deleted_at is null) then
      raise exception 'an answer that was followed stays in its thread'
        using errcode = 'integrity_constraint_violation', constraint = 'remarks_kept';
    end if;
    return old;
  end if;
  if tg_op = 'UPDATE' then
    if old.deleted_at is not null then
      raise exception 'a deleted answer stays as it is' using errcode = 'integrity_constraint_violation', constraint = 'remarks_kept';
    end if;
    if (new.id, new.remark_id, new.user_id, new.created_at) is distinct from (old.id, old.remark_id, old.user_id, old.created_at) then
      raise exception 'an answer stays where it is' using errcode = 'integrity_constraint_violation', constraint = 'remarks_kept';
    end if;
    if new.body <> old.body and coalesce(new.edited_at <= coalesce(old.edited_at, old.created_at), true) then
      raise exception 'an answer with other words says so'
        using errcode = 'integrity_constraint_violation', constraint = 'remarks_edited';
    end if;
    return new;
  end if;
  perform public.require_applicant(request, new.user_id);
  if gone is not null then
    raise exception 'a deleted remark is not answered'
      using errcode = 'integrity_constraint_violation', constraint = 'request_read_only';
  end if;
  if (select count(*) from public.remark_replies y where y.remark_id = new.remark_id) >= 100 then
    raise exception 'a remark has 100 replies at most'
      using errcode = 'integrity_constraint_violation', constraint = 'remark_replies_count';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.guard_request_part()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION public.guard_request_section()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  request_id integer;
  missed timestamptz;
begin
  if tg_op = 'DELETE' then request_id := old.ship_time_request_id; else request_id := new.ship_time_request_id; end if;
  select public.deadline_missed(array[r.fiscal_year_id]) into missed
    from ship_time_requests r where r.id = request_id and r.status_id = 1;
  if missed is not null then perform public.refuse_late(missed); end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.guard_scenario_mission()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (select p.scenario_id from public.vessel_plans p where p.id = old.vessel_plan_id)
    is distinct from (select p.scenario_id from public.vessel_plans p where p.id = new.vessel_plan_id) then
    raise exception 'a mission stays in its scenario'
      using errcode = 'integrity_constraint_violation', constraint = 'mission_in_its_scenario';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.guard_second_factor()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.last_period < old.last_period then
    raise exception 'an older code was taken' using errcode = 'integrity_constraint_violation';
  end if;
  if (new.user_id, new.kind, new.sealed_secret, new.credential_id, new.public_key)
    is distinct from (old.user_id, old.kind, old.sealed_secret, old.credential_id, old.public_key) then
    raise exception 'a second factor is not changed, it is replaced' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.guard_ship_time_request()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  no_part_of_the_form text[] := array['status_id', 'submitted_at', 'vessel_id', 'copied_from_id', 'updated_at', 'updated_by', 'lock_version',
    'withdrawal_asked_at', 'withdrawal_reason'];
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
end $function$
;

CREATE OR REPLACE FUNCTION public.guard_transfer_offer()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and old.state <> 'waiting') then
    raise exception 'an offer that was answered stays' using errcode = 'integrity_constraint_violation', constraint = 'transfer_offer_closed';
  end if;
  if new.state = 'waiting' and not exists (
    select 1 from public.ship_time_requests r
    where r.id = new.ship_time_request_id and r.status_id in (4, 6) and r.vessel_id = new.from_vessel_id) then
    raise exception 'only an application in review, or accepted, is offered, by its vessel'
      using errcode = 'integrity_constraint_violation', constraint = 'transfer_offer_of_its_vessel';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.guard_vessel_capabilities()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  if exists (
    select 1 from jsonb_array_elements(new.capabilities) c
    where c ->> 'standing' is null or c ->> 'standing' not in ('yes', 'no', 'assumed_yes', 'assumed_no')
      or not exists (select 1 from capabilities k where k.id = (c ->> 'capability_id')::int)
  ) then
    raise exception 'a capability that is not in the list' using errcode = 'foreign_key_violation';
  end if;
  if (select count(distinct c ->> 'capability_id') <> count(*) from jsonb_array_elements(new.capabilities) c) then
    raise exception 'a capability twice' using errcode = 'check_violation';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.guard_voyage_agreement()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  if tg_op = 'DELETE' then
    raise exception 'an agreement stays' using errcode = 'integrity_constraint_violation', constraint = 'voyage_agreement_closed';
  end if;
  if tg_op = 'INSERT' and new.state <> 'asked' then
    raise exception 'an agreement begins by being asked' using errcode = 'integrity_constraint_violation', constraint = 'voyage_agreement_closed';
  end if;
  if tg_op = 'UPDATE' then
    if new.state <> old.state and not (
        (old.state = 'asked' and new.state in ('agreed', 'declined', 'taken_back', 'lapsed'))
        or (old.state = 'agreed' and new.state in ('declined', 'taken_back', 'lapsed', 'joined'))
        or (old.state = 'joined' and new.state = 'parted')) then
      raise exception 'an agreement that was answered stays' using errcode = 'integrity_constraint_violation', constraint = 'voyage_agreement_closed';
    end if;
    if new.state in ('agreed', 'joined') and new.state <> old.state and (
        select count(*) from public.voyage_agreement_parts p
        where p.voyage_agreement_id = new.id and p.answer = 'agreed') <> 2 then
      raise exception 'both proponents agree' using errcode = 'integrity_constraint_violation', constraint = 'voyage_agreement_by_both';
    end if;
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.guard_voyage_agreement_part()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and (new.ship_time_request_id, new.voyage_agreement_id, new.position)
      is distinct from (old.ship_time_request_id, old.voyage_agreement_id, old.position)) then
    raise exception 'an agreement stays' using errcode = 'integrity_constraint_violation', constraint = 'voyage_agreement_closed';
  end if;
  if tg_op = 'INSERT' and not exists (
      select 1 from public.ship_time_requests r join public.voyage_agreements a on a.id = new.voyage_agreement_id
      where r.id = new.ship_time_request_id and r.status_id in (2, 3, 4) and r.fiscal_year_id = a.fiscal_year_id) then
    raise exception 'only an application that waits for its answer is asked'
      using errcode = 'integrity_constraint_violation', constraint = 'voyage_agreement_of_applications';
  end if;
  if tg_op = 'UPDATE' and new.answer is distinct from old.answer and (
      (old.answer is not null and new.answer is distinct from 'declined')
      or not exists (select 1 from public.voyage_agreements a where a.id = new.voyage_agreement_id and a.state in ('asked', 'agreed'))) then
    raise exception 'an answer stays' using errcode = 'integrity_constraint_violation', constraint = 'voyage_agreement_closed';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.guard_voyage_report()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION public.guard_voyage_report_stations()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  if exists (select 1 from public.voyage_reports v where v.closed_at is not null
      and v.ship_time_request_id = coalesce(new.ship_time_request_id, old.ship_time_request_id)) then
    raise exception 'a closed report is not changed'
      using errcode = 'integrity_constraint_violation', constraint = 'voyage_report_closed';
  end if;
  return coalesce(new, old);
end $function$
;

CREATE OR REPLACE FUNCTION public.has_imo_check_digit(imo text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE STRICT
 SET search_path TO 'pg_catalog', 'public'
AS $function$
  select sum(substr(imo, i, 1)::int * (8 - i)) % 10 = right(imo, 1)::int from generate_series(1, 6) i
$function$
;

CREATE OR REPLACE FUNCTION public.has_orcid_check_digit(orcid text)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE STRICT
 SET search_path TO 'pg_catalog', 'public'
AS $function$
declare
  characters text := replace(right(orcid, 19), '-', '');
  total int := 0;
begin
  for i in 1..15 loop
    total := (total + substr(characters, i, 1)::int) * 2 % 11;
  end loop;
  return substr('0123456789X', (12 - total) % 11 + 1, 1) = right(characters, 1);
end $function$
;

CREATE OR REPLACE FUNCTION public.has_ror_check_digits(ror text)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE STRICT
 SET search_path TO 'pg_catalog', 'public'
AS $function$
declare
  number bigint := 0;
begin
  for i in 1..7 loop
    number := number * 32 + strpos('0123456789abcdefghjkmnpqrstvwxyz', substr(right(ror, 9), i, 1)) - 1;
  end loop;
  return 98 - (number * 100) % 97 = right(ror, 2)::int;
end $function$
;

CREATE OR REPLACE FUNCTION public.is_applicant(request integer, person integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public'
AS $function$
  select exists (select 1 from public.ship_time_requests r where r.id = request and r.user_id = person)
    or exists (select 1 from public.co_proponents c where c.ship_time_request_id = request and c.user_id = person)
$function$
;

CREATE OR REPLACE FUNCTION public.is_identifier(scheme text, value text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO 'pg_catalog', 'public'
AS $function$
  select case scheme
    when 'imo' then case when value ~ '^[1-9]\d{6}$' then public.has_imo_check_digit(value) else value is null end
    when 'mmsi' then value is null or value ~ '^[2-7]\d{8}$'
    when 'call_sign' then value is null or value ~ '^([A-Z]{2}|[A-Z]\d|\d[A-Z])[A-Z0-9]{1,5}$'
    when 'ices_code' then value is null or value ~ '^[0-9A-Z]{4}$'
    when 'un_locode' then value is null or value ~ '^[A-Z]{2}[A-Z2-9]{3}$'
    when 'ror' then case when value ~ '^https://ror\.org/0[0-9a-hjkmnp-tv-z]{6}\d{2}$' then public.has_ror_check_digits(value) else value is null end
    when 'crossref_funder' then value is null or value ~ '^https://doi\.org/10\.13039/\d{6,15}$'
    when 'orcid' then case when value ~ '^https://orcid\.org/\d{4}-\d{4}-\d{4}-\d{3}[\dX]$' then public.has_orcid_check_digit(value) else value is null end
    else false
  end
$function$
;

CREATE OR REPLACE FUNCTION public.is_later_year(year integer, at timestamp with time zone DEFAULT clock_timestamp())
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public'
AS $function$
  select coalesce((select y.deadline_at > o.deadline_at from public.fiscal_years y, public.fiscal_years o
    where y.id = year and o.id = public.open_fiscal_year(at)), false)
$function$
;

CREATE OR REPLACE FUNCTION public.is_one_voyage(agreement integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public'
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.lapse_berth_requests()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  update public.berth_requests set state = 'lapsed', decided_at = clock_timestamp(), decided_by = null
    where mission_id = old.id and state in ('waiting', 'accepted');
  return old;
end $function$
;

CREATE OR REPLACE FUNCTION public.lapse_corrections()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  update public.corrections set state = 'lapsed', decided_at = clock_timestamp()
    where ship_time_request_id = new.id and state = 'proposed';
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.lapse_transfer_offers()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  update public.transfer_offers set state = 'lapsed', decided_at = clock_timestamp()
    where ship_time_request_id = new.id and state = 'waiting';
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.lapse_voyage_agreements()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  update public.voyage_agreements a set state = 'lapsed', decided_at = clock_timestamp()
    from public.voyage_agreement_parts p
    where p.voyage_agreement_id = a.id and p.ship_time_request_id = new.id and p.open and a.state in ('asked', 'agreed')
      and (new.status_id not in (2, 3, 4) or new.fiscal_year_id is distinct from a.fiscal_year_id
        or (new.vessel_id is distinct from old.vessel_id and new.vessel_id is distinct from a.vessel_id));
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.leave_ranking()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  update public.application_standings set position = null where ship_time_request_id = new.id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.ledger_hash(previous bytea, said text)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO 'pg_catalog'
AS $function$
  select sha256(previous || convert_to(said, 'UTF8'))
$function$
;

CREATE OR REPLACE FUNCTION public.ledger_instant(at timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
$function$
;

CREATE OR REPLACE FUNCTION public.ledger_text(source text, source_id bigint)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public'
AS $function$
  select case source
    when 'audit_log' then (
      select jsonb_build_array('audit_log', a.id, public.ledger_instant(a.created_at), a.actor_id, a.action,
        a.subject_type, a.subject_id, a.before, a.after, a.reason, a.address)::text
      from public.audit_log a where a.id = source_id)
    when 'ship_time_request_history' then (
      select jsonb_build_array('ship_time_request_history', h.id, public.ledger_instant(h.created_at),
        h.ship_time_request_id, h.from_status_id, h.to_status_id, h.action, h.reason, h.user_id, h.receipt)::text
      from public.ship_time_request_history h where h.id = source_id)
    when 'vessel_plan_history' then (
      select jsonb_build_array('vessel_plan_history', p.id, public.ledger_instant(p.created_at), p.vessel_plan_id,
        p.from_level, p.to_level, p.action, p.reason, p.user_id)::text
      from public.vessel_plan_history p where p.id = source_id)
    when 'erasures' then (
      select jsonb_build_array('erasures', e.id, public.ledger_instant(e.created_at), e.source, e.source_id,
        encode(e.hash_after, 'hex'))::text
      from public.erasures e where e.id = ledger_text.source_id)
  end
$function$
;

CREATE OR REPLACE FUNCTION public.new_receipt()
 RETURNS text
 LANGUAGE sql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (get_byte(chance, place) & 31), 1)
      || case when number in (4, 8) then '-' else '' end, '' order by number)
  from (select uuid_send(gen_random_uuid()) as chance) as drawn,
    unnest(array[0, 1, 2, 3, 4, 5, 9, 10, 11, 12, 13, 14]) with ordinality as places(place, number)
$function$
;

CREATE OR REPLACE FUNCTION public.note_administrator_end()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  new.administrator_ended_at = clock_timestamp();
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.note_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION public.number_published_voyages()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  perform public.number_voyages(new.fleet_plan_id, new.snapshot);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.number_voyages(fleet_plan integer, schedule jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
declare
  one record;
begin
  perform pg_advisory_xact_lock(hashtext('voyage_numbers'));
  for one in
    select (m ->> 'id')::integer as mission, (p -> 'snapshot' ->> 'vessel_id')::integer as ship,
      extract(year from y.start_date)::integer as in_year
    from public.fleet_plans f join public.fiscal_years y on y.id = f.fiscal_year_id,
      jsonb_array_elements(schedule -> 'plans') p, jsonb_array_elements(p -> 'snapshot' -> 'missions') m
    where f.id = fleet_plan and m ->> 'start_date' is not null
      and not exists (select from public.voyage_numbers n where n.mission_id = (m ->> 'id')::integer)
    order by ship, m ->> 'start_date', (m ->> 'start_fraction')::numeric, mission
  loop
    insert into public.voyage_numbers (mission_id, vessel_id, code, year, sequence)
      values (one.mission, one.ship, public.ship_code(one.ship), one.in_year, (select coalesce(max(n.sequence), 0) + 1
        from public.voyage_numbers n where n.vessel_id = one.ship and n.year = one.in_year));
  end loop;
end $function$
;

CREATE OR REPLACE FUNCTION public.open_fiscal_year(at timestamp with time zone DEFAULT clock_timestamp())
 RETURNS integer
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public'
AS $function$
  select y.id from public.fiscal_years y where y.active and y.deadline_at > at order by y.deadline_at, y.id limit 1
$function$
;

CREATE OR REPLACE FUNCTION public.part_voyage_with_application()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION public.quarter_days(day date, fraction numeric)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select (day - date '2000-01-01') * 4 + (coalesce(fraction, 0) * 4)::integer $function$
;

CREATE OR REPLACE FUNCTION public.received_at()
 RETURNS timestamp with time zone
 LANGUAGE sql
AS $function$
  select coalesce(nullif(current_setting('shiptime.received_at', true), '')::timestamptz, clock_timestamp())
$function$
;

CREATE OR REPLACE FUNCTION public.record_fields(source text, said jsonb)
 RETURNS TABLE(field text, value text)
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO 'pg_catalog', 'public'
AS $function$
declare
  pattern text := public.erasable_pattern(source);
begin
  return query
  with columns as (
    select c.key, c.value::text as text, jsonb_typeof(c.value) in ('object', 'array') as is_json
    from jsonb_each(said) c where c.value <> 'null'::jsonb
  ),
  leaves as (
    select c.key, found.m[1] as name, found.m[2] as value,
      row_number() over (partition by c.key, found.m[1] order by found.place) as occurrence
    from columns c, regexp_matches(c.text, pattern, 'g') with ordinality as found(m, place)
    where c.is_json
  )
  select l.key || ':' || l.name || ':' || l.occurrence, l.value from leaves l where l.value <> 'null'
  union all
  select c.key, case when c.is_json then regexp_replace(c.text, pattern, '"\1": null', 'g') else c.text end from columns c;
end $function$
;

CREATE OR REPLACE FUNCTION public.refuse_application_off_its_vessel()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
declare request integer;
begin
  if tg_table_name = 'ship_time_requests' then
    request := new.id;
  else
    request := old.ship_time_request_id;
    if request is null or not exists (
      select 1 from public.vessel_plans p join public.ship_time_requests r on r.id = request and r.vessel_id = p.vessel_id
      where p.id = old.vessel_plan_id and p.scenario_id is null) then return null; end if;
  end if;
  if exists (select 1 from public.missions m join public.vessel_plans p on p.id = m.vessel_plan_id
      where m.ship_time_request_id = request and p.scenario_id is null) and not exists (
    select 1 from public.missions m join public.vessel_plans p on p.id = m.vessel_plan_id and p.scenario_id is null
      join public.ship_time_requests r on r.id = m.ship_time_request_id and r.vessel_id = p.vessel_id
    where m.ship_time_request_id = request) then
    raise exception 'an application keeps a mission on its vessel'
      using errcode = 'integrity_constraint_violation', constraint = 'application_on_its_vessel';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
declare
  fields text[];
begin
  if tg_op = 'UPDATE' and tg_table_name in ('audit_log', 'vessel_plan_versions', 'fleet_plan_versions') then
    fields := public.erased_here(tg_table_name, (to_jsonb(old) ->> 'id')::bigint);
    if fields is not null and to_jsonb(new) = public.without_fields(tg_table_name, to_jsonb(old), fields) then return new; end if;
  elsif tg_op = 'UPDATE' and tg_table_name = 'row_commitments' then
    fields := public.erased_here(old.source, old.source_id);
    if new = (old.source, old.source_id, old.commitments, old.salts - fields)::public.row_commitments then return new; end if;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $function$
;

CREATE OR REPLACE FUNCTION public.refuse_late(deadline timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the deadline has passed' using errcode = 'integrity_constraint_violation',
    constraint = 'request_deadline_passed', detail = to_char(deadline at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
end $function$
;

CREATE OR REPLACE FUNCTION public.refuse_revival()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.revoked_at is not null and new.revoked_at is null then
    raise exception 'what was revoked stays revoked' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.refuse_rewriting()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% are not changed', tg_table_name using errcode = 'integrity_constraint_violation';
end $function$
;

CREATE OR REPLACE FUNCTION public.refuse_unkept_overlap()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare ids integer[];
begin
  if tg_table_name = 'missions' then ids := array[new.id]; else ids := array[old.mission_id, old.other_mission_id]; end if;
  if exists (select 1 from public.unkept_overlaps(ids)) then
    raise exception 'two missions share time' using errcode = 'exclusion_violation', constraint = 'missions_no_overlap';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.refuse_unknown_years()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  if not exists (select 1 from public.fiscal_years y where new.start_date <= y.end_date and new.end_date >= y.start_date) then
    raise exception 'no fiscal year has these days'
      using errcode = 'integrity_constraint_violation', constraint = 'within_known_years';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.refuse_unwritten_correction()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  if not coalesce((
    select case when jsonb_typeof(new.after) = 'array' then true else to_jsonb(r) -> new.field = new.after end
    from public.ship_time_requests r where r.id = new.ship_time_request_id), false) then
    raise exception 'an accepted correction is written into the form'
      using errcode = 'integrity_constraint_violation', constraint = 'corrections_written';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.refuse_voyage_apart()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION public.require_applicant(request integer, person integer)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  if not public.is_applicant(request, person) then
    raise exception 'remarks are between the people of an application'
      using errcode = 'integrity_constraint_violation', constraint = 'remarks_between_applicants';
  end if;
end $function$
;

CREATE OR REPLACE FUNCTION public.require_letter_of_intent_year()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  if not exists (select 1 from public.letter_of_intent_years y where y.letter_of_intent_id = coalesce(new.id, 0)) then
    raise exception 'a letter of intent is of a year' using errcode = 'integrity_constraint_violation', constraint = 'letter_of_intent_of_years';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.require_two_voyage_agreement_parts()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  if (select count(*) from public.voyage_agreement_parts p where p.voyage_agreement_id = new.id) <> 2 then
    raise exception 'an agreement is of two' using errcode = 'integrity_constraint_violation', constraint = 'voyage_agreement_of_two';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.require_whole_file()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
declare
  which text;
begin
  if tg_op = 'DELETE' then which := old.sha256; else which := new.sha256; end if;
  if exists (
    select 1 from public.stored_files f where f.sha256 = which and f.size is distinct from
      (select sum(octet_length(p.bytes)) from public.stored_file_pieces p where p.sha256 = f.sha256)
  ) then
    raise exception 'a stored file is whole' using errcode = 'integrity_constraint_violation', constraint = 'stored_file_whole';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.seal_in_ledger()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  perform public.append_to_ledger(tg_table_name, new.id);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.ship_code(ship integer)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
declare
  word text;
  found text;
begin
  select n.code into found from public.voyage_numbers n where n.vessel_id = ship limit 1;
  if found is not null then return found; end if;
  select upper(coalesce((select w from regexp_split_to_table(v.key, '[^a-z]+') with ordinality x(w, n)
      where length(w) > 2 order by n desc limit 1), 'ship')) into word from public.vessels v where v.id = ship;
  select c.code into found from (
      select left(word, 2) || letter, n from regexp_split_to_table(substr(word, 3) || '23456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', '')
        with ordinality x(letter, n)
      union all select 'X' || lpad(n::text, 2, '0'), 100 + n from generate_series(0, 99) n) c(code, n)
    where not exists (select from public.voyage_numbers u where u.code = c.code) order by c.n limit 1;
  return found;
end $function$
;

CREATE OR REPLACE FUNCTION public.stepped_now(history text, subject integer)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
declare
  found boolean;
begin
  execute format('select exists (select from public.%I where %I = $1 and xmin = pg_current_xact_id()::xid)', history || '_history', history || '_id')
    into found using subject;
  return found;
end $function$
;

CREATE OR REPLACE FUNCTION public.tell_application(request integer)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  if public.stepped_now('ship_time_request', request) then return; end if;
  perform public.tell_change('application.changed', request::text, jsonb_build_object('ship_time_request_id', r.id,
      'action', 'updated', 'fiscal_year_id', r.fiscal_year_id, 'vessel_id', r.vessel_id), r.id)
    from public.ship_time_requests r where r.id = request and r.status_id <> 1;
end $function$
;

CREATE OR REPLACE FUNCTION public.tell_change(kind text, subject text, said jsonb, application integer DEFAULT NULL::integer)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  perform pg_advisory_xact_lock(hashtext('ledger'));
  insert into public.events (type, ship_time_request_id, data, change)
    values (kind, application, said, concat_ws(':', pg_current_xact_id(), kind, subject))
    on conflict (change) do nothing;
end $function$
;

CREATE OR REPLACE FUNCTION public.tell_live(news jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  insert into public.live_news (news) values (tell_live.news);
end $function$
;

CREATE OR REPLACE FUNCTION public.tell_mission(mission integer, plan integer, op text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  perform public.tell_plan(coalesce((select m.vessel_plan_id from public.missions m where m.id = mission), plan),
    jsonb_build_object('mission_id', mission, 'voyage_number',
      (select n.voyage_number from public.voyage_numbers n where n.mission_id = mission), 'action', coalesce(
      (select split_part(a.action, '.', 2) from public.audit_log a where a.subject_type = 'missions'
        and a.subject_id = mission and a.xmin = pg_current_xact_id()::xid order by a.id desc limit 1), op)));
end $function$
;

CREATE OR REPLACE FUNCTION public.tell_people_of_application()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION public.tell_plan(plan integer, of_mission jsonb DEFAULT NULL::jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION public.touch_row()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.lock_version := old.lock_version + 1;
  if new.updated_at is not distinct from old.updated_at then
    new.updated_at := clock_timestamp();
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.unkept_overlaps(ids integer[])
 RETURNS TABLE(mission_id integer, other_mission_id integer)
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public'
AS $function$
  select distinct least(a.id, b.id), greatest(a.id, b.id)
  from public.missions a
  join public.vessel_plans p on p.id = a.vessel_plan_id
  join public.vessel_plans q on q.vessel_id = p.vessel_id and (q.scenario_id is not distinct from p.scenario_id
    or (q.scenario_id is null and q.fiscal_year_id <> p.fiscal_year_id))
  join public.missions b on b.vessel_plan_id = q.id and b.id <> a.id and b.occupied && a.occupied
  where a.id = any(ids) and not exists (
    select 1 from public.mission_conflicts_kept k where k.code = 'overlap'
      and k.mission_id = least(a.id, b.id) and k.other_mission_id = greatest(a.id, b.id)
      and (k.days is null or upper(a.occupied * b.occupied) - lower(a.occupied * b.occupied) <= k.days * 4))
$function$
;

CREATE OR REPLACE FUNCTION public.without_fields(source text, said jsonb, fields text[])
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO 'pg_catalog', 'public'
AS $function$
declare
  field text;
  parts text[];
  instead text := case when source = 'audit_log' then 'null' else '"Person / Personne"' end;
begin
  foreach field in array fields loop
    parts := regexp_match(field, '^([^:]+):(.*):([0-9]+)$');
    if parts is null then
      said := said || jsonb_build_object(field, null);
    else
      said := said || jsonb_build_object(parts[1], regexp_replace((said -> parts[1])::text,
        '"(' || regexp_replace(parts[2], '([^a-zA-Z0-9_ ])', '\\\1', 'g') || ')": ("(?:[^"\\]|\\.)*"|\["(?:[^"\\]|\\.)*"(?:, "(?:[^"\\]|\\.)*")*\]|null)',
        '"\1": ' || instead, 1, parts[3]::integer)::jsonb);
    end if;
  end loop;
  return said;
end $function$
;

CREATE OR REPLACE FUNCTION public.write_berth_entry()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  insert into public.berth_request_entries (berth_request_id, user_id, action, body)
    values (new.id, case when tg_op = 'INSERT' then new.user_id else new.decided_by end,
      case when tg_op = 'INSERT' then 'asked' else new.state end, case when tg_op = 'UPDATE' then new.reason end);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.write_berth_event()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  perform pg_advisory_xact_lock(hashtext('ledger'));
  insert into public.events (type, data)
    select 'berth_request.' || new.action, jsonb_build_object('berth_request_id', b.id, 'mission_id', b.mission_id,
      'vessel_id', b.vessel_id, 'fiscal_year_id', b.fiscal_year_id, 'berths', coalesce(b.granted_berths, b.berths))
    from public.berth_requests b where b.id = new.berth_request_id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.write_event()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
declare
  said jsonb;
  kind text;
  application integer;
begin
  perform pg_advisory_xact_lock(hashtext('ledger'));
  if tg_table_name = 'ship_time_request_history' then
    kind := public.event_of_application(new.action);
    application := new.ship_time_request_id;
    select jsonb_build_object('ship_time_request_id', r.id, 'fiscal_year_id', r.fiscal_year_id, 'vessel_id', r.vessel_id,
        'from_status_id', new.from_status_id, 'to_status_id', new.to_status_id)
      into said from public.ship_time_requests r where r.id = new.ship_time_request_id;
  elsif tg_table_name = 'vessel_plan_history' then
    kind := public.event_of_plan(new.action);
    select jsonb_build_object('vessel_plan_id', p.id, 'fiscal_year_id', p.fiscal_year_id, 'vessel_id', p.vessel_id,
        'from_level', new.from_level, 'to_level', new.to_level)
      into said from public.vessel_plans p where p.id = new.vessel_plan_id;
  elsif tg_table_name = 'fleet_plan_versions' then
    kind := 'schedule.published';
    select jsonb_build_object('fleet_plan_id', f.id, 'fiscal_year_id', f.fiscal_year_id, 'version', new.number)
      into said from public.fleet_plans f where f.id = new.fleet_plan_id;
  elsif tg_table_name = 'schedule_openings' then
    kind := 'schedule.freed';
    select jsonb_build_object('fleet_plan_id', f.id, 'fiscal_year_id', f.fiscal_year_id, 'version', new.version,
        'vessel_id', new.vessel_id, 'legs', (select jsonb_agg(leg - 'freed' - 'berths_before') from jsonb_array_elements(new.legs) leg))
      into said from public.fleet_plans f where f.id = new.fleet_plan_id;
  elsif new.subject_type = 'missions' then
    kind := 'mission.changed';
    select jsonb_build_object('mission_id', new.subject_id, 'action', split_part(new.action, '.', 2),
        'vessel_plan_id', p.id, 'fiscal_year_id', p.fiscal_year_id, 'vessel_id', p.vessel_id)
      into said from (select coalesce((select m.vessel_plan_id from public.missions m where m.id = new.subject_id),
        (new.before ->> 'vessel_plan_id')::integer) as id) asked
      left join public.vessel_plans p on p.id = asked.id;
    if exists (select 1 from public.vessel_plans q where q.id = (said ->> 'vessel_plan_id')::integer
      and q.scenario_id is not null) then return null; end if;
  elsif new.subject_type = 'scheduling_constraints' then
    kind := 'constraint.changed';
    said := jsonb_build_object('scheduling_constraint_id', new.subject_id, 'action', split_part(new.action, '.', 2),
      'vessel_id', coalesce((select c.vessel_id from public.scheduling_constraints c where c.id = new.subject_id),
        (new.before ->> 'vessel_id')::integer));
  else
    kind := 'fiscal_year.deadline_moved';
    said := jsonb_build_object('fiscal_year_id', new.subject_id);
  end if;
  insert into public.events (type, ship_time_request_id, data) values (kind, application, coalesce(said, '{}'));
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.write_report_event()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  perform pg_advisory_xact_lock(hashtext('ledger'));
  insert into public.events (type, ship_time_request_id, data)
    select 'application.reported', r.id, jsonb_build_object('ship_time_request_id', r.id,
      'fiscal_year_id', r.fiscal_year_id, 'vessel_id', r.vessel_id)
    from public.ship_time_requests r where r.id = new.ship_time_request_id;
  return null;
end $function$
;

create table account_tokens (
  id integer generated by default as identity not null,
  user_id integer not null,
  purpose text not null,
  token_hash bytea not null,
  email text not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint account_tokens_pkey PRIMARY KEY (id),
  constraint account_tokens_token_hash_key UNIQUE (token_hash),
  constraint account_tokens_purpose_check CHECK (purpose = ANY (ARRAY['activation'::text, 'password_reset'::text, 'email_change'::text]))
);

create table agencies (
  id integer generated by default as identity not null,
  key text not null,
  name_en text not null,
  name_fr text not null,
  "position" integer default 0 not null,
  active boolean default true not null,
  lock_version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  abbreviation_en text,
  abbreviation_fr text,
  ror text,
  crossref_funder text,
  identifier_sources jsonb default '[]'::jsonb not null,
  constraint agencies_pkey PRIMARY KEY (id),
  constraint agencies_key_key UNIQUE (key),
  constraint agencies_crossref_funder_check CHECK (is_identifier('crossref_funder'::text, crossref_funder)),
  constraint agencies_identifier_sources_check CHECK (jsonb_typeof(identifier_sources) = 'array'::text),
  constraint agencies_name_en_check CHECK (length(name_en) >= 1 AND length(name_en) <= 250),
  constraint agencies_name_fr_check CHECK (length(name_fr) >= 1 AND length(name_fr) <= 250),
  constraint agencies_ror_check CHECK (is_identifier('ror'::text, ror))
);

create table application_standings (
  ship_time_request_id integer not null,
  vessel_id integer not null,
  fiscal_year_id integer not null,
  "position" numeric,
  priority integer,
  mandate_note text,
  updated_by integer,
  lock_version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint application_standings_pkey PRIMARY KEY (ship_time_request_id),
  constraint application_standings_one_in_a_place UNIQUE (vessel_id, fiscal_year_id, "position"),
  constraint application_standings_mandate_note_check CHECK (length(mandate_note) >= 1 AND length(mandate_note) <= 2000),
  constraint application_standings_priority_check CHECK (priority >= 1 AND priority <= 5)
);

create table areas_of_consideration (
  id integer generated by default as identity not null,
  ship_time_request_id integer not null,
  name text not null,
  info_url text,
  lock_version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint areas_of_consideration_pkey PRIMARY KEY (id),
  constraint areas_of_consideration_info_url_check CHECK (length(info_url) <= 2000),
  constraint areas_of_consideration_name_check CHECK (length(name) >= 1 AND length(name) <= 1000)
);

create table attachments (
  id integer generated always as identity not null,
  ship_time_request_id integer not null,
  user_id integer not null,
  name text not null,
  description text,
  kind text not null,
  size integer not null,
  sha256 text not null,
  lock_version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint attachments_pkey PRIMARY KEY (id),
  constraint attachments_once UNIQUE (ship_time_request_id, sha256),
  constraint attachments_description_check CHECK (length(description) <= 2000),
  constraint attachments_kind_check CHECK (kind = ANY (ARRAY['pdf'::text, 'png'::text, 'jpeg'::text, 'webp'::text])),
  constraint attachments_name_check CHECK (length(name) >= 1 AND length(name) <= 800 AND name !~ '[/\\[:cntrl:]]'::text),
  constraint attachments_sha256_check CHECK (sha256 ~ '^[0-9a-f]{64}$'::text),
  constraint attachments_size_check CHECK (size >= 1 AND size <= 20971520)
);

create table audit_log (
  id bigint generated by default as identity not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  actor_id integer,
  action text not null,
  subject_type text not null,
  subject_id integer,
  before jsonb,
  after jsonb,
  reason text,
  address text,
  constraint audit_log_pkey PRIMARY KEY (id)
);

create table availability_watches (
  id integer generated by default as identity not null,
  user_id integer not null,
  vessel_id integer,
  region_id integer,
  start_date date not null,
  end_date date not null,
  min_days integer,
  min_berths integer,
  last_opening_id bigint not null,
  created_at timestamp with time zone default now() not null,
  constraint availability_watches_pkey PRIMARY KEY (id),
  constraint availability_watches_for_something CHECK (min_days IS NOT NULL OR min_berths IS NOT NULL),
  constraint availability_watches_in_order CHECK (start_date <= end_date),
  constraint availability_watches_min_berths_check CHECK (min_berths >= 1 AND min_berths <= 200),
  constraint availability_watches_min_days_check CHECK (min_days >= 1 AND min_days <= 366),
  constraint availability_watches_of_one CHECK (vessel_id IS NULL OR region_id IS NULL)
);

create table backups (
  id integer generated always as identity not null,
  name text not null,
  directory text not null,
  requested_by integer,
  started_at timestamp with time zone default clock_timestamp() not null,
  phase text default 'writing'::text not null,
  tables_done integer default 0 not null,
  tables_total integer,
  encrypted boolean not null,
  made_at timestamp with time zone,
  rows bigint,
  bytes bigint,
  failure text,
  proven_at timestamp with time zone,
  proof_seconds double precision,
  unproven text,
  unproven_detail text,
  removed_at timestamp with time zone,
  constraint backups_pkey PRIMARY KEY (id),
  constraint backups_check CHECK ((phase = 'failed'::text) = (failure IS NOT NULL)),
  constraint backups_check1 CHECK ((phase <> ALL (ARRAY['proving'::text, 'done'::text])) OR made_at IS NOT NULL),
  constraint backups_check2 CHECK (proven_at IS NULL OR unproven IS NULL),
  constraint backups_check3 CHECK (phase <> 'done'::text OR (proven_at IS NULL) <> (unproven IS NULL)),
  constraint backups_phase_check CHECK (phase = ANY (ARRAY['writing'::text, 'proving'::text, 'done'::text, 'failed'::text])),
  constraint backups_tables_done_check CHECK (tables_done >= 0),
  constraint backups_unproven_check CHECK (unproven = ANY (ARRAY['no_scratch'::text, 'differs'::text, 'failed'::text]))
);

create table berth_request_entries (
  id integer generated by default as identity not null,
  berth_request_id integer not null,
  user_id integer,
  action text not null,
  body text,
  created_at timestamp with time zone default clock_timestamp() not null,
  constraint berth_request_entries_pkey PRIMARY KEY (id),
  constraint berth_request_entries_action_check CHECK (action = ANY (ARRAY['asked'::text, 'question'::text, 'answer'::text, 'agreed'::text, 'disagreed'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text, 'taken_back'::text, 'lapsed'::text])),
  constraint berth_request_entries_body_check CHECK (length(body) >= 1 AND length(body) <= 8000)
);

create table berth_requests (
  id integer generated by default as identity not null,
  mission_id integer,
  vessel_id integer not null,
  fiscal_year_id integer not null,
  voyage_title text not null,
  start_date date not null,
  end_date date not null,
  user_id integer not null,
  ship_time_request_id integer,
  berths integer not null,
  days_aboard numeric(5,2),
  objectives text not null,
  equipment text,
  state text default 'waiting'::text not null,
  granted_berths integer,
  word text,
  word_note text,
  word_by integer,
  decided_by integer,
  decided_at timestamp with time zone,
  reason text,
  end_told boolean default false not null,
  lock_version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint berth_requests_pkey PRIMARY KEY (id),
  constraint berth_requests_berths_check CHECK (berths >= 1 AND berths <= 999),
  constraint berth_requests_days_aboard_check CHECK (days_aboard > 0::numeric AND days_aboard <= 366::numeric AND (days_aboard * 4::numeric) = trunc(days_aboard * 4::numeric)),
  constraint berth_requests_decided_once CHECK ((state = 'waiting'::text) = (decided_at IS NULL)),
  constraint berth_requests_equipment_check CHECK (length(equipment) >= 1 AND length(equipment) <= 8000),
  constraint berth_requests_granted CHECK (
CASE state
    WHEN 'waiting'::text THEN granted_berths IS NULL
    WHEN 'declined'::text THEN granted_berths IS NULL
    WHEN 'accepted'::text THEN granted_berths IS NOT NULL AND mission_id IS NOT NULL
    ELSE true
END),
  constraint berth_requests_granted_berths_check CHECK (granted_berths >= 1 AND granted_berths <= 999),
  constraint berth_requests_objectives_check CHECK (length(objectives) >= 1 AND length(objectives) <= 8000),
  constraint berth_requests_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 8000),
  constraint berth_requests_refused_with_reason CHECK ((state <> ALL (ARRAY['declined'::text, 'taken_back'::text])) OR reason IS NOT NULL),
  constraint berth_requests_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text, 'taken_back'::text, 'lapsed'::text])),
  constraint berth_requests_voyage_ends CHECK (start_date <= end_date),
  constraint berth_requests_voyage_title_check CHECK (length(voyage_title) >= 1 AND length(voyage_title) <= 1000),
  constraint berth_requests_word_by_somebody CHECK ((word IS NULL) = (word_by IS NULL) AND (word IS NOT NULL OR word_note IS NULL)),
  constraint berth_requests_word_check CHECK (word = ANY (ARRAY['agreed'::text, 'disagreed'::text])),
  constraint berth_requests_word_note_check CHECK (length(word_note) >= 1 AND length(word_note) <= 8000)
);

create table calendar_feeds (
  id integer generated by default as identity not null,
  user_id integer not null,
  vessel_id integer,
  token_hash bytea not null,
  created_at timestamp with time zone default now() not null,
  revoked_at timestamp with time zone,
  constraint calendar_feeds_pkey PRIMARY KEY (id),
  constraint calendar_feeds_token_hash_key UNIQUE (token_hash)
);

create table capabilities (
  id integer generated by default as identity not null,
  key text not null,
  name_en text not null,
  name_fr text not null,
  kind text not null,
  "position" integer default 0 not null,
  active boolean default true not null,
  lock_version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint capabilities_pkey PRIMARY KEY (id),
  constraint capabilities_key_key UNIQUE (key),
  constraint capabilities_kind_check CHECK (kind = ANY (ARRAY['fishing'::text, 'handling'::text, 'laboratory'::text, 'ship'::text, 'waters'::text])),
  constraint capabilities_name_en_check CHECK (length(name_en) >= 1 AND length(name_en) <= 250),
  constraint capabilities_name_fr_check CHECK (length(name_fr) >= 1 AND length(name_fr) <= 250)
);

create table clarification_messages (
  id integer generated by default as identity not null,
  ship_time_request_id integer not null,
  user_id integer not null,
  kind text not null,
  body text not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  opened_fields text[] default '{}'::text[] not null,
  constraint clarification_messages_pkey PRIMARY KEY (id),
  constraint clarification_messages_body_check CHECK (length(body) >= 1 AND length(body) <= 8000),
  constraint clarification_messages_kind_check CHECK (kind = ANY (ARRAY['question'::text, 'answer'::text])),
  constraint clarification_messages_questions_open CHECK (kind = 'question'::text OR opened_fields = '{}'::text[])
);

create table co_proponents (
  ship_time_request_id integer not null,
  user_id integer not null,
  slot smallint not null,
  added_by integer,
  created_at timestamp with time zone default now() not null,
  constraint co_proponents_pkey PRIMARY KEY (ship_time_request_id, user_id),
  constraint co_proponents_limit UNIQUE (ship_time_request_id, slot),
  constraint co_proponents_slot_check CHECK (slot >= 1 AND slot <= 5)
);

create table coastal_states (
  id integer generated by default as identity not null,
  key text not null,
  name_en text not null,
  name_fr text not null,
  "position" integer default 0 not null,
  active boolean default true not null,
  lock_version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  iso_code text,
  clearance_days integer,
  clearance_authority_en text,
  clearance_authority_fr text,
  clearance_source_en text,
  clearance_note_en text,
  clearance_note_fr text,
  clearance_source_fr text,
  constraint coastal_states_pkey PRIMARY KEY (id),
  constraint coastal_states_key_key UNIQUE (key),
  constraint coastal_states_clearance_authority_en_check CHECK (length(clearance_authority_en) >= 1 AND length(clearance_authority_en) <= 250),
  constraint coastal_states_clearance_authority_fr_check CHECK (length(clearance_authority_fr) >= 1 AND length(clearance_authority_fr) <= 250),
  constraint coastal_states_clearance_days_check CHECK (clearance_days >= 1 AND clearance_days <= 1000),
  constraint coastal_states_clearance_note_en_check CHECK (length(clearance_note_en) >= 1 AND length(clearance_note_en) <= 1000),
  constraint coastal_states_clearance_note_fr_check CHECK (length(clearance_note_fr) >= 1 AND length(clearance_note_fr) <= 1000),
  constraint coastal_states_clearance_source_en_check CHECK (length(clearance_source_en) >= 1 AND length(clearance_source_en) <= 500),
  constraint coastal_states_clearance_source_fr_check CHECK (length(clearance_source_fr) >= 1 AND length(clearance_source_fr) <= 500),
  constraint coastal_states_name_en_check CHECK (length(name_en) >= 1 AND length(name_en) <= 250),
  constraint coastal_states_name_fr_check CHECK (length(name_fr) >= 1 AND length(name_fr) <= 250)
);

create table collaborators (
  id integer generated by default as identity not null,
  ship_time_request_id integer not null,
  organization text not null,
  primary_contact text,
  contribution text,
  lock_version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  ror text,
  constraint collaborators_pkey PRIMARY KEY (id),
  constraint collaborators_contribution_check CHECK (length(contribution) <= 4000),
  constraint collaborators_organization_check CHECK (length(organization) >= 1 AND length(organization) <= 1000),
  constraint collaborators_primary_contact_check CHECK (length(primary_contact) <= 1000),
  constraint collaborators_ror_check CHECK (is_identifier('ror'::text, ror))
);

create table corrections (
  id integer generated always as identity not null,
  ship_time_request_id integer not null,
  clarification_message_id integer not null,
  field text not null,
  before jsonb not null,
  after jsonb not null,
  state text default 'proposed'::text not null,
  decided_by integer,
  decided_at timestamp with time zone,
  decided_in xid8,
  created_at timestamp with time zone default clock_timestamp() not null,
  constraint corrections_pkey PRIMARY KEY (id),
  constraint corrections_once_an_answer UNIQUE (clarification_message_id, field),
  constraint corrections_change_something CHECK (before IS DISTINCT FROM after),
  constraint corrections_decided_by_somebody CHECK ((state = ANY (ARRAY['accepted'::text, 'declined'::text])) = (decided_by IS NOT NULL)),
  constraint corrections_decided_once CHECK ((state = 'proposed'::text) = (decided_at IS NULL)),
  constraint corrections_state_check CHECK (state = ANY (ARRAY['proposed'::text, 'accepted'::text, 'declined'::text, 'replaced'::text, 'lapsed'::text]))
);

create table delivered_voyages (
  id integer generated by default as identity not null,
  vessel_plan_id integer not null,
  outside_number text,
  title text not null,
  start_date date not null,
  end_date date not null,
  mobilization_port_id integer,
  demobilization_port_id integer,
  lock_version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint delivered_voyages_pkey PRIMARY KEY (id),
  constraint delivered_voyages_number UNIQUE (vessel_plan_id, outside_number),
  constraint delivered_voyages_check CHECK (end_date >= start_date),
  constraint delivered_voyages_outside_number_check CHECK (length(outside_number) >= 1 AND length(outside_number) <= 100),
  constraint delivered_voyages_title_check CHECK (length(title) >= 1 AND length(title) <= 1000)
);

create table draft_keys (
  user_id integer not null,
  key text not null,
  constraint draft_keys_pkey PRIMARY KEY (user_id)
);

create table erasures (
  id bigint generated by default as identity not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  source text not null,
  source_id bigint not null,
  hash_after bytea,
  fields text[],
  person_id integer,
  erased_by text,
  constraint erasures_pkey PRIMARY KEY (id),
  constraint erasures_hash_after_check CHECK (length(hash_after) = 32),
  constraint erasures_name_fields_or_a_hash CHECK ((hash_after IS NULL) = (fields IS NOT NULL)),
  constraint erasures_source_check CHECK (source = ANY (ARRAY['audit_log'::text, 'vessel_plan_versions'::text, 'fleet_plan_versions'::text]))
);

create table events (
  id bigint generated by default as identity not null,
  type text not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  ship_time_request_id integer,
  data jsonb not null,
  change text,
  constraint events_pkey PRIMARY KEY (id),
  constraint events_change_key UNIQUE (change),
  constraint events_type_check CHECK (length(type) >= 3 AND length(type) <= 100)
);

create table factor_tickets (
  id integer generated by default as identity not null,
  user_id integer not null,
  purpose text not null,
  token_hash bytea not null,
  session_id integer,
  sealed_secret text,
  passkey_challenge text,
  tries integer default 0 not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint factor_tickets_pkey PRIMARY KEY (id),
  constraint factor_tickets_token_hash_key UNIQUE (token_hash),
  constraint factor_tickets_purpose_check CHECK (purpose = ANY (ARRAY['sign_in'::text, 'set_up'::text, 'proof'::text])),
  constraint factor_tickets_session CHECK ((purpose = 'proof'::text) <= (session_id IS NOT NULL) AND (purpose = 'sign_in'::text) <= (session_id IS NULL)),
  constraint factor_tickets_token_hash_check CHECK (length(token_hash) = 32),
  constraint factor_tickets_tries_check CHECK (tries >= 0 AND tries <= 5)
);

create table faqs (
  id integer generated by default as identity not null,
  key text not null,
  question_en text not null,
  question_fr text not null,
  answer_en text not null,
  answer_fr text not null,
  "position" integer default 0 not null,
  active boolean default true not null,
  lock_version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint faqs_pkey PRIMARY KEY (id),
  constraint faqs_key_key UNIQUE (key)
);

create table federated_attempts (
  id integer generated by default as identity not null,
  state_hash bytea not null,
  binding_hash bytea not null,
  nonce text not null,
  code_verifier text not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint federated_attempts_pkey PRIMARY KEY (id),
  constraint federated_attempts_state_hash_key UNIQUE (state_hash),
  constraint federated_attempts_binding_hash_check CHECK (length(binding_hash) = 32),
  constraint federated_attempts_state_hash_check CHECK (length(state_hash) = 32)
);

create table federated_identities (
  id integer generated by default as identity not null,
  user_id integer not null,
  issuer text not null,
  subject text not null,
  created_at timestamp with time zone default now() not null,
  last_used_at timestamp with time zone default now() not null,
  constraint federated_identities_pkey PRIMARY KEY (id),
  constraint federated_identities_once UNIQUE (issuer, subject),
  constraint federated_identities_one_person UNIQUE (user_id, issuer),
  constraint federated_identities_issuer_check CHECK (length(issuer) >= 1 AND length(issuer) <= 500),
  constraint federated_identities_subject_check CHECK (length(subject) >= 1 AND length(subject) <= 255)
);

create table fiscal_years (
  id integer generated by default as identity not null,
  name text not null,
  start_date date not null,
  end_date date not null,
  deadline_at timestamp with time zone not null,
  active boolean default true not null,
  lock_version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint fiscal_years_pkey PRIMARY KEY (id),
  constraint fiscal_years_name_key UNIQUE (name),
  constraint fiscal_years_start_date_key UNIQUE (start_date),
  constraint fiscal_years_check CHECK (end_date = (start_date + '1 year'::interval - '1 day'::interval)::date),
  constraint fiscal_years_name_check CHECK (name ~ '^\d{4}-\d{4}$'::text),
  constraint fiscal_years_start_date_check CHECK (EXTRACT(month FROM start_date) = 4::numeric AND EXTRACT(day FROM start_date) = 1::numeric)
);

create table fleet_plan_versions (
  id integer generated by default as identity not null,
  fleet_plan_id integer not null,
  number integer not null,
  reason text not null,
  author_id integer not null,
  snapshot jsonb not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  constraint fleet_plan_versions_pkey PRIMARY KEY (id),
  constraint fleet_plan_versions_fleet_plan_id_number_key UNIQUE (fleet_plan_id, number),
  constraint fleet_plan_versions_number_check CHECK (number >= 1)
);

create table fleet_plans (
  id integer generated by default as identity not null,
  fiscal_year_id integer not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint fleet_plans_pkey PRIMARY KEY (id),
  constraint fleet_plans_fiscal_year_id_key UNIQUE (fiscal_year_id)
);

create table funding_sources (
  id integer generated by default as identity not null,
  ship_time_request_id integer not null,
  organization text not null,
  amount numeric(12,2),
  status text,
  lock_version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  ror text,
  grant_number text,
  constraint funding_sources_pkey PRIMARY KEY (id),
  constraint funding_sources_amount_check CHECK (amount >= 0::numeric),
  constraint funding_sources_grant_number_check CHECK (length(grant_number) <= 400),
  constraint funding_sources_organization_check CHECK (length(organization) >= 1 AND length(organization) <= 1000),
  constraint funding_sources_ror_check CHECK (is_identifier('ror'::text, ror)),
  constraint funding_sources_status_check CHECK (status = ANY (ARRAY['confirmed'::text, 'pending'::text]))
);

create table heartbeats (
  process uuid not null,
  host text not null,
  pid integer not null,
  version text not null,
  started_at timestamp with time zone default now() not null,
  seen_at timestamp with time zone default now() not null,
  constraint heartbeats_pkey PRIMARY KEY (process)
);

create table idempotency_keys (
  scope text not null,
  key text not null,
  method text not null,
  path text not null,
  body_hash text not null,
  status integer,
  headers jsonb,
  body text,
  created_at timestamp with time zone default now() not null,
  completed_at timestamp with time zone,
  committed boolean default false not null,
  constraint idempotency_keys_pkey PRIMARY KEY (scope, key),
  constraint idempotency_keys_key_check CHECK (length(key) >= 1 AND length(key) <= 255)
);

create table invitations (
  id integer generated by default as identity not null,
  ship_time_request_id integer not null,
  email text not null,
  token_hash bytea not null,
  invited_by integer not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  accepted_at timestamp with time zone,
  constraint invitations_pkey PRIMARY KEY (id),
  constraint invitations_ship_time_request_id_email_key UNIQUE (ship_time_request_id, email),
  constraint invitations_token_hash_key UNIQUE (token_hash),
  constraint invitations_email_check CHECK (email = lower(email))
);

create table job_runs (
  name text not null,
  last_run_at timestamp with time zone not null,
  succeeded_at timestamp with time zone,
  done integer,
  failures integer default 0 not null,
  error text,
  constraint job_runs_pkey PRIMARY KEY (name),
  constraint job_runs_failures_check CHECK (failures >= 0)
);

create table ledger (
  "position" bigint not null,
  source text not null,
  source_id bigint not null,
  previous_hash bytea not null,
  hash bytea not null,
  sealed_at timestamp with time zone default clock_timestamp() not null,
  format smallint default 1 not null,
  fields_hash bytea,
  constraint ledger_pkey PRIMARY KEY ("position"),
  constraint ledger_source_id_format_key UNIQUE (source, source_id, format),
  constraint ledger_fields_hash_check CHECK (length(fields_hash) = 32),
  constraint ledger_format_2_has_fields CHECK ((format = 2) = (fields_hash IS NOT NULL)),
  constraint ledger_format_check CHECK (format = ANY (ARRAY[1, 2])),
  constraint ledger_hash_check CHECK (length(hash) = 32),
  constraint ledger_position_check CHECK ("position" >= 1),
  constraint ledger_previous_hash_check CHECK (length(previous_hash) = 32),
  constraint ledger_source_check CHECK (source = ANY (ARRAY['audit_log'::text, 'ship_time_request_history'::text, 'vessel_plan_history'::text, 'vessel_plan_versions'::text, 'fleet_plan_versions'::text, 'erasures'::text]))
);

create table ledger_heads (
  day date not null,
  "position" bigint not null,
  hash bytea not null,
  signature bytea,
  public_key bytea,
  constraint ledger_heads_pkey PRIMARY KEY (day),
  constraint ledger_heads_hash_check CHECK (length(hash) = 32),
  constraint ledger_heads_public_key_check CHECK (length(public_key) = 32),
  constraint ledger_heads_signature_check CHECK (length(signature) = 64)
);

create table letter_of_intent_areas (
  letter_of_intent_id integer not null,
  project_area_id integer not null,
  constraint letter_of_intent_areas_pkey PRIMARY KEY (letter_of_intent_id, project_area_id)
);

create table letter_of_intent_years (
  letter_of_intent_id integer not null,
  fiscal_year_id integer not null,
  ship_time_request_id integer,
  told_at timestamp with time zone,
  constraint letter_of_intent_years_pkey PRIMARY KEY (letter_of_intent_id, fiscal_year_id),
  constraint letter_of_intent_years_ship_time_request_id_key UNIQUE (ship_time_request_id)
);

create table letters_of_intent (
  id integer generated by default as identity not null,
  user_id integer not null,
  title text not null,
  days numeric(5,2) not null,
  first_month integer not null,
  last_month integer not null,
  region_id integer,
  vessel_id integer,
  berths integer,
  summary text not null,
  withdrawn_at timestamp with time zone,
  lock_version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint letters_of_intent_pkey PRIMARY KEY (id),
  constraint letters_of_intent_berths_check CHECK (berths >= 1 AND berths <= 999),
  constraint letters_of_intent_days_check CHECK (days > 0::numeric AND days <= 366::numeric AND (days * 4::numeric) = trunc(days * 4::numeric)),
  constraint letters_of_intent_first_month_check CHECK (first_month >= 1 AND first_month <= 12),
  constraint letters_of_intent_last_month_check CHECK (last_month >= 1 AND last_month <= 12),
  constraint letters_of_intent_months_in_order CHECK (((first_month + 8) % 12) <= ((last_month + 8) % 12)),
  constraint letters_of_intent_summary_check CHECK (length(summary) >= 1 AND length(summary) <= 4000),
  constraint letters_of_intent_title_check CHECK (length(title) >= 1 AND length(title) <= 1000)
);

create table live_news (
  id bigint generated by default as identity not null,
  transaction xid8 default pg_current_xact_id() not null,
  written_at timestamp with time zone default clock_timestamp() not null,
  news jsonb not null,
  constraint live_news_pkey PRIMARY KEY (id)
);

create table marine_protected_areas (
  id integer generated by default as identity not null,
  key text not null,
  name_en text not null,
  name_fr text not null,
  "position" integer default 0 not null,
  active boolean default true not null,
  lock_version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  kind text,
  latitude double precision,
  longitude double precision,
  constraint marine_protected_areas_pkey PRIMARY KEY (id),
  constraint marine_protected_areas_key_key UNIQUE (key),
  constraint marine_protected_areas_name_en_check CHECK (length(name_en) >= 1 AND length(name_en) <= 250),
  constraint marine_protected_areas_name_fr_check CHECK (length(name_fr) >= 1 AND length(name_fr) <= 250)
);

create table mission_conflicts_kept (
  id integer generated by default as identity not null,
  mission_id integer not null,
  code text not null,
  other_mission_id integer,
  reason text not null,
  user_id integer not null,
  created_at timestamp with time zone default now() not null,
  constraint_id integer,
  days numeric(8,3),
  constraint mission_conflicts_kept_pkey PRIMARY KEY (id),
  constraint mission_conflicts_kept_days_check CHECK (days >= 0::numeric),
  constraint mission_conflicts_kept_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 2000)
);

create table missions (
  id integer generated by default as identity not null,
  vessel_plan_id integer not null,
  ship_time_request_id integer,
  number integer not null,
  title text not null,
  requested_berths integer,
  approved_berths integer,
  mobilization_days numeric(5,2) default 0 not null,
  operational_days numeric(5,2) not null,
  demobilization_days numeric(5,2) default 0 not null,
  mobilization_port_id integer,
  demobilization_port_id integer,
  port_calls integer default 0 not null,
  start_date date,
  start_fraction numeric(3,2) default 0 not null,
  notes text,
  overlap_kept boolean default false not null,
  occupied int4range generated always as (
CASE
    WHEN start_date IS NULL THEN NULL::int4range
    ELSE int4range(quarter_days(start_date, start_fraction), quarter_days(start_date, start_fraction) + ((mobilization_days + operational_days + demobilization_days) * 4::numeric)::integer)
END) stored,
  lock_version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  original_id integer,
  outside_number text,
  port_call_stops jsonb default '[]'::jsonb not null,
  constraint missions_pkey PRIMARY KEY (id),
  constraint missions_number UNIQUE (vessel_plan_id, number) DEFERRABLE,
  constraint missions_original UNIQUE (vessel_plan_id, original_id),
  constraint missions_no_overlap EXCLUDE USING gist (vessel_plan_id WITH =, occupied WITH &&) WHERE (start_date IS NOT NULL AND NOT overlap_kept) DEFERRABLE,
  constraint missions_approved_berths_check CHECK (approved_berths >= 0),
  constraint missions_demobilization_days_check CHECK (demobilization_days >= 0::numeric AND (demobilization_days * 4::numeric) = trunc(demobilization_days * 4::numeric)),
  constraint missions_mobilization_days_check CHECK (mobilization_days >= 0::numeric AND (mobilization_days * 4::numeric) = trunc(mobilization_days * 4::numeric)),
  constraint missions_notes_check CHECK (length(notes) <= 8000),
  constraint missions_operational_days_check CHECK (operational_days >= 0.25 AND (operational_days * 4::numeric) = trunc(operational_days * 4::numeric)),
  constraint missions_outside_number_check CHECK (length(outside_number) >= 1 AND length(outside_number) <= 100),
  constraint missions_port_call_stops_check CHECK (jsonb_typeof(port_call_stops) = 'array'::text AND port_calls >= jsonb_array_length(port_call_stops)),
  constraint missions_port_calls_check CHECK (port_calls >= 0),
  constraint missions_requested_berths_check CHECK (requested_berths >= 0),
  constraint missions_start_fraction_check CHECK (start_fraction = ANY (ARRAY[0::numeric, 0.25, 0.5, 0.75])),
  constraint missions_title_check CHECK (length(title) >= 1 AND length(title) <= 1000)
);

create table notices (
  id bigint generated by default as identity not null,
  user_id integer not null,
  kind text not null,
  params jsonb default '{}'::jsonb not null,
  path text,
  created_at timestamp with time zone default now() not null,
  read_at timestamp with time zone,
  mailed_at timestamp with time zone,
  constraint notices_pkey PRIMARY KEY (id)
);

create table operating_hours (
  id integer generated by default as identity not null,
  key text not null,
  name_en text not null,
  name_fr text not null,
  "position" integer default 0 not null,
  active boolean default true not null,
  lock_version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  hours numeric(4,2) default 24 not null,
  constraint operating_hours_pkey PRIMARY KEY (id),
  constraint operating_hours_key_key UNIQUE (key),
  constraint operating_hours_hours_check CHECK (hours > 0::numeric AND hours <= 24::numeric),
  constraint operating_hours_name_en_check CHECK (length(name_en) >= 1 AND length(name_en) <= 250),
  constraint operating_hours_name_fr_check CHECK (length(name_fr) >= 1 AND length(name_fr) <= 250)
);

create table outage_notices (
  id integer generated by default as identity not null,
  outage_id integer not null,
  ship_time_request_id integer not null,
  user_id integer not null,
  digest text not null,
  created_at timestamp with time zone default now() not null,
  constraint outage_notices_pkey PRIMARY KEY (id),
  constraint outage_notices_once UNIQUE (outage_id, ship_time_request_id, digest)
);

create table outage_options (
  proposal_id integer not null,
  outage_id integer not null,
  kind text not null,
  constraint outage_options_pkey PRIMARY KEY (proposal_id),
  constraint outage_options_kind_check CHECK (kind = ANY (ARRAY['fewest_moves'::text, 'most_days'::text, 'within_region'::text]))
);

create table outages (
  id integer not null,
  user_id integer not null,
  affected jsonb not null,
  created_at timestamp with time zone default now() not null,
  constraint outages_pkey PRIMARY KEY (id),
  constraint outages_affected_check CHECK (jsonb_typeof(affected) = 'array'::text)
);

create table outbox (
  id bigint generated by default as identity not null,
  dedup_key text,
  kind text not null,
  user_id integer,
  to_address text not null,
  language text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  message_id text not null,
  attempts integer default 0 not null,
  next_attempt_at timestamp with time zone default now() not null,
  leased_until timestamp with time zone,
  sent_at timestamp with time zone,
  last_error text,
  created_at timestamp with time zone default now() not null,
  caused_by integer,
  secret text,
  calendars_of integer[] default '{}'::integer[] not null,
  useful_until timestamp with time zone,
  constraint outbox_pkey PRIMARY KEY (id),
  constraint outbox_dedup_key_key UNIQUE (dedup_key),
  constraint outbox_message_id_key UNIQUE (message_id),
  constraint outbox_language_check CHECK (language = ANY (ARRAY['en'::text, 'fr'::text]))
);

create table overruled_distances (
  id integer generated by default as identity not null,
  from_port_id integer not null,
  to_port_id integer not null,
  nautical_miles numeric(7,1) not null,
  reason text not null,
  user_id integer not null,
  lock_version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint overruled_distances_pkey PRIMARY KEY (id),
  constraint overruled_distances_one_for_two_ports UNIQUE (from_port_id, to_port_id),
  constraint overruled_distances_between_two_ports CHECK (from_port_id < to_port_id),
  constraint overruled_distances_nautical_miles_check CHECK (nautical_miles > 0::numeric AND nautical_miles <= 20000::numeric),
  constraint overruled_distances_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 250 AND btrim(reason) <> ''::text)
);

create table port_distances (
  from_port_id integer not null,
  to_port_id integer not null,
  nautical_miles numeric(7,1) not null,
  method text not null,
  locks text[] default '{}'::text[] not null,
  around_nautical_miles numeric(7,1),
  constraint port_distances_pkey PRIMARY KEY (from_port_id, to_port_id),
  constraint port_distances_check CHECK (from_port_id < to_port_id),
  constraint port_distances_locks_check CHECK (locks <@ ARRAY['canso'::text, 'montreal_lake_ontario'::text, 'welland'::text, 'sault'::text]),
  constraint port_distances_method_check CHECK (method = ANY (ARRAY['great_circle'::text, 'way_points'::text, 'none'::text])),
  constraint port_distances_nautical_miles_check CHECK (nautical_miles >= 0::numeric),
  constraint port_distances_round_a_lock CHECK (around_nautical_miles IS NULL OR cardinality(locks) > 0 AND around_nautical_miles >= nautical_miles)
);

create table ports (
  id integer generated by default as identity not null,
  key text not null,
  name_en text not null,
  name_fr text not null,
  country text not null,
  province text,
  region_id integer,
  latitude double precision,
  longitude double precision,
  season_start text,
  season_end text,
  "position" integer default 0 not null,
  active boolean default true not null,
  lock_version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  max_draft numeric(4,1),
  time_zone text,
  un_locode text,
  identifier_sources jsonb default '[]'::jsonb not null,
  constraint ports_pkey PRIMARY KEY (id),
  constraint ports_key_key UNIQUE (key),
  constraint ports_identifier_sources_check CHECK (jsonb_typeof(identifier_sources) = 'array'::text),
  constraint ports_latitude_check CHECK (latitude >= '-90'::integer::double precision AND latitude <= 90::double precision),
  constraint ports_longitude_check CHECK (longitude >= '-180'::integer::double precision AND longitude <= 180::double precision),
  constraint ports_max_draft_check CHECK (max_draft > 0::numeric AND max_draft <= 50::numeric),
  constraint ports_name_en_check CHECK (length(name_en) >= 1 AND length(name_en) <= 250),
  constraint ports_name_fr_check CHECK (length(name_fr) >= 1 AND length(name_fr) <= 250),
  constraint ports_season_end_check CHECK (season_end ~ '^\d\d-\d\d$'::text),
  constraint ports_season_start_check CHECK (season_start ~ '^\d\d-\d\d$'::text),
  constraint ports_time_zone_check CHECK (time_zone ~ '^[A-Za-z_]+(/[A-Za-z_+-]+){1,2}$'::text),
  constraint ports_un_locode_check CHECK (is_identifier('un_locode'::text, un_locode))
);

create table project_areas (
  id integer generated by default as identity not null,
  key text not null,
  name_en text not null,
  name_fr text not null,
  "position" integer default 0 not null,
  active boolean default true not null,
  lock_version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  ocean text,
  constraint project_areas_pkey PRIMARY KEY (id),
  constraint project_areas_key_key UNIQUE (key),
  constraint project_areas_name_en_check CHECK (length(name_en) >= 1 AND length(name_en) <= 250),
  constraint project_areas_name_fr_check CHECK (length(name_fr) >= 1 AND length(name_fr) <= 250)
);

create table project_types (
  id integer generated by default as identity not null,
  key text not null,
  name_en text not null,
  name_fr text not null,
  "position" integer default 0 not null,
  active boolean default true not null,
  lock_version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint project_types_pkey PRIMARY KEY (id),
  constraint project_types_key_key UNIQUE (key),
  constraint project_types_name_en_check CHECK (length(name_en) >= 1 AND length(name_en) <= 250),
  constraint project_types_name_fr_check CHECK (length(name_fr) >= 1 AND length(name_fr) <= 250)
);

create table proponent_requests (
  id integer generated by default as identity not null,
  user_id integer not null,
  kind text not null,
  organization text not null,
  agency text,
  grant_number text,
  letter text,
  state text default 'open'::text not null,
  reason text,
  decided_by integer,
  decided_at timestamp with time zone,
  lock_version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint proponent_requests_pkey PRIMARY KEY (id),
  constraint proponent_requests_agency_check CHECK (length(agency) >= 1 AND length(agency) <= 1000),
  constraint proponent_requests_decided CHECK ((state = 'open'::text) = (decided_at IS NULL) AND (state = 'open'::text) = (decided_by IS NULL)),
  constraint proponent_requests_grant_number_check CHECK (length(grant_number) >= 1 AND length(grant_number) <= 400),
  constraint proponent_requests_kind_check CHECK (kind = ANY (ARRAY['university'::text, 'organization'::text])),
  constraint proponent_requests_letter_check CHECK (length(letter) >= 1 AND length(letter) <= 16000),
  constraint proponent_requests_organization_check CHECK (length(organization) >= 1 AND length(organization) <= 1000),
  constraint proponent_requests_proof CHECK (
CASE kind
    WHEN 'university'::text THEN agency IS NOT NULL AND grant_number IS NOT NULL
    ELSE letter IS NOT NULL
END),
  constraint proponent_requests_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 8000),
  constraint proponent_requests_refused CHECK ((state = 'refused'::text) = (reason IS NOT NULL)),
  constraint proponent_requests_state_check CHECK (state = ANY (ARRAY['open'::text, 'granted'::text, 'refused'::text]))
);

create table proposal_weights (
  fiscal_year_id integer not null,
  priority_2 numeric(5,2) not null,
  priority_3 numeric(5,2) not null,
  priority_4 numeric(5,2) not null,
  priority_5 numeric(5,2) not null,
  first_place numeric(4,2) not null,
  mission_days numeric(5,2) not null,
  transit_days numeric(5,2) not null,
  second_choice numeric(3,2) not null,
  other_vessel numeric(3,2) not null,
  few_berths numeric(3,2) not null,
  outside_preferred numeric(3,2) not null,
  lock_version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint proposal_weights_pkey PRIMARY KEY (fiscal_year_id),
  constraint proposal_weights_few_berths_check CHECK (few_berths >= 0::numeric AND few_berths <= 1::numeric),
  constraint proposal_weights_first_place_check CHECK (first_place >= 0::numeric AND first_place <= 10::numeric),
  constraint proposal_weights_mission_days_check CHECK (mission_days >= 0::numeric AND mission_days <= 100::numeric),
  constraint proposal_weights_other_vessel_check CHECK (other_vessel >= 0::numeric AND other_vessel <= 1::numeric),
  constraint proposal_weights_outside_preferred_check CHECK (outside_preferred >= 0::numeric AND outside_preferred <= 1::numeric),
  constraint proposal_weights_priority_2_check CHECK (priority_2 >= 1::numeric AND priority_2 <= 100::numeric),
  constraint proposal_weights_priority_3_check CHECK (priority_3 >= 1::numeric AND priority_3 <= 100::numeric),
  constraint proposal_weights_priority_4_check CHECK (priority_4 >= 1::numeric AND priority_4 <= 100::numeric),
  constraint proposal_weights_priority_5_check CHECK (priority_5 >= 1::numeric AND priority_5 <= 100::numeric),
  constraint proposal_weights_rise_with_priority CHECK (priority_2 <= priority_3 AND priority_3 <= priority_4 AND priority_4 <= priority_5),
  constraint proposal_weights_second_choice_check CHECK (second_choice >= 0::numeric AND second_choice <= 1::numeric),
  constraint proposal_weights_transit_days_check CHECK (transit_days >= 0::numeric AND transit_days <= 100::numeric)
);

create table proposals (
  id integer generated by default as identity not null,
  fiscal_year_id integer not null,
  user_id integer not null,
  vessel_ids integer[] not null,
  asked jsonb not null,
  state text default 'queued'::text not null,
  failure text,
  process_number integer not null,
  is_stopping boolean default false not null,
  progress jsonb,
  result jsonb,
  fingerprint text not null,
  lock_version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  scenario_id integer,
  weights jsonb,
  constraint proposals_pkey PRIMARY KEY (id),
  constraint proposals_failure CHECK ((state = 'failed'::text) = (failure IS NOT NULL)),
  constraint proposals_failure_check CHECK (failure = ANY (ARRAY['lost'::text, 'error'::text])),
  constraint proposals_result CHECK (state <> 'done'::text OR result IS NOT NULL),
  constraint proposals_state_check CHECK (state = ANY (ARRAY['queued'::text, 'running'::text, 'done'::text, 'cancelled'::text, 'failed'::text])),
  constraint proposals_vessel_ids_check CHECK (cardinality(vessel_ids) >= 1 AND cardinality(vessel_ids) <= 500)
);

create table rate_limits (
  key character varying(255) not null,
  points integer default 0 not null,
  expire bigint,
  constraint rate_limits_pkey PRIMARY KEY (key)
);

create table recovery_codes (
  id integer generated by default as identity not null,
  user_id integer not null,
  code_hash bytea not null,
  created_at timestamp with time zone default now() not null,
  used_at timestamp with time zone,
  constraint recovery_codes_pkey PRIMARY KEY (id),
  constraint recovery_codes_code_hash_key UNIQUE (code_hash),
  constraint recovery_codes_code_hash_check CHECK (length(code_hash) = 32)
);

create table regions (
  id integer generated by default as identity not null,
  key text not null,
  name_en text not null,
  name_fr text not null,
  "position" integer default 0 not null,
  active boolean default true not null,
  lock_version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint regions_pkey PRIMARY KEY (id),
  constraint regions_key_key UNIQUE (key),
  constraint regions_name_en_check CHECK (length(name_en) >= 1 AND length(name_en) <= 250),
  constraint regions_name_fr_check CHECK (length(name_fr) >= 1 AND length(name_fr) <= 250)
);

create table remark_replies (
  id integer generated always as identity not null,
  remark_id integer not null,
  user_id integer not null,
  body text,
  created_at timestamp with time zone default now() not null,
  lock_version integer default 1 not null,
  updated_at timestamp with time zone default now() not null,
  edited_at timestamp with time zone,
  deleted_at timestamp with time zone,
  constraint remark_replies_pkey PRIMARY KEY (id),
  constraint remark_replies_body_check CHECK (length(body) >= 1 AND length(body) <= 4000),
  constraint remark_replies_deleted_without_words CHECK ((deleted_at IS NULL) = (body IS NOT NULL))
);

create table remarks (
  id integer generated always as identity not null,
  ship_time_request_id integer not null,
  section text not null,
  field text,
  user_id integer not null,
  addressee_id integer,
  body text,
  settled_at timestamp with time zone,
  settled_by integer,
  lock_version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  edited_at timestamp with time zone,
  deleted_at timestamp with time zone,
  constraint remarks_pkey PRIMARY KEY (id),
  constraint remarks_body_check CHECK (length(body) >= 1 AND length(body) <= 4000),
  constraint remarks_deleted_without_words CHECK ((deleted_at IS NULL) = (body IS NOT NULL)),
  constraint remarks_place CHECK (
CASE section
    WHEN 'general_information'::text THEN field = ANY (ARRAY['project_title'::text, 'fiscal_year_id'::text, 'agency_id'::text, 'responsible_manager_name'::text, 'responsible_manager_email'::text, 'is_responsible_manager'::text, 'multi_year'::text, 'future_fiscal_year_ids'::text, 'past_fiscal_year_ids'::text, 'expected_change_in_area'::text, 'expected_change_in_days_or_window'::text, 'expected_change_in_ship_preference'::text, 'future_missions_note'::text])
    WHEN 'project_description'::text THEN field = ANY (ARRAY['executive_summary'::text, 'impact_statement'::text, 'mission_objectives'::text, 'project_type_id'::text, 'project_type_note'::text, 'thematic_area_id'::text])
    WHEN 'requirements'::text THEN field = ANY (ARRAY['vessel_preference_1_id'::text, 'vessel_preference_2_id'::text, 'vessel_preference_justification'::text, 'min_science_berths'::text, 'ideal_science_berths'::text, 'helicopter_required'::text, 'needed_capability_ids'::text, 'needed_water_ids'::text, 'min_wire_length'::text, 'min_a_frame_load'::text, 'min_container_places'::text, 'equipment_requirements'::text])
    WHEN 'scheduling'::text THEN field = ANY (ARRAY['operational_days'::text, 'operating_hours_id'::text, 'operational_window_start'::text, 'operational_window_end'::text, 'preferred_start_window_start'::text, 'preferred_start_window_end'::text, 'mobilization_days'::text, 'demobilization_days'::text, 'mobilization_port_id'::text, 'demobilization_port_id'::text, 'scheduling_constraints'::text])
    WHEN 'area_of_operations'::text THEN field = ANY (ARRAY['project_area_ids'::text, 'in_foreign_waters'::text, 'coastal_state_ids'::text, 'indigenous_territories'::text, 'in_marine_protected_areas'::text, 'marine_protected_area_ids'::text, 'other_special_considerations'::text, 'stations'::text, 'areas_of_consideration'::text])
    WHEN 'collaborations'::text THEN field = ANY (ARRAY['no_collaborations'::text, 'collaborators'::text])
    WHEN 'funding'::text THEN field = ANY (ARRAY['funding_unknown'::text, 'funding_sources'::text])
    ELSE false
END),
  constraint remarks_settled_by_somebody CHECK ((settled_at IS NULL) = (settled_by IS NULL)),
  constraint remarks_to_somebody_else CHECK (addressee_id <> user_id)
);

create table request_status_transitions (
  from_status_id integer not null,
  to_status_id integer not null,
  constraint request_status_transitions_pkey PRIMARY KEY (from_status_id, to_status_id)
);

create table request_statuses (
  id integer not null,
  key text not null,
  name_en text not null,
  name_fr text not null,
  color text not null,
  color_hex text not null,
  constraint request_statuses_pkey PRIMARY KEY (id),
  constraint request_statuses_key_key UNIQUE (key),
  constraint request_statuses_color_check CHECK (color ~ '^[a-z]+(-[a-z]+)*$'::text),
  constraint request_statuses_color_hex_check CHECK (color_hex ~ '^#[0-9a-f]{6}$'::text)
);

create table row_commitments (
  source text not null,
  source_id bigint not null,
  commitments jsonb not null,
  salts jsonb not null,
  constraint row_commitments_pkey PRIMARY KEY (source, source_id)
);

create table scenarios (
  id integer generated by default as identity not null,
  fiscal_year_id integer not null,
  user_id integer not null,
  name text not null,
  origin jsonb not null,
  adopted_at timestamp with time zone,
  lock_version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint scenarios_pkey PRIMARY KEY (id),
  constraint scenarios_name_check CHECK (length(name) >= 1 AND length(name) <= 250)
);

create table schedule_openings (
  id bigint generated by default as identity not null,
  fleet_plan_id integer not null,
  version integer not null,
  vessel_id integer not null,
  legs jsonb not null,
  created_at timestamp with time zone default now() not null,
  constraint schedule_openings_pkey PRIMARY KEY (id),
  constraint schedule_openings_fleet_plan_id_version_vessel_id_key UNIQUE (fleet_plan_id, version, vessel_id),
  constraint schedule_openings_legs_check CHECK (jsonb_typeof(legs) = 'array'::text)
);

create table scheduling_constraints (
  id integer generated by default as identity not null,
  vessel_id integer not null,
  name text not null,
  start_date date not null,
  end_date date not null,
  duration_days integer generated always as (end_date - start_date + 1) stored,
  port_id integer,
  lock_version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  kind text default 'other'::text not null,
  name_en text,
  name_fr text,
  constraint scheduling_constraints_pkey PRIMARY KEY (id),
  constraint in_port_somewhere CHECK (port_id IS NOT NULL OR (kind <> ALL (ARRAY['refit'::text, 'drydock'::text, 'maintenance'::text, 'crew_change'::text, 'lay_up'::text, 'alongside'::text]))),
  constraint scheduling_constraints_check CHECK (end_date >= start_date),
  constraint scheduling_constraints_kind_check CHECK (kind = ANY (ARRAY['refit'::text, 'drydock'::text, 'maintenance'::text, 'crew_change'::text, 'lay_up'::text, 'alongside'::text, 'other_program'::text, 'standby'::text, 'breakdown'::text, 'port_closed'::text, 'other'::text])),
  constraint scheduling_constraints_name_check CHECK (length(name) >= 1 AND length(name) <= 250),
  constraint scheduling_constraints_name_en_check CHECK (length(name_en) >= 1 AND length(name_en) <= 250),
  constraint scheduling_constraints_name_fr_check CHECK (length(name_fr) >= 1 AND length(name_fr) <= 250),
  constraint two_years_at_most CHECK ((end_date - start_date) < 731)
);

create table schema_migrations (
  number integer not null,
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone default now() not null,
  is_compatible boolean default false not null,
  constraint schema_migrations_pkey PRIMARY KEY (number)
);

create table second_factor_grace (
  user_id integer not null,
  due_at timestamp with time zone not null,
  constraint second_factor_grace_pkey PRIMARY KEY (user_id)
);

create table second_factors (
  id integer generated by default as identity not null,
  user_id integer not null,
  kind text not null,
  name text not null,
  sealed_secret text,
  last_period bigint,
  credential_id text,
  public_key bytea,
  sign_count bigint,
  transports text[],
  created_at timestamp with time zone default now() not null,
  last_used_at timestamp with time zone,
  constraint second_factors_pkey PRIMARY KEY (id),
  constraint second_factors_credential_id_key UNIQUE (credential_id),
  constraint second_factors_credential_id_check CHECK (length(credential_id) >= 1 AND length(credential_id) <= 1400),
  constraint second_factors_kind_check CHECK (kind = ANY (ARRAY['app'::text, 'passkey'::text])),
  constraint second_factors_name_check CHECK (length(name) >= 1 AND length(name) <= 60),
  constraint second_factors_of_one_kind CHECK (
CASE kind
    WHEN 'app'::text THEN num_nulls(sealed_secret, last_period) = 0 AND num_nonnulls(credential_id, public_key, sign_count, transports) = 0
    ELSE num_nulls(credential_id, public_key, sign_count, transports) = 0 AND num_nonnulls(sealed_secret, last_period) = 0
END),
  constraint second_factors_sign_count_check CHECK (sign_count >= 0)
);

create table service_accounts (
  id integer not null,
  name text not null,
  description text,
  scopes text[] not null,
  created_by integer,
  revoked_at timestamp with time zone,
  lock_version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint service_accounts_pkey PRIMARY KEY (id),
  constraint service_accounts_description_check CHECK (length(description) <= 2000),
  constraint service_accounts_name_check CHECK (length(name) >= 1 AND length(name) <= 90),
  constraint service_accounts_scopes_check CHECK (cardinality(scopes) >= 1 AND cardinality(scopes) <= 20)
);

create table service_tokens (
  id integer generated by default as identity not null,
  service_account_id integer not null,
  name text not null,
  beginning text not null,
  token_hash bytea not null,
  created_by integer,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  last_used_address text,
  revoked_at timestamp with time zone,
  constraint service_tokens_pkey PRIMARY KEY (id),
  constraint service_tokens_token_hash_key UNIQUE (token_hash),
  constraint service_tokens_beginning_check CHECK (beginning ~~ like_escape('shp!_%'::text, '!'::text) AND length(beginning) <= 12),
  constraint service_tokens_check CHECK (expires_at <= (created_at + '2 years 1 day'::interval)),
  constraint service_tokens_name_check CHECK (length(name) >= 1 AND length(name) <= 90),
  constraint service_tokens_token_hash_check CHECK (length(token_hash) = 32)
);

create table sessions (
  id integer generated by default as identity not null,
  user_id integer not null,
  token_hash bytea not null,
  user_agent text,
  address text,
  created_at timestamp with time zone default now() not null,
  last_used_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  proved_at timestamp with time zone,
  cookie_hash bytea,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_token_hash_key UNIQUE (token_hash),
  constraint sessions_cookie_hash_check CHECK (octet_length(cookie_hash) = 32)
);

create table settings (
  key text not null,
  value jsonb not null,
  updated_at timestamp with time zone default now() not null,
  updated_by integer,
  constraint settings_pkey PRIMARY KEY (key)
);

create table ship_time_request_capabilities (
  ship_time_request_id integer not null,
  capability_id integer not null,
  relation text not null,
  constraint ship_time_request_capabilities_pkey PRIMARY KEY (ship_time_request_id, relation, capability_id),
  constraint ship_time_request_capabilities_relation_check CHECK (relation = ANY (ARRAY['work'::text, 'waters'::text]))
);

create table ship_time_request_coastal_states (
  ship_time_request_id integer not null,
  coastal_state_id integer not null,
  constraint ship_time_request_coastal_states_pkey PRIMARY KEY (ship_time_request_id, coastal_state_id)
);

create table ship_time_request_fiscal_years (
  ship_time_request_id integer not null,
  fiscal_year_id integer not null,
  relation text not null,
  constraint ship_time_request_fiscal_years_pkey PRIMARY KEY (ship_time_request_id, relation, fiscal_year_id),
  constraint ship_time_request_fiscal_years_relation_check CHECK (relation = ANY (ARRAY['future'::text, 'past'::text]))
);

create table ship_time_request_history (
  id bigint generated by default as identity not null,
  ship_time_request_id integer not null,
  from_status_id integer,
  to_status_id integer not null,
  action text not null,
  reason text,
  user_id integer not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  receipt text,
  constraint ship_time_request_history_pkey PRIMARY KEY (id),
  constraint a_submission_has_a_receipt CHECK ((action = 'submit'::text) = (receipt IS NOT NULL))
);

create table ship_time_request_marine_protected_areas (
  ship_time_request_id integer not null,
  marine_protected_area_id integer not null,
  constraint ship_time_request_marine_protected_areas_pkey PRIMARY KEY (ship_time_request_id, marine_protected_area_id)
);

create table ship_time_request_project_areas (
  ship_time_request_id integer not null,
  project_area_id integer not null,
  constraint ship_time_request_project_areas_pkey PRIMARY KEY (ship_time_request_id, project_area_id)
);

create table ship_time_request_sections (
  ship_time_request_id integer not null,
  section text not null,
  lock_version integer default 1 not null,
  updated_by integer,
  updated_at timestamp with time zone default now() not null,
  constraint ship_time_request_sections_pkey PRIMARY KEY (ship_time_request_id, section),
  constraint ship_time_request_sections_section_check CHECK (section = ANY (ARRAY['general_information'::text, 'project_description'::text, 'requirements'::text, 'scheduling'::text, 'area_of_operations'::text, 'collaborations'::text, 'funding'::text]))
);

create table ship_time_requests (
  id integer generated by default as identity not null,
  user_id integer not null,
  status_id integer default 1 not null,
  submitted_at timestamp with time zone,
  vessel_id integer,
  copied_from_id integer,
  project_title text,
  fiscal_year_id integer not null,
  agency_id integer,
  responsible_manager_name text,
  responsible_manager_email text,
  is_responsible_manager boolean,
  multi_year boolean,
  expected_change_in_area boolean,
  expected_change_in_days_or_window boolean,
  expected_change_in_ship_preference boolean,
  future_missions_note text,
  executive_summary text,
  impact_statement text,
  mission_objectives text,
  project_type_id integer,
  project_type_note text,
  thematic_area_id integer,
  vessel_preference_1_id integer,
  vessel_preference_2_id integer,
  vessel_preference_justification text,
  min_science_berths integer,
  ideal_science_berths integer,
  helicopter_required boolean,
  equipment_requirements text,
  operational_days numeric(5,2),
  operating_hours_id integer,
  operational_window_start date,
  operational_window_end date,
  preferred_start_window_start date,
  preferred_start_window_end date,
  mobilization_days numeric(5,2),
  demobilization_days numeric(5,2),
  mobilization_port_id integer,
  demobilization_port_id integer,
  scheduling_constraints text,
  in_foreign_waters boolean,
  indigenous_territories text,
  in_marine_protected_areas boolean,
  other_special_considerations text,
  no_collaborations boolean,
  funding_unknown boolean,
  lock_version integer default 1 not null,
  updated_by integer,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  min_wire_length integer,
  min_a_frame_load integer,
  min_container_places integer,
  withdrawal_asked_at timestamp with time zone,
  withdrawal_reason text,
  constraint ship_time_requests_pkey PRIMARY KEY (id),
  constraint ship_time_requests_check CHECK ((status_id = 1) = (submitted_at IS NULL)),
  constraint ship_time_requests_check1 CHECK (status_id = 1 OR vessel_id IS NOT NULL),
  constraint ship_time_requests_demobilization_days_check CHECK (demobilization_days >= 0::numeric AND demobilization_days <= 366::numeric AND (demobilization_days * 4::numeric) = trunc(demobilization_days * 4::numeric)),
  constraint ship_time_requests_equipment_requirements_check CHECK (length(equipment_requirements) <= 8000),
  constraint ship_time_requests_executive_summary_check CHECK (length(executive_summary) <= 4000),
  constraint ship_time_requests_future_missions_note_check CHECK (length(future_missions_note) <= 4000),
  constraint ship_time_requests_ideal_science_berths_check CHECK (ideal_science_berths >= 0 AND ideal_science_berths <= 999),
  constraint ship_time_requests_impact_statement_check CHECK (length(impact_statement) <= 8000),
  constraint ship_time_requests_indigenous_territories_check CHECK (length(indigenous_territories) <= 4000),
  constraint ship_time_requests_min_a_frame_load_check CHECK (min_a_frame_load >= 0 AND min_a_frame_load <= 500),
  constraint ship_time_requests_min_container_places_check CHECK (min_container_places >= 0 AND min_container_places <= 99),
  constraint ship_time_requests_min_science_berths_check CHECK (min_science_berths >= 0 AND min_science_berths <= 999),
  constraint ship_time_requests_min_wire_length_check CHECK (min_wire_length >= 0 AND min_wire_length <= 12000),
  constraint ship_time_requests_mission_objectives_check CHECK (length(mission_objectives) <= 8000),
  constraint ship_time_requests_mobilization_days_check CHECK (mobilization_days >= 0::numeric AND mobilization_days <= 366::numeric AND (mobilization_days * 4::numeric) = trunc(mobilization_days * 4::numeric)),
  constraint ship_time_requests_operational_days_check CHECK (operational_days >= 0::numeric AND operational_days <= 366::numeric AND (operational_days * 4::numeric) = trunc(operational_days * 4::numeric)),
  constraint ship_time_requests_other_special_considerations_check CHECK (length(other_special_considerations) <= 4000),
  constraint ship_time_requests_project_title_check CHECK (length(project_title) <= 1000),
  constraint ship_time_requests_project_type_note_check CHECK (length(project_type_note) <= 4000),
  constraint ship_time_requests_responsible_manager_email_check CHECK (length(responsible_manager_email) <= 254),
  constraint ship_time_requests_responsible_manager_name_check CHECK (length(responsible_manager_name) <= 1000),
  constraint ship_time_requests_scheduling_constraints_check CHECK (length(scheduling_constraints) <= 2000),
  constraint ship_time_requests_vessel_preference_justification_check CHECK (length(vessel_preference_justification) <= 2000),
  constraint ship_time_requests_withdrawal_reason_check CHECK (length(withdrawal_reason) >= 1 AND length(withdrawal_reason) <= 8000),
  constraint withdrawal_asked_while_open CHECK (withdrawal_asked_at IS NULL OR (status_id = ANY (ARRAY[2, 3, 4]))),
  constraint withdrawal_asked_with_reason CHECK (withdrawal_reason IS NULL OR withdrawal_asked_at IS NOT NULL)
);

create table sign_in_networks (
  user_id integer not null,
  network text not null,
  last_used_at timestamp with time zone default now() not null,
  constraint sign_in_networks_pkey PRIMARY KEY (user_id, network)
);

create table stations (
  id integer generated by default as identity not null,
  ship_time_request_id integer not null,
  "position" integer not null,
  name text not null,
  type text,
  latitude double precision not null,
  longitude double precision not null,
  lock_version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  operations jsonb default '[]'::jsonb not null,
  constraint stations_pkey PRIMARY KEY (id),
  constraint stations_limit UNIQUE (ship_time_request_id, "position") DEFERRABLE,
  constraint stations_of_application UNIQUE (ship_time_request_id, id),
  constraint stations_latitude_check CHECK (latitude >= '-90'::integer::double precision AND latitude <= 90::double precision),
  constraint stations_longitude_check CHECK (longitude >= '-180'::integer::double precision AND longitude <= 180::double precision),
  constraint stations_name_check CHECK (length(name) >= 1 AND length(name) <= 1000),
  constraint stations_operations_check CHECK (are_operations(operations)),
  constraint stations_position_check CHECK ("position" >= 1 AND "position" <= 300),
  constraint stations_type_check CHECK (length(type) <= 1000)
);

create table stored_file_pieces (
  sha256 text not null,
  "position" integer not null,
  bytes bytea not null,
  constraint stored_file_pieces_pkey PRIMARY KEY (sha256, "position"),
  constraint stored_file_pieces_bytes_check CHECK (octet_length(bytes) >= 1 AND octet_length(bytes) <= 262144),
  constraint stored_file_pieces_position_check CHECK ("position" >= 0 AND "position" <= 79)
);

create table stored_files (
  sha256 text not null,
  size integer not null,
  constraint stored_files_pkey PRIMARY KEY (sha256),
  constraint stored_files_sha256_size_key UNIQUE (sha256, size),
  constraint stored_files_sha256_check CHECK (sha256 ~ '^[0-9a-f]{64}$'::text),
  constraint stored_files_size_check CHECK (size >= 1 AND size <= 20971520)
);

create table thematic_areas (
  id integer generated by default as identity not null,
  key text not null,
  name_en text not null,
  name_fr text not null,
  "position" integer default 0 not null,
  active boolean default true not null,
  lock_version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint thematic_areas_pkey PRIMARY KEY (id),
  constraint thematic_areas_key_key UNIQUE (key),
  constraint thematic_areas_name_en_check CHECK (length(name_en) >= 1 AND length(name_en) <= 250),
  constraint thematic_areas_name_fr_check CHECK (length(name_fr) >= 1 AND length(name_fr) <= 250)
);

create table tracks (
  ship_time_request_id integer not null,
  stations text not null,
  legs jsonb not null,
  created_at timestamp with time zone default now() not null,
  constraint tracks_pkey PRIMARY KEY (ship_time_request_id)
);

create table transfer_offers (
  id integer generated by default as identity not null,
  ship_time_request_id integer not null,
  from_vessel_id integer not null,
  to_vessel_id integer not null,
  reason text not null,
  start_date date,
  start_fraction numeric(3,2) default 0 not null,
  state text default 'waiting'::text not null,
  offered_by integer not null,
  decided_by integer,
  decided_at timestamp with time zone,
  answer text,
  lock_version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint transfer_offers_pkey PRIMARY KEY (id),
  constraint transfer_offers_decided_by_somebody CHECK ((state = ANY (ARRAY['waiting'::text, 'lapsed'::text])) = (decided_by IS NULL)),
  constraint transfer_offers_decided_once CHECK ((state = 'waiting'::text) = (decided_at IS NULL)),
  constraint transfer_offers_declined_with_reason CHECK ((state = 'declined'::text) = (answer IS NOT NULL) AND (answer IS NULL OR length(answer) >= 1 AND length(answer) <= 8000)),
  constraint transfer_offers_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 8000),
  constraint transfer_offers_start_fraction_check CHECK (start_fraction = ANY (ARRAY[0::numeric, 0.25, 0.5, 0.75])),
  constraint transfer_offers_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'accepted'::text, 'declined'::text, 'taken_back'::text, 'lapsed'::text])),
  constraint transfer_offers_to_another_vessel CHECK (from_vessel_id <> to_vessel_id)
);

create table user_types (
  id integer not null,
  key text not null,
  name_en text not null,
  name_fr text not null,
  constraint user_types_pkey PRIMARY KEY (id),
  constraint user_types_key_key UNIQUE (key)
);

create table user_vessels (
  user_id integer not null,
  vessel_id integer not null,
  constraint user_vessels_pkey PRIMARY KEY (user_id, vessel_id)
);

create table users (
  id integer generated by default as identity not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  pending_email text,
  email_verified_at timestamp with time zone,
  password_hash text not null,
  title text,
  affiliation text,
  telephone text,
  telephone_extension text,
  language text default 'en'::text not null,
  user_type_id integer default 1 not null,
  options jsonb default '{"first_login": true}'::jsonb not null,
  active boolean default true not null,
  lock_version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  demonstration boolean default false not null,
  service boolean default false not null,
  orcid text,
  administrator_asked_by integer,
  administrator_ended_at timestamp with time zone,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_email_key UNIQUE (email),
  constraint a_service_is_nobody CHECK (NOT service OR NOT active AND email_verified_at IS NULL AND (user_type_id = ANY (ARRAY[2, 3, 4, 6]))),
  constraint users_administrator_asked CHECK (administrator_asked_by IS NULL OR administrator_asked_by <> id AND NOT (active AND user_type_id = 5)),
  constraint users_affiliation_check CHECK (length(affiliation) <= 250),
  constraint users_email_check CHECK (email = lower(email) AND length(email) <= 254),
  constraint users_first_name_check CHECK (length(first_name) >= 1 AND length(first_name) <= 100),
  constraint users_language_check CHECK (language = ANY (ARRAY['en'::text, 'fr'::text])),
  constraint users_last_name_check CHECK (length(last_name) >= 1 AND length(last_name) <= 100),
  constraint users_orcid_check CHECK (is_identifier('orcid'::text, orcid)),
  constraint users_pending_email_check CHECK (pending_email = lower(pending_email)),
  constraint users_telephone_check CHECK (length(telephone) <= 50),
  constraint users_telephone_extension_check CHECK (length(telephone_extension) <= 20),
  constraint users_title_check CHECK (length(title) <= 250)
);

create table vessel_classes (
  id integer generated by default as identity not null,
  key text not null,
  name_en text not null,
  name_fr text not null,
  "position" integer default 0 not null,
  active boolean default true not null,
  lock_version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint vessel_classes_pkey PRIMARY KEY (id),
  constraint vessel_classes_key_key UNIQUE (key),
  constraint vessel_classes_name_en_check CHECK (length(name_en) >= 1 AND length(name_en) <= 250),
  constraint vessel_classes_name_fr_check CHECK (length(name_fr) >= 1 AND length(name_fr) <= 250)
);

create table vessel_plan_history (
  id bigint generated by default as identity not null,
  vessel_plan_id integer not null,
  from_level text not null,
  to_level text not null,
  action text not null,
  reason text,
  user_id integer not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  constraint vessel_plan_history_pkey PRIMARY KEY (id)
);

create table vessel_plan_versions (
  id integer generated by default as identity not null,
  vessel_plan_id integer not null,
  number integer not null,
  reason text not null,
  review_level text not null,
  author_id integer not null,
  snapshot jsonb not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  constraint vessel_plan_versions_pkey PRIMARY KEY (id),
  constraint vessel_plan_versions_vessel_plan_id_number_key UNIQUE (vessel_plan_id, number),
  constraint vessel_plan_versions_number_check CHECK (number >= 1)
);

create table vessel_plans (
  id integer generated by default as identity not null,
  vessel_id integer not null,
  fiscal_year_id integer not null,
  review_level text default 'regional'::text not null,
  notes text,
  lock_version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  scenario_id integer,
  constraint vessel_plans_pkey PRIMARY KEY (id),
  constraint vessel_plans_one_for_vessel_and_year UNIQUE NULLS NOT DISTINCT (vessel_id, fiscal_year_id, scenario_id),
  constraint vessel_plans_notes_check CHECK (length(notes) <= 8000),
  constraint vessel_plans_review_level_check CHECK (review_level = ANY (ARRAY['regional'::text, 'national'::text, 'executive'::text, 'final'::text])),
  constraint vessel_plans_scenario_level CHECK (scenario_id IS NULL OR review_level = 'regional'::text)
);

create table vessel_rates (
  id integer generated by default as identity not null,
  vessel_id integer not null,
  fiscal_year_id integer not null,
  day_rate numeric(10,2),
  day_rate_source text,
  day_rate_year integer,
  crew_cycle_cost numeric(10,2),
  crew_cycle_days integer,
  crew_cycle_source text,
  crew_cycle_year integer,
  fuel_at_sea integer,
  fuel_at_sea_source text,
  fuel_at_sea_year integer,
  fuel_in_transit integer,
  fuel_in_transit_source text,
  fuel_in_transit_year integer,
  fuel_alongside integer,
  fuel_alongside_source text,
  fuel_alongside_year integer,
  carbon_factor numeric(5,3),
  carbon_factor_source text,
  carbon_factor_year integer,
  lock_version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint vessel_rates_pkey PRIMARY KEY (id),
  constraint vessel_rates_one_for_vessel_and_year UNIQUE (vessel_id, fiscal_year_id),
  constraint vessel_rates_carbon_factor_check CHECK (carbon_factor >= 0::numeric AND carbon_factor <= 10::numeric),
  constraint vessel_rates_carbon_factor_source_check CHECK (length(carbon_factor_source) >= 1 AND length(carbon_factor_source) <= 1000),
  constraint vessel_rates_carbon_factor_year_check CHECK (carbon_factor_year >= 1990 AND carbon_factor_year <= 2100),
  constraint vessel_rates_crew_cycle_cost_check CHECK (crew_cycle_cost >= 0::numeric AND crew_cycle_cost <= 10000000::numeric),
  constraint vessel_rates_crew_cycle_days_check CHECK (crew_cycle_days >= 1 AND crew_cycle_days <= 366),
  constraint vessel_rates_crew_cycle_source_check CHECK (length(crew_cycle_source) >= 1 AND length(crew_cycle_source) <= 1000),
  constraint vessel_rates_crew_cycle_year_check CHECK (crew_cycle_year >= 1990 AND crew_cycle_year <= 2100),
  constraint vessel_rates_day_rate_check CHECK (day_rate >= 0::numeric AND day_rate <= 10000000::numeric),
  constraint vessel_rates_day_rate_source_check CHECK (length(day_rate_source) >= 1 AND length(day_rate_source) <= 1000),
  constraint vessel_rates_day_rate_year_check CHECK (day_rate_year >= 1990 AND day_rate_year <= 2100),
  constraint vessel_rates_fuel_alongside_check CHECK (fuel_alongside >= 0 AND fuel_alongside <= 1000000),
  constraint vessel_rates_fuel_alongside_source_check CHECK (length(fuel_alongside_source) >= 1 AND length(fuel_alongside_source) <= 1000),
  constraint vessel_rates_fuel_alongside_year_check CHECK (fuel_alongside_year >= 1990 AND fuel_alongside_year <= 2100),
  constraint vessel_rates_fuel_at_sea_check CHECK (fuel_at_sea >= 0 AND fuel_at_sea <= 1000000),
  constraint vessel_rates_fuel_at_sea_source_check CHECK (length(fuel_at_sea_source) >= 1 AND length(fuel_at_sea_source) <= 1000),
  constraint vessel_rates_fuel_at_sea_year_check CHECK (fuel_at_sea_year >= 1990 AND fuel_at_sea_year <= 2100),
  constraint vessel_rates_fuel_in_transit_check CHECK (fuel_in_transit >= 0 AND fuel_in_transit <= 1000000),
  constraint vessel_rates_fuel_in_transit_source_check CHECK (length(fuel_in_transit_source) >= 1 AND length(fuel_in_transit_source) <= 1000),
  constraint vessel_rates_fuel_in_transit_year_check CHECK (fuel_in_transit_year >= 1990 AND fuel_in_transit_year <= 2100),
  constraint vessel_rates_with_source CHECK ((num_nonnulls(day_rate, day_rate_source, day_rate_year) = ANY (ARRAY[0, 3])) AND (num_nonnulls(crew_cycle_cost, crew_cycle_days, crew_cycle_source, crew_cycle_year) = ANY (ARRAY[0, 4])) AND (num_nonnulls(fuel_at_sea, fuel_at_sea_source, fuel_at_sea_year) = ANY (ARRAY[0, 3])) AND (num_nonnulls(fuel_in_transit, fuel_in_transit_source, fuel_in_transit_year) = ANY (ARRAY[0, 3])) AND (num_nonnulls(fuel_alongside, fuel_alongside_source, fuel_alongside_year) = ANY (ARRAY[0, 3])) AND (num_nonnulls(carbon_factor, carbon_factor_source, carbon_factor_year) = ANY (ARRAY[0, 3])))
);

create table vessels (
  id integer generated by default as identity not null,
  key text not null,
  name_en text not null,
  name_fr text not null,
  vessel_class_id integer not null,
  region_id integer,
  home_port_id integer,
  science_berths integer,
  length numeric(6,2),
  breadth numeric(6,2),
  draft numeric(6,2),
  cruising_speed numeric(5,2),
  range integer,
  endurance integer,
  helicopter_support boolean,
  active boolean default true not null,
  "position" integer default 0 not null,
  lock_version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  turn_round numeric(4,2),
  wire_length integer,
  a_frame_load numeric(5,1),
  container_places integer,
  capabilities jsonb default '[]'::jsonb not null,
  imo text,
  mmsi text,
  call_sign text,
  ices_code text,
  identifier_sources jsonb default '[]'::jsonb not null,
  constraint vessels_pkey PRIMARY KEY (id),
  constraint vessels_key_key UNIQUE (key),
  constraint vessels_a_frame_load_check CHECK (a_frame_load > 0::numeric AND a_frame_load <= 500::numeric),
  constraint vessels_breadth_check CHECK (breadth > 0::numeric),
  constraint vessels_call_sign_check CHECK (is_identifier('call_sign'::text, call_sign)),
  constraint vessels_capabilities_check CHECK (jsonb_typeof(capabilities) = 'array'::text),
  constraint vessels_container_places_check CHECK (container_places >= 0 AND container_places <= 99),
  constraint vessels_cruising_speed_check CHECK (cruising_speed > 0::numeric),
  constraint vessels_draft_check CHECK (draft > 0::numeric),
  constraint vessels_endurance_check CHECK (endurance > 0),
  constraint vessels_ices_code_check CHECK (is_identifier('ices_code'::text, ices_code)),
  constraint vessels_identifier_sources_check CHECK (jsonb_typeof(identifier_sources) = 'array'::text),
  constraint vessels_imo_check CHECK (is_identifier('imo'::text, imo)),
  constraint vessels_length_check CHECK (length > 0::numeric),
  constraint vessels_mmsi_check CHECK (is_identifier('mmsi'::text, mmsi)),
  constraint vessels_range_check CHECK (range > 0),
  constraint vessels_science_berths_check CHECK (science_berths >= 0),
  constraint vessels_turn_round_check CHECK (turn_round > 0::numeric AND turn_round <= 60::numeric AND (turn_round * 4::numeric) = floor(turn_round * 4::numeric)),
  constraint vessels_wire_length_check CHECK (wire_length >= 1 AND wire_length <= 12000)
);

create table voyage_agreement_parts (
  voyage_agreement_id integer not null,
  "position" integer not null,
  ship_time_request_id integer not null,
  answer text,
  answered_by integer,
  answered_at timestamp with time zone,
  note text,
  open boolean default true not null,
  mobilization_days numeric(5,2),
  demobilization_days numeric(5,2),
  mobilization_port_id integer,
  demobilization_port_id integer,
  constraint voyage_agreement_parts_pkey PRIMARY KEY (voyage_agreement_id, "position"),
  constraint voyage_agreement_parts_of_two UNIQUE (voyage_agreement_id, ship_time_request_id),
  constraint voyage_agreement_parts_answer_check CHECK (answer = ANY (ARRAY['agreed'::text, 'declined'::text])),
  constraint voyage_agreement_parts_answered CHECK ((answer IS NULL) = (answered_at IS NULL) AND (answer IS NULL) = (answered_by IS NULL)),
  constraint voyage_agreement_parts_as_they_were CHECK ((mobilization_days IS NULL) = (demobilization_days IS NULL)),
  constraint voyage_agreement_parts_note_check CHECK (length(note) >= 1 AND length(note) <= 8000),
  constraint voyage_agreement_parts_noted CHECK (note IS NULL OR answer IS NOT NULL),
  constraint voyage_agreement_parts_position_check CHECK ("position" = ANY (ARRAY[1, 2]))
);

create table voyage_agreements (
  id integer generated by default as identity not null,
  fiscal_year_id integer not null,
  vessel_id integer not null,
  shared_area_ids integer[] default '{}'::integer[] not null,
  earliest_start date not null,
  latest_start date not null,
  mobilization_port_id integer,
  demobilization_port_id integer,
  mobilization_days numeric(5,2) not null,
  operational_days numeric(6,2) not null,
  demobilization_days numeric(5,2) not null,
  saved_days numeric(5,2) not null,
  saved_transit_days numeric(5,2),
  message_en text not null,
  message_fr text not null,
  answer_by date not null,
  state text default 'asked'::text not null,
  asked_by integer not null,
  decided_by integer,
  decided_at timestamp with time zone,
  reason text,
  end_told boolean default false not null,
  lock_version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint voyage_agreements_pkey PRIMARY KEY (id),
  constraint voyage_agreements_begins_before_it_cannot CHECK (earliest_start <= latest_start),
  constraint voyage_agreements_decided_by_somebody CHECK ((state = ANY (ARRAY['asked'::text, 'lapsed'::text, 'parted'::text])) OR decided_by IS NOT NULL),
  constraint voyage_agreements_decided_once CHECK ((state = 'asked'::text) = (decided_at IS NULL)),
  constraint voyage_agreements_demobilization_days_check CHECK (demobilization_days >= 0::numeric AND (demobilization_days * 4::numeric) = trunc(demobilization_days * 4::numeric)),
  constraint voyage_agreements_message_en_check CHECK (length(message_en) >= 1 AND length(message_en) <= 8000),
  constraint voyage_agreements_message_fr_check CHECK (length(message_fr) >= 1 AND length(message_fr) <= 8000),
  constraint voyage_agreements_mobilization_days_check CHECK (mobilization_days >= 0::numeric AND (mobilization_days * 4::numeric) = trunc(mobilization_days * 4::numeric)),
  constraint voyage_agreements_operational_days_check CHECK (operational_days >= 0.5 AND (operational_days * 4::numeric) = trunc(operational_days * 4::numeric)),
  constraint voyage_agreements_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 8000),
  constraint voyage_agreements_state_check CHECK (state = ANY (ARRAY['asked'::text, 'agreed'::text, 'declined'::text, 'taken_back'::text, 'lapsed'::text, 'joined'::text, 'parted'::text]))
);

create table voyage_changes (
  ship_time_request_id integer not null,
  fleet_plan_id integer not null,
  version integer not null,
  constraint voyage_changes_pkey PRIMARY KEY (ship_time_request_id, fleet_plan_id, version),
  constraint voyage_changes_version_check CHECK (version > 1)
);

create table voyage_numbers (
  mission_id integer not null,
  vessel_id integer not null,
  code text not null,
  year integer not null,
  sequence integer not null,
  voyage_number text generated always as ((((code || '-'::text) || year::text) || '-'::text) || lpad(sequence::text, 3, '0'::text)) stored not null,
  created_at timestamp with time zone default now() not null,
  constraint voyage_numbers_pkey PRIMARY KEY (mission_id),
  constraint voyage_numbers_once UNIQUE (voyage_number),
  constraint voyage_numbers_sequence UNIQUE (vessel_id, year, sequence),
  constraint voyage_numbers_code_of_one_ship EXCLUDE USING gist (code WITH =, vessel_id WITH <>),
  constraint voyage_numbers_code_check CHECK (code ~ '^[A-Z0-9]{3}$'::text),
  constraint voyage_numbers_sequence_check CHECK (sequence >= 1 AND sequence <= 999),
  constraint voyage_numbers_year_check CHECK (year >= 1900 AND year <= 9999)
);

create table voyage_report_stations (
  ship_time_request_id integer not null,
  station_id integer not null,
  constraint voyage_report_stations_pkey PRIMARY KEY (ship_time_request_id, station_id)
);

create table voyage_reports (
  ship_time_request_id integer not null,
  planned_days numeric(6,2),
  delivered_days numeric(5,2),
  weather_days numeric(5,2),
  breakdown_days numeric(5,2),
  other_days numeric(5,2),
  difference_reason text,
  went_well text,
  next_time text,
  stations_said boolean default false not null,
  submitted_at timestamp with time zone,
  submitted_by integer,
  closed_at timestamp with time zone,
  closed_by integer,
  updated_by integer,
  lock_version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint voyage_reports_pkey PRIMARY KEY (ship_time_request_id),
  constraint voyage_reports_breakdown_days_check CHECK (breakdown_days >= 0::numeric AND breakdown_days <= 366::numeric AND (breakdown_days * 4::numeric) = trunc(breakdown_days * 4::numeric)),
  constraint voyage_reports_closed CHECK ((closed_at IS NULL) = (closed_by IS NULL) AND (closed_at IS NULL OR submitted_at IS NOT NULL)),
  constraint voyage_reports_days_add_up CHECK (submitted_at IS NULL OR difference_reason IS NOT NULL OR (delivered_days + weather_days + breakdown_days + other_days) = planned_days),
  constraint voyage_reports_delivered_days_check CHECK (delivered_days >= 0::numeric AND delivered_days <= 366::numeric AND (delivered_days * 4::numeric) = trunc(delivered_days * 4::numeric)),
  constraint voyage_reports_difference_reason_check CHECK (length(difference_reason) >= 1 AND length(difference_reason) <= 4000),
  constraint voyage_reports_next_time_check CHECK (length(next_time) >= 1 AND length(next_time) <= 16000),
  constraint voyage_reports_other_days_check CHECK (other_days >= 0::numeric AND other_days <= 366::numeric AND (other_days * 4::numeric) = trunc(other_days * 4::numeric)),
  constraint voyage_reports_planned_days_check CHECK (planned_days > 0::numeric AND (planned_days * 4::numeric) = trunc(planned_days * 4::numeric)),
  constraint voyage_reports_submitted CHECK ((submitted_at IS NULL) = (submitted_by IS NULL) AND (submitted_at IS NULL OR num_nulls(planned_days, delivered_days, weather_days, breakdown_days, other_days) = 0)),
  constraint voyage_reports_weather_days_check CHECK (weather_days >= 0::numeric AND weather_days <= 366::numeric AND (weather_days * 4::numeric) = trunc(weather_days * 4::numeric)),
  constraint voyage_reports_went_well_check CHECK (length(went_well) >= 1 AND length(went_well) <= 16000)
);

create table webhook_deliveries (
  id bigint generated by default as identity not null,
  webhook_id integer not null,
  event_id bigint,
  type text not null,
  message_id text not null,
  payload text not null,
  created_at timestamp with time zone default now() not null,
  attempts integer default 0 not null,
  next_attempt_at timestamp with time zone default now() not null,
  leased_until timestamp with time zone,
  attempted_at timestamp with time zone,
  delivered_at timestamp with time zone,
  last_status integer,
  last_error text,
  constraint webhook_deliveries_pkey PRIMARY KEY (id),
  constraint webhook_deliveries_last_error_check CHECK (length(last_error) <= 200)
);

create table webhook_progress (
  webhook_id integer not null,
  last_event_id bigint not null,
  failures integer default 0 not null,
  failing_since timestamp with time zone,
  last_success_at timestamp with time zone,
  constraint webhook_progress_pkey PRIMARY KEY (webhook_id)
);

create table webhooks (
  id integer generated by default as identity not null,
  url text not null,
  description text,
  events text[] not null,
  active boolean default true not null,
  switched_off text,
  secret text not null,
  previous_secret text,
  previous_until timestamp with time zone,
  created_by integer,
  lock_version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint webhooks_pkey PRIMARY KEY (id),
  constraint webhooks_both_of_the_one_before CHECK ((previous_secret IS NULL) = (previous_until IS NULL)),
  constraint webhooks_description_check CHECK (length(description) <= 2000),
  constraint webhooks_events_check CHECK (cardinality(events) >= 1 AND cardinality(events) <= 100),
  constraint webhooks_off_is_off CHECK (switched_off IS NULL OR NOT active),
  constraint webhooks_switched_off_check CHECK (switched_off = ANY (ARRAY['failures'::text, 'gone'::text])),
  constraint webhooks_url_check CHECK (url ~ '^https?://'::text AND length(url) <= 2000)
);

alter table account_tokens add constraint account_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table application_standings add constraint application_standings_fiscal_year_id_fkey FOREIGN KEY (fiscal_year_id) REFERENCES fiscal_years(id) ON DELETE RESTRICT;
alter table application_standings add constraint application_standings_ship_time_request_id_fkey FOREIGN KEY (ship_time_request_id) REFERENCES ship_time_requests(id) ON DELETE RESTRICT;
alter table application_standings add constraint application_standings_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE RESTRICT;
alter table application_standings add constraint application_standings_vessel_id_fkey FOREIGN KEY (vessel_id) REFERENCES vessels(id) ON DELETE RESTRICT;
alter table areas_of_consideration add constraint areas_of_consideration_ship_time_request_id_fkey FOREIGN KEY (ship_time_request_id) REFERENCES ship_time_requests(id) ON DELETE CASCADE;
alter table attachments add constraint attachments_file_fkey FOREIGN KEY (sha256, size) REFERENCES stored_files(sha256, size);
alter table attachments add constraint attachments_ship_time_request_id_fkey FOREIGN KEY (ship_time_request_id) REFERENCES ship_time_requests(id) ON DELETE CASCADE;
alter table attachments add constraint attachments_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE RESTRICT;
alter table audit_log add constraint audit_log_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE RESTRICT;
alter table availability_watches add constraint availability_watches_region_id_fkey FOREIGN KEY (region_id) REFERENCES regions(id) ON DELETE CASCADE;
alter table availability_watches add constraint availability_watches_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table availability_watches add constraint availability_watches_vessel_id_fkey FOREIGN KEY (vessel_id) REFERENCES vessels(id) ON DELETE CASCADE;
alter table backups add constraint backups_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES users(id) ON DELETE SET NULL;
alter table berth_request_entries add constraint berth_request_entries_berth_request_id_fkey FOREIGN KEY (berth_request_id) REFERENCES berth_requests(id) ON DELETE RESTRICT;
alter table berth_request_entries add constraint berth_request_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE RESTRICT;
alter table berth_requests add constraint berth_requests_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE RESTRICT;
alter table berth_requests add constraint berth_requests_fiscal_year_id_fkey FOREIGN KEY (fiscal_year_id) REFERENCES fiscal_years(id) ON DELETE RESTRICT;
alter table berth_requests add constraint berth_requests_mission_id_fkey FOREIGN KEY (mission_id) REFERENCES missions(id) ON DELETE SET NULL;
alter table berth_requests add constraint berth_requests_ship_time_request_id_fkey FOREIGN KEY (ship_time_request_id) REFERENCES ship_time_requests(id) ON DELETE RESTRICT;
alter table berth_requests add constraint berth_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE RESTRICT;
alter table berth_requests add constraint berth_requests_vessel_id_fkey FOREIGN KEY (vessel_id) REFERENCES vessels(id) ON DELETE RESTRICT;
alter table berth_requests add constraint berth_requests_word_by_fkey FOREIGN KEY (word_by) REFERENCES users(id) ON DELETE RESTRICT;
alter table calendar_feeds add constraint calendar_feeds_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table calendar_feeds add constraint calendar_feeds_vessel_id_fkey FOREIGN KEY (vessel_id) REFERENCES vessels(id) ON DELETE CASCADE;
alter table clarification_messages add constraint clarification_messages_ship_time_request_id_fkey FOREIGN KEY (ship_time_request_id) REFERENCES ship_time_requests(id) ON DELETE RESTRICT;
alter table clarification_messages add constraint clarification_messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE RESTRICT;
alter table co_proponents add constraint co_proponents_added_by_fkey FOREIGN KEY (added_by) REFERENCES users(id) ON DELETE SET NULL;
alter table co_proponents add constraint co_proponents_ship_time_request_id_fkey FOREIGN KEY (ship_time_request_id) REFERENCES ship_time_requests(id) ON DELETE CASCADE;
alter table co_proponents add constraint co_proponents_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE RESTRICT;
alter table collaborators add constraint collaborators_ship_time_request_id_fkey FOREIGN KEY (ship_time_request_id) REFERENCES ship_time_requests(id) ON DELETE CASCADE;
alter table corrections add constraint corrections_clarification_message_id_fkey FOREIGN KEY (clarification_message_id) REFERENCES clarification_messages(id) ON DELETE RESTRICT;
alter table corrections add constraint corrections_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE RESTRICT;
alter table corrections add constraint corrections_ship_time_request_id_fkey FOREIGN KEY (ship_time_request_id) REFERENCES ship_time_requests(id) ON DELETE RESTRICT;
alter table delivered_voyages add constraint delivered_voyages_demobilization_port_id_fkey FOREIGN KEY (demobilization_port_id) REFERENCES ports(id) ON DELETE RESTRICT;
alter table delivered_voyages add constraint delivered_voyages_mobilization_port_id_fkey FOREIGN KEY (mobilization_port_id) REFERENCES ports(id) ON DELETE RESTRICT;
alter table delivered_voyages add constraint delivered_voyages_vessel_plan_id_fkey FOREIGN KEY (vessel_plan_id) REFERENCES vessel_plans(id) ON DELETE CASCADE;
alter table draft_keys add constraint draft_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table factor_tickets add constraint factor_tickets_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE;
alter table factor_tickets add constraint factor_tickets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table federated_identities add constraint federated_identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table fleet_plan_versions add constraint fleet_plan_versions_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE RESTRICT;
alter table fleet_plan_versions add constraint fleet_plan_versions_fleet_plan_id_fkey FOREIGN KEY (fleet_plan_id) REFERENCES fleet_plans(id) ON DELETE RESTRICT;
alter table fleet_plans add constraint fleet_plans_fiscal_year_id_fkey FOREIGN KEY (fiscal_year_id) REFERENCES fiscal_years(id) ON DELETE RESTRICT;
alter table funding_sources add constraint funding_sources_ship_time_request_id_fkey FOREIGN KEY (ship_time_request_id) REFERENCES ship_time_requests(id) ON DELETE CASCADE;
alter table invitations add constraint invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE RESTRICT;
alter table invitations add constraint invitations_ship_time_request_id_fkey FOREIGN KEY (ship_time_request_id) REFERENCES ship_time_requests(id) ON DELETE CASCADE;
alter table ledger_heads add constraint ledger_heads_position_fkey FOREIGN KEY ("position") REFERENCES ledger("position");
alter table letter_of_intent_areas add constraint letter_of_intent_areas_letter_of_intent_id_fkey FOREIGN KEY (letter_of_intent_id) REFERENCES letters_of_intent(id) ON DELETE RESTRICT;
alter table letter_of_intent_areas add constraint letter_of_intent_areas_project_area_id_fkey FOREIGN KEY (project_area_id) REFERENCES project_areas(id) ON DELETE RESTRICT;
alter table letter_of_intent_years add constraint letter_of_intent_years_fiscal_year_id_fkey FOREIGN KEY (fiscal_year_id) REFERENCES fiscal_years(id) ON DELETE RESTRICT;
alter table letter_of_intent_years add constraint letter_of_intent_years_letter_of_intent_id_fkey FOREIGN KEY (letter_of_intent_id) REFERENCES letters_of_intent(id) ON DELETE RESTRICT;
alter table letter_of_intent_years add constraint letter_of_intent_years_ship_time_request_id_fkey FOREIGN KEY (ship_time_request_id) REFERENCES ship_time_requests(id) ON DELETE SET NULL;
alter table letters_of_intent add constraint letters_of_intent_region_id_fkey FOREIGN KEY (region_id) REFERENCES regions(id) ON DELETE RESTRICT;
alter table letters_of_intent add constraint letters_of_intent_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE RESTRICT;
alter table letters_of_intent add constraint letters_of_intent_vessel_id_fkey FOREIGN KEY (vessel_id) REFERENCES vessels(id) ON DELETE RESTRICT;
alter table mission_conflicts_kept add constraint mission_conflicts_kept_constraint_id_fkey FOREIGN KEY (constraint_id) REFERENCES scheduling_constraints(id) ON DELETE CASCADE;
alter table mission_conflicts_kept add constraint mission_conflicts_kept_mission_id_fkey FOREIGN KEY (mission_id) REFERENCES missions(id) ON DELETE CASCADE;
alter table mission_conflicts_kept add constraint mission_conflicts_kept_other_mission_id_fkey FOREIGN KEY (other_mission_id) REFERENCES missions(id) ON DELETE CASCADE;
alter table mission_conflicts_kept add constraint mission_conflicts_kept_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE RESTRICT;
alter table missions add constraint missions_demobilization_port_id_fkey FOREIGN KEY (demobilization_port_id) REFERENCES ports(id) ON DELETE RESTRICT;
alter table missions add constraint missions_mobilization_port_id_fkey FOREIGN KEY (mobilization_port_id) REFERENCES ports(id) ON DELETE RESTRICT;
alter table missions add constraint missions_ship_time_request_id_fkey FOREIGN KEY (ship_time_request_id) REFERENCES ship_time_requests(id) ON DELETE RESTRICT;
alter table missions add constraint missions_vessel_plan_id_fkey FOREIGN KEY (vessel_plan_id) REFERENCES vessel_plans(id) ON DELETE RESTRICT;
alter table notices add constraint notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table outage_notices add constraint outage_notices_outage_id_fkey FOREIGN KEY (outage_id) REFERENCES outages(id) ON DELETE CASCADE;
alter table outage_notices add constraint outage_notices_ship_time_request_id_fkey FOREIGN KEY (ship_time_request_id) REFERENCES ship_time_requests(id) ON DELETE RESTRICT;
alter table outage_notices add constraint outage_notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE RESTRICT;
alter table outage_options add constraint outage_options_outage_id_fkey FOREIGN KEY (outage_id) REFERENCES outages(id) ON DELETE CASCADE;
alter table outage_options add constraint outage_options_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES proposals(id) ON DELETE CASCADE;
alter table outages add constraint outages_id_fkey FOREIGN KEY (id) REFERENCES scheduling_constraints(id) ON DELETE CASCADE;
alter table outages add constraint outages_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE RESTRICT;
alter table outbox add constraint outbox_caused_by_fkey FOREIGN KEY (caused_by) REFERENCES users(id) ON DELETE SET NULL;
alter table outbox add constraint outbox_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
alter table overruled_distances add constraint overruled_distances_from_port_id_fkey FOREIGN KEY (from_port_id) REFERENCES ports(id) ON DELETE CASCADE;
alter table overruled_distances add constraint overruled_distances_to_port_id_fkey FOREIGN KEY (to_port_id) REFERENCES ports(id) ON DELETE CASCADE;
alter table overruled_distances add constraint overruled_distances_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE RESTRICT;
alter table port_distances add constraint port_distances_from_port_id_fkey FOREIGN KEY (from_port_id) REFERENCES ports(id) ON DELETE CASCADE;
alter table port_distances add constraint port_distances_to_port_id_fkey FOREIGN KEY (to_port_id) REFERENCES ports(id) ON DELETE CASCADE;
alter table ports add constraint ports_region_id_fkey FOREIGN KEY (region_id) REFERENCES regions(id) ON DELETE RESTRICT;
alter table proponent_requests add constraint proponent_requests_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE RESTRICT;
alter table proponent_requests add constraint proponent_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE RESTRICT;
alter table proposal_weights add constraint proposal_weights_fiscal_year_id_fkey FOREIGN KEY (fiscal_year_id) REFERENCES fiscal_years(id) ON DELETE CASCADE;
alter table proposals add constraint proposals_fiscal_year_id_fkey FOREIGN KEY (fiscal_year_id) REFERENCES fiscal_years(id) ON DELETE RESTRICT;
alter table proposals add constraint proposals_scenario_id_fkey FOREIGN KEY (scenario_id) REFERENCES scenarios(id) ON DELETE CASCADE;
alter table proposals add constraint proposals_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE RESTRICT;
alter table recovery_codes add constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table remark_replies add constraint remark_replies_remark_id_fkey FOREIGN KEY (remark_id) REFERENCES remarks(id) ON DELETE CASCADE;
alter table remark_replies add constraint remark_replies_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE RESTRICT;
alter table remarks add constraint remarks_addressee_id_fkey FOREIGN KEY (addressee_id) REFERENCES users(id) ON DELETE RESTRICT;
alter table remarks add constraint remarks_settled_by_fkey FOREIGN KEY (settled_by) REFERENCES users(id) ON DELETE RESTRICT;
alter table remarks add constraint remarks_ship_time_request_id_fkey FOREIGN KEY (ship_time_request_id) REFERENCES ship_time_requests(id) ON DELETE CASCADE;
alter table remarks add constraint remarks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE RESTRICT;
alter table request_status_transitions add constraint request_status_transitions_from_status_id_fkey FOREIGN KEY (from_status_id) REFERENCES request_statuses(id);
alter table request_status_transitions add constraint request_status_transitions_to_status_id_fkey FOREIGN KEY (to_status_id) REFERENCES request_statuses(id);
alter table scenarios add constraint scenarios_fiscal_year_id_fkey FOREIGN KEY (fiscal_year_id) REFERENCES fiscal_years(id) ON DELETE RESTRICT;
alter table scenarios add constraint scenarios_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE RESTRICT;
alter table schedule_openings add constraint schedule_openings_fleet_plan_id_fkey FOREIGN KEY (fleet_plan_id) REFERENCES fleet_plans(id) ON DELETE CASCADE;
alter table schedule_openings add constraint schedule_openings_vessel_id_fkey FOREIGN KEY (vessel_id) REFERENCES vessels(id) ON DELETE CASCADE;
alter table scheduling_constraints add constraint scheduling_constraints_port_id_fkey FOREIGN KEY (port_id) REFERENCES ports(id) ON DELETE RESTRICT;
alter table scheduling_constraints add constraint scheduling_constraints_vessel_id_fkey FOREIGN KEY (vessel_id) REFERENCES vessels(id) ON DELETE RESTRICT;
alter table second_factor_grace add constraint second_factor_grace_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table second_factors add constraint second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table service_accounts add constraint service_accounts_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
alter table service_accounts add constraint service_accounts_id_fkey FOREIGN KEY (id) REFERENCES users(id);
alter table service_tokens add constraint service_tokens_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
alter table service_tokens add constraint service_tokens_service_account_id_fkey FOREIGN KEY (service_account_id) REFERENCES service_accounts(id) ON DELETE CASCADE;
alter table sessions add constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table settings add constraint settings_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL;
alter table ship_time_request_capabilities add constraint ship_time_request_capabilities_capability_id_fkey FOREIGN KEY (capability_id) REFERENCES capabilities(id) ON DELETE RESTRICT;
alter table ship_time_request_capabilities add constraint ship_time_request_capabilities_ship_time_request_id_fkey FOREIGN KEY (ship_time_request_id) REFERENCES ship_time_requests(id) ON DELETE CASCADE;
alter table ship_time_request_coastal_states add constraint ship_time_request_coastal_states_coastal_state_id_fkey FOREIGN KEY (coastal_state_id) REFERENCES coastal_states(id) ON DELETE RESTRICT;
alter table ship_time_request_coastal_states add constraint ship_time_request_coastal_states_ship_time_request_id_fkey FOREIGN KEY (ship_time_request_id) REFERENCES ship_time_requests(id) ON DELETE CASCADE;
alter table ship_time_request_fiscal_years add constraint ship_time_request_fiscal_years_fiscal_year_id_fkey FOREIGN KEY (fiscal_year_id) REFERENCES fiscal_years(id) ON DELETE RESTRICT;
alter table ship_time_request_fiscal_years add constraint ship_time_request_fiscal_years_ship_time_request_id_fkey FOREIGN KEY (ship_time_request_id) REFERENCES ship_time_requests(id) ON DELETE CASCADE;
alter table ship_time_request_history add constraint ship_time_request_history_from_status_id_fkey FOREIGN KEY (from_status_id) REFERENCES request_statuses(id);
alter table ship_time_request_history add constraint ship_time_request_history_ship_time_request_id_fkey FOREIGN KEY (ship_time_request_id) REFERENCES ship_time_requests(id) ON DELETE RESTRICT;
alter table ship_time_request_history add constraint ship_time_request_history_to_status_id_fkey FOREIGN KEY (to_status_id) REFERENCES request_statuses(id);
alter table ship_time_request_history add constraint ship_time_request_history_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE RESTRICT;
alter table ship_time_request_marine_protected_areas add constraint ship_time_request_marine_protecte_marine_protected_area_id_fkey FOREIGN KEY (marine_protected_area_id) REFERENCES marine_protected_areas(id) ON DELETE RESTRICT;
alter table ship_time_request_marine_protected_areas add constraint ship_time_request_marine_protected_ar_ship_time_request_id_fkey FOREIGN KEY (ship_time_request_id) REFERENCES ship_time_requests(id) ON DELETE CASCADE;
alter table ship_time_request_project_areas add constraint ship_time_request_project_areas_project_area_id_fkey FOREIGN KEY (project_area_id) REFERENCES project_areas(id) ON DELETE RESTRICT;
alter table ship_time_request_project_areas add constraint ship_time_request_project_areas_ship_time_request_id_fkey FOREIGN KEY (ship_time_request_id) REFERENCES ship_time_requests(id) ON DELETE CASCADE;
alter table ship_time_request_sections add constraint ship_time_request_sections_ship_time_request_id_fkey FOREIGN KEY (ship_time_request_id) REFERENCES ship_time_requests(id) ON DELETE CASCADE;
alter table ship_time_request_sections add constraint ship_time_request_sections_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE RESTRICT;
alter table ship_time_requests add constraint ship_time_requests_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies(id) ON DELETE RESTRICT;
alter table ship_time_requests add constraint ship_time_requests_copied_from_id_fkey FOREIGN KEY (copied_from_id) REFERENCES ship_time_requests(id) ON DELETE SET NULL;
alter table ship_time_requests add constraint ship_time_requests_demobilization_port_id_fkey FOREIGN KEY (demobilization_port_id) REFERENCES ports(id) ON DELETE RESTRICT;
alter table ship_time_requests add constraint ship_time_requests_fiscal_year_id_fkey FOREIGN KEY (fiscal_year_id) REFERENCES fiscal_years(id) ON DELETE RESTRICT;
alter table ship_time_requests add constraint ship_time_requests_mobilization_port_id_fkey FOREIGN KEY (mobilization_port_id) REFERENCES ports(id) ON DELETE RESTRICT;
alter table ship_time_requests add constraint ship_time_requests_operating_hours_id_fkey FOREIGN KEY (operating_hours_id) REFERENCES operating_hours(id) ON DELETE RESTRICT;
alter table ship_time_requests add constraint ship_time_requests_project_type_id_fkey FOREIGN KEY (project_type_id) REFERENCES project_types(id) ON DELETE RESTRICT;
alter table ship_time_requests add constraint ship_time_requests_status_id_fkey FOREIGN KEY (status_id) REFERENCES request_statuses(id) ON DELETE RESTRICT;
alter table ship_time_requests add constraint ship_time_requests_thematic_area_id_fkey FOREIGN KEY (thematic_area_id) REFERENCES thematic_areas(id) ON DELETE RESTRICT;
alter table ship_time_requests add constraint ship_time_requests_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE RESTRICT;
alter table ship_time_requests add constraint ship_time_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE RESTRICT;
alter table ship_time_requests add constraint ship_time_requests_vessel_id_fkey FOREIGN KEY (vessel_id) REFERENCES vessels(id) ON DELETE RESTRICT;
alter table ship_time_requests add constraint ship_time_requests_vessel_preference_1_id_fkey FOREIGN KEY (vessel_preference_1_id) REFERENCES vessels(id) ON DELETE RESTRICT;
alter table ship_time_requests add constraint ship_time_requests_vessel_preference_2_id_fkey FOREIGN KEY (vessel_preference_2_id) REFERENCES vessels(id) ON DELETE RESTRICT;
alter table sign_in_networks add constraint sign_in_networks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table stations add constraint stations_ship_time_request_id_fkey FOREIGN KEY (ship_time_request_id) REFERENCES ship_time_requests(id) ON DELETE CASCADE;
alter table stored_file_pieces add constraint stored_file_pieces_sha256_fkey FOREIGN KEY (sha256) REFERENCES stored_files(sha256) ON DELETE CASCADE;
alter table tracks add constraint tracks_ship_time_request_id_fkey FOREIGN KEY (ship_time_request_id) REFERENCES ship_time_requests(id) ON DELETE CASCADE;
alter table transfer_offers add constraint transfer_offers_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE RESTRICT;
alter table transfer_offers add constraint transfer_offers_from_vessel_id_fkey FOREIGN KEY (from_vessel_id) REFERENCES vessels(id) ON DELETE RESTRICT;
alter table transfer_offers add constraint transfer_offers_offered_by_fkey FOREIGN KEY (offered_by) REFERENCES users(id) ON DELETE RESTRICT;
alter table transfer_offers add constraint transfer_offers_ship_time_request_id_fkey FOREIGN KEY (ship_time_request_id) REFERENCES ship_time_requests(id) ON DELETE RESTRICT;
alter table transfer_offers add constraint transfer_offers_to_vessel_id_fkey FOREIGN KEY (to_vessel_id) REFERENCES vessels(id) ON DELETE RESTRICT;
alter table user_vessels add constraint user_vessels_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table user_vessels add constraint user_vessels_vessel_id_fkey FOREIGN KEY (vessel_id) REFERENCES vessels(id) ON DELETE CASCADE;
alter table users add constraint users_administrator_asked_by_fkey FOREIGN KEY (administrator_asked_by) REFERENCES users(id) ON DELETE RESTRICT;
alter table users add constraint users_user_type_id_fkey FOREIGN KEY (user_type_id) REFERENCES user_types(id) ON DELETE RESTRICT;
alter table vessel_plan_history add constraint vessel_plan_history_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE RESTRICT;
alter table vessel_plan_history add constraint vessel_plan_history_vessel_plan_id_fkey FOREIGN KEY (vessel_plan_id) REFERENCES vessel_plans(id) ON DELETE RESTRICT;
alter table vessel_plan_versions add constraint vessel_plan_versions_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE RESTRICT;
alter table vessel_plan_versions add constraint vessel_plan_versions_vessel_plan_id_fkey FOREIGN KEY (vessel_plan_id) REFERENCES vessel_plans(id) ON DELETE RESTRICT;
alter table vessel_plans add constraint vessel_plans_fiscal_year_id_fkey FOREIGN KEY (fiscal_year_id) REFERENCES fiscal_years(id) ON DELETE RESTRICT;
alter table vessel_plans add constraint vessel_plans_scenario_id_fkey FOREIGN KEY (scenario_id) REFERENCES scenarios(id) ON DELETE RESTRICT;
alter table vessel_plans add constraint vessel_plans_vessel_id_fkey FOREIGN KEY (vessel_id) REFERENCES vessels(id) ON DELETE RESTRICT;
alter table vessel_rates add constraint vessel_rates_fiscal_year_id_fkey FOREIGN KEY (fiscal_year_id) REFERENCES fiscal_years(id) ON DELETE RESTRICT;
alter table vessel_rates add constraint vessel_rates_vessel_id_fkey FOREIGN KEY (vessel_id) REFERENCES vessels(id) ON DELETE RESTRICT;
alter table vessels add constraint vessels_home_port_id_fkey FOREIGN KEY (home_port_id) REFERENCES ports(id) ON DELETE RESTRICT;
alter table vessels add constraint vessels_region_id_fkey FOREIGN KEY (region_id) REFERENCES regions(id) ON DELETE RESTRICT;
alter table vessels add constraint vessels_vessel_class_id_fkey FOREIGN KEY (vessel_class_id) REFERENCES vessel_classes(id) ON DELETE RESTRICT;
alter table voyage_agreement_parts add constraint voyage_agreement_parts_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES users(id) ON DELETE RESTRICT;
alter table voyage_agreement_parts add constraint voyage_agreement_parts_demobilization_port_id_fkey FOREIGN KEY (demobilization_port_id) REFERENCES ports(id) ON DELETE RESTRICT;
alter table voyage_agreement_parts add constraint voyage_agreement_parts_mobilization_port_id_fkey FOREIGN KEY (mobilization_port_id) REFERENCES ports(id) ON DELETE RESTRICT;
alter table voyage_agreement_parts add constraint voyage_agreement_parts_ship_time_request_id_fkey FOREIGN KEY (ship_time_request_id) REFERENCES ship_time_requests(id) ON DELETE RESTRICT;
alter table voyage_agreement_parts add constraint voyage_agreement_parts_voyage_agreement_id_fkey FOREIGN KEY (voyage_agreement_id) REFERENCES voyage_agreements(id) ON DELETE RESTRICT;
alter table voyage_agreements add constraint voyage_agreements_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id) ON DELETE RESTRICT;
alter table voyage_agreements add constraint voyage_agreements_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE RESTRICT;
alter table voyage_agreements add constraint voyage_agreements_demobilization_port_id_fkey FOREIGN KEY (demobilization_port_id) REFERENCES ports(id) ON DELETE RESTRICT;
alter table voyage_agreements add constraint voyage_agreements_fiscal_year_id_fkey FOREIGN KEY (fiscal_year_id) REFERENCES fiscal_years(id) ON DELETE RESTRICT;
alter table voyage_agreements add constraint voyage_agreements_mobilization_port_id_fkey FOREIGN KEY (mobilization_port_id) REFERENCES ports(id) ON DELETE RESTRICT;
alter table voyage_agreements add constraint voyage_agreements_vessel_id_fkey FOREIGN KEY (vessel_id) REFERENCES vessels(id) ON DELETE RESTRICT;
alter table voyage_changes add constraint voyage_changes_fleet_plan_id_fkey FOREIGN KEY (fleet_plan_id) REFERENCES fleet_plans(id) ON DELETE CASCADE;
alter table voyage_changes add constraint voyage_changes_ship_time_request_id_fkey FOREIGN KEY (ship_time_request_id) REFERENCES ship_time_requests(id) ON DELETE CASCADE;
alter table voyage_numbers add constraint voyage_numbers_vessel_id_fkey FOREIGN KEY (vessel_id) REFERENCES vessels(id) ON DELETE RESTRICT;
alter table voyage_report_stations add constraint voyage_report_stations_ship_time_request_id_fkey FOREIGN KEY (ship_time_request_id) REFERENCES voyage_reports(ship_time_request_id) ON DELETE CASCADE;
alter table voyage_report_stations add constraint voyage_report_stations_ship_time_request_id_station_id_fkey FOREIGN KEY (ship_time_request_id, station_id) REFERENCES stations(ship_time_request_id, id) ON DELETE CASCADE;
alter table voyage_reports add constraint voyage_reports_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES users(id) ON DELETE RESTRICT;
alter table voyage_reports add constraint voyage_reports_ship_time_request_id_fkey FOREIGN KEY (ship_time_request_id) REFERENCES ship_time_requests(id) ON DELETE RESTRICT;
alter table voyage_reports add constraint voyage_reports_submitted_by_fkey FOREIGN KEY (submitted_by) REFERENCES users(id) ON DELETE RESTRICT;
alter table voyage_reports add constraint voyage_reports_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE RESTRICT;
alter table webhook_deliveries add constraint webhook_deliveries_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES webhooks(id) ON DELETE CASCADE;
alter table webhook_progress add constraint webhook_progress_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES webhooks(id) ON DELETE CASCADE;
alter table webhooks add constraint webhooks_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;

CREATE INDEX account_tokens_user ON account_tokens USING btree (user_id, purpose);
CREATE UNIQUE INDEX agencies_crossref_funder ON agencies USING btree (crossref_funder);
CREATE UNIQUE INDEX agencies_ror ON agencies USING btree (ror);
CREATE INDEX application_standings_year ON application_standings USING btree (fiscal_year_id);
CREATE INDEX areas_of_consideration_request ON areas_of_consideration USING btree (ship_time_request_id);
CREATE INDEX attachments_file ON attachments USING btree (sha256, size);
CREATE INDEX attachments_user ON attachments USING btree (user_id);
CREATE INDEX audit_log_actor ON audit_log USING btree (actor_id) WHERE actor_id IS NOT NULL;
CREATE INDEX audit_log_constraint_vessel ON audit_log USING btree (COALESCE(after ->> 'vessel_id'::text, before ->> 'vessel_id'::text)) WHERE subject_type = 'scheduling_constraints'::text;
CREATE INDEX audit_log_created_at ON audit_log USING btree (created_at);
CREATE INDEX audit_log_kept_mission ON audit_log USING btree (COALESCE(after ->> 'mission_id'::text, before ->> 'mission_id'::text)) WHERE subject_type = 'mission_conflicts_kept'::text;
CREATE INDEX audit_log_plan_after ON audit_log USING btree ((after ->> 'vessel_plan_id'::text)) WHERE subject_type = 'missions'::text AND (after ->> 'vessel_plan_id'::text) IS NOT NULL;
CREATE INDEX audit_log_plan_before ON audit_log USING btree ((before ->> 'vessel_plan_id'::text)) WHERE subject_type = 'missions'::text AND (before ->> 'vessel_plan_id'::text) IS NOT NULL;
CREATE INDEX audit_log_subject ON audit_log USING btree (subject_type, subject_id, id);
CREATE INDEX availability_watches_region ON availability_watches USING btree (region_id);
CREATE INDEX availability_watches_user ON availability_watches USING btree (user_id);
CREATE INDEX availability_watches_vessel ON availability_watches USING btree (vessel_id);
CREATE INDEX backups_started_at ON backups USING btree (started_at DESC);
CREATE INDEX berth_request_entries_request ON berth_request_entries USING btree (berth_request_id);
CREATE INDEX berth_requests_application ON berth_requests USING btree (ship_time_request_id);
CREATE INDEX berth_requests_mission ON berth_requests USING btree (mission_id);
CREATE UNIQUE INDEX berth_requests_one_open ON berth_requests USING btree (user_id, mission_id) WHERE state = ANY (ARRAY['waiting'::text, 'accepted'::text]);
CREATE INDEX berth_requests_untold ON berth_requests USING btree (id) WHERE state = 'lapsed'::text AND NOT end_told;
CREATE INDEX berth_requests_user ON berth_requests USING btree (user_id);
CREATE INDEX berth_requests_vessel ON berth_requests USING btree (vessel_id, state);
CREATE INDEX berth_requests_year ON berth_requests USING btree (fiscal_year_id);
CREATE INDEX calendar_feeds_user ON calendar_feeds USING btree (user_id);
CREATE INDEX calendar_feeds_vessel ON calendar_feeds USING btree (vessel_id) WHERE vessel_id IS NOT NULL;
CREATE INDEX clarification_messages_request ON clarification_messages USING btree (ship_time_request_id, id);
CREATE INDEX co_proponents_user ON co_proponents USING btree (user_id);
CREATE INDEX collaborators_request ON collaborators USING btree (ship_time_request_id);
CREATE INDEX corrections_decided_by ON corrections USING btree (decided_by);
CREATE UNIQUE INDEX corrections_one_open ON corrections USING btree (ship_time_request_id, field) WHERE state = 'proposed'::text;
CREATE INDEX corrections_request ON corrections USING btree (ship_time_request_id, id);
CREATE INDEX delivered_voyages_plan ON delivered_voyages USING btree (vessel_plan_id, start_date);
CREATE INDEX erasures_source ON erasures USING btree (source, source_id);
CREATE INDEX events_application ON events USING btree (ship_time_request_id, id) WHERE type ~~ 'application.%'::text;
CREATE INDEX events_created ON events USING btree (created_at);
CREATE INDEX events_for_everyone ON events USING btree (id) WHERE type !~~ 'application.%'::text AND NOT type ~ '^(plan|mission|constraint|berth_request)[.]'::text;
CREATE INDEX events_of_one_person ON events USING btree (((data -> 'user_id'::text)::integer), id) WHERE type = 'application.changed'::text AND data ? 'user_id'::text;
CREATE INDEX factor_tickets_session ON factor_tickets USING btree (session_id) WHERE session_id IS NOT NULL;
CREATE INDEX factor_tickets_user ON factor_tickets USING btree (user_id);
CREATE INDEX funding_sources_request ON funding_sources USING btree (ship_time_request_id);
CREATE INDEX idempotency_keys_created_at ON idempotency_keys USING btree (created_at);
CREATE INDEX letter_of_intent_years_year ON letter_of_intent_years USING btree (fiscal_year_id);
CREATE INDEX letters_of_intent_user ON letters_of_intent USING btree (user_id);
CREATE INDEX letters_of_intent_vessel ON letters_of_intent USING btree (vessel_id);
CREATE INDEX live_news_transaction ON live_news USING btree (transaction);
CREATE INDEX mission_conflicts_kept_constraint ON mission_conflicts_kept USING btree (constraint_id) WHERE constraint_id IS NOT NULL;
CREATE UNIQUE INDEX mission_conflicts_kept_once ON mission_conflicts_kept USING btree (mission_id, code, COALESCE(other_mission_id, 0), COALESCE(constraint_id, 0));
CREATE INDEX mission_conflicts_kept_other_mission ON mission_conflicts_kept USING btree (other_mission_id) WHERE other_mission_id IS NOT NULL;
CREATE INDEX missions_outside_number ON missions USING btree (vessel_plan_id, outside_number) WHERE outside_number IS NOT NULL;
CREATE INDEX missions_plan ON missions USING btree (vessel_plan_id, start_date);
CREATE INDEX missions_request ON missions USING btree (ship_time_request_id);
CREATE INDEX notices_user ON notices USING btree (user_id, created_at DESC);
CREATE INDEX outage_notices_request ON outage_notices USING btree (ship_time_request_id);
CREATE INDEX outage_options_outage ON outage_options USING btree (outage_id);
CREATE INDEX outbox_caused_by ON outbox USING btree (caused_by, created_at) WHERE caused_by IS NOT NULL;
CREATE INDEX outbox_to ON outbox USING btree (to_address, created_at);
CREATE INDEX outbox_user ON outbox USING btree (user_id);
CREATE INDEX outbox_waiting ON outbox USING btree (next_attempt_at) WHERE sent_at IS NULL;
CREATE INDEX overruled_distances_to_port ON overruled_distances USING btree (to_port_id);
CREATE INDEX overruled_distances_user ON overruled_distances USING btree (user_id);
CREATE INDEX port_distances_to_port ON port_distances USING btree (to_port_id);
CREATE UNIQUE INDEX ports_un_locode ON ports USING btree (un_locode);
CREATE INDEX proponent_requests_decided_by ON proponent_requests USING btree (decided_by) WHERE decided_by IS NOT NULL;
CREATE UNIQUE INDEX proponent_requests_one_open ON proponent_requests USING btree (user_id) WHERE state = 'open'::text;
CREATE INDEX proponent_requests_user ON proponent_requests USING btree (user_id);
CREATE INDEX proposals_scenario ON proposals USING btree (scenario_id) WHERE scenario_id IS NOT NULL;
CREATE INDEX proposals_user ON proposals USING btree (user_id);
CREATE INDEX proposals_year ON proposals USING btree (fiscal_year_id);
CREATE INDEX recovery_codes_user ON recovery_codes USING btree (user_id);
CREATE INDEX remark_replies_remark ON remark_replies USING btree (remark_id, id);
CREATE INDEX remarks_request ON remarks USING btree (ship_time_request_id, id);
CREATE INDEX scenarios_user ON scenarios USING btree (user_id);
CREATE INDEX scenarios_year ON scenarios USING btree (fiscal_year_id);
CREATE INDEX schedule_openings_created ON schedule_openings USING btree (created_at);
CREATE INDEX schedule_openings_vessel ON schedule_openings USING btree (vessel_id);
CREATE INDEX scheduling_constraints_vessel ON scheduling_constraints USING btree (vessel_id, start_date);
CREATE INDEX second_factors_user ON second_factors USING btree (user_id);
CREATE UNIQUE INDEX service_accounts_name ON service_accounts USING btree (lower(name)) WHERE revoked_at IS NULL;
CREATE INDEX service_tokens_account ON service_tokens USING btree (service_account_id);
CREATE INDEX sessions_user ON sessions USING btree (user_id);
CREATE INDEX ship_time_request_capabilities_capability ON ship_time_request_capabilities USING btree (capability_id);
CREATE UNIQUE INDEX ship_time_request_history_receipt ON ship_time_request_history USING btree (receipt);
CREATE INDEX ship_time_request_history_request ON ship_time_request_history USING btree (ship_time_request_id, id);
CREATE INDEX ship_time_requests_agency ON ship_time_requests USING btree (agency_id, status_id, id);
CREATE INDEX ship_time_requests_copied_from ON ship_time_requests USING btree (copied_from_id) WHERE copied_from_id IS NOT NULL;
CREATE INDEX ship_time_requests_plan ON ship_time_requests USING btree (vessel_id, fiscal_year_id, status_id);
CREATE INDEX ship_time_requests_project_type ON ship_time_requests USING btree (project_type_id, status_id, id);
CREATE INDEX ship_time_requests_status ON ship_time_requests USING btree (status_id, user_id, id);
CREATE INDEX ship_time_requests_submitted ON ship_time_requests USING btree (submitted_at DESC NULLS LAST, id);
CREATE INDEX ship_time_requests_title ON ship_time_requests USING gin (fold(project_title) gin_trgm_ops);
CREATE INDEX ship_time_requests_user ON ship_time_requests USING btree (user_id);
CREATE INDEX ship_time_requests_vessel ON ship_time_requests USING btree (vessel_id, status_id);
CREATE INDEX ship_time_requests_vessel_preference_1 ON ship_time_requests USING btree (vessel_preference_1_id) WHERE vessel_preference_1_id IS NOT NULL;
CREATE INDEX ship_time_requests_vessel_preference_2 ON ship_time_requests USING btree (vessel_preference_2_id) WHERE vessel_preference_2_id IS NOT NULL;
CREATE INDEX ship_time_requests_year ON ship_time_requests USING btree (fiscal_year_id, status_id);
CREATE INDEX transfer_offers_from ON transfer_offers USING btree (from_vessel_id, state);
CREATE UNIQUE INDEX transfer_offers_one_waiting ON transfer_offers USING btree (ship_time_request_id) WHERE state = 'waiting'::text;
CREATE INDEX transfer_offers_request ON transfer_offers USING btree (ship_time_request_id);
CREATE INDEX transfer_offers_to ON transfer_offers USING btree (to_vessel_id, state);
CREATE INDEX user_vessels_vessel ON user_vessels USING btree (vessel_id);
CREATE INDEX users_administrator_asked_by ON users USING btree (administrator_asked_by) WHERE administrator_asked_by IS NOT NULL;
CREATE INDEX users_names ON users USING gin (fold(first_name) gin_trgm_ops, fold(last_name) gin_trgm_ops);
CREATE INDEX users_user_type ON users USING btree (user_type_id) WHERE user_type_id IS NOT NULL;
CREATE INDEX vessel_plan_history_plan ON vessel_plan_history USING btree (vessel_plan_id, id);
CREATE INDEX vessel_plans_fiscal_year ON vessel_plans USING btree (fiscal_year_id);
CREATE INDEX vessel_plans_scenario ON vessel_plans USING btree (scenario_id) WHERE scenario_id IS NOT NULL;
CREATE INDEX vessel_rates_year ON vessel_rates USING btree (fiscal_year_id);
CREATE UNIQUE INDEX vessels_call_sign ON vessels USING btree (call_sign);
CREATE UNIQUE INDEX vessels_ices_code ON vessels USING btree (ices_code);
CREATE UNIQUE INDEX vessels_imo ON vessels USING btree (imo);
CREATE UNIQUE INDEX vessels_mmsi ON vessels USING btree (mmsi);
CREATE UNIQUE INDEX voyage_agreement_parts_one_open ON voyage_agreement_parts USING btree (ship_time_request_id) WHERE open;
CREATE INDEX voyage_agreement_parts_request ON voyage_agreement_parts USING btree (ship_time_request_id);
CREATE INDEX voyage_agreements_asked ON voyage_agreements USING btree (answer_by) WHERE state = 'asked'::text;
CREATE INDEX voyage_agreements_untold ON voyage_agreements USING btree (id) WHERE (state = ANY (ARRAY['lapsed'::text, 'parted'::text])) AND NOT end_told;
CREATE INDEX voyage_agreements_vessel ON voyage_agreements USING btree (vessel_id, state);
CREATE INDEX voyage_agreements_year ON voyage_agreements USING btree (fiscal_year_id, vessel_id);
CREATE INDEX voyage_changes_fleet_plan ON voyage_changes USING btree (fleet_plan_id);
CREATE INDEX webhook_deliveries_created ON webhook_deliveries USING btree (created_at);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries USING btree (next_attempt_at) WHERE delivered_at IS NULL;
CREATE INDEX webhook_deliveries_of ON webhook_deliveries USING btree (webhook_id, id);
CREATE UNIQUE INDEX webhook_deliveries_once ON webhook_deliveries USING btree (webhook_id, event_id) WHERE event_id IS NOT NULL;

CREATE CONSTRAINT TRIGGER note_reference AFTER INSERT OR DELETE OR UPDATE ON agencies DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('reference', 'id', 'agencies');
CREATE TRIGGER touch_row BEFORE UPDATE ON agencies FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE TRIGGER guard BEFORE INSERT OR UPDATE ON application_standings FOR EACH ROW EXECUTE FUNCTION guard_application_standing();
CREATE TRIGGER touch_row BEFORE UPDATE ON application_standings FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE TRIGGER guard BEFORE INSERT OR DELETE OR UPDATE ON areas_of_consideration FOR EACH ROW EXECUTE FUNCTION guard_request_part();
CREATE CONSTRAINT TRIGGER note_application AFTER INSERT OR DELETE OR UPDATE ON areas_of_consideration DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('application', 'ship_time_request_id');
CREATE TRIGGER touch_row BEFORE UPDATE ON areas_of_consideration FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE TRIGGER drop_unused_file AFTER DELETE ON attachments FOR EACH ROW EXECUTE FUNCTION drop_unused_file();
CREATE TRIGGER guard BEFORE INSERT OR DELETE OR UPDATE ON attachments FOR EACH ROW EXECUTE FUNCTION guard_request_part();
CREATE TRIGGER guard_content BEFORE UPDATE ON attachments FOR EACH ROW EXECUTE FUNCTION guard_attachment_content();
CREATE TRIGGER guard_room BEFORE INSERT ON attachments FOR EACH ROW EXECUTE FUNCTION guard_attachments_room();
CREATE CONSTRAINT TRIGGER note_application AFTER INSERT OR DELETE OR UPDATE ON attachments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('application', 'ship_time_request_id');
CREATE TRIGGER touch_row BEFORE UPDATE ON attachments FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE TRIGGER commit_fields AFTER INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION commit_fields();
CREATE TRIGGER refuse_change BEFORE DELETE OR UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER refuse_truncation BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE CONSTRAINT TRIGGER seal_in_ledger AFTER INSERT ON audit_log DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION seal_in_ledger();
CREATE CONSTRAINT TRIGGER write_event AFTER INSERT ON audit_log DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.action = 'fiscal_years.deadline_moved'::text) EXECUTE FUNCTION write_event();
CREATE TRIGGER refuse_rewriting BEFORE DELETE OR UPDATE ON berth_request_entries FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE CONSTRAINT TRIGGER write_event AFTER INSERT ON berth_request_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.action = ANY (ARRAY['asked'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text, 'taken_back'::text, 'lapsed'::text])) EXECUTE FUNCTION write_berth_event();
CREATE TRIGGER guard BEFORE INSERT OR DELETE OR UPDATE ON berth_requests FOR EACH ROW EXECUTE FUNCTION guard_berth_request();
CREATE CONSTRAINT TRIGGER note_berth_request AFTER INSERT OR DELETE OR UPDATE ON berth_requests DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('berth_request', 'id');
CREATE CONSTRAINT TRIGGER note_mission AFTER INSERT OR DELETE OR UPDATE ON berth_requests DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('mission', 'mission_id');
CREATE TRIGGER touch_row BEFORE UPDATE ON berth_requests FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE TRIGGER write_entry AFTER INSERT ON berth_requests FOR EACH ROW EXECUTE FUNCTION write_berth_entry();
CREATE TRIGGER write_entry_of_end AFTER UPDATE OF state ON berth_requests FOR EACH ROW WHEN (new.state IS DISTINCT FROM old.state) EXECUTE FUNCTION write_berth_entry();
CREATE TRIGGER guard_capability_in_use BEFORE DELETE ON capabilities FOR EACH ROW EXECUTE FUNCTION guard_capability_in_use();
CREATE CONSTRAINT TRIGGER note_reference AFTER INSERT OR DELETE OR UPDATE ON capabilities DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('reference', 'id', 'capabilities');
CREATE TRIGGER touch_row BEFORE UPDATE ON capabilities FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE CONSTRAINT TRIGGER note_application AFTER INSERT OR DELETE OR UPDATE ON clarification_messages DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('application', 'ship_time_request_id');
CREATE TRIGGER refuse_change BEFORE DELETE OR UPDATE ON clarification_messages FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER refuse_truncation BEFORE TRUNCATE ON clarification_messages FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER guard BEFORE INSERT OR UPDATE ON co_proponents FOR EACH ROW EXECUTE FUNCTION guard_co_proponent();
CREATE CONSTRAINT TRIGGER note_application AFTER INSERT OR DELETE OR UPDATE ON co_proponents DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('application', 'ship_time_request_id');
CREATE CONSTRAINT TRIGGER note_people AFTER INSERT OR DELETE OR UPDATE ON co_proponents DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION tell_people_of_application();
CREATE CONSTRAINT TRIGGER note_reference AFTER INSERT OR DELETE OR UPDATE ON coastal_states DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('reference', 'id', 'coastal_states');
CREATE TRIGGER touch_row BEFORE UPDATE ON coastal_states FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE TRIGGER guard BEFORE INSERT OR DELETE OR UPDATE ON collaborators FOR EACH ROW EXECUTE FUNCTION guard_request_part();
CREATE CONSTRAINT TRIGGER note_application AFTER INSERT OR DELETE OR UPDATE ON collaborators DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('application', 'ship_time_request_id');
CREATE TRIGGER touch_row BEFORE UPDATE ON collaborators FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE TRIGGER guard BEFORE INSERT OR DELETE OR UPDATE ON corrections FOR EACH ROW EXECUTE FUNCTION guard_correction();
CREATE CONSTRAINT TRIGGER note_application AFTER INSERT OR DELETE OR UPDATE ON corrections DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('application', 'ship_time_request_id');
CREATE CONSTRAINT TRIGGER written AFTER UPDATE OF state ON corrections DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.state = 'accepted'::text) EXECUTE FUNCTION refuse_unwritten_correction();
CREATE CONSTRAINT TRIGGER note_planning AFTER INSERT OR DELETE OR UPDATE ON delivered_voyages DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('planning', 'id', 'delivered_voyages');
CREATE TRIGGER touch_row BEFORE UPDATE ON delivered_voyages FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE TRIGGER within_year AFTER INSERT OR UPDATE OF vessel_plan_id, start_date, end_date ON delivered_voyages FOR EACH ROW EXECUTE FUNCTION guard_delivered_year();
CREATE TRIGGER commit_fields AFTER INSERT ON erasures FOR EACH ROW EXECUTE FUNCTION commit_fields();
CREATE TRIGGER refuse_change BEFORE DELETE OR UPDATE ON erasures FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER refuse_truncation BEFORE TRUNCATE ON erasures FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE CONSTRAINT TRIGGER seal_in_ledger AFTER INSERT ON erasures DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION seal_in_ledger();
CREATE TRIGGER refuse_rewriting BEFORE UPDATE ON events FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE CONSTRAINT TRIGGER note_reference AFTER INSERT OR DELETE OR UPDATE ON faqs DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('reference', 'id', 'faqs');
CREATE TRIGGER touch_row BEFORE UPDATE ON faqs FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE CONSTRAINT TRIGGER note_reference AFTER INSERT OR DELETE OR UPDATE ON fiscal_years DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('reference', 'id', 'fiscal_years');
CREATE TRIGGER touch_row BEFORE UPDATE ON fiscal_years FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE TRIGGER commit_fields AFTER INSERT ON fleet_plan_versions FOR EACH ROW EXECUTE FUNCTION commit_fields();
CREATE TRIGGER number_voyages AFTER INSERT ON fleet_plan_versions FOR EACH ROW EXECUTE FUNCTION number_published_voyages();
CREATE TRIGGER refuse_change BEFORE DELETE OR UPDATE ON fleet_plan_versions FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER refuse_truncation BEFORE TRUNCATE ON fleet_plan_versions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE CONSTRAINT TRIGGER seal_in_ledger AFTER INSERT ON fleet_plan_versions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION seal_in_ledger();
CREATE CONSTRAINT TRIGGER write_event AFTER INSERT ON fleet_plan_versions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION write_event();
CREATE CONSTRAINT TRIGGER note_schedule AFTER INSERT OR DELETE OR UPDATE ON fleet_plans DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('schedule', 'fiscal_year_id');
CREATE TRIGGER guard BEFORE INSERT OR DELETE OR UPDATE ON funding_sources FOR EACH ROW EXECUTE FUNCTION guard_request_part();
CREATE CONSTRAINT TRIGGER note_application AFTER INSERT OR DELETE OR UPDATE ON funding_sources DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('application', 'ship_time_request_id');
CREATE TRIGGER touch_row BEFORE UPDATE ON funding_sources FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE TRIGGER refuse_change BEFORE DELETE OR UPDATE ON ledger FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER refuse_truncation BEFORE TRUNCATE ON ledger FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER refuse_change BEFORE DELETE OR UPDATE ON ledger_heads FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER refuse_truncation BEFORE TRUNCATE ON ledger_heads FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE CONSTRAINT TRIGGER note_letter AFTER INSERT OR DELETE OR UPDATE ON letter_of_intent_areas DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('letter', 'letter_of_intent_id');
CREATE TRIGGER guard BEFORE INSERT OR DELETE OR UPDATE ON letter_of_intent_years FOR EACH ROW EXECUTE FUNCTION guard_letter_of_intent_year();
CREATE CONSTRAINT TRIGGER note_letter AFTER INSERT OR DELETE OR UPDATE ON letter_of_intent_years DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('letter', 'letter_of_intent_id');
CREATE TRIGGER guard BEFORE DELETE OR UPDATE ON letters_of_intent FOR EACH ROW EXECUTE FUNCTION guard_letter_of_intent();
CREATE CONSTRAINT TRIGGER note_letter AFTER INSERT OR DELETE OR UPDATE ON letters_of_intent DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('letter', 'id');
CREATE CONSTRAINT TRIGGER of_years AFTER INSERT OR UPDATE ON letters_of_intent DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_letter_of_intent_year();
CREATE TRIGGER touch_row BEFORE UPDATE ON letters_of_intent FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE CONSTRAINT TRIGGER note_reference AFTER INSERT OR DELETE OR UPDATE ON marine_protected_areas DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('reference', 'id', 'marine_protected_areas');
CREATE TRIGGER touch_row BEFORE UPDATE ON marine_protected_areas FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE CONSTRAINT TRIGGER kept_overlap_gone AFTER DELETE OR UPDATE ON mission_conflicts_kept DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.code = 'overlap'::text) EXECUTE FUNCTION refuse_unkept_overlap();
CREATE CONSTRAINT TRIGGER note_mission AFTER INSERT OR DELETE OR UPDATE ON mission_conflicts_kept DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('mission', 'mission_id');
CREATE TRIGGER guard BEFORE INSERT OR DELETE OR UPDATE ON missions FOR EACH ROW EXECUTE FUNCTION guard_mission();
CREATE TRIGGER guard_scenario BEFORE UPDATE OF vessel_plan_id ON missions FOR EACH ROW EXECUTE FUNCTION guard_scenario_mission();
CREATE CONSTRAINT TRIGGER keeps_application_on_its_vessel AFTER DELETE OR UPDATE OF vessel_plan_id ON missions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_application_off_its_vessel();
CREATE TRIGGER lapse_berth_requests BEFORE DELETE ON missions FOR EACH ROW EXECUTE FUNCTION lapse_berth_requests();
CREATE CONSTRAINT TRIGGER missions_overlap_kept AFTER INSERT OR UPDATE OF vessel_plan_id, start_date, start_fraction, mobilization_days, operational_days, demobilization_days, overlap_kept ON missions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.start_date IS NOT NULL) EXECUTE FUNCTION refuse_unkept_overlap();
CREATE CONSTRAINT TRIGGER note_mission AFTER INSERT OR DELETE OR UPDATE ON missions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('mission', 'id');
CREATE CONSTRAINT TRIGGER shared_voyage_as_one AFTER INSERT OR DELETE OR UPDATE OF vessel_plan_id, start_date, start_fraction, mobilization_days, operational_days, demobilization_days ON missions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_voyage_apart();
CREATE TRIGGER touch_row BEFORE UPDATE ON missions FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE TRIGGER within_year AFTER INSERT OR UPDATE OF vessel_plan_id, start_date, start_fraction, mobilization_days, operational_days, demobilization_days ON missions FOR EACH ROW EXECUTE FUNCTION guard_mission_year();
CREATE CONSTRAINT TRIGGER note_reference AFTER INSERT OR DELETE OR UPDATE ON operating_hours DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('reference', 'id', 'operating_hours');
CREATE TRIGGER touch_row BEFORE UPDATE ON operating_hours FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE TRIGGER guard BEFORE INSERT OR UPDATE ON outages FOR EACH ROW EXECUTE FUNCTION guard_outage();
CREATE CONSTRAINT TRIGGER note_planning AFTER INSERT OR DELETE OR UPDATE ON overruled_distances DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('planning', 'id', 'overruled_distances');
CREATE TRIGGER touch_row BEFORE UPDATE ON overruled_distances FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE CONSTRAINT TRIGGER note_reference AFTER INSERT OR DELETE OR UPDATE ON port_distances DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('reference', 'no_number', 'port_distances');
CREATE TRIGGER forget_distances AFTER UPDATE ON ports FOR EACH ROW WHEN (new.key IS DISTINCT FROM old.key OR new.latitude IS DISTINCT FROM old.latitude OR new.longitude IS DISTINCT FROM old.longitude) EXECUTE FUNCTION forget_port_distances();
CREATE CONSTRAINT TRIGGER note_reference AFTER INSERT OR DELETE OR UPDATE ON ports DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('reference', 'id', 'ports');
CREATE TRIGGER touch_row BEFORE UPDATE ON ports FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE CONSTRAINT TRIGGER note_reference AFTER INSERT OR DELETE OR UPDATE ON project_areas DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('reference', 'id', 'project_areas');
CREATE TRIGGER touch_row BEFORE UPDATE ON project_areas FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE CONSTRAINT TRIGGER note_reference AFTER INSERT OR DELETE OR UPDATE ON project_types DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('reference', 'id', 'project_types');
CREATE TRIGGER touch_row BEFORE UPDATE ON project_types FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE TRIGGER guard BEFORE UPDATE ON proponent_requests FOR EACH ROW EXECUTE FUNCTION guard_proponent_request();
CREATE TRIGGER touch_row BEFORE UPDATE ON proponent_requests FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON proposal_weights FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE TRIGGER touch_row BEFORE UPDATE ON proposals FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE CONSTRAINT TRIGGER note_reference AFTER INSERT OR DELETE OR UPDATE ON regions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('reference', 'id', 'regions');
CREATE TRIGGER touch_row BEFORE UPDATE ON regions FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE TRIGGER guard BEFORE INSERT OR DELETE OR UPDATE ON remark_replies FOR EACH ROW EXECUTE FUNCTION guard_remark_reply();
CREATE TRIGGER touch_row BEFORE UPDATE ON remark_replies FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE TRIGGER guard BEFORE INSERT OR DELETE OR UPDATE ON remarks FOR EACH ROW EXECUTE FUNCTION guard_remark();
CREATE TRIGGER guard_form BEFORE INSERT OR DELETE OR UPDATE ON remarks FOR EACH ROW EXECUTE FUNCTION guard_request_part();
CREATE TRIGGER touch_row BEFORE UPDATE ON remarks FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE CONSTRAINT TRIGGER note_reference AFTER INSERT OR DELETE OR UPDATE ON request_statuses DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('reference', 'id', 'request_statuses');
CREATE TRIGGER refuse_change BEFORE DELETE OR UPDATE ON row_commitments FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER refuse_truncation BEFORE TRUNCATE ON row_commitments FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE CONSTRAINT TRIGGER note_planning AFTER INSERT OR DELETE OR UPDATE ON scenarios DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('planning', 'id', 'scenarios');
CREATE TRIGGER touch_row BEFORE UPDATE ON scenarios FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE CONSTRAINT TRIGGER write_event AFTER INSERT ON schedule_openings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION write_event();
CREATE CONSTRAINT TRIGGER note_constraint AFTER INSERT OR DELETE OR UPDATE ON scheduling_constraints DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('constraint', 'id');
CREATE CONSTRAINT TRIGGER refuse_unknown_years AFTER INSERT OR UPDATE OF start_date, end_date ON scheduling_constraints NOT DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW EXECUTE FUNCTION refuse_unknown_years();
CREATE TRIGGER touch_row BEFORE UPDATE ON scheduling_constraints FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE TRIGGER guard_second_factor BEFORE UPDATE ON second_factors FOR EACH ROW EXECUTE FUNCTION guard_second_factor();
CREATE TRIGGER refuse_revival BEFORE UPDATE ON service_accounts FOR EACH ROW EXECUTE FUNCTION refuse_revival();
CREATE TRIGGER touch_row BEFORE UPDATE ON service_accounts FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE TRIGGER refuse_revival BEFORE UPDATE ON service_tokens FOR EACH ROW EXECUTE FUNCTION refuse_revival();
CREATE CONSTRAINT TRIGGER note_reference AFTER INSERT OR DELETE OR UPDATE ON settings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('reference', 'no_number', 'settings');
CREATE TRIGGER guard BEFORE INSERT OR DELETE OR UPDATE ON ship_time_request_capabilities FOR EACH ROW EXECUTE FUNCTION guard_request_part();
CREATE CONSTRAINT TRIGGER note_application AFTER INSERT OR DELETE OR UPDATE ON ship_time_request_capabilities DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('application', 'ship_time_request_id');
CREATE TRIGGER guard BEFORE INSERT OR DELETE OR UPDATE ON ship_time_request_coastal_states FOR EACH ROW EXECUTE FUNCTION guard_request_part();
CREATE CONSTRAINT TRIGGER note_application AFTER INSERT OR DELETE OR UPDATE ON ship_time_request_coastal_states DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('application', 'ship_time_request_id');
CREATE TRIGGER guard BEFORE INSERT OR DELETE OR UPDATE ON ship_time_request_fiscal_years FOR EACH ROW EXECUTE FUNCTION guard_request_part();
CREATE CONSTRAINT TRIGGER note_application AFTER INSERT OR DELETE OR UPDATE ON ship_time_request_fiscal_years DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('application', 'ship_time_request_id');
CREATE TRIGGER commit_fields AFTER INSERT ON ship_time_request_history FOR EACH ROW EXECUTE FUNCTION commit_fields();
CREATE TRIGGER give_receipt BEFORE INSERT ON ship_time_request_history FOR EACH ROW EXECUTE FUNCTION give_receipt();
CREATE TRIGGER refuse_change BEFORE DELETE OR UPDATE ON ship_time_request_history FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER refuse_truncation BEFORE TRUNCATE ON ship_time_request_history FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE CONSTRAINT TRIGGER seal_in_ledger AFTER INSERT ON ship_time_request_history DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION seal_in_ledger();
CREATE CONSTRAINT TRIGGER write_event AFTER INSERT ON ship_time_request_history DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION write_event();
CREATE TRIGGER guard BEFORE INSERT OR DELETE OR UPDATE ON ship_time_request_marine_protected_areas FOR EACH ROW EXECUTE FUNCTION guard_request_part();
CREATE CONSTRAINT TRIGGER note_application AFTER INSERT OR DELETE OR UPDATE ON ship_time_request_marine_protected_areas DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('application', 'ship_time_request_id');
CREATE TRIGGER guard BEFORE INSERT OR DELETE OR UPDATE ON ship_time_request_project_areas FOR EACH ROW EXECUTE FUNCTION guard_request_part();
CREATE CONSTRAINT TRIGGER note_application AFTER INSERT OR DELETE OR UPDATE ON ship_time_request_project_areas DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('application', 'ship_time_request_id');
CREATE TRIGGER guard BEFORE INSERT OR DELETE OR UPDATE ON ship_time_request_sections FOR EACH ROW EXECUTE FUNCTION guard_request_section();
CREATE CONSTRAINT TRIGGER note_application AFTER INSERT OR DELETE OR UPDATE ON ship_time_request_sections DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('application', 'ship_time_request_id');
CREATE TRIGGER guard BEFORE INSERT OR DELETE OR UPDATE ON ship_time_requests FOR EACH ROW EXECUTE FUNCTION guard_ship_time_request();
CREATE TRIGGER guard_accepted_application BEFORE UPDATE ON ship_time_requests FOR EACH ROW WHEN (old.status_id = 6 AND new.status_id <> 6) EXECUTE FUNCTION guard_accepted_application();
CREATE CONSTRAINT TRIGGER keeps_a_mission_on_its_vessel AFTER UPDATE OF vessel_id ON ship_time_requests DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.vessel_id IS DISTINCT FROM old.vessel_id) EXECUTE FUNCTION refuse_application_off_its_vessel();
CREATE TRIGGER lapse_corrections AFTER UPDATE OF status_id ON ship_time_requests FOR EACH ROW WHEN ((new.status_id = ANY (ARRAY[5, 7])) AND new.status_id <> old.status_id) EXECUTE FUNCTION lapse_corrections();
CREATE TRIGGER lapse_offers AFTER UPDATE OF status_id, vessel_id ON ship_time_requests FOR EACH ROW WHEN (new.status_id IS DISTINCT FROM old.status_id OR new.vessel_id IS DISTINCT FROM old.vessel_id) EXECUTE FUNCTION lapse_transfer_offers();
CREATE TRIGGER lapse_voyage_agreements AFTER UPDATE OF status_id, vessel_id, fiscal_year_id ON ship_time_requests FOR EACH ROW WHEN (new.status_id IS DISTINCT FROM old.status_id OR new.vessel_id IS DISTINCT FROM old.vessel_id OR new.fiscal_year_id IS DISTINCT FROM old.fiscal_year_id) EXECUTE FUNCTION lapse_voyage_agreements();
CREATE TRIGGER leave_ranking AFTER UPDATE OF status_id, vessel_id, fiscal_year_id ON ship_time_requests FOR EACH ROW WHEN (new.vessel_id IS DISTINCT FROM old.vessel_id OR new.fiscal_year_id IS DISTINCT FROM old.fiscal_year_id OR (new.status_id <> ALL (ARRAY[2, 3, 4, 6]))) EXECUTE FUNCTION leave_ranking();
CREATE CONSTRAINT TRIGGER note_application AFTER INSERT OR DELETE OR UPDATE ON ship_time_requests DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('application', 'id');
CREATE CONSTRAINT TRIGGER note_people AFTER DELETE ON ship_time_requests DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION tell_people_of_application();
CREATE CONSTRAINT TRIGGER note_people_update AFTER UPDATE ON ship_time_requests DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.user_id <> new.user_id OR (old.status_id = 1) <> (new.status_id = 1)) EXECUTE FUNCTION tell_people_of_application();
CREATE TRIGGER part_voyage AFTER UPDATE OF status_id, vessel_id ON ship_time_requests FOR EACH ROW WHEN (new.status_id IS DISTINCT FROM old.status_id OR new.vessel_id IS DISTINCT FROM old.vessel_id) EXECUTE FUNCTION part_voyage_with_application();
CREATE TRIGGER touch_row BEFORE UPDATE ON ship_time_requests FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE TRIGGER guard BEFORE INSERT OR DELETE OR UPDATE ON stations FOR EACH ROW EXECUTE FUNCTION guard_request_part();
CREATE CONSTRAINT TRIGGER note_application AFTER INSERT OR DELETE OR UPDATE ON stations DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('application', 'ship_time_request_id');
CREATE TRIGGER touch_row BEFORE UPDATE ON stations FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE CONSTRAINT TRIGGER whole AFTER INSERT OR DELETE OR UPDATE ON stored_file_pieces DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_whole_file();
CREATE CONSTRAINT TRIGGER whole AFTER INSERT ON stored_files DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_whole_file();
CREATE CONSTRAINT TRIGGER note_reference AFTER INSERT OR DELETE OR UPDATE ON thematic_areas DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('reference', 'id', 'thematic_areas');
CREATE TRIGGER touch_row BEFORE UPDATE ON thematic_areas FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE TRIGGER guard BEFORE INSERT OR DELETE OR UPDATE ON transfer_offers FOR EACH ROW EXECUTE FUNCTION guard_transfer_offer();
CREATE TRIGGER touch_row BEFORE UPDATE ON transfer_offers FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE CONSTRAINT TRIGGER note_reference AFTER INSERT OR DELETE OR UPDATE ON user_types DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('reference', 'id', 'user_types');
CREATE TRIGGER note_administrator_end BEFORE UPDATE OF user_type_id, active ON users FOR EACH ROW WHEN (old.active AND old.user_type_id = 5 AND NOT (new.active AND new.user_type_id = 5)) EXECUTE FUNCTION note_administrator_end();
CREATE CONSTRAINT TRIGGER note_person AFTER INSERT OR DELETE ON users DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('person', 'id');
CREATE CONSTRAINT TRIGGER note_person_update AFTER UPDATE ON users DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.first_name IS DISTINCT FROM new.first_name OR old.last_name IS DISTINCT FROM new.last_name OR old.email IS DISTINCT FROM new.email OR old.affiliation IS DISTINCT FROM new.affiliation OR old.orcid IS DISTINCT FROM new.orcid) EXECUTE FUNCTION note_change('person', 'id');
CREATE TRIGGER touch_row BEFORE UPDATE ON users FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE CONSTRAINT TRIGGER note_reference AFTER INSERT OR DELETE OR UPDATE ON vessel_classes DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('reference', 'id', 'vessel_classes');
CREATE TRIGGER touch_row BEFORE UPDATE ON vessel_classes FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE TRIGGER commit_fields AFTER INSERT ON vessel_plan_history FOR EACH ROW EXECUTE FUNCTION commit_fields();
CREATE TRIGGER refuse_change BEFORE DELETE OR UPDATE ON vessel_plan_history FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER refuse_truncation BEFORE TRUNCATE ON vessel_plan_history FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE CONSTRAINT TRIGGER seal_in_ledger AFTER INSERT ON vessel_plan_history DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION seal_in_ledger();
CREATE CONSTRAINT TRIGGER write_event AFTER INSERT ON vessel_plan_history DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION write_event();
CREATE TRIGGER commit_fields AFTER INSERT ON vessel_plan_versions FOR EACH ROW EXECUTE FUNCTION commit_fields();
CREATE CONSTRAINT TRIGGER note_plan AFTER INSERT OR DELETE OR UPDATE ON vessel_plan_versions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('plan', 'vessel_plan_id');
CREATE TRIGGER refuse_change BEFORE DELETE OR UPDATE ON vessel_plan_versions FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER refuse_truncation BEFORE TRUNCATE ON vessel_plan_versions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE CONSTRAINT TRIGGER seal_in_ledger AFTER INSERT ON vessel_plan_versions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION seal_in_ledger();
CREATE CONSTRAINT TRIGGER note_plan AFTER INSERT OR DELETE OR UPDATE ON vessel_plans DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('plan', 'id');
CREATE CONSTRAINT TRIGGER note_schedule AFTER INSERT OR DELETE OR UPDATE ON vessel_plans DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('schedule', 'fiscal_year_id');
CREATE CONSTRAINT TRIGGER opened_by_amendment AFTER UPDATE OF review_level ON vessel_plans DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.review_level = 'final'::text AND new.review_level <> 'final'::text) EXECUTE FUNCTION guard_amendment();
CREATE TRIGGER touch_row BEFORE UPDATE ON vessel_plans FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE CONSTRAINT TRIGGER note_planning AFTER INSERT OR DELETE OR UPDATE ON vessel_rates DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('planning', 'id', 'vessel_rates');
CREATE TRIGGER touch_row BEFORE UPDATE ON vessel_rates FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE TRIGGER guard_vessel_capabilities BEFORE INSERT OR UPDATE OF capabilities ON vessels FOR EACH ROW EXECUTE FUNCTION guard_vessel_capabilities();
CREATE CONSTRAINT TRIGGER note_reference AFTER INSERT OR DELETE OR UPDATE ON vessels DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('reference', 'id', 'vessels');
CREATE CONSTRAINT TRIGGER note_schedule AFTER INSERT OR DELETE OR UPDATE ON vessels DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('schedule', 'no_year');
CREATE TRIGGER touch_row BEFORE UPDATE ON vessels FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE TRIGGER guard BEFORE INSERT OR DELETE OR UPDATE ON voyage_agreement_parts FOR EACH ROW EXECUTE FUNCTION guard_voyage_agreement_part();
CREATE TRIGGER close_parts AFTER UPDATE OF state ON voyage_agreements FOR EACH ROW WHEN (new.state IS DISTINCT FROM old.state) EXECUTE FUNCTION close_voyage_agreement_parts();
CREATE TRIGGER guard BEFORE INSERT OR DELETE OR UPDATE ON voyage_agreements FOR EACH ROW EXECUTE FUNCTION guard_voyage_agreement();
CREATE CONSTRAINT TRIGGER of_two AFTER INSERT ON voyage_agreements DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_two_voyage_agreement_parts();
CREATE CONSTRAINT TRIGGER shared_voyage_as_one AFTER UPDATE OF state ON voyage_agreements DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.state = 'joined'::text) EXECUTE FUNCTION refuse_voyage_apart();
CREATE TRIGGER touch_row BEFORE UPDATE ON voyage_agreements FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE CONSTRAINT TRIGGER note_mission AFTER INSERT ON voyage_numbers DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('mission', 'mission_id');
CREATE TRIGGER refuse_change BEFORE DELETE OR UPDATE ON voyage_numbers FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER refuse_truncation BEFORE TRUNCATE ON voyage_numbers FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER guard BEFORE INSERT OR DELETE OR UPDATE ON voyage_report_stations FOR EACH ROW EXECUTE FUNCTION guard_voyage_report_stations();
CREATE CONSTRAINT TRIGGER note_application AFTER INSERT OR DELETE OR UPDATE ON voyage_report_stations DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('application', 'ship_time_request_id');
CREATE TRIGGER guard BEFORE INSERT OR UPDATE ON voyage_reports FOR EACH ROW EXECUTE FUNCTION guard_voyage_report();
CREATE CONSTRAINT TRIGGER note_application AFTER INSERT OR DELETE OR UPDATE ON voyage_reports DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change('application', 'ship_time_request_id');
CREATE TRIGGER touch_row BEFORE UPDATE ON voyage_reports FOR EACH ROW EXECUTE FUNCTION touch_row();
CREATE CONSTRAINT TRIGGER write_event AFTER UPDATE ON voyage_reports DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.submitted_at IS NULL AND new.submitted_at IS NOT NULL) EXECUTE FUNCTION write_report_event();
CREATE TRIGGER touch_row BEFORE UPDATE ON webhooks FOR EACH ROW EXECUTE FUNCTION touch_row();
