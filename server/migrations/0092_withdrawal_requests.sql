-- The primary proponent's open request to withdraw, or null.
alter table ship_time_requests
  add column withdrawal_asked_at timestamptz,
  add column withdrawal_reason text check (length(withdrawal_reason) between 1 and 8000),
  add constraint withdrawal_asked_with_reason check (withdrawal_reason is null or withdrawal_asked_at is not null),
  add constraint withdrawal_asked_while_open check (withdrawal_asked_at is null or status_id in (2, 3, 4));

CREATE OR REPLACE FUNCTION public.guard_ship_time_request()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  no_part_of_the_form text[] := array['status_id', 'submitted_at', 'vessel_id', 'copied_from_id', 'updated_at', 'updated_by', 'lock_version',
    'withdrawal_asked_at', 'withdrawal_reason'];
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
  if new.status_id = 4 and old.status_id <> 4 and exists (
    select 1 from public.corrections c where c.ship_time_request_id = new.id and c.state = 'proposed'
  ) then
    raise exception 'proposed corrections are not decided'
      using errcode = 'integrity_constraint_violation', constraint = 'undecided_corrections';
  end if;
  if old.status_id = 1 then
    missed := public.deadline_missed(array[old.fiscal_year_id, new.fiscal_year_id]);
    if missed is null then return new; end if;
  end if;
  changes_form := (to_jsonb(new) - no_part_of_the_form) <> (to_jsonb(old) - no_part_of_the_form);
  if old.status_id <> 1 and changes_form and exists (
    select 1 from jsonb_each(to_jsonb(new) - no_part_of_the_form) n (field, value)
    where n.value is distinct from to_jsonb(old) -> n.field
      and n.value is distinct from public.accepted_correction(new.id, n.field)
  ) then
    raise exception 'a submitted application is read-only'
      using errcode = 'integrity_constraint_violation', constraint = 'request_read_only';
  end if;
  if old.status_id = 1 and (changes_form or new.status_id <> 1) then perform public.refuse_late(missed); end if;
  return new;
end $function$
;
