import { sql } from 'kysely';
import type { Db } from '../src/db/connection.ts';
import { ledgerTables } from '../src/features/ledger/ledger-shapes.ts';
import {
  chainForgeries,
  type ChosenRows,
  entryForgeries,
  rechainLedgerSql,
  rowForgeries,
  shapeForgeries,
} from './table-forgeries.ts';

export type Forgery = {
  readonly name: string;
  readonly statements: readonly string[];
  readonly source: string | null;
  readonly field?: string;
  readonly isRewritten?: boolean;
};

type Column = { name: string; type: string; isGenerated: boolean };
type Known = Column & { isFilled: boolean; differs: boolean };

const columnsOf = async (db: Db, table: string): Promise<Column[]> => {
  const { rows } = await sql<Column>`
    select column_name as name, udt_name as type, is_generated = 'ALWAYS' as "isGenerated" from information_schema.columns
    where table_schema = 'public' and table_name = ${table} order by ordinal_position`.execute(db);
  return rows;
};

const otherValue: Readonly<Record<string, (column: string) => string>> = {
  int2: (c) => `case ${c} when 2 then 1 else 2 end`,
  int4: (c) => `coalesce(${c}, 0) + 1000`,
  int8: (c) => `coalesce(${c}, 0) + 1000`,
  text: (c) => `coalesce(${c}, '') || 'x'`,
  timestamptz: (c) => `${c} + interval '1 microsecond'`,
  date: (c) => `${c} + 1`,
  jsonb: (c) => `coalesce(${c}, '{}') || '{"forged": "x"}'`,
  bytea: (c) =>
    `set_byte(coalesce(${c}, decode(repeat('00', 64), 'hex')), 0, (get_byte(coalesce(${c}, decode('00', 'hex')), 0) + 1) % 256)`,
  _text: (c) => `coalesce(${c}, '{}') || '{x}'::text[]`,
};

const other = ({ name, type }: Column): string => {
  const value = otherValue[type];
  if (!value) throw new Error(`no other value is known for the type ${type} of ${name}`);
  return value(`t.${name}`);
};

const forgedTables = [...ledgerTables, 'ledger', 'ledger_heads', 'row_commitments'];

export const dropConstraints = async (db: Db): Promise<void> => {
  for (const table of forgedTables)
    await sql
      .raw(
        `do $$ declare c record; begin
          for c in select conname from pg_constraint where conrelid = 'public.${table}'::regclass and contype in ('c', 'f', 'p', 'u', 'x')
            loop execute format('alter table ${table} drop constraint %I cascade', c.conname); end loop;
          for c in select indexrelid::regclass as name from pg_index where indrelid = 'public.${table}'::regclass and indisunique
            loop execute format('drop index %s', c.name); end loop;
          for c in select attname from pg_attribute where attrelid = 'public.${table}'::regclass and attgenerated <> ''
            loop execute format('alter table ${table} alter column %I drop not null', c.attname); end loop;
        end $$`,
      )
      .execute(db);
};

const unguarded = (table: string): string[] => [`alter table ${table} disable trigger all`];
const switchedOff = `set local session_replication_role = replica`;
const openedGuard = `create or replace function public.refuse_change() returns trigger language plpgsql as
  $$ begin return coalesce(new, old); end $$`;

const covering = (table: string, id: number): string[] => [
  'alter table row_commitments disable trigger all',
  'alter table ledger disable trigger all',
  `delete from row_commitments where source = '${table}' and source_id = ${id}`,
  `select cover_row('${table}', t.id, to_jsonb(t)) from ${table} t where t.id = ${id}`,
  `update ledger l set fields_hash = sha256(convert_to(c.commitments::text, 'UTF8')) from row_commitments c
    where c.source = l.source and c.source_id = l.source_id and l.source = '${table}' and l.source_id = ${id}`,
];

const columnForgeries = (table: string, column: Known, { first, second }: ChosenRows): Forgery[] => {
  const { name } = column;
  const named = { source: table, ...(name !== 'id' && { field: name }) };
  const opened = column.isGenerated ? [`alter table ${table} alter column ${name} drop expression`] : [];
  const unlocked = [...unguarded(table), ...opened];
  const changed = `update ${table} t set ${name} = ${other(column)} where t.id = ${first}`;
  const swapped = `update ${table} t set ${name} = o.${name} from ${table} o
    where (t.id, o.id) in ((${first}, ${second}), (${second}, ${first}))`;
  const copied = `update ${table} t set ${name} = (${other(column).replaceAll('t.', 'o.')})
    from ${table} o where o.id = ${second} and t.id = ${first}`;
  const emptied = [
    `alter table ${table} alter column ${name} drop not null`,
    `update ${table} set ${name} = null where id = ${first}`,
  ];
  const at = (how: string) => `${table}.${name} ${how}`;
  const inside = `update ${table} t set ${name} = regexp_replace(${name}::text, '": "([^"]*)"', '": "y\\1"')::jsonb where t.id = ${first}`;
  const each: Forgery[] = [
    ...(column.type === 'jsonb'
      ? [{ name: at('one text in it changed'), statements: [...unguarded(table), inside], ...named }]
      : []),
    { name: at('changed, triggers off'), statements: [...unlocked, changed], ...named },
    { name: at('changed as a replica'), statements: [switchedOff, ...opened, changed], ...named },
    { name: at('changed, guard replaced'), statements: [openedGuard, ...opened, changed], ...named },
    { name: at('taken from another row'), statements: [...unlocked, copied], ...named },
    {
      name: at('changed and covered anew'),
      statements: [...unlocked, changed, ...covering(table, first)],
      source: table,
    },
    {
      name: at('changed, covered and chained anew'),
      statements: [...unlocked, changed, ...covering(table, first), rechainLedgerSql],
      ...named,
      isRewritten: true,
    },
  ];
  if (name === 'id')
    return each.filter((forgery) => !forgery.isRewritten && !/replica|guard|another/.test(forgery.name));
  const empty = (how: string, more: string[] = []): Forgery => ({
    name: at(how),
    statements: [...unlocked, ...emptied, ...more],
    ...named,
  });
  const emptiedOnes = [
    empty('emptied'),
    empty('emptied without its salt and without an erasure', [
      'alter table row_commitments disable trigger all',
      `update row_commitments set salts = salts - '${name}' where source = '${table}' and source_id = ${first}`,
    ]),
    { name: at('dropped'), statements: [`alter table ${table} drop column ${name} cascade`], ...named },
  ];
  const exchanged = {
    name: at('swapped with another row'),
    statements: [...unlocked, swapped],
    ...named,
  };
  return [...each, ...(column.isFilled ? emptiedOnes : []), ...(column.differs ? [exchanged] : [])];
};

const knownOf = async (
  db: Db,
  table: string,
  column: Column,
  { first, second }: ChosenRows,
): Promise<Known> => {
  const { rows } = await sql<{ isFilled: boolean; differs: boolean }>`
    select a.${sql.ref(column.name)} is not null as "isFilled",
      a.${sql.ref(column.name)} is distinct from b.${sql.ref(column.name)} as differs
    from ${sql.table(table)} a, ${sql.table(table)} b where a.id = ${first} and b.id = ${second}`.execute(db);
  return { ...column, ...rows[0]! };
};

const firstLogged = `(select min(source_id) from row_commitments where source = 'audit_log')`;
const chainTables = {
  ledger: 'position = 4',
  ledger_heads: 'true',
  row_commitments: `source = 'audit_log' and source_id = ${firstLogged}`,
};

const named = (about: string, forgeries: Readonly<Record<string, readonly string[]>>): Forgery[] =>
  Object.entries(forgeries).map(([name, statements]) => ({
    name: `${about}: ${name}`,
    statements: [switchedOff, ...statements],
    source: null,
  }));

export const listForgeries = async (db: Db): Promise<Forgery[]> => {
  const forgeries: Forgery[] = [];
  for (const table of ledgerTables) {
    const { rows } = await sql<{
      id: number;
    }>`select id from ${sql.table(table)} order by id limit 3`.execute(db);
    const chosen = { first: rows[1]!.id, second: rows[2]!.id };
    for (const column of await columnsOf(db, table))
      forgeries.push(...columnForgeries(table, await knownOf(db, table, column, chosen), chosen));
    forgeries.push(
      ...named(table, rowForgeries(table, chosen)),
      ...named(table, entryForgeries(table, chosen)),
      ...named(table, shapeForgeries(table, chosen)),
    );
  }
  for (const [table, where] of Object.entries(chainTables))
    for (const column of await columnsOf(db, table)) {
      const change = `update ${table} t set ${column.name} = ${other(column)} where ${where}`;
      const name = `${table}.${column.name} changed`;
      forgeries.push(
        { name, statements: [...unguarded(table), change], source: null },
        { name: `${name} as a replica`, statements: [switchedOff, change], source: null },
      );
    }
  return [...forgeries, ...named('the chain', chainForgeries)];
};
