-- Asked three times for each save of a draft. As SQL it cannot be inlined, and PostgreSQL before 18 plans it anew for each
-- statement; in plpgsql it is planned once for each connection.

create or replace function public.deadline_missed(years integer[]) returns timestamptz language plpgsql volatile as $$
begin
  return (select min(y.deadline_at) from public.fiscal_years y
    where y.id = any(years) and y.deadline_at <= public.received_at());
end $$;
