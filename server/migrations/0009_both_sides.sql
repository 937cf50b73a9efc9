-- Checks old and new parent, so that moving a row cannot change a final plan or submitted application.
create or replace function public.guard_mission() returns trigger language plpgsql as $$
declare plans integer[];
begin
  if tg_op <> 'INSERT' then plans := plans || old.vessel_plan_id; end if;
  if tg_op <> 'DELETE' then plans := plans || new.vessel_plan_id; end if;
  if exists (select 1 from vessel_plans where id = any(plans) and review_level = 'final') then
    raise exception 'a final plan is read-only' using errcode = 'integrity_constraint_violation', constraint = 'plan_read_only';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;

create or replace function public.guard_request_part() returns trigger language plpgsql as $$
declare requests integer[];
begin
  if tg_op <> 'INSERT' then requests := requests || old.ship_time_request_id; end if;
  if tg_op <> 'DELETE' then requests := requests || new.ship_time_request_id; end if;
  if exists (select 1 from ship_time_requests where id = any(requests) and status_id <> 1) then
    raise exception 'a submitted application is read-only'
      using errcode = 'integrity_constraint_violation', constraint = 'request_read_only';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;

-- missions_no_overlap skips a mission with any kept overlap; this trigger checks each pair.
create function public.refuse_unkept_overlap() returns trigger language plpgsql as $$
declare ids integer[];
begin
  if tg_table_name = 'missions' then ids := array[new.id]; else ids := array[old.mission_id, old.other_mission_id]; end if;
  if exists (
    select 1 from missions a
    join missions b on b.vessel_plan_id = a.vessel_plan_id and b.id <> a.id and b.occupied && a.occupied
    where a.id = any(ids) and not exists (
      select 1 from mission_conflicts_kept k where k.code = 'overlap'
        and k.mission_id = least(a.id, b.id) and k.other_mission_id = greatest(a.id, b.id))
  ) then
    raise exception 'two missions share time' using errcode = 'exclusion_violation', constraint = 'missions_no_overlap';
  end if;
  return null;
end $$;
create constraint trigger missions_overlap_kept
  after insert or update of vessel_plan_id, start_date, start_fraction, mobilization_days, operational_days,
    demobilization_days, overlap_kept on missions
  deferrable initially deferred for each row when (new.start_date is not null)
  execute function public.refuse_unkept_overlap();
create constraint trigger kept_overlap_gone
  after update or delete on mission_conflicts_kept
  deferrable initially deferred for each row when (old.code = 'overlap')
  execute function public.refuse_unkept_overlap();
