export type ChosenRows = { readonly first: number; readonly second: number };

export const rechainLedgerSql = `do $$ declare e record; last bytea := decode(repeat('00', 32), 'hex'); begin
  alter table ledger disable trigger all;
  for e in select * from ledger order by position loop
    update ledger set previous_hash = last, hash = entry_hash(last, e.position, e.source, e.source_id, e.sealed_at, e.fields_hash)
      where position = e.position returning hash into last;
  end loop; end $$`;

type Statements = Readonly<Record<string, readonly string[]>>;

export const rowForgeries = (table: string, { first, second }: ChosenRows): Statements => {
  const sequence = `pg_get_serial_sequence('public.${table}', 'id')`;
  const copyAs = (id: string, of: number) =>
    `do $$ declare names text := (select string_agg(column_name, ', ') from information_schema.columns
        where table_schema = 'public' and table_name = '${table}' and is_generated = 'NEVER');
      begin execute format($f$insert into ${table} (%1$s) select %1$s from (select
        (jsonb_populate_record(t, jsonb_build_object('id', ${id}))).* from ${table} t where id = ${of}) c$f$, names);
      end $$`;
  return {
    'row removed': [`delete from ${table} where id = ${first}`],
    'rows truncated': [`truncate ${table} cascade`],
    'row slipped in without an entry': [copyAs('9000', first)],
    'row doubled': [copyAs(`${first}`, first)],
    'numbers swapped': [
      `update ${table} set id = case id when ${first} then ${second} else ${first} end where id in (${first}, ${second})`,
    ],
    'row written again under the number of a removed one': [
      `delete from ${table} where id = ${first}`,
      `select setval(${sequence}, ${first}, false)`,
      copyAs(`nextval(${sequence})`, second),
    ],
    'row and entry removed, positions closed': [
      `delete from ${table} where id = ${first}`,
      `with gone as (delete from ledger where source = '${table}' and source_id = ${first} returning position as place)
        update ledger set position = -position + 1 from gone where position > place`,
      'update ledger set position = -position where position < 0',
    ],
  };
};

export const entryForgeries = (table: string, { first, second }: ChosenRows): Statements => {
  const entry = `source = '${table}' and source_id = ${first}`;
  return {
    'entry removed': [`delete from ledger where ${entry}`],
    'entries moved': [
      `update ledger set source_id = -1 where ${entry}`,
      `update ledger set source_id = ${first} where source = '${table}' and source_id = ${second}`,
    ],
    'commitments removed': [`delete from row_commitments where ${entry}`],
    'salts dropped': [`update row_commitments set salts = '{}' where ${entry}`],
    'salts of another row': [
      `update row_commitments c set salts = o.salts from row_commitments o
        where c.source = '${table}' and c.source_id = ${first} and o.source = c.source and o.source_id = ${second}`,
    ],
  };
};

export const shapeForgeries = (table: string, { first }: ChosenRows): Statements => ({
  'a view in its place': [
    `alter table ${table} rename to kept_${table}`,
    `create view ${table} as select * from kept_${table}`,
  ],
  'rows hidden by a policy': [
    `alter table ${table} enable row level security`,
    `create policy hidden on ${table} using (id <> ${first})`,
  ],
  'a column added and filled': [`alter table ${table} add column slipped_in text default 'x'`],
  'covering replaced before a change': [
    `create or replace function public.record_fields(source text, said jsonb) returns table (field text, value text)
      language sql immutable as $$ select key, value::text from jsonb_each(said) where false $$`,
    `update ${table} set created_at = created_at - interval '1 day' where id = ${first}`,
  ],
});

const twoSwapped = [
  'update ledger set position = -position where position in (3, 4)',
  'update ledger set position = 7 + position where position in (-3, -4)',
];

export const chainForgeries: Statements = {
  'cut off behind entry 5': ['delete from ledger where position > 5'],
  truncated: ['truncate ledger, ledger_heads'],
  'two entries swapped': twoSwapped,
  'two entries swapped and chained anew': [...twoSwapped, rechainLedgerSql],
  'times of sealing moved and chained anew': [
    `update ledger set sealed_at = sealed_at - interval '1 day'`,
    rechainLedgerSql,
  ],
  'heads removed': ['delete from ledger_heads'],
  'an erasure invented': [
    `insert into erasures (source, source_id, fields, person_id, erased_by)
      select 'audit_log', min(id), '{reason}', 1, 'nobody' from audit_log`,
  ],
  'erasures removed with their entries': [
    `delete from ledger where source = 'erasures'`,
    'delete from erasures',
  ],
};
