-- Receipts show the fiscal year's name on the day of submission.
alter table ship_time_request_history add column fiscal_year text;

create or replace function public.give_receipt() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  new.receipt := case when new.action = 'submit' then public.new_receipt() end;
  new.fiscal_year := case when new.action = 'submit' then (
    select y.name from public.ship_time_requests r join public.fiscal_years y on y.id = r.fiscal_year_id
    where r.id = new.ship_time_request_id) end;
  return new;
end $$;
