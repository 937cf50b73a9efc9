-- Ordered list: [{id, kind, hours, gear, repeats}].
create function public.are_operations(operations jsonb) returns boolean language sql immutable strict
set search_path = pg_catalog, public as $$
  select case when jsonb_typeof(operations) <> 'array' or jsonb_array_length(operations) > 20 then false else (select count(*) = count(distinct o -> 'id') from jsonb_array_elements(operations) o) and not exists (
    select from jsonb_array_elements(operations) o
    where case when jsonb_typeof(o) <> 'object' then true
      else (select count(*) from jsonb_object_keys(o)) <> 5 or not o ?& array['id', 'kind', 'hours', 'gear', 'repeats']
        or jsonb_typeof(o -> 'id') <> 'string' or o ->> 'id' !~ '^[[:alnum:]_-]{1,40}$'
        or jsonb_typeof(o -> 'kind') not in ('string', 'null') or coalesce(length(o ->> 'kind') > 1000, false)
        or jsonb_typeof(o -> 'gear') not in ('string', 'null') or coalesce(length(o ->> 'gear') > 1000, false)
        or case jsonb_typeof(o -> 'hours') when 'null' then false
          when 'number' then (o ->> 'hours')::numeric not between 0 and 1000 else true end
        or case jsonb_typeof(o -> 'repeats') when 'number' then (o ->> 'repeats')::numeric not between 1 and 50
          or (o ->> 'repeats')::numeric % 1 <> 0 else true end
      end) end
$$;

alter table stations
  add column operations jsonb not null default '[]' constraint stations_operations_check check (are_operations(operations));
