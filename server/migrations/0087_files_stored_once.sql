-- Stores each content once, by its hash, so that copies cost no space (record 0037).
create table stored_files (
  sha256 text primary key constraint stored_files_sha256_check check (sha256 ~ '^[0-9a-f]{64}$'),
  size integer not null constraint stored_files_size_check check (size between 1 and 20971520),
  unique (sha256, size)
);

create table stored_file_pieces (
  sha256 text not null references stored_files on delete cascade,
  position integer not null check (position between 0 and 79),
  bytes bytea not null check (octet_length(bytes) between 1 and 262144),
  primary key (sha256, position)
);
alter table stored_file_pieces alter column bytes set storage external;

insert into stored_files (sha256, size) select distinct sha256, size from attachments;
insert into stored_file_pieces (sha256, position, bytes)
  select one.sha256, p.position, p.bytes
  from (select distinct on (sha256) sha256, id from attachments order by sha256, id) one
  join attachment_pieces p on p.attachment_id = one.id;

drop trigger whole on attachments;
drop table attachment_pieces;
drop function require_whole_attachment();
-- Pending deferred checks would block the table changes below.
set constraints all immediate;

create function require_whole_file() returns trigger language plpgsql set search_path to 'pg_catalog', 'public' as $$
declare
  which text;
begin
  if tg_op = 'DELETE' then which := old.sha256; else which := new.sha256; end if;
  if exists (
    select 1 from public.stored_files f where f.sha256 = which and f.size is distinct from
      (select sum(octet_length(p.bytes)) from public.stored_file_pieces p where p.sha256 = f.sha256)
  ) then
    raise exception 'a stored file is whole' using errcode = 'integrity_constraint_violation', constraint = 'stored_file_whole';
  end if;
  return null;
end $$;
create constraint trigger whole after insert on stored_files
  deferrable initially deferred for each row execute function require_whole_file();
create constraint trigger whole after insert or update or delete on stored_file_pieces
  deferrable initially deferred for each row execute function require_whole_file();

alter table attachments add constraint attachments_file_fkey
  foreign key (sha256, size) references stored_files (sha256, size);
create index attachments_file on attachments (sha256, size);

-- The lock waits for transactions that refer to the file, so that the delete sees their rows.
create function drop_unused_file() returns trigger language plpgsql set search_path to 'pg_catalog', 'public' as $$
begin
  perform 1 from public.stored_files f where f.sha256 = old.sha256 for update;
  delete from public.stored_files f where f.sha256 = old.sha256
    and not exists (select 1 from public.attachments a where a.sha256 = f.sha256);
  return null;
end $$;
create trigger drop_unused_file after delete on attachments for each row execute function drop_unused_file();
