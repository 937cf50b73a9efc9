import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type ExportLine, readHeads } from '@shiptime/client/verify-ledger';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';
import { rechainLedgerSql } from '#test/table-forgeries.ts';
import { runInTransaction } from '#db/transaction.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { runJob } from '#jobs/repeated-job.ts';
import { findFirstBrokenEntry, verifyStoredLedger, readLedgerState } from './ledger.ts';
import { withLedgerExport } from './ledger-export.ts';
import { createSignHeadsJob, listLedgerHeads, formatLedgerHeads } from './ledger-heads.ts';

const opened: TestApp[] = [];
let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
  opened.push(test);
});
afterAll(() => Promise.all(opened.map((each) => each.close())));

const audit = (reason: string) =>
  runInTransaction(test.db, (tx) =>
    writeAuditEntry(tx, null, {
      action: 'vessels.updated',
      subject_type: 'vessels',
      subject_id: 1,
      before: { name_en: 'A' },
      after: { name_en: 'B' },
      reason,
    }),
  );

const submitted = async () => {
  const user = await aUser(test.db, 'proponent');
  const vessel = await aVessel(test.db);
  const id = await anApplication(test.db).by(user).for(vessel).complete().create();
  const client = await test.as(user);
  expect((await client.post(`/api/ship_time_requests/${id}/submit`)).statusCode).toBe(200);
  return { id, client };
};

/** Changes a row as somebody with access to the database could, without triggers. */
const behindItsBack = async (table: string, statement: ReturnType<typeof sql>) => {
  await sql`alter table ${sql.table(table)} disable trigger user`.execute(test.db);
  await statement.execute(test.db);
  await sql`alter table ${sql.table(table)} enable trigger user`.execute(test.db);
};

describe('the ledger', () => {
  it('holds every row of history and of the audit log, each with the hash of the one before it', async () => {
    await submitted();
    await audit('one');
    const { rows } = await sql<{ position: number; previous: string; hash: string; source: string }>`
      select position, encode(previous_hash, 'hex') as previous, encode(hash, 'hex') as hash, source
      from ledger order by position`.execute(test.db);
    expect(new Set(rows.map(({ source }) => source))).toEqual(
      new Set(['audit_log', 'ship_time_request_history']),
    );
    rows.forEach(({ position, previous }, index) => {
      expect(position).toBe(index + 1);
      expect(previous).toBe(rows[index - 1]?.hash ?? '0'.repeat(64));
    });
    expect(await findFirstBrokenEntry(test.db)).toBeNull();
  });

  it('is one chain however many write at once, and keeps nothing of what was rolled back', async () => {
    const work = Array.from({ length: 24 }, (_, number) =>
      number % 4 === 3
        ? runInTransaction(test.db, async (tx) => {
            await writeAuditEntry(tx, null, {
              action: 'vessels.updated',
              subject_type: 'vessels',
              subject_id: 1,
            });
            throw new Error('taken back');
          }).catch(() => undefined)
        : audit(`at once ${number}`),
    );
    await Promise.all(work);
    expect(await findFirstBrokenEntry(test.db)).toBeNull();
    expect((await readLedgerState(test.db)).entries).toBe(18);
  });

  it('names the first row that was changed', async () => {
    for (const reason of ['one', 'two', 'three']) await audit(reason);
    await behindItsBack('audit_log', sql`update audit_log set reason = 'another' where reason = 'two'`);
    expect(await findFirstBrokenEntry(test.db)).toMatchObject({
      position: 2,
      source: 'audit_log',
      problem: 'row_changed',
    });
  });

  it('names the first row that was removed, and an entry that was', async () => {
    for (const reason of ['one', 'two', 'three']) await audit(reason);
    await behindItsBack('audit_log', sql`delete from audit_log where reason = 'two'`);
    expect(await findFirstBrokenEntry(test.db)).toMatchObject({ position: 2, problem: 'row_missing' });
    await behindItsBack('ledger', sql`delete from ledger where position = 2`);
    expect(await findFirstBrokenEntry(test.db)).toMatchObject({ position: 3, problem: 'entry_missing' });
  });

  it('is not called intact where it cannot be read to the end', async () => {
    const admin = await test.as(await aUser(test.db, 'administrator'));
    await audit('one');
    await sql`create or replace function ledger_text(source text, source_id bigint) returns text
      language plpgsql as $$ begin raise 'a fault'; end $$`.execute(test.db);
    await behindItsBack('ledger', sql`update ledger set format = 1, fields_hash = null where position = 1`);
    const answer = await admin.post('/api/ledger/verify');
    expect(answer.json().data).toMatchObject({ intact: false, broken: { problem: 'not_checked' } });
  });

  it('names a row that was slipped in', async () => {
    await audit('one');
    await behindItsBack(
      'audit_log',
      sql`insert into audit_log (action, subject_type, created_at) values ('vessels.updated', 'vessels', '2020-01-01')`,
    );
    expect(await findFirstBrokenEntry(test.db)).toMatchObject({ position: null, problem: 'not_sealed' });
  });

  it('is told from one that was written anew by a head that was kept elsewhere', async () => {
    await audit('one');
    await audit('two');
    const job = createSignHeadsJob({ secretKey: randomBytes(32) });
    expect(await runJob(test.db, job)).toBe(1);
    expect(await runJob(test.db, job)).toBe(0);
    const kept = readHeads(formatLedgerHeads(await listLedgerHeads(test.db)))!;
    expect(kept).toHaveLength(1);
    expect((await verifyStoredLedger(test.db, kept)).problems).toEqual([]);
    await behindItsBack('ledger_heads', sql`delete from ledger_heads`);
    await behindItsBack('ledger', sql`delete from ledger where position = 2`);
    await behindItsBack('audit_log', sql`delete from audit_log where reason = 'two'`);
    await behindItsBack(
      'row_commitments',
      sql`delete from row_commitments where source_id not in (select id from audit_log)`,
    );
    await audit('another two');
    expect(await findFirstBrokenEntry(test.db)).toBeNull();
    expect((await verifyStoredLedger(test.db, kept)).problems).toContainEqual(
      expect.objectContaining({ problem: 'head_differs', position: 2 }),
    );
  });

  it('is changed by nobody through the portal', async () => {
    await audit('one');
    await expect(sql`update ledger set position = 7`.execute(test.db)).rejects.toThrow('append-only');
    await expect(sql`delete from ledger`.execute(test.db)).rejects.toThrow('append-only');
  });

  it('is read and verified by administrators alone', async () => {
    await audit('one');
    const admin = await test.as(await aUser(test.db, 'administrator'));
    const before = (await admin.get('/api/ledger')).json().data;
    expect(before).toMatchObject({
      entries: expect.any(Number),
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect((await admin.post('/api/ledger/verify')).json().data).toMatchObject({
      intact: true,
      broken: null,
    });
    await behindItsBack('audit_log', sql`update audit_log set reason = 'x' where reason = 'one'`);
    expect((await admin.post('/api/ledger/verify')).json().data).toMatchObject({
      intact: false,
      broken: { position: 1, source: 'audit_log', problem: 'row_changed' },
    });
    const coordinator = await test.as(await aUser(test.db, 'regional_vessel_coordinator'));
    for (const path of ['/api/ledger', '/api/ledger/heads.csv'])
      expect((await coordinator.get(path)).statusCode).toBe(403);
  });
});

const verifier = path.resolve(import.meta.dirname, '../../../../client/verify-ledger.mjs');

describe('an export of the ledger', () => {
  it('is proven by a program on a machine without the portal, receipts too, and names what does not fit', async () => {
    const { id, client } = await submitted();
    const { receipt } = (await client.get(`/api/ship_time_requests/${id}?append=stages`)).json().data.stages;
    await runJob(test.db, createSignHeadsJob({ secretKey: randomBytes(32) }));
    const lines: ExportLine[] = [];
    await withLedgerExport(test.db, async (all) => {
      for await (const line of all) lines.push(line);
    });
    const folder = mkdtempSync(path.join(os.tmpdir(), 'shiptime-ledger-'));
    const place = (name: string) => path.join(folder, name);
    const write = (name: string, all: readonly ExportLine[]) =>
      writeFileSync(place(name), all.map((line) => `${JSON.stringify(line)}\n`).join(''));
    write('whole.ndjson', lines);
    write('cut.ndjson', lines.slice(0, -1));
    const forged = lines.map((line) =>
      line.kind === 'entry' && line.row?.['receipt']
        ? { ...line, row: { ...line.row, user_id: '999' } }
        : line,
    );
    write('forged.ndjson', forged);
    writeFileSync(place('heads.csv'), formatLedgerHeads(await listLedgerHeads(test.db)));
    const verify = (name: string) =>
      spawnSync(
        process.execPath,
        [verifier, place(name), '--heads', place('heads.csv'), '--receipt', receipt],
        {
          encoding: 'utf8',
        },
      );
    const whole = verify('whole.ndjson');
    expect(whole.stdout).toContain(`Receipt ${receipt}: application ${id}`);
    expect(whole.stdout).toContain('as it was sealed');
    expect(whole.stdout).toMatch(/The ledger is whole: \d+ entries, the last [0-9a-f]{64}; 1 heads held/);
    expect(whole.status).toBe(0);
    const broken = verify('forged.ndjson');
    expect(broken.stdout).toMatch(/ship_time_request_history \d+ user_id: the value is not what was sealed/);
    expect(broken.stdout).toContain('NOT PROVEN');
    expect([broken.status, verify('cut.ndjson').status, verify('nothing.ndjson').status]).toEqual([1, 1, 2]);
    rmSync(folder, { recursive: true });
  });
});

describe('the head of a day', () => {
  it('is signed, mailed once to whoever keeps it, and logged on one line', async () => {
    await audit('one');
    const lines: string[] = [];
    const job = createSignHeadsJob({
      secretKey: randomBytes(32),
      mailTo: ['auditor@example.org', 'notary@example.org'],
      log: { info: (_, line) => void lines.push(line) },
    });
    await runJob(test.db, job);
    await runJob(test.db, job);
    const [head] = await listLedgerHeads(test.db);
    expect(lines).toEqual([`ledger head ${head!.day} 1 ${head!.hash} ${head!.signature}`]);
    const mails = await test.db
      .selectFrom('outbox')
      .select(['to_address', 'body_text'])
      .orderBy('to_address')
      .execute();
    expect(mails.map(({ to_address }) => to_address)).toEqual(['auditor@example.org', 'notary@example.org']);
    const inMail = mails[0]!.body_text
      .slice(mails[0]!.body_text.indexOf('day,position'))
      .split('\n')
      .slice(0, 2);
    const kept = readHeads(inMail.join('\n'))!;
    expect((await verifyStoredLedger(test.db, kept)).problems).toEqual([]);
    await behindItsBack('ledger_heads', sql`update ledger_heads set signature = sha512('forged')`);
    expect((await verifyStoredLedger(test.db, kept)).problems[0]).toMatchObject({
      problem: 'head_differs',
      source: 'ledger_heads',
    });
  });
});

describe('the receipt of a submission', () => {
  it('stands on the application and can be verified by whoever holds its number', async () => {
    const { id, client } = await submitted();
    const { receipt } = (await client.get(`/api/ship_time_requests/${id}?append=stages`)).json().data.stages;
    expect(receipt).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    const answer = await test.visitor.get(`/api/receipts/${receipt.toLowerCase()}`);
    expect(answer.json().data).toMatchObject({
      ...{ receipt, application_id: id, intact: true, date_proven: true },
    });
    expect(Object.keys(answer.json().data)).not.toContain('project_title');
  });

  it('says so when what was written then is not what stands there now', async () => {
    const { id, client } = await submitted();
    const { receipt } = (await client.get(`/api/ship_time_requests/${id}?append=stages`)).json().data.stages;
    await behindItsBack(
      'ship_time_request_history',
      sql`update ship_time_request_history set created_at = created_at - interval '1 hour'`,
    );
    expect((await test.visitor.get(`/api/receipts/${receipt}`)).json().data.intact).toBe(false);
  });

  it('is not intact where its entry was dated back', async () => {
    const { id, client } = await submitted();
    const { receipt } = (await client.get(`/api/ship_time_requests/${id}?append=stages`)).json().data.stages;
    await behindItsBack(
      'ledger',
      sql`update ledger l set sealed_at = n.at, hash = entry_hash(l.previous_hash, l.position, l.source, l.source_id, n.at, l.fields_hash)
        from (select position, sealed_at - interval '1 hour' as at from ledger where source = 'ship_time_request_history'
          and source_id = (select id from ship_time_request_history where receipt = ${receipt})) n where n.position = l.position`,
    );
    expect((await test.visitor.get(`/api/receipts/${receipt}`)).json().data).toMatchObject({ intact: false });
  });

  it('is nobody else’s number', async () => {
    expect((await test.visitor.get('/api/receipts/0000-0000-0000')).statusCode).toBe(404);
    expect((await test.visitor.get('/api/receipts/nothing')).statusCode).toBe(404);
  });

  it('attests only the moment that the ledger holds', async () => {
    const { id, client } = await submitted();
    const { receipt } = (await client.get(`/api/ship_time_requests/${id}?append=stages`)).json().data.stages;
    await sql`update ship_time_requests set submitted_at = submitted_at - interval '20 days' where id = ${id}`.execute(
      test.db,
    );
    expect((await test.visitor.get(`/api/receipts/${receipt}`)).json().data.intact).toBe(false);
  });

  it('is not intact where the chain was written anew below a head', async () => {
    const { id, client } = await submitted();
    const { receipt } = (await client.get(`/api/ship_time_requests/${id}?append=stages`)).json().data.stages;
    await runJob(test.db, createSignHeadsJob());
    const told = async () => (await test.visitor.get(`/api/receipts/${receipt}`)).json().data;
    expect(await told()).toMatchObject({ intact: true });
    await sql`alter table ledger disable trigger user`.execute(test.db);
    await sql`update ledger set sealed_at = sealed_at - interval '5 minutes'`.execute(test.db);
    await sql.raw(rechainLedgerSql).execute(test.db);
    expect(await told()).toMatchObject({ intact: false });
  });

  it('attests the second of the submission and the year it was for', async () => {
    const { id, client } = await submitted();
    const { receipt } = (await client.get(`/api/ship_time_requests/${id}?append=stages`)).json().data.stages;
    const told = async () => (await test.visitor.get(`/api/receipts/${receipt}`)).json().data;
    const before = await told();
    await sql`alter table ship_time_requests disable trigger user`.execute(test.db);
    await sql`update fiscal_years set name = '1999-2000' where name = ${before.fiscal_year}`.execute(test.db);
    expect(await told()).toEqual(before);
    await sql`update ship_time_requests set submitted_at = submitted_at - interval '1 second'`.execute(
      test.db,
    );
    expect(await told()).toEqual({ ...before, intact: false });
  });
});
