import { randomBytes } from 'node:crypto';
import {
  type LedgerEntry,
  type LedgerHead,
  type LedgerReport,
  verifyLedger,
} from '@shiptime/client/verify-ledger';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { aLedger } from '#test/factories/ledger.ts';
import { dropConstraints, type Forgery, listForgeries } from '#test/forgeries.ts';
import type { Tx } from '#db/connection.ts';
import { runJob } from '#jobs/repeated-job.ts';
import { ledgerTables, streamLedgerLines, withLedgerExport } from './ledger-export.ts';
import { createSignHeadsJob, listLedgerHeads } from './ledger-heads.ts';

class TakenBack extends Error {}

let database: TestDatabase;
let heads: LedgerHead[];
const before = new Map<number, LedgerEntry>();
beforeAll(async () => {
  database = await createTestDatabase();
  await aLedger(database.db);
  await runJob(database.db, createSignHeadsJob({ secretKey: randomBytes(32) }));
  heads = await listLedgerHeads(database.db);
  await withLedgerExport(database.db, async (lines) => {
    for await (const line of lines) if (line.kind === 'entry') before.set(line.position, line);
  });
});
afterAll(() => database.drop());

const judge = (tx: Tx, withBefore = false) =>
  verifyLedger(streamLedgerLines(tx), { heads, ...(withBefore && { before }) });

const forge = async ({ statements, isRewritten }: Forgery): Promise<LedgerReport[]> => {
  const reports: LedgerReport[] = [];
  await database.db
    .transaction()
    .execute(async (tx) => {
      for (const statement of statements) await sql.raw(statement).execute(tx);
      reports.push(await judge(tx), ...(isRewritten ? [await judge(tx, true)] : []));
      throw new TakenBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error;
    });
  return reports;
};

const isNamed = ({ source, field, isRewritten }: Forgery, [report, compared]: LedgerReport[]): boolean => {
  const { problems } = isRewritten ? compared! : report!;
  if (isRewritten && !report!.problems.some(({ problem }) => problem === 'head_differs')) return false;
  return problems.some(
    (problem) =>
      (source === null || problem.source === source) &&
      (field === undefined || problem.field === field || problem.field?.startsWith(`${field}:`)),
  );
};

describe('what the owner of the database forges', () => {
  it('is nothing where nothing was forged: the verifier says who erased what of whom', async () => {
    const report = await database.db.transaction().execute((tx) => judge(tx));
    expect(report).toMatchObject({ problems: [], late: [] });
    expect(new Set(report.erasures.map(({ source }) => source))).toEqual(
      new Set(['audit_log', 'vessel_plan_versions', 'fleet_plan_versions']),
    );
    for (const { erased_by, fields } of report.erasures) {
      expect(erased_by).toMatch(/^command line/);
      expect(fields.every((field) => /^(address|(before|after|snapshot):\w+:\d+)$/.test(field))).toBe(true);
    }
  });

  it('is named, whatever column of whatever covered table it was and however it was done', async () => {
    const forgeries = await listForgeries(database.db);
    await dropConstraints(database.db);
    const unnamed: string[] = [];
    for (const forgery of forgeries) {
      const reports = await forge(forgery).catch((error: Error) => {
        unnamed.push(`${forgery.name}: could not be tried, ${error.message}`);
      });
      if (reports && !isNamed(forgery, reports))
        unnamed.push(`${forgery.name}: ${JSON.stringify(reports[0]!.problems.slice(0, 3))}`);
    }
    expect(unnamed).toEqual([]);
    expect(forgeries.length).toBeGreaterThan(400);
  }, 240_000);
});

describe('what the owner hides behind the verifier’s own exceptions', () => {
  const entry = () =>
    [...before.values()].find(
      ({ source, row: held }) => source === 'audit_log' && held?.['actor_id'] !== 'null',
    )!;
  const row = () => `source = 'audit_log' and source_id = ${entry().source_id}`;
  const asItWas = ['set local session_replication_role = origin', `set local timezone = 'UTC'`];
  const ways: Readonly<Record<string, () => readonly string[]>> = {
    'an entry of the old format, excused by an empty erasure': () => [
      'set local session_replication_role = replica',
      `update ledger set format = 1, fields_hash = null where ${row()}`,
      `update audit_log set action = 'forged' where id = ${entry().source_id}`,
      `delete from row_commitments where ${row()}`,
      `select cover_row('audit_log', t.id, to_jsonb(t)) from audit_log t where id = ${entry().source_id}`,
      `select append_to_ledger('audit_log', ${entry().source_id})`,
      ...asItWas,
      `insert into erasures (source, source_id, fields) values ('audit_log', ${entry().source_id}, '{}')`,
    ],
    'the same, with the row deleted': () => [
      'set local session_replication_role = replica',
      `update ledger set format = 1, fields_hash = null where ${row()}`,
      `delete from row_commitments where ${row()}`,
      `delete from audit_log where id = ${entry().source_id}`,
      ...asItWas,
      `insert into erasures (source, source_id, fields) values ('audit_log', ${entry().source_id}, '{}')`,
    ],
    'an erasure of what nobody may erase': () => [
      'alter table audit_log alter column action drop not null',
      `select erase_fields('audit_log', ${entry().source_id}, array['action'], null, 'somebody')`,
    ],
    'a column of another type, which may be shown as it likes': () => [
      'create domain public.shown_otherwise as text',
      'alter table audit_log alter column reason type public.shown_otherwise',
    ],
  };

  it.each(Object.keys(ways))('%s: named, also without an earlier export', async (name) => {
    const [report] = await forge({ name, statements: ways[name]!(), source: null });
    expect(report!.problems).toContainEqual(expect.objectContaining({ source: 'audit_log' }));
  });

  it('lists a row that says another day than that on which it was sealed', async () => {
    const [report] = await forge({
      name: 'a row dated back',
      statements: [
        `insert into audit_log (action, subject_type, created_at) values ('users.updated', 'users', '2026-01-02')`,
        'set constraints all immediate',
      ],
      source: null,
    });
    expect(report).toMatchObject({
      problems: [],
      late: [{ source: 'audit_log', dated: '2026-01-02T00:00:00+00:00', position: report!.entries }],
    });
  });

  it('takes no head of a day to come, which would keep that day from being signed', async () => {
    const head = sql`insert into ledger_heads (day, position, hash)
      values ((now() at time zone 'UTC')::date + 1, 1, sha256('x'))`;
    await expect(head.execute(database.db)).rejects.toThrow('no head of a day to come');
  });
});

describe('tables that only grow', () => {
  it('are covered by the ledger, or have a reason not to be', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct t.tgrelid::regclass::text as name from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where p.proname = 'refuse_change' order by 1`.execute(database.db);
    const reasons: Record<string, string> = {
      clarification_messages: 'a conversation; each of its steps is in ship_time_request_history',
      ledger: 'the chain itself',
      ledger_heads: 'signed',
      row_commitments: 'hashed into each entry',
      voyage_numbers: 'each is in the published version that gave it',
    };
    expect(rows.map(({ name }) => name)).toEqual([...ledgerTables, ...Object.keys(reasons)].toSorted());
  });

  it('take no change from anybody, whatever variable is set; only the function that erases changes them', async () => {
    const changes = {
      audit_log: 'reason = reason',
      vessel_plan_versions: `snapshot = jsonb_set(snapshot, '{format}', '2')`,
      fleet_plan_versions: `snapshot = jsonb_set(snapshot, '{format}', '2')`,
      ship_time_request_history: 'reason = reason',
      row_commitments: `salts = '{}'`,
    };
    for (const [table, change] of Object.entries(changes)) {
      const work = database.db.transaction().execute(async (tx) => {
        await sql`select set_config('shiptime.erases', 'a person', true)`.execute(tx);
        await sql.raw(`update ${table} set ${change}`).execute(tx);
      });
      await expect(work).rejects.toThrow('append-only');
    }
  });
});
