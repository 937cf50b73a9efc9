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
import { streamLedgerLines, withLedgerExport } from './ledger-export.ts';
import { createSignHeadsJob, listLedgerHeads } from './ledger-heads.ts';
import { ledgerTables } from './ledger-shapes.ts';

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
    'a column named as the export names a row': () => [
      'alter table audit_log disable trigger user',
      'alter table audit_log add column t jsonb',
      `update audit_log a set t = to_jsonb(a) - 't'`,
      `update audit_log set reason = 'forged' where id = ${entry().source_id}`,
    ],
    'row numbers with a fraction': () => [
      'alter table audit_log disable trigger user',
      'alter table audit_log alter id drop identity',
      'alter table audit_log alter id type numeric',
      `insert into audit_log (id, action, subject_type) values (${entry().source_id}.3, 'forged', 'users')`,
    ],
    'numbers that are shown rounded': () => [
      'alter table audit_log disable trigger user',
      'alter table audit_log drop constraint if exists audit_log_actor_id_fkey',
      'alter table audit_log alter actor_id type float8',
    ],
    'rows kept in a table that inherits': () => [
      'create table hidden () inherits (audit_log)',
      `insert into hidden (id, action, subject_type) values (900000, 'forged', 'users')`,
    ],
    'an entry dated back with its row': () => [
      'alter table audit_log disable trigger seal_in_ledger',
      `insert into audit_log (id, action, subject_type, created_at) values (900000, 'forged', 'users', '2026-03-01Z')`,
      `insert into ledger (position, source, source_id, previous_hash, hash, sealed_at, format, fields_hash)
        select position + 1, 'audit_log', 900000, hash,
          entry_hash(hash, position + 1, 'audit_log', 900000, '2026-03-01Z', f), '2026-03-01Z', 2, f
        from (select * from ledger order by position desc limit 1) l,
          (select sha256(convert_to(commitments::text, 'UTF8')) f from row_commitments
            where source = 'audit_log' and source_id = 900000) c`,
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

  it('names a first entry of the old format whose text only repeats the new one', async () => {
    const { source, source_id } = before.get(1)!;
    const ofEntry = `source = '${source}' and source_id = ${source_id}`;
    const text = `concat_ws('|', 2, position, source, source_id, ledger_instant(sealed_at), encode(fields_hash, 'hex'))`;
    const [report] = await forge({
      name: 'an old first entry',
      statements: [
        'set local session_replication_role = replica',
        `do $$ begin execute format('create or replace function ledger_text(source text, source_id bigint)
          returns text language sql stable as %L', (select format('select %L', ${text}) from ledger where position = 1)); end $$`,
        `delete from row_commitments where ${ofEntry}`,
        `update ledger set format = 1, fields_hash = null where position = 1`,
        `delete from ${source} where id = ${source_id}`,
      ],
      source,
    });
    expect(report!.problems).toContainEqual(
      expect.objectContaining({ position: 1, problem: 'chain_broken' }),
    );
  });

  it('compares the heads that the portal holds with the chain', async () => {
    const [report] = await forge({
      name: 'an entry written anew below a head',
      statements: [
        'set local session_replication_role = replica',
        `update ledger set hash = sha256('x') where position = 1`,
        `update ledger set previous_hash = sha256('x') where position = 2`,
        `update ledger_heads set position = 1`,
      ],
      source: 'ledger',
    });
    expect(report!.problems).toContainEqual(
      expect.objectContaining({ position: 1, problem: 'head_differs' }),
    );
  });

  it('names an entry that was cut off since an earlier export', async () => {
    const last = Math.max(...before.keys());
    const { source, source_id } = before.get(last)!;
    const [, compared] = await forge({
      name: 'the last entry, with its row',
      statements: [
        'set local session_replication_role = replica',
        'delete from ledger_heads',
        `delete from ledger where position = ${last}`,
        `delete from row_commitments where source = '${source}' and source_id = ${source_id}`,
        `delete from ${source} where id = ${source_id}`,
      ],
      source,
      isRewritten: true,
    });
    expect(compared!.problems).toContainEqual(
      expect.objectContaining({ position: last, source, source_id, problem: 'entry_missing' }),
    );
  });

  it('does not prove a receipt that two rows bear', async () => {
    const receipt = '0000-0000-0001';
    const reports: LedgerReport[] = [];
    await database.db
      .transaction()
      .execute(async (tx) => {
        await sql`drop index if exists ship_time_request_history_receipt`.execute(tx);
        await sql`alter table ship_time_request_history disable trigger give_receipt`.execute(tx);
        for (const reason of ['first', 'second'])
          await sql`insert into ship_time_request_history
            (ship_time_request_id, from_status_id, to_status_id, action, reason, user_id, receipt)
            select ship_time_request_id, 1, 2, 'submit', ${reason}, user_id, ${receipt}
            from ship_time_request_history order by id limit 1`.execute(tx);
        await sql`set constraints all immediate`.execute(tx);
        reports.push(await verifyLedger(streamLedgerLines(tx), { receipt }));
        throw new TakenBack();
      })
      .catch((error: unknown) => {
        if (!(error instanceof TakenBack)) throw error;
      });
    expect(reports).toMatchObject([
      { problems: [{ detail: 'another row has the same receipt' }], receipt: { isProven: false } },
    ]);
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
