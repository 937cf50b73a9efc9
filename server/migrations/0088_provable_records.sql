-- Each field has a commitment: SHA-256 of salt, field name and value. Without its salt, a commitment reveals
-- nothing about the value (record 0151).

create table row_commitments (
  source text not null,
  source_id bigint not null,
  -- Field to commitment, hexadecimal. Null columns have none.
  commitments jsonb not null,
  -- Field to salt, hexadecimal. Erased fields have none.
  salts jsonb not null,
  primary key (source, source_id)
);

alter table ledger drop constraint ledger_source_check, drop constraint ledger_source_source_id_key;
alter table ledger
  add column format smallint not null default 1 check (format in (1, 2)),
  add column fields_hash bytea check (length(fields_hash) = 32),
  add constraint ledger_source_check check (source in ('audit_log', 'ship_time_request_history', 'vessel_plan_history',
    'vessel_plan_versions', 'fleet_plan_versions', 'erasures')),
  add constraint ledger_source_id_format_key unique (source, source_id, format),
  add constraint ledger_format_2_has_fields check ((format = 2) = (fields_hash is not null));

alter table ledger_heads
  add column signature bytea check (length(signature) = 64),
  add column public_key bytea check (length(public_key) = 32);

alter table erasures
  drop constraint erasures_source_check,
  alter column hash_after drop not null,
  add column fields text[],
  add column person_id integer,
  add column erased_by text,
  add constraint erasures_source_check check (source in ('audit_log', 'vessel_plan_versions', 'fleet_plan_versions')),
  add constraint erasures_name_fields_or_a_hash check ((hash_after is null) = (fields is not null));

drop trigger note_erasure on audit_log;
drop function public.note_erasure();
drop function public.row_hash(text, bigint);
drop function public.first_broken_entry();

-- Matches JSON values that can be erased: all texts in the audit log, names of people in versions.
create function public.erasable_pattern(source text) returns text language sql immutable set search_path = pg_catalog as $$
  select '"(' || case when source in ('vessel_plan_versions', 'fleet_plan_versions') then 'primary_proponent|by' else '[^"\\]+' end
    || ')": ("(?:[^"\\]|\\.)*"|\["(?:[^"\\]|\\.)*"(?:, "(?:[^"\\]|\\.)*")*\]|null)'
$$;

-- Columns that are not null, and each erasable JSON value as `column:key:occurrence`.
create function public.record_fields(source text, said jsonb) returns table (field text, value text)
  language sql immutable set search_path = pg_catalog, public as $$
  with columns as (
    select c.key, c.value, c.value::text as text, jsonb_typeof(c.value) in ('object', 'array') as is_json
    from jsonb_each(said) c where c.value <> 'null'::jsonb
  ),
  leaves as (
    select c.key, found.m[1] as name, found.m[2] as value,
      row_number() over (partition by c.key, found.m[1] order by found.place) as occurrence
    from columns c, regexp_matches(c.text, public.erasable_pattern(source), 'g') with ordinality as found(m, place)
    where c.is_json
  )
  select l.key || ':' || l.name || ':' || l.occurrence, l.value from leaves l where l.value <> 'null'
  union all
  select c.key, case when c.is_json then regexp_replace(c.text, public.erasable_pattern(source), '"\1": null', 'g') else c.text end
  from columns c
$$;

create function public.field_commitment(salt text, field text, value text) returns text
  language sql immutable set search_path = pg_catalog as $$
  select encode(sha256(decode(salt, 'hex') || convert_to(field || E'\n' || value, 'UTF8')), 'hex')
$$;

create function public.cover_row(source text, source_id bigint, said jsonb) returns void
  language sql volatile set search_path = pg_catalog, public as $$
  insert into public.row_commitments (source, source_id, commitments, salts)
  select cover_row.source, cover_row.source_id,
    jsonb_object_agg(f.field, public.field_commitment(f.salt, f.field, f.value)), jsonb_object_agg(f.field, f.salt)
  from (select r.field, r.value, replace(gen_random_uuid()::text, '-', '') as salt
    from public.record_fields(cover_row.source, cover_row.said) r offset 0) f
$$;

create function public.commit_fields() returns trigger language plpgsql
  security definer set search_path = pg_catalog, public set timezone = 'UTC' as $$
begin
  perform public.cover_row(tg_table_name, new.id, to_jsonb(new));
  return null;
end $$;

create function public.entry_hash(previous bytea, place bigint, source text, source_id bigint, sealed_at timestamptz, fields_hash bytea)
  returns bytea language sql immutable set search_path = pg_catalog, public as $$
  select sha256(previous || convert_to(concat_ws('|', '2', place, source, source_id, public.ledger_instant(sealed_at),
    encode(fields_hash, 'hex')), 'UTF8'))
$$;

create function public.append_to_ledger(source text, source_id bigint) returns void language plpgsql
  set search_path = pg_catalog, public as $$
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
end $$;

create or replace function public.seal_in_ledger() returns trigger language plpgsql
  security definer set search_path = pg_catalog, public as $$
begin
  perform public.append_to_ledger(tg_table_name, new.id);
  return null;
end $$;

-- Replaces JSON values by null in the audit log, by "Person / Personne" in versions.
create function public.without_fields(source text, said jsonb, fields text[]) returns jsonb
  language plpgsql immutable set search_path = pg_catalog, public as $$
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
end $$;

-- Fields that this transaction has recorded as erased.
create function public.erased_here(of_source text, of_id bigint) returns text[]
  language sql stable set search_path = pg_catalog, public as $$
  select e.fields from public.erasures e
  where e.source = of_source and e.source_id = of_id and e.xmin = pg_current_xact_id()::xid and e.fields is not null
  order by e.id desc limit 1
$$;

create or replace function public.refuse_change() returns trigger language plpgsql
  set search_path = pg_catalog, public as $$
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
end $$;

create trigger refuse_change before update or delete on row_commitments for each row execute function public.refuse_change();

do $$
declare
  name text;
begin
  for name in select unnest(array['audit_log', 'ship_time_request_history', 'vessel_plan_history', 'vessel_plan_versions',
    'fleet_plan_versions', 'erasures', 'ledger', 'ledger_heads', 'row_commitments', 'clarification_messages'])
  loop
    execute format('create trigger refuse_truncation before truncate on public.%I execute function public.refuse_change()', name);
  end loop;
end $$;

-- Covers existing rows in chain order, then versions.
set local timezone = 'UTC';
select public.cover_row('audit_log', t.id, to_jsonb(t)) from audit_log t;
select public.cover_row('ship_time_request_history', t.id, to_jsonb(t)) from ship_time_request_history t;
select public.cover_row('vessel_plan_history', t.id, to_jsonb(t)) from vessel_plan_history t;
select public.cover_row('vessel_plan_versions', t.id, to_jsonb(t)) from vessel_plan_versions t;
select public.cover_row('fleet_plan_versions', t.id, to_jsonb(t)) from fleet_plan_versions t;
select public.cover_row('erasures', t.id, to_jsonb(t)) from erasures t;
select public.append_to_ledger(c.source, c.source_id) from (
  select c.source, c.source_id from row_commitments c
  left join ledger l on l.source = c.source and l.source_id = c.source_id and l.format = 1
  order by l.position nulls last, c.source, c.source_id offset 0) c;

do $$
declare
  name text;
begin
  for name in select unnest(array['audit_log', 'ship_time_request_history', 'vessel_plan_history', 'vessel_plan_versions',
    'fleet_plan_versions', 'erasures'])
  loop
    execute format('create trigger commit_fields after insert on public.%I for each row execute function public.commit_fields()', name);
    if name in ('vessel_plan_versions', 'fleet_plan_versions') then
      execute format('create constraint trigger seal_in_ledger after insert on public.%I
        deferrable initially deferred for each row execute function public.seal_in_ledger()', name);
    end if;
  end loop;
end $$;

create function public.erase_fields(of_source text, of_id bigint, of_fields text[], person integer, by text) returns void
  language plpgsql security definer set search_path = pg_catalog, public set timezone = 'UTC' as $$
declare
  columns text[] := array(select distinct split_part(f, ':', 1) from unnest(of_fields) f);
begin
  insert into public.erasures (source, source_id, fields, person_id, erased_by)
    values (of_source, of_id, of_fields, person, by);
  execute format('update public.%1$I t set %2$s from (select r.* from public.%1$I o,
      jsonb_populate_record(o, public.without_fields(%1$L, to_jsonb(o), $2)) r where o.id = $1) n where t.id = $1',
    of_source, (select string_agg(format('%1$I = n.%1$I', c), ', ') from unnest(columns) c)) using of_id, of_fields;
  update public.row_commitments c set salts = c.salts - of_fields where c.source = of_source and c.source_id = of_id;
end $$;
revoke execute on function public.erase_fields(text, bigint, text[], integer, text) from public;

-- Erases a person's name and addresses from audit log and versions, and personal fields of their account.
create function public.erase_from_records(person integer, by text) returns table (source text, rows bigint)
  language plpgsql security definer set search_path = pg_catalog, public set timezone = 'UTC' as $$
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
end $$;
