-- Also compares fiscal years of one vessel: older missions may extend beyond their year (record 0131).
create or replace function public.unkept_overlaps(ids integer[])
  returns table (mission_id integer, other_mission_id integer)
  language sql stable set search_path = pg_catalog, public as $$
  select distinct least(a.id, b.id), greatest(a.id, b.id)
  from public.missions a
  join public.vessel_plans p on p.id = a.vessel_plan_id
  join public.vessel_plans q on q.vessel_id = p.vessel_id
  join public.missions b on b.vessel_plan_id = q.id and b.id <> a.id and b.occupied && a.occupied
  where a.id = any(ids) and not exists (
    select 1 from public.mission_conflicts_kept k where k.code = 'overlap'
      and k.mission_id = least(a.id, b.id) and k.other_mission_id = greatest(a.id, b.id)
      and (k.days is null or upper(a.occupied * b.occupied) - lower(a.occupied * b.occupied) <= k.days * 4))
$$;
