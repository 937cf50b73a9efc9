import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkRow, type LedgerReport, verifyLedger } from '@shiptime/client/verify-ledger';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { aLedger } from '#test/factories/ledger.ts';
import { rechainLedgerSql } from '#test/table-forgeries.ts';
import { runJob } from '#jobs/repeated-job.ts';
import { verifyStoredLedger } from './ledger.ts';
import { streamLedgerLines, withLedgerExport } from './ledger-export.ts';
import { createSignHeadsJob, formatLedgerHeads, listLedgerHeads } from './ledger-heads.ts';

const verifier = path.resolve(import.meta.dirname, '../../../../client/verify-ledger.mjs');
const secretKey = randomBytes(32);
const folder = mkdtempSync(path.join(os.tmpdir(), 'shiptime-edited-'));
const place = (name: string) => path.join(folder, name);

let database: TestDatabase;
let lines: string[];
let heads: string;
beforeAll(async () => {
  database = await createTestDatabase();
  await aLedger(database.db);
  await runJob(database.db, createSignHeadsJob({ secretKey }));
  heads = formatLedgerHeads(await listLedgerHeads(database.db));
  lines = [];
  await withLedgerExport(database.db, async (all) => {
    for await (const line of all) lines.push(JSON.stringify(line));
  });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

const verify = (text: string, keptHeads = heads) => {
  writeFileSync(place('export.ndjson'), text);
  writeFileSync(place('heads.csv'), keptHeads);
  const args = [verifier, place('export.ndjson'), '--heads', place('heads.csv')];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, stdout };
};
const joined = (all: readonly string[]) => `${all.join('\n')}\n`;

type Edit = (entry: Record<string, unknown>) => string | null;
const written = (entry: object) => JSON.stringify(entry);
const edits: Readonly<Record<string, Edit>> = {
  'a value written twice': (entry) => written(entry).replace('"row":{', '"row":{"action":"\\"forged\\"",'),
  'a property that the portal does not write': (entry) => written({ ...entry, note: 'forged' }),
  'another order of spaces': (entry) => written(entry).replace('{"kind"', '{ "kind"'),
  'a format that does not exist': (entry) => written({ ...entry, format: 3 }),
  'a format as text': (entry) => written({ ...entry, format: '2' }),
  'a text beside the row': (entry) => written({ ...entry, text: '["forged"]' }),
  'a list in place of a name': (entry) => written({ ...entry, source: [entry['source']] }),
  'no row at all': ({ row: _row, ...entry }) => written(entry),
  'commitments that are null': (entry) => written({ ...entry, commitments: 'null' }),
  'salts that are numbers': (entry) => written({ ...entry, salts: '{"action": 5}' }),
  'salts with a tail': (entry) =>
    written({ ...entry, salts: String(entry['salts']).replace(/([0-9a-f])"/, '$1zz"') }),
  'a kind in a list': (entry) => written({ ...entry, kind: ['entry'] }),
  'a time after the year 9999': (entry) => written({ ...entry, sealed_at: '10000-01-01T00:00:00Z' }),
  'a line that is null': () => 'null',
  'a line that is no JSON': () => '{"kind":',
};

describe('an edited export', () => {
  it.each(Object.keys(edits))('%s: is named, on a line of its own', (name) => {
    const at = lines.findIndex((line) => line.includes('"source":"audit_log"'));
    const edited = edits[name]!(JSON.parse(lines[at]!) as Record<string, unknown>) ?? '';
    const { status, stdout } = verify(joined(lines.with(at, edited)));
    expect(stdout).toMatch(/^Does not fit: /m);
    expect(status).toBe(1);
  });

  it('without the shapes of the tables, or with them twice, is named', () => {
    for (const all of [lines.slice(1), [lines[0]!, ...lines]]) expect(verify(joined(all)).status).toBe(1);
  });

  it('hides no line behind control characters', () => {
    const erased = lines.map((line) => line.replace('command line', '\\u001b[8m command line'));
    const { stdout } = verify(joined(erased));
    expect(stdout).not.toContain('\u001B');
  });

  it('and heads are read with a byte order mark, a banner before them, blank lines and from two mails', () => {
    const { status, stdout } = verify(
      `\uFEFF${joined(lines)}`,
      `\n> shiptime\n\n${heads.repeat(2).replaceAll('\n', '\r\n\r\n')}`,
    );
    expect({ status, stdout }).toMatchObject({ status: 0 });
  });

  it.each([
    ['an empty key', () => ['--key', '']],
    ['an empty file of heads', () => ['--heads', '']],
    ['a second export', () => [place('export.ndjson')]],
    ['an earlier export that was cut', () => ['--before', place('cut.ndjson')]],
  ])('%s is refused', (_name, more) => {
    writeFileSync(place('cut.ndjson'), joined(lines.slice(0, -1)));
    const args = [verifier, place('export.ndjson'), ...more()];
    expect(spawnSync(process.execPath, args, { encoding: 'utf8' })).toMatchObject({ status: 2, stdout: '' });
  });
});

const forged = async (
  statements: readonly string[],
  options: Parameters<typeof verifyLedger>[1] = {},
): Promise<LedgerReport> => {
  let report: LedgerReport | null = null;
  const takenBack = new Error('taken back');
  await database.db
    .transaction()
    .execute(async (tx) => {
      for (const statement of statements) await sql.raw(statement).execute(tx);
      report = await verifyLedger(streamLedgerLines(tx), options);
      throw takenBack;
    })
    .catch((error: unknown) => {
      if (error !== takenBack) throw error;
    });
  return report!;
};

const copiedAs = (table: string, columns: string, values: string) =>
  `insert into ${table} (${columns}) select ${values} from ${table} order by id limit 1`;

it('a value of 24 MB is checked as any other', () => {
  const value = `"${String.raw`\"`.repeat(12_000_000)}"`;
  const fields = { after: '{"days": 1, "name": null}', 'after:name:1': value };
  const commitments = Object.fromEntries(
    Object.entries(fields).map(([field, held]) => {
      const hash = createHash('sha256').update(Buffer.from('00', 'hex')).update(`${field}\n${held}`);
      return [field, hash.digest('hex')];
    }),
  );
  const salts = { after: '00', 'after:name:1': '00' };
  const check = (held: string) => checkRow({ after: `{"days": 1, "name": ${held}}` }, commitments, salts);
  expect(check(value)).toEqual({ wrong: [], unsalted: [] });
  expect(check(value.replace('"', '"x'))).toEqual({ wrong: ['after:name:1'], unsalted: [] });
});

describe('a database that cannot be read to the end', () => {
  const raises = `create or replace function ledger_text(source text, source_id bigint) returns text
    language plpgsql as $$ begin raise 'a fault'; end $$`;
  const fails = ['set local session_replication_role = replica', raises];
  const asOld = 'update ledger set format = 1, fields_hash = null where position = 1';

  it('is not called forged', async () => {
    const { problems } = await forged([...fails, asOld]);
    expect(problems).toMatchObject([
      { problem: 'not_checked', detail: expect.stringContaining('P0001 a fault') },
    ]);
  });

  it('is told from a forged one by words and exit code', () => {
    const failed = JSON.stringify({ kind: 'failed', message: '42703 no such column' });
    const { status, stdout } = verify(joined([...lines.slice(0, -1), failed]));
    expect(stdout).toContain('The ledger could not be checked.');
    expect(stdout).not.toContain('broken');
    expect(status).toBe(2);
  });
});

describe('a forged database', () => {
  it.each([
    ['fleet_plan_versions', 'fleet_plan_id, number, reason, author_id, snapshot'],
    ['vessel_plan_versions', 'vessel_plan_id, number, reason, review_level, author_id, snapshot'],
    ['voyage_numbers', 'mission_id, vessel_id, code, year, sequence', '900, vessel_id, code, year, sequence'],
  ])('with a number given twice in %s (%s; %s) is named', async (table, columns, values = columns) => {
    const { rows } = await sql<{ name: string }>`select conname as name from pg_constraint
      where conrelid = ${table}::regclass and contype in ('p', 'u') and conname not like '%versions_pkey'`.execute(
      database.db,
    );
    const { problems } = await forged([
      ...rows.map(({ name }) => `alter table ${table} drop constraint ${name} cascade`),
      copiedAs(table, columns, values),
      'set constraints all immediate',
    ]);
    const detail = expect.stringContaining('another row has the same');
    expect(problems).toContainEqual(expect.objectContaining({ source: table, detail }));
  });

  it.each([
    `update row_commitments set commitments = 'null'`,
    `update row_commitments set salts = 'null'`,
    `update row_commitments set salts = '{"action": {"length": 9e9}}'`,
    'alter table vessel_plan_history drop column id cascade',
    'alter table ledger drop column sealed_at cascade',
  ])('that cannot be read is named: %s', async (statement) => {
    const { problems } = await forged([
      'set local session_replication_role = replica',
      'alter table ledger drop constraint if exists ledger_format_2_has_fields',
      statement,
    ]);
    expect(problems.length).toBeGreaterThan(0);
  });

  it.each([
    ['a schedule moved to another year', 'update fleet_plans set fiscal_year_id = 5', 'fleet_plan_versions'],
    [
      'two schedules of a year',
      'alter table fleet_plans drop constraint fleet_plans_fiscal_year_id_key; insert into fleet_plans (fiscal_year_id) select fiscal_year_id from fleet_plans',
      'fleet_plan_versions',
    ],
    ['a schedule without its plan', 'delete from fleet_plans', 'fleet_plan_versions'],
    [
      'a year renamed',
      `update fiscal_years set name = '1999-2000' where name = '2028-2029'`,
      'vessel_plan_versions',
    ],
    ['a plan moved to another vessel', 'update vessel_plans set vessel_id = 7', 'vessel_plan_versions'],
    ['a level without a step', `update vessel_plans set review_level = 'final'`, 'vessel_plan_history'],
    ['a status without a step', 'update ship_time_requests set status_id = 6', 'ship_time_request_history'],
    ['a status renamed', `update request_statuses set name_en = 'Accepted' where id = 5`, 'request_statuses'],
  ])('with %s is named', async (_name, statement, source) => {
    const { problems } = await forged(['set local session_replication_role = replica', statement]);
    expect(problems).toContainEqual(expect.objectContaining({ source, problem: 'row_changed' }));
  });

  it.each([
    [
      'fiscal_years',
      ['alter table fiscal_years rename to kept', 'create view fiscal_years as select * from kept'],
    ],
    ['users', ['alter table users enable row level security']],
    ['audit_log', ['alter table audit_log disable trigger seal_in_ledger']],
    ['audit_log', ['drop trigger commit_fields on audit_log']],
    ['erasures', ['drop trigger refuse_truncation on erasures']],
    [
      'audit_log',
      [
        'drop trigger seal_in_ledger on audit_log',
        'create trigger seal_in_ledger after insert on audit_log for each row when (new.id < 0) execute function seal_in_ledger()',
      ],
    ],
    ['row_commitments', ['alter table row_commitments set unlogged']],
    [
      'functions',
      [
        `create or replace function refuse_change() returns trigger language plpgsql as 'begin return coalesce(new, old); end'`,
      ],
    ],
    [
      'functions',
      [
        `create function cover_row(source name, source_id bigint, said jsonb) returns void language sql as 'select'`,
      ],
    ],
    [
      'audit_log',
      [
        `create function drop_row() returns trigger language plpgsql as 'begin return null; end'`,
        'create trigger drop_row before insert on audit_log for each row execute function drop_row()',
      ],
    ],
  ])('with another kind of table or other triggers is named: %s %o', async (source, statements) => {
    const { problems } = await forged(statements);
    expect(problems).toContainEqual(expect.objectContaining({ source, problem: 'table_changed' }));
  });

  it('with an unsigned head older than its entry is named', async () => {
    const old = `insert into ledger_heads (day, position, hash) select '2020-01-01', position, hash from ledger where position = 3`;
    const detail = 'the head of 2020-01-01 is older than its entry';
    expect((await forged([old])).problems).toMatchObject([{ position: 3, detail }]);
  });

  it('with fields erased a second time is named', async () => {
    const { problems } = await forged([
      `insert into erasures (source, source_id, fields, person_id, erased_by)
        select source, source_id, fields, person_id, 'another' from erasures limit 1`,
      'set constraints all immediate',
    ]);
    expect(problems).toMatchObject([{ detail: 'an erasure names fields that an earlier one erased' }]);
  });

  it('with rows excused as entries of the old format is named', async () => {
    const { problems } = await forged([
      'set local session_replication_role = replica',
      'alter table erasures drop constraint if exists erasures_source_check',
      'create temp table prefix as select * from ledger where position <= 3',
      'update ledger set format = 1, fields_hash = null where position <= 3',
      `update audit_log set reason = 'forged' where id = (select min(source_id) from prefix where source = 'audit_log')`,
      ...['audit_log', 'ship_time_request_history'].flatMap((table) => [
        `delete from row_commitments c using prefix p where p.source = '${table}' and c.source = p.source and c.source_id = p.source_id`,
        `select cover_row('${table}', t.id, to_jsonb(t)) from ${table} t join prefix p on p.source = '${table}' and p.source_id = t.id`,
      ]),
      'select append_to_ledger(source, source_id) from prefix order by position desc',
      'set local session_replication_role = origin',
      `insert into erasures (source, source_id, fields) select source, source_id, '{}' from prefix`,
      'set constraints all immediate',
    ]);
    expect(problems).toContainEqual(expect.objectContaining({ problem: 'chain_broken' }));
  });

  it('with an erasure of what was not erased is named', async () => {
    const { problems } = await forged([
      `insert into erasures (source, source_id, fields, erased_by)
        select 'audit_log', id, '{address}', 'somebody' from audit_log where actor_id is null or address is not null limit 1`,
      'set constraints all immediate',
    ]);
    expect(problems).toContainEqual(expect.objectContaining({ field: 'address', source: 'audit_log' }));
  });

  it('with entries that step back in time is named', async () => {
    const stepsBack = [1, 2].flatMap((number) => [
      `insert into audit_log (action, subject_type, created_at) values ('forged', 'users', now())`,
      'set constraints all immediate',
      'alter table ledger disable trigger all',
      `update ledger set sealed_at = now() - ${number} * interval '9 minutes'
        where position = (select max(position) from ledger)`,
      rechainLedgerSql,
    ]);
    expect((await forged(stepsBack)).problems).toMatchObject([{ problem: 'chain_broken' }]);
  });

  it('with an unsigned head in place of a signed one is named', async () => {
    const kept = await listLedgerHeads(database.db);
    const { problems } = await forged(
      [
        'alter table ledger_heads disable trigger user',
        `insert into ledger_heads (day, position, hash)
          select (select max(day) + 1 from ledger_heads), 1, hash from ledger where position = 1`,
      ],
      { heads: kept },
    );
    const detail = expect.stringContaining('is signed by no key of the portal');
    expect(problems).toContainEqual(expect.objectContaining({ problem: 'head_differs', detail }));
  });

  it('with an erasure of a person who was not erased is named', async () => {
    const { problems } = await forged([
      `select erase_fields('audit_log', max(id), array['before:name:1'], 1, 'x') from audit_log where before ? 'name'`,
      'set constraints all immediate',
    ]);
    expect(problems).toMatchObject([{ source: 'audit_log', field: 'before:name:1' }]);
  });

  it('with an erasure dated long after its person was erased is named', async () => {
    const { problems } = await forged([
      'alter table erasures alter created_at set default clock_timestamp() + interval $$1 day$$',
      `select erase_fields('audit_log', max(a.id), array['before:name:1'], max(e.person_id), 'x')
        from erasures e, audit_log a where a.before ? 'name'`,
      'set constraints all immediate',
    ]);
    expect(problems).toMatchObject([{ source: 'audit_log', field: 'before:name:1' }]);
  });

  it('with null in place of the name of an erased person is named', async () => {
    const { problems } = await forged([
      'alter table vessel_plan_versions disable trigger user',
      `update vessel_plan_versions set snapshot = replace(snapshot::text, '"Person / Personne"', 'null')::jsonb`,
    ]);
    expect(problems).toContainEqual(expect.objectContaining({ source: 'vessel_plan_versions' }));
  });

  it('with a head whose signature is gone is named by the portal that signed it', async () => {
    const found = async () => (await verifyStoredLedger(database.db, [], secretKey)).problems;
    expect(await found()).toEqual([]);
    await sql`alter table ledger_heads disable trigger user`.execute(database.db);
    await sql`update ledger_heads set signature = sha512('x')`.execute(database.db);
    expect(await found()).toContainEqual(expect.objectContaining({ problem: 'head_differs' }));
  });
});
