-- Formats and check digits must match domain/src/shared/identifiers.ts.
create function public.has_ror_check_digits(ror text) returns boolean language plpgsql immutable strict set search_path = pg_catalog, public as $$
declare
  number bigint := 0;
begin
  for i in 1..7 loop
    number := number * 32 + strpos('0123456789abcdefghjkmnpqrstvwxyz', substr(right(ror, 9), i, 1)) - 1;
  end loop;
  return 98 - (number * 100) % 97 = right(ror, 2)::int;
end $$;

create function public.has_orcid_check_digit(orcid text) returns boolean language plpgsql immutable strict set search_path = pg_catalog, public as $$
declare
  characters text := replace(right(orcid, 19), '-', '');
  total int := 0;
begin
  for i in 1..15 loop
    total := (total + substr(characters, i, 1)::int) * 2 % 11;
  end loop;
  return substr('0123456789X', (12 - total) % 11 + 1, 1) = right(characters, 1);
end $$;

create function public.has_imo_check_digit(imo text) returns boolean language sql immutable strict set search_path = pg_catalog, public as $$
  select sum(substr(imo, i, 1)::int * (8 - i)) % 10 = right(imo, 1)::int from generate_series(1, 6) i
$$;

create function public.is_identifier(scheme text, value text) returns boolean language sql immutable set search_path = pg_catalog, public as $$
  select case scheme
    when 'imo' then case when value ~ '^[1-9]\d{6}$' then public.has_imo_check_digit(value) else value is null end
    when 'mmsi' then value is null or value ~ '^[2-7]\d{8}$'
    when 'call_sign' then value is null or value ~ '^([A-Z]{2}|[A-Z]\d|\d[A-Z])[A-Z0-9]{1,5}$'
    when 'ices_code' then value is null or value ~ '^[0-9A-Z]{4}$'
    when 'un_locode' then value is null or value ~ '^[A-Z]{2}[A-Z2-9]{3}$'
    when 'ror' then case when value ~ '^https://ror\.org/0[0-9a-hjkmnp-tv-z]{6}\d{2}$' then public.has_ror_check_digits(value) else value is null end
    when 'crossref_funder' then value is null or value ~ '^https://doi\.org/10\.13039/\d{6,15}$'
    when 'orcid' then case when value ~ '^https://orcid\.org/\d{4}-\d{4}-\d{4}-\d{3}[\dX]$' then public.has_orcid_check_digit(value) else value is null end
    else false
  end
$$;

alter table vessels
  add column imo text check (is_identifier('imo', imo)),
  add column mmsi text check (is_identifier('mmsi', mmsi)),
  add column call_sign text check (is_identifier('call_sign', call_sign)),
  add column ices_code text check (is_identifier('ices_code', ices_code)),
  add column identifier_sources jsonb not null default '[]' check (jsonb_typeof(identifier_sources) = 'array');
alter table ports
  add column un_locode text check (is_identifier('un_locode', un_locode)),
  add column identifier_sources jsonb not null default '[]' check (jsonb_typeof(identifier_sources) = 'array');
alter table agencies
  add column ror text check (is_identifier('ror', ror)),
  add column crossref_funder text check (is_identifier('crossref_funder', crossref_funder)),
  add column identifier_sources jsonb not null default '[]' check (jsonb_typeof(identifier_sources) = 'array');

create unique index vessels_imo on vessels (imo);
create unique index vessels_mmsi on vessels (mmsi);
create unique index vessels_call_sign on vessels (call_sign);
create unique index vessels_ices_code on vessels (ices_code);
create unique index ports_un_locode on ports (un_locode);
create unique index agencies_ror on agencies (ror);
create unique index agencies_crossref_funder on agencies (crossref_funder);

-- Not unique: ORCID iDs are not verified, so one account must not block another's.
alter table users add column orcid text check (is_identifier('orcid', orcid));

alter table funding_sources
  add column ror text check (is_identifier('ror', ror)),
  add column grant_number text check (length(grant_number) <= 400);
alter table collaborators add column ror text check (is_identifier('ror', ror));
