-- Older dates outside the year stay until someone changes them.
create function public.guard_mission_year() returns trigger language plpgsql as $$
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
end $$;
create trigger within_year after insert or update of vessel_plan_id, start_date, start_fraction, mobilization_days,
    operational_days, demobilization_days on missions
  for each row execute function public.guard_mission_year();
