create function public.refuse_future_head() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  if new.day > (now() at time zone 'UTC')::date then
    raise exception 'no head of a day to come'
      using errcode = 'integrity_constraint_violation', constraint = 'ledger_heads_past';
  end if;
  return new;
end $$;
create trigger refuse_future_head before insert on public.ledger_heads
  for each row execute function public.refuse_future_head();
