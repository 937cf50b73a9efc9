-- Permanent numbers of published voyages (record 0068). No foreign key: a number outlives its mission.
create table voyage_numbers (
  mission_id integer primary key,
  vessel_id integer not null references vessels on delete restrict,
  code text not null check (code ~ '^[A-Z0-9]{3}$'),
  year integer not null check (year between 1900 and 9999),
  sequence integer not null check (sequence between 1 and 999),
  voyage_number text not null generated always as (code || '-' || year::text || '-' || lpad(sequence::text, 3, '0')) stored,
  created_at timestamptz not null default now(),
  constraint voyage_numbers_once unique (voyage_number),
  constraint voyage_numbers_sequence unique (vessel_id, year, sequence),
  constraint voyage_numbers_code_of_one_ship exclude using gist (code with =, vessel_id with <>)
);
create trigger refuse_change before update or delete on voyage_numbers for each row execute function refuse_change();
create trigger refuse_truncation before truncate on voyage_numbers for each statement execute function refuse_change();
create constraint trigger note_mission after insert on voyage_numbers deferrable initially deferred
  for each row execute function note_change('mission', 'mission_id');

-- First three letters of the last word of the key; if taken, two and a free third.
create function ship_code(ship integer) returns text language plpgsql set search_path = pg_catalog, public as $$
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
end $$;

create function number_voyages(fleet_plan integer, schedule jsonb) returns void language plpgsql set search_path = pg_catalog, public as $$
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
end $$;

create function number_published_voyages() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  perform public.number_voyages(new.fleet_plan_id, new.snapshot);
  return null;
end $$;
create trigger number_voyages after insert on fleet_plan_versions for each row execute function number_published_voyages();

create or replace function tell_mission(mission integer, plan integer, op text) returns void
language plpgsql set search_path = pg_catalog, public as $$
begin
  perform public.tell_plan(coalesce((select m.vessel_plan_id from public.missions m where m.id = mission), plan),
    jsonb_build_object('mission_id', mission, 'voyage_number',
      (select n.voyage_number from public.voyage_numbers n where n.mission_id = mission), 'action', coalesce(
      (select split_part(a.action, '.', 2) from public.audit_log a where a.subject_type = 'missions'
        and a.subject_id = mission and a.xmin = pg_current_xact_id()::xid order by a.id desc limit 1), op)));
end $$;

do $$
declare
  one record;
begin
  for one in select fleet_plan_id, snapshot from fleet_plan_versions order by created_at, id loop
    perform number_voyages(one.fleet_plan_id, one.snapshot);
  end loop;
end $$;
