-- A deleted remark with replies keeps its row without text (record 0005).
alter table remarks
  alter body drop not null,
  add edited_at timestamptz,
  add deleted_at timestamptz,
  add constraint remarks_deleted_without_words check ((deleted_at is null) = (body is not null));

create or replace function public.guard_remark() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  if tg_op = 'INSERT' then
    perform 1 from public.ship_time_requests r where r.id = new.ship_time_request_id for update;
    perform public.require_applicant(new.ship_time_request_id, new.user_id);
    if new.addressee_id is not null then perform public.require_applicant(new.ship_time_request_id, new.addressee_id); end if;
    if (select count(*) from public.remarks r where r.ship_time_request_id = new.ship_time_request_id) >= 300 then
      raise exception 'an application has 300 remarks at most'
        using errcode = 'integrity_constraint_violation', constraint = 'remarks_count';
    end if;
    return new;
  end if;
  if tg_op = 'DELETE' then
    if exists (select 1 from public.ship_time_requests r where r.id = old.ship_time_request_id)
      and exists (select 1 from public.remark_replies y where y.remark_id = old.id) then
      raise exception 'a remark that was answered stays in its thread'
        using errcode = 'integrity_constraint_violation', constraint = 'remarks_kept';
    end if;
    return old;
  end if;
  if old.deleted_at is not null then
    raise exception 'a deleted remark stays as it is' using errcode = 'integrity_constraint_violation', constraint = 'remarks_kept';
  end if;
  if (new.ship_time_request_id, new.section, new.field, new.user_id, new.addressee_id, new.created_at)
    is distinct from (old.ship_time_request_id, old.section, old.field, old.user_id, old.addressee_id, old.created_at) then
    raise exception 'a remark stays where it is' using errcode = 'integrity_constraint_violation', constraint = 'remarks_kept';
  end if;
  if new.body <> old.body and coalesce(new.edited_at <= coalesce(old.edited_at, old.created_at), true) then
    raise exception 'a remark with other words says so'
      using errcode = 'integrity_constraint_violation', constraint = 'remarks_edited';
  end if;
  if new.settled_by is distinct from old.settled_by and new.settled_by is not null then
    perform public.require_applicant(new.ship_time_request_id, new.settled_by);
  end if;
  return new;
end $$;
drop trigger guard_form on remarks;
create trigger guard_form before insert or update or delete on remarks for each row execute function public.guard_request_part();

create or replace function public.guard_remark_reply() returns trigger language plpgsql set search_path = pg_catalog, public as $$
declare
  request integer;
  gone timestamptz;
  status integer;
  missed timestamptz;
begin
  if tg_op = 'DELETE' then
    if exists (select 1 from public.remarks r where r.id = old.remark_id) then
      raise exception 'replies go with their draft' using errcode = 'integrity_constraint_violation', constraint = 'remarks_kept';
    end if;
    return old;
  end if;
  if tg_op = 'UPDATE' then
    raise exception 'a reply stays what it is' using errcode = 'integrity_constraint_violation', constraint = 'remarks_kept';
  end if;
  select m.ship_time_request_id, m.deleted_at into request, gone
    from public.remarks m where m.id = new.remark_id for update;
  perform public.require_applicant(request, new.user_id);
  select r.status_id, public.deadline_missed(array[r.fiscal_year_id]) into status, missed
    from public.ship_time_requests r where r.id = request;
  if status = 1 and missed is not null then perform public.refuse_late(missed); end if;
  if status <> 1 then
    raise exception 'a submitted application is read-only'
      using errcode = 'integrity_constraint_violation', constraint = 'request_read_only';
  end if;
  if gone is not null then
    raise exception 'a deleted remark is not answered'
      using errcode = 'integrity_constraint_violation', constraint = 'request_read_only';
  end if;
  if (select count(*) from public.remark_replies y where y.remark_id = new.remark_id) >= 100 then
    raise exception 'a remark has 100 replies at most'
      using errcode = 'integrity_constraint_violation', constraint = 'remark_replies_count';
  end if;
  return new;
end $$;
