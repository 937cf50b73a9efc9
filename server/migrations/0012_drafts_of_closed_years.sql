-- The portal sets shiptime.received_at, because the request's arrival time counts (record 0011).
create function public.received_at() returns timestamptz language sql volatile as $$
  select coalesce(nullif(current_setting('shiptime.received_at', true), '')::timestamptz, clock_timestamp())
$$;

create function public.refuse_late(deadline timestamptz) returns void language plpgsql as $$
begin
  raise exception 'the deadline has passed' using errcode = 'integrity_constraint_violation',
    constraint = 'request_deadline_passed', detail = to_char(deadline at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
end $$;

-- Earliest passed deadline of these fiscal years; null if all are open.
create function public.deadline_missed(years integer[]) returns timestamptz language sql volatile as $$
  select min(y.deadline_at) from public.fiscal_years y
  where y.id = any(years) and y.deadline_at <= public.received_at()
$$;

-- Replaces the guard of 0004: after the deadline, also refuses changes of drafts. copied_from_id may change: deleting the source application clears it.
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
  if old.status_id = 1 then
    missed := public.deadline_missed(array[old.fiscal_year_id, new.fiscal_year_id]);
    if missed is null then return new; end if;
  end if;
  changes_form := (to_jsonb(new) - no_part_of_the_form) <> (to_jsonb(old) - no_part_of_the_form);
  if old.status_id <> 1 and changes_form then
    raise exception 'a submitted application is read-only'
      using errcode = 'integrity_constraint_violation', constraint = 'request_read_only';
  end if;
  if old.status_id = 1 and (changes_form or new.status_id <> 1) then perform public.refuse_late(missed); end if;
  return new;
end $$;
drop trigger guard on ship_time_requests;
create trigger guard before insert or update or delete on ship_time_requests
  for each row execute function public.guard_ship_time_request();

-- Replaces the guard of 0009: after the deadline, also refuses changes of a draft's parts.
create or replace function public.guard_request_part() returns trigger language plpgsql as $$
declare
  requests integer[];
  status integer;
  missed timestamptz;
begin
  if tg_op <> 'INSERT' then requests := requests || old.ship_time_request_id; end if;
  if tg_op <> 'DELETE' then requests := requests || new.ship_time_request_id; end if;
  select r.status_id, y.deadline_at into status, missed
    from ship_time_requests r join fiscal_years y on y.id = r.fiscal_year_id
    where r.id = any(requests) and (r.status_id <> 1 or y.deadline_at <= public.received_at())
    order by r.status_id desc limit 1;
  if status = 1 then perform public.refuse_late(missed); end if;
  if status <> 1 then
    raise exception 'a submitted application is read-only'
      using errcode = 'integrity_constraint_violation', constraint = 'request_read_only';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;

create function public.guard_request_section() returns trigger language plpgsql as $$
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
end $$;
create trigger guard before insert or update or delete on ship_time_request_sections
  for each row execute function public.guard_request_section();
