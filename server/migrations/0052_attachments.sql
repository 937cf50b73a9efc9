-- Files of an application (record 0037), in pieces to save memory.
create table attachments (
  id integer generated always as identity primary key,
  ship_time_request_id integer not null references ship_time_requests on delete cascade,
  user_id integer not null references users on delete restrict,
  name text not null check (length(name) between 1 and 800 and name !~ '[/\\[:cntrl:]]'),
  description text check (length(description) <= 2000),
  kind text not null check (kind in ('pdf', 'png', 'jpeg', 'webp')),
  size integer not null check (size between 1 and 20971520),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  lock_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint attachments_once unique (ship_time_request_id, sha256)
);
create index attachments_user on attachments (user_id);

create table attachment_pieces (
  attachment_id integer not null references attachments on delete cascade,
  position smallint not null check (position between 0 and 79),
  bytes bytea not null check (octet_length(bytes) between 1 and 262144),
  primary key (attachment_id, position)
);
-- PDF and image files are compressed already.
alter table attachment_pieces alter column bytes set storage external;

create trigger touch_row before update on attachments for each row execute function public.touch_row();
create trigger guard before insert or update or delete on attachments
  for each row execute function public.guard_request_part();

-- Locks the application, so that concurrent uploads cannot exceed its limits together.
create function public.guard_attachments_room() returns trigger language plpgsql
  set search_path to 'pg_catalog', 'public' as $$
declare
  taken bigint;
  files integer;
begin
  perform 1 from public.ship_time_requests r where r.id = new.ship_time_request_id for update;
  select coalesce(sum(a.size), 0), count(*) into taken, files
    from public.attachments a where a.ship_time_request_id = new.ship_time_request_id;
  if taken + new.size > 20971520 then
    raise exception 'an application has 20 MB of attachments at most'
      using errcode = 'integrity_constraint_violation', constraint = 'attachments_room';
  end if;
  if files >= 30 then
    raise exception 'an application has 30 attachments at most'
      using errcode = 'integrity_constraint_violation', constraint = 'attachments_count';
  end if;
  return new;
end $$;
create trigger guard_room before insert on attachments
  for each row execute function public.guard_attachments_room();

-- Files were checked at upload, so their content must stay the same.
create function public.guard_attachment_content() returns trigger language plpgsql
  set search_path to 'pg_catalog', 'public' as $$
begin
  if (new.ship_time_request_id, new.name, new.kind, new.size, new.sha256)
    is distinct from (old.ship_time_request_id, old.name, old.kind, old.size, old.sha256) then
    raise exception 'an attachment stays what it is'
      using errcode = 'integrity_constraint_violation', constraint = 'attachment_unchanged';
  end if;
  return new;
end $$;
create trigger guard_content before update on attachments
  for each row execute function public.guard_attachment_content();

-- Deferred, because pieces are inserted after their attachment.
create function public.require_whole_attachment() returns trigger language plpgsql
  set search_path to 'pg_catalog', 'public' as $$
declare
  which integer;
begin
  if tg_table_name = 'attachments' then which := new.id;
  elsif tg_op = 'DELETE' then which := old.attachment_id;
  else which := new.attachment_id;
  end if;
  if exists (
    select 1 from public.attachments a where a.id = which and a.size is distinct from
      (select sum(octet_length(p.bytes)) from public.attachment_pieces p where p.attachment_id = a.id)
  ) then
    raise exception 'an attachment is whole' using errcode = 'integrity_constraint_violation', constraint = 'attachment_whole';
  end if;
  return null;
end $$;
create constraint trigger whole after insert on attachments
  deferrable initially deferred for each row execute function public.require_whole_attachment();
create constraint trigger whole after insert or update or delete on attachment_pieces
  deferrable initially deferred for each row execute function public.require_whole_attachment();
