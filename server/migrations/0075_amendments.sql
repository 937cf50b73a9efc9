-- Allows offers of accepted applications (status 6), for amendments of final plans (record 0128).
create or replace function guard_transfer_offer() returns trigger language plpgsql set search_path = pg_catalog, public as $$
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
end $$;

-- now() is the start of the transaction, so older entries do not count.
create function guard_amendment() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  if not exists (
    select 1 from public.vessel_plan_history h where h.vessel_plan_id = new.id and h.from_level = 'final'
      and h.action = 'reopen' and length(h.reason) > 0 and h.created_at >= now()) then
    raise exception 'a final plan is opened by an amendment with a reason'
      using errcode = 'integrity_constraint_violation', constraint = 'amendment_with_reason';
  end if;
  return null;
end $$;
create constraint trigger opened_by_amendment after update of review_level on vessel_plans
  deferrable initially deferred for each row when (old.review_level = 'final' and new.review_level <> 'final')
  execute function guard_amendment();
