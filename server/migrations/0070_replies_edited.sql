-- A deleted reply that others follow keeps its row without text (record 0005).
alter table remark_replies
  alter body drop not null,
  add lock_version integer not null default 1,
  add updated_at timestamptz not null default now(),
  add edited_at timestamptz,
  add deleted_at timestamptz,
  add constraint remark_replies_deleted_without_words check ((deleted_at is null) = (body is not null));
alter table remark_replies disable trigger guard;
update remark_replies set updated_at = created_at;
alter table remark_replies enable trigger guard;

create trigger touch_row before update on remark_replies for each row execute function public.touch_row();

create or replace function public.guard_remark_reply() returns trigger language plpgsql set search_path = pg_catalog, public as $$
declare
  thread integer := case when tg_op = 'INSERT' then new.remark_id else old.remark_id end;
  request integer;
  gone timestamptz;
  status integer;
  missed timestamptz;
begin
  select m.ship_time_request_id, m.deleted_at into request, gone
    from public.remarks m where m.id = thread for update;
  select r.status_id, public.deadline_missed(array[r.fiscal_year_id]) into status, missed
    from public.ship_time_requests r where r.id = request;
  -- It goes with its draft.
  if tg_op = 'DELETE' and status is null then return old; end if;
  if status = 1 and missed is not null then perform public.refuse_late(missed); end if;
  if status <> 1 then
    raise exception 'a submitted application is read-only'
      using errcode = 'integrity_constraint_violation', constraint = 'request_read_only';
  end if;
  if tg_op = 'DELETE' then
    if exists (select 1 from public.remark_replies y
      where y.remark_id = old.remark_id and y.id > old.id and y.deleted_at is null) then
      raise exception 'an answer that was followed stays in its thread'
        using errcode = 'integrity_constraint_violation', constraint = 'remarks_kept';
    end if;
    return old;
  end if;
  if tg_op = 'UPDATE' then
    if old.deleted_at is not null then
      raise exception 'a deleted answer stays as it is' using errcode = 'integrity_constraint_violation', constraint = 'remarks_kept';
    end if;
    if (new.id, new.remark_id, new.user_id, new.created_at) is distinct from (old.id, old.remark_id, old.user_id, old.created_at) then
      raise exception 'an answer stays where it is' using errcode = 'integrity_constraint_violation', constraint = 'remarks_kept';
    end if;
    if new.body <> old.body and coalesce(new.edited_at <= coalesce(old.edited_at, old.created_at), true) then
      raise exception 'an answer with other words says so'
        using errcode = 'integrity_constraint_violation', constraint = 'remarks_edited';
    end if;
    return new;
  end if;
  perform public.require_applicant(request, new.user_id);
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
