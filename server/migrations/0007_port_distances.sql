-- Cached distances depend on the positions and keys of both ports.
create function public.forget_port_distances() returns trigger language plpgsql as $$
begin
  delete from port_distances where from_port_id = new.id or to_port_id = new.id;
  return null;
end $$;
create trigger forget_distances after update on ports for each row
  when (new.key is distinct from old.key or new.latitude is distinct from old.latitude or new.longitude is distinct from old.longitude)
  execute function public.forget_port_distances();
