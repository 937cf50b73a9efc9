import type { ExportLine, LedgerEntry } from '@shiptime/client/verify-ledger';
import { sql } from 'kysely';
import type { Db, Tx } from '#db/connection.ts';
import { errorCodeOf } from '#startup-error.ts';
import { streamContradictionLines } from './ledger-contradictions.ts';
import { listLedgerHeads } from './ledger-heads.ts';
import { type LedgerTable, ledgerTables, readLedgerTableShapes } from './ledger-shapes.ts';

const entriesAtOnce = 500;

type Sealed = Omit<LedgerEntry, 'kind' | 'row'>;

const nextEntries = sql.raw(`fetch ${entriesAtOnce} from entries`);

const openEntries = (tx: Tx) =>
  sql`
    declare entries no scroll cursor for
    select l.position, l.format, l.source, l.source_id, l.previous_hash_text as previous_hash, l.hash_text as hash,
      l.sealed_text as sealed_at, l.fields_text as fields_hash,
      case l.format when 1 then public.ledger_text(l.source, l.source_id) end as text,
      case l.format when 2 then c.commitments::text end as commitments, c.salts::text as salts
    from (select *, pg_catalog.encode(previous_hash, 'hex') as previous_hash_text, pg_catalog.encode(hash, 'hex') as hash_text,
        pg_catalog.encode(fields_hash, 'hex') as fields_text,
        pg_catalog.to_char(sealed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as sealed_text
      from public.ledger) l
    left join public.row_commitments c on c.source = l.source and c.source_id = l.source_id
    order by l.position`.execute(tx);

type Row = { id: number; columns: Record<string, string> };

const columnsOf = sql`(select pg_catalog.jsonb_object_agg(e.key, e.value::text) from pg_catalog.jsonb_each(pg_catalog.to_jsonb(t)) e)`;

const rowsOf = async (tx: Tx, tables: readonly LedgerTable[], entries: readonly Sealed[]) => {
  const found = new Map<string, Record<string, string>[]>();
  for (const source of tables) {
    const ids = entries.filter((entry) => entry.source === source).map(({ source_id }) => source_id);
    if (ids.length === 0) continue;
    const { rows } = await sql<Row>`
      select t.id, ${columnsOf} as columns from public.${sql.ref(source)} t where t.id = any(${ids}::bigint[])`.execute(
      tx,
    );
    for (const { id, columns } of rows) {
      const key = `${source} ${id}`;
      found.set(key, [...(found.get(key) ?? []), columns]);
    }
  }
  return found;
};

async function* entryLines(tx: Tx, tables: readonly LedgerTable[]): AsyncGenerator<ExportLine> {
  await openEntries(tx);
  for (;;) {
    const { rows: entries } = await sql<Sealed>`${nextEntries}`.execute(tx);
    if (entries.length === 0) break;
    const found = await rowsOf(
      tx,
      tables,
      entries.filter(({ format }) => format !== 1),
    );
    for (const entry of entries) {
      const [row = null, ...others] = found.get(`${entry.source} ${entry.source_id}`) ?? [];
      yield { kind: 'entry', ...entry, row };
      for (const _ of others) yield { kind: 'row', source: entry.source, source_id: entry.source_id };
    }
  }
  await sql`close entries`.execute(tx);
}

async function* unsealedLines(tx: Tx, tables: readonly LedgerTable[]): AsyncGenerator<ExportLine> {
  const unsealed = tables.map(
    (source) =>
      sql`select ${sql.lit(source)}::text as source, t.id::bigint as source_id from public.${sql.ref(source)} t`,
  );
  const committed = sql`select c.source, c.source_id from public.row_commitments c`;
  const { rows } = await sql<{ source: string; source_id: number }>`
    select u.source, u.source_id
    from (${sql.join([...unsealed, committed], sql` union all `)}) u
    where not exists (select 1 from public.ledger l
      where l.source = u.source and l.source_id = u.source_id and l.format = 2)`.execute(tx);
  for (const row of rows) yield { kind: 'row', ...row };
}

async function* linesOfSnapshot(tx: Tx): AsyncGenerator<ExportLine> {
  await sql`set local search_path = pg_catalog`.execute(tx);
  await sql`set local timezone = 'UTC'`.execute(tx);
  await sql`set local extra_float_digits = 1`.execute(tx);
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`set local bytea_output = 'hex'`.execute(tx);
  await sql`set local datestyle = 'ISO, MDY'`.execute(tx);
  const { shapes, readable } = await readLedgerTableShapes(tx);
  yield { kind: 'ledger', tables: shapes };
  let entries = 0;
  if (['ledger', 'ledger_heads', 'row_commitments'].every((table) => readable.has(table))) {
    const tables = ledgerTables.filter((table) => readable.has(table));
    for (const head of await listLedgerHeads(tx)) yield { kind: 'head', ...head };
    for await (const line of entryLines(tx, tables)) {
      if (line.kind === 'entry') entries += 1;
      yield line;
    }
    yield* unsealedLines(tx, tables);
    yield* streamContradictionLines(
      tx,
      tables.filter((table) => shapes[table]?.types === 0),
    );
  }
  yield { kind: 'end', entries };
}

const isRaisedByData = (error: unknown): error is Error =>
  error instanceof Error && /^(22|2F|42|54|P0)/.test(errorCodeOf(error) ?? '');

/** If reading fails, the last line says why. */
export async function* streamLedgerLines(tx: Tx): AsyncGenerator<ExportLine> {
  try {
    yield* linesOfSnapshot(tx);
  } catch (error) {
    if (!isRaisedByData(error)) throw error;
    yield { kind: 'failed', message: `${errorCodeOf(error)} ${error.message}` };
  }
}

/** Always rolls back: nothing was written. */
export const withLedgerExport = async <T>(
  db: Db,
  work: (lines: AsyncIterable<ExportLine>) => Promise<T>,
): Promise<T> => {
  const tx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    return await work(streamLedgerLines(tx));
  } finally {
    await tx.rollback().execute();
  }
};
