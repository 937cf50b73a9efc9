-- PostgreSQL before 18 plans a SQL function again for each statement; PL/pgSQL keeps the plan.

create or replace function public.deadline_missed(years integer[]) returns timestamptz language plpgsql volatile as $$
begin
  return (select min(y.deadline_at) from public.fiscal_years y
    where y.id = any(years) and y.deadline_at <= public.received_at());
end $$;
