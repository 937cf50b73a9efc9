-- Must match domain/src/plans/conflicts/overlaps.ts.
create function public.unkept_overlaps(ids integer[])
  returns table (mission_id integer, other_mission_id integer)
  language sql stable set search_path = pg_catalog, public as $$
  select distinct least(a.id, b.id), greatest(a.id, b.id)
  from public.missions a
  join public.missions b on b.vessel_plan_id = a.vessel_plan_id and b.id <> a.id and b.occupied && a.occupied
  where a.id = any(ids) and not exists (
    select 1 from public.mission_conflicts_kept k where k.code = 'overlap'
      and k.mission_id = least(a.id, b.id) and k.other_mission_id = greatest(a.id, b.id)
      and (k.days is null or upper(a.occupied * b.occupied) - lower(a.occupied * b.occupied) <= k.days * 4))
$$;

create or replace function public.refuse_unkept_overlap() returns trigger language plpgsql as $$
declare ids integer[];
begin
  if tg_table_name = 'missions' then ids := array[new.id]; else ids := array[old.mission_id, old.other_mission_id]; end if;
  if exists (select 1 from public.unkept_overlaps(ids)) then
    raise exception 'two missions share time' using errcode = 'exclusion_violation', constraint = 'missions_no_overlap';
  end if;
  return null;
end $$;
