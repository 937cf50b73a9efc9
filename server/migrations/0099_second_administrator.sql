-- A second administrator must confirm a promotion to administrator (record 0148).
alter table users
  add column administrator_asked_by integer references users on delete restrict,
  add column administrator_ended_at timestamptz,
  add constraint users_administrator_asked check (
    administrator_asked_by is null or (administrator_asked_by <> id and not (active and user_type_id = 5)));
create index users_administrator_asked_by on users (administrator_asked_by) where administrator_asked_by is not null;

create function public.note_administrator_end() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  new.administrator_ended_at = clock_timestamp();
  return new;
end $$;
create trigger note_administrator_end before update of user_type_id, active on users for each row
  when (old.active and old.user_type_id = 5 and not (new.active and new.user_type_id = 5))
  execute function public.note_administrator_end();
