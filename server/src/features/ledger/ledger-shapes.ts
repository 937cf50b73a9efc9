import { sql } from 'kysely';
import type { Tx } from '#db/connection.ts';

export const ledgerTables = [
  'audit_log',
  'ship_time_request_history',
  'vessel_plan_history',
  'vessel_plan_versions',
  'fleet_plan_versions',
  'erasures',
  'voyage_numbers',
] as const;
export type LedgerTable = (typeof ledgerTables)[number];

const version = [
  ...['author_id integer', 'created_at timestamp with time zone', 'id integer', 'number integer'],
  ...['reason text', 'snapshot jsonb'],
];
const history = [
  'action text',
  'created_at timestamp with time zone',
  'id bigint',
  'reason text',
  'user_id integer',
];

/** Expected columns: extra or retyped ones could show unsealed values. */
const columnsOfTable: Readonly<Record<string, readonly string[]>> = {
  audit_log: [
    ...['action text', 'actor_id integer', 'address text', 'after jsonb', 'before jsonb'],
    ...[
      'created_at timestamp with time zone',
      'id bigint',
      'reason text',
      'subject_id integer',
      'subject_type text',
    ],
  ],
  ship_time_request_history: [
    ...history,
    ...[
      'fiscal_year text',
      'from_status_id integer',
      'receipt text',
      'ship_time_request_id integer',
      'to_status_id integer',
    ],
  ],
  vessel_plan_history: [...history, 'from_level text', 'to_level text', 'vessel_plan_id integer'],
  vessel_plan_versions: [...version, 'review_level text', 'vessel_plan_id integer'],
  fleet_plan_versions: [...version, 'fleet_plan_id integer'],
  erasures: [
    ...['created_at timestamp with time zone', 'erased_by text', 'fields text[]', 'hash_after bytea'],
    ...['id bigint', 'person_id integer', 'source text', 'source_id bigint'],
  ],
  voyage_numbers: [
    ...['code text', 'created_at timestamp with time zone', 'id integer', 'mission_id integer'],
    ...['sequence integer', 'vessel_id integer', 'voyage_number text generated', 'year integer'],
  ],
  ledger: [
    ...['fields_hash bytea', 'format smallint', 'hash bytea', 'position bigint', 'previous_hash bytea'],
    ...['sealed_at timestamp with time zone', 'source text', 'source_id bigint'],
  ],
  ledger_heads: ['day date', 'hash bytea', 'position bigint', 'public_key bytea', 'signature bytea'],
  row_commitments: ['commitments jsonb', 'salts jsonb', 'source text', 'source_id bigint'],
};

const joinedTables = [
  ...['fiscal_years', 'fleet_plans', 'missions', 'request_statuses', 'ship_time_requests', 'users'],
  ...['vessel_plans', 'vessels'],
];

type Shape = {
  readonly kind: string;
  readonly rules: number;
  readonly policies: number;
  readonly types: number;
};

type Shapes = { readonly shapes: Record<string, Shape>; readonly readable: ReadonlySet<string> };

const sealingFunctions = [
  ...['append_to_ledger', 'commit_fields', 'cover_row', 'entry_hash', 'erasable_pattern', 'erase_fields'],
  ...[
    'erase_from_records',
    'erased_here',
    'field_commitment',
    'give_receipt',
    'ledger_instant',
    'new_receipt',
  ],
  ...['record_fields', 'refuse_change', 'seal_in_ledger', 'without_fields'],
];
const sealingFunctionsHash = 'da99d957e23317d35342fc984fc9c68d';

const readFunctionsShape = async (tx: Tx): Promise<Shape> => {
  const { rows } = await sql<{ hash: string }>`
    select pg_catalog.md5(pg_catalog.string_agg(f.text, ' ' order by f.text collate "C")) as hash
    from (select p.proname || pg_catalog.pg_get_function_identity_arguments(p.oid) || p.prosrc
        || coalesce(pg_catalog.array_to_string(p.proconfig, ','), '') as text
      from pg_catalog.pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.proname = any (${sealingFunctions}::text[])) f`.execute(
    tx,
  );
  return { kind: 'r', rules: rows[0]?.hash === sealingFunctionsHash ? 0 : 1, policies: 0, types: 0 };
};

/** Counts triggers that change rows before they are sealed, and missing ones that seal or guard them. */
const misplacedTriggers = sql`(
  select pg_catalog.count(*) filter (where t.tgtype & 7 = 7
      and (p.pronamespace <> 'public'::regnamespace or p.proname <> all ('{give_receipt,refuse_future_head}')))
    + case when c.relname = any (${[...ledgerTables]}::text[]) then 4 else 0 end
    - pg_catalog.count(*) filter (where c.relname = any (${[...ledgerTables]}::text[]) and t.tgenabled in ('O', 'A')
      and t.tgqual is null and p.pronamespace = 'public'::regnamespace
      and (t.tgname, p.proname, t.tgtype) in (('commit_fields', 'commit_fields', 5), ('seal_in_ledger', 'seal_in_ledger', 5),
        ('refuse_change', 'refuse_change', 27), ('refuse_truncation', 'refuse_change', 34)))
  from pg_catalog.pg_trigger t join pg_catalog.pg_proc p on p.oid = t.tgfoid
  where t.tgrelid = c.oid and c.relname <> all (${joinedTables}::text[]))`;

/** `readable`: sealed tables that have an id, and unaltered ledger tables. */
export const readLedgerTableShapes = async (tx: Tx): Promise<Shapes> => {
  const names = [...Object.keys(columnsOfTable), ...joinedTables];
  // Qualifies functions, because one of the same name in another schema could return other rows.
  const { rows } = await sql<Omit<Shape, 'types'> & { name: string; columns: string[] }>`
    select c.relname as name, case c.relpersistence when 'p' then c.relkind else c.relpersistence end as kind,
      ((select count(*) from pg_catalog.pg_rewrite r where r.ev_class = c.oid)
        + (select count(*) from pg_catalog.pg_inherits i where i.inhparent = c.oid) + ${misplacedTriggers})::integer as rules,
      ((select count(*) from pg_catalog.pg_policy p where p.polrelid = c.oid) + c.relrowsecurity::integer)::integer as policies,
      (select pg_catalog.array_agg(a.attname || ' ' || pg_catalog.format_type(a.atttypid, a.atttypmod)
          || case when a.attgenerated = '' then '' else ' generated' end
          || case when a.attcollation = t.typcollation then '' else ' collated' end)
        from pg_catalog.pg_attribute a join pg_catalog.pg_type t on t.oid = a.atttypid where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
    from pg_catalog.pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relname = any(${names}::text[])`.execute(tx);
  const missing = { kind: 'missing', rules: 0, policies: 0, types: 0 };
  const readable = new Set<string>();
  const found = new Map(
    rows.map(({ name, columns, ...shape }) => {
      const known = new Set(columnsOfTable[name]);
      const differing = columns.filter((column) => !known.delete(column));
      const types = columnsOfTable[name] ? differing.length + known.size : 0;
      const lacksId = [...known].some((column) => column.startsWith('id '));
      const isCovered = columnsOfTable[name]?.some((column) => column.startsWith('id '));
      if (shape.kind === 'r' && (isCovered ? !lacksId : types === 0)) readable.add(name);
      return [name, { ...shape, types }];
    }),
  );
  const shapes = Object.fromEntries(names.map((name) => [name, found.get(name) ?? missing]));
  return { shapes: { ...shapes, functions: await readFunctionsShape(tx) }, readable };
};
