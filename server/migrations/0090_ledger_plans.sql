-- PL/pgSQL keeps plans, and SQL functions without settings are inlined: both make ledger entries faster.
-- Without enable_seqscan off, plans made on empty tables would scan them whole.
alter function public.append_to_ledger(text, bigint) set enable_seqscan to off;
alter function public.field_commitment(text, text, text) reset search_path;
alter function public.erasable_pattern(text) reset search_path;
alter function public.ledger_instant(timestamptz) reset search_path;
alter function public.entry_hash(bytea, bigint, text, bigint, timestamptz, bytea) reset search_path;

create or replace function public.record_fields(source text, said jsonb) returns table (field text, value text)
  language plpgsql immutable set search_path = pg_catalog, public as $$
declare
  pattern text := public.erasable_pattern(source);
begin
  return query
  with columns as (
    select c.key, c.value::text as text, jsonb_typeof(c.value) in ('object', 'array') as is_json
    from jsonb_each(said) c where c.value <> 'null'::jsonb
  ),
  leaves as (
    select c.key, found.m[1] as name, found.m[2] as value,
      row_number() over (partition by c.key, found.m[1] order by found.place) as occurrence
    from columns c, regexp_matches(c.text, pattern, 'g') with ordinality as found(m, place)
    where c.is_json
  )
  select l.key || ':' || l.name || ':' || l.occurrence, l.value from leaves l where l.value <> 'null'
  union all
  select c.key, case when c.is_json then regexp_replace(c.text, pattern, '"\1": null', 'g') else c.text end from columns c;
end $$;

create or replace function public.cover_row(source text, source_id bigint, said jsonb) returns void
  language plpgsql volatile set search_path = pg_catalog, public as $$
begin
  insert into public.row_commitments (source, source_id, commitments, salts)
  select cover_row.source, cover_row.source_id,
    jsonb_object_agg(f.field, public.field_commitment(f.salt, f.field, f.value)), jsonb_object_agg(f.field, f.salt)
  from (select r.field, r.value, replace(gen_random_uuid()::text, '-', '') as salt
    from public.record_fields(cover_row.source, cover_row.said) r offset 0) f;
end $$;
