-- Hash chain over the audit log and histories. A hash kept outside the database proves all earlier entries.

alter table ship_time_request_history add column receipt text;

-- 60 random bits in Crockford base32.
create function public.new_receipt() returns text language sql volatile set search_path = pg_catalog, public as $$
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (get_byte(chance, place) & 31), 1)
      || case when number in (4, 8) then '-' else '' end, '' order by number)
  from (select uuid_send(gen_random_uuid()) as chance) as drawn,
    unnest(array[0, 1, 2, 3, 4, 5, 9, 10, 11, 12, 13, 14]) with ordinality as places(place, number)
$$;

create function public.give_receipt() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  new.receipt := case when new.action = 'submit' then public.new_receipt() end;
  return new;
end $$;

alter table ship_time_request_history disable trigger refuse_change;
update ship_time_request_history set receipt = public.new_receipt() where action = 'submit';
alter table ship_time_request_history enable trigger refuse_change;
alter table ship_time_request_history add constraint a_submission_has_a_receipt
  check ((action = 'submit') = (receipt is not null));
create unique index ship_time_request_history_receipt on ship_time_request_history (receipt);
create trigger give_receipt before insert on ship_time_request_history
  for each row execute function public.give_receipt();

create table ledger (
  position bigint primary key check (position >= 1),
  source text not null check (source in ('audit_log', 'ship_time_request_history', 'vessel_plan_history')),
  source_id bigint not null,
  previous_hash bytea not null check (length(previous_hash) = 32),
  hash bytea not null check (length(hash) = 32),
  sealed_at timestamptz not null default clock_timestamp(),
  unique (source, source_id)
);
create trigger refuse_change before update or delete on ledger for each row execute function public.refuse_change();

-- Hash of the newest entry, once a day (UTC); a copy belongs outside the database.
create table ledger_heads (
  day date primary key,
  position bigint not null references ledger,
  hash bytea not null check (length(hash) = 32)
);
create trigger refuse_change before update or delete on ledger_heads for each row execute function public.refuse_change();

create function public.ledger_instant(at timestamptz) returns text language sql immutable set search_path = pg_catalog as $$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
$$;

-- Text to be hashed; null if the row is missing.
create function public.ledger_text(source text, source_id bigint) returns text
  language sql stable set search_path = pg_catalog, public as $$
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
  end
$$;

create function public.ledger_hash(previous bytea, said text) returns bytea
  language sql immutable set search_path = pg_catalog as $$
  select sha256(previous || convert_to(said, 'UTF8'))
$$;

-- Deferred, so that no lock follows this one and no deadlock can occur.
create function public.seal_in_ledger() returns trigger language plpgsql set search_path = pg_catalog, public as $$
declare
  last_position bigint;
  last_hash bytea;
begin
  perform pg_advisory_xact_lock(hashtext('ledger'));
  select l.position, l.hash into last_position, last_hash from public.ledger l order by l.position desc limit 1;
  last_hash := coalesce(last_hash, decode(repeat('00', 32), 'hex'));
  insert into public.ledger (position, source, source_id, previous_hash, hash)
    values (coalesce(last_position, 0) + 1, tg_table_name, new.id, last_hash,
      public.ledger_hash(last_hash, public.ledger_text(tg_table_name, new.id)));
  return null;
end $$;

-- Adds existing rows in the order in which they were written.
do $$
declare
  entry record;
  place bigint := 0;
  last_hash bytea := decode(repeat('00', 32), 'hex');
  next_hash bytea;
begin
  for entry in
    select 'audit_log' as source, id, created_at from public.audit_log
    union all select 'ship_time_request_history', id, created_at from public.ship_time_request_history
    union all select 'vessel_plan_history', id, created_at from public.vessel_plan_history
    order by created_at, source, id
  loop
    place := place + 1;
    next_hash := public.ledger_hash(last_hash, public.ledger_text(entry.source, entry.id));
    insert into public.ledger (position, source, source_id, previous_hash, hash)
      values (place, entry.source, entry.id, last_hash, next_hash);
    last_hash := next_hash;
  end loop;
end $$;

create constraint trigger seal_in_ledger after insert on audit_log
  deferrable initially deferred for each row execute function public.seal_in_ledger();
create constraint trigger seal_in_ledger after insert on ship_time_request_history
  deferrable initially deferred for each row execute function public.seal_in_ledger();
create constraint trigger seal_in_ledger after insert on vessel_plan_history
  deferrable initially deferred for each row execute function public.seal_in_ledger();

-- First broken entry in chain order; rows without an entry come last. No row if all are intact.
create function public.first_broken_entry()
  returns table ("position" bigint, source text, source_id bigint, problem text)
  language sql stable set search_path = pg_catalog, public as $$
  with entries as (
    select l."position", l.source, l.source_id, l.previous_hash, l.hash,
      lag(l."position", 1, 0::bigint) over chain as before,
      lag(l.hash, 1, decode(repeat('00', 32), 'hex')) over chain as hash_before,
      public.ledger_text(l.source, l.source_id) as said
    from public.ledger l window chain as (order by l."position")
  ),
  judged as (
    select e."position", e.source, e.source_id, case
      when e."position" <> e.before + 1 then 'entry_missing'
      when e.previous_hash <> e.hash_before then 'chain_broken'
      when e.said is null then 'row_missing'
      when public.ledger_hash(e.previous_hash, e.said) <> e.hash then 'row_changed'
      when h.hash <> e.hash then 'head_differs' end as problem
    from entries e left join lateral (
      select k.hash from public.ledger_heads k where k."position" = e."position" and k.hash <> e.hash limit 1) h on true
  ),
  unsealed as (
    select 'audit_log' as source, a.id from public.audit_log a
    union all select 'ship_time_request_history', h.id from public.ship_time_request_history h
    union all select 'vessel_plan_history', p.id from public.vessel_plan_history p
  ),
  found as (
    select j."position", j.source, j.source_id, j.problem from judged j where j.problem is not null
    union all
    select null, u.source, u.id, 'not_sealed' from unsealed u
      where not exists (select 1 from public.ledger l where l.source = u.source and l.source_id = u.id)
    union all
    select h."position", 'ledger_heads', null, 'entry_missing' from public.ledger_heads h
      where not exists (select 1 from public.ledger l where l."position" = h."position")
  )
  select f."position", f.source, f.source_id, f.problem from found f order by f."position" nulls last, f.source_id limit 1
$$;
