-- A kept conflict covers up to `days`; a longer one is reported again. Null: any length.
alter table mission_conflicts_kept
  add column constraint_id integer references scheduling_constraints on delete cascade,
  add column days numeric(8, 3) check (days >= 0);
drop index mission_conflicts_kept_once;
create unique index mission_conflicts_kept_once on mission_conflicts_kept
  (mission_id, code, coalesce(other_mission_id, 0), coalesce(constraint_id, 0));

create or replace function public.refuse_unkept_overlap() returns trigger language plpgsql as $$
declare ids integer[];
begin
  if tg_table_name = 'missions' then ids := array[new.id]; else ids := array[old.mission_id, old.other_mission_id]; end if;
  if exists (
    select 1 from missions a
    join missions b on b.vessel_plan_id = a.vessel_plan_id and b.id <> a.id and b.occupied && a.occupied
    where a.id = any(ids) and not exists (
      select 1 from mission_conflicts_kept k where k.code = 'overlap'
        and k.mission_id = least(a.id, b.id) and k.other_mission_id = greatest(a.id, b.id)
        and (k.days is null or upper(a.occupied * b.occupied) - lower(a.occupied * b.occupied) <= k.days * 4))
  ) then
    raise exception 'two missions share time' using errcode = 'exclusion_violation', constraint = 'missions_no_overlap';
  end if;
  return null;
end $$;
