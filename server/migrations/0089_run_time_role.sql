-- Gives the portal's role no DDL and no changes of append-only tables; functions of the owner write the
-- ledger. Runs after every migration (record 0152).
create function public.grant_portal(portal name) returns void language plpgsql set search_path = pg_catalog, public as $$
declare
  name text;
begin
  execute format('grant usage on schema public to %I', portal);
  execute format('grant select, insert, update, delete on all tables in schema public to %I', portal);
  execute format('grant usage, select on all sequences in schema public to %I', portal);
  for name in select distinct c.relname from pg_trigger t
    join pg_proc p on p.oid = t.tgfoid and p.proname = 'refuse_change'
    join pg_class c on c.oid = t.tgrelid where c.relnamespace = 'public'::regnamespace
  loop
    execute format('revoke update, delete, truncate on public.%I from %I', name, portal);
  end loop;
  execute format('revoke insert on public.ledger, public.row_commitments, public.erasures from %I', portal);
  execute format('revoke insert, update, delete on public.schema_migrations from %I', portal);
  execute format('grant execute on function public.erase_from_records(integer, text) to %I', portal);
end $$;
revoke execute on function public.grant_portal(name) from public;
revoke execute on function public.erase_from_records(integer, text) from public;
