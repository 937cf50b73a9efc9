-- Replaces the default weights of proposals for a fiscal year (record 0057).
create table proposal_weights (
  fiscal_year_id integer primary key references fiscal_years on delete cascade,
  priority_2 numeric(5, 2) not null check (priority_2 between 1 and 100),
  priority_3 numeric(5, 2) not null check (priority_3 between 1 and 100),
  priority_4 numeric(5, 2) not null check (priority_4 between 1 and 100),
  priority_5 numeric(5, 2) not null check (priority_5 between 1 and 100),
  first_place numeric(4, 2) not null check (first_place between 0 and 10),
  mission_days numeric(5, 2) not null check (mission_days between 0 and 100),
  transit_days numeric(5, 2) not null check (transit_days between 0 and 100),
  second_choice numeric(3, 2) not null check (second_choice between 0 and 1),
  other_vessel numeric(3, 2) not null check (other_vessel between 0 and 1),
  few_berths numeric(3, 2) not null check (few_berths between 0 and 1),
  outside_preferred numeric(3, 2) not null check (outside_preferred between 0 and 1),
  lock_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint proposal_weights_rise_with_priority check (
    priority_2 <= priority_3 and priority_3 <= priority_4 and priority_4 <= priority_5)
);
create trigger touch_row before update on proposal_weights for each row execute function public.touch_row();

-- Weights that the proposal used; null in older rows.
alter table proposals add column weights jsonb;
