-- Constraints that take place in a port must name it (record 0131). Missing ports are taken from the name of
-- the constraint, else from the vessel.
alter table scheduling_constraints drop constraint scheduling_constraints_kind_check;
alter table scheduling_constraints add constraint scheduling_constraints_kind_check check (kind in (
  'refit', 'drydock', 'maintenance', 'crew_change', 'lay_up', 'alongside', 'other_program', 'standby', 'breakdown',
  'port_closed', 'other'));

update scheduling_constraints set kind = case
    when name ~* 'dry.?dock|cale s[eè]che|car[eé]nage' then 'drydock'
    when name ~* 'refit|radoub' then 'refit'
    when name ~* 'maintenance|entretien' then 'maintenance'
    when name ~* 'crew change|(rel[eè]ve|changement) d.[eé]quipage' then 'crew_change'
    when name ~* 'lay.?up|laid up|d[eé]sarmement' then 'lay_up'
    else 'alongside' end
  where kind in ('other', 'standby') and (name ~* 'alongside|[aà] quai|lay.?up|laid up|d[eé]sarmement' or (kind = 'other'
    and name ~* 'dry.?dock|cale s[eè]che|car[eé]nage|refit|radoub|maintenance|entretien|crew change|(rel[eè]ve|changement) d.[eé]quipage'));

create temporary table filled on commit drop as
  select c.id, coalesce(named.port_id, v.home_port_id) as port_id, named.port_id is not null as is_named
  from scheduling_constraints c join vessels v on v.id = c.vessel_id
  left join lateral (
    select min(p.id) as port_id from ports p
    where exists (
      select 1 from unnest(array[p.name_en, p.name_fr]) called,
        regexp_split_to_table(regexp_replace(called, ' \(.*\)$', ''), ' / ') short
      where position(lower(replace(short, '’', '''')) in lower(replace(c.name, '’', ''''))) > 0)
    having count(*) = 1
  ) named on true
  where c.port_id is null and coalesce(named.port_id, v.home_port_id) is not null
    and c.kind in ('refit', 'drydock', 'maintenance', 'crew_change', 'lay_up', 'alongside');
update scheduling_constraints c set port_id = f.port_id from filled f where f.id = c.id;
insert into audit_log (action, subject_type, subject_id, before, after, reason)
  select 'scheduling_constraints.updated', 'scheduling_constraints', f.id, '{"port_id": null}',
    jsonb_build_object('port_id', f.port_id),
    case when f.is_named then 'Port taken from the name (0079)' else 'Home port assumed (0079)' end
  from filled f;

-- Not valid, because rows that could not be filled stay.
alter table scheduling_constraints
  add constraint in_port_somewhere check (port_id is not null
    or kind not in ('refit', 'drydock', 'maintenance', 'crew_change', 'lay_up', 'alongside')) not valid,
  add constraint two_years_at_most check (end_date - start_date < 731) not valid;

create function refuse_unknown_years() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  if not exists (select 1 from public.fiscal_years y where new.start_date <= y.end_date and new.end_date >= y.start_date) then
    raise exception 'no fiscal year has these days'
      using errcode = 'integrity_constraint_violation', constraint = 'within_known_years';
  end if;
  return null;
end $$;
create constraint trigger refuse_unknown_years after insert or update of start_date, end_date on scheduling_constraints
  for each row execute function refuse_unknown_years();
