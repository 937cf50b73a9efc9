import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';
import { inTransaction } from '#db/transaction.ts';
import { writeAudit } from '#audit/audit.ts';
import { runJob } from '#jobs/repeated.ts';
import { readHeads, writeHeads } from './heads-file.ts';
import { firstBrokenEntry, firstForeignHead, ledgerHeadJob, ledgerHeads, ledgerState } from './ledger.ts';

const opened: TestApp[] = [];
let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
  opened.push(test);
});
afterAll(() => Promise.all(opened.map((each) => each.close())));

const audit = (reason: string) =>
  inTransaction(test.db, (tx) =>
    writeAudit(tx, null, {
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

/** As somebody would who has the database itself. */
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
    expect(await firstBrokenEntry(test.db)).toBeNull();
  });

  it('is one chain however many write at once, and keeps nothing of what was rolled back', async () => {
    const work = Array.from({ length: 24 }, (_, number) =>
      number % 4 === 3
        ? inTransaction(test.db, async (tx) => {
            await writeAudit(tx, null, { action: 'vessels.updated', subject_type: 'vessels', subject_id: 1 });
            throw new Error('taken back');
          }).catch(() => undefined)
        : audit(`at once ${number}`),
    );
    await Promise.all(work);
    expect(await firstBrokenEntry(test.db)).toBeNull();
    expect((await ledgerState(test.db)).entries).toBe(18);
  });

  it('names the first row that was changed', async () => {
    for (const reason of ['one', 'two', 'three']) await audit(reason);
    await behindItsBack('audit_log', sql`update audit_log set reason = 'another' where reason = 'two'`);
    expect(await firstBrokenEntry(test.db)).toMatchObject({
      position: 2,
      source: 'audit_log',
      problem: 'row_changed',
    });
  });

  it('names the first row that was removed, and an entry that was', async () => {
    for (const reason of ['one', 'two', 'three']) await audit(reason);
    await behindItsBack('audit_log', sql`delete from audit_log where reason = 'two'`);
    expect(await firstBrokenEntry(test.db)).toMatchObject({ position: 2, problem: 'row_missing' });
    await behindItsBack('ledger', sql`delete from ledger where position = 2`);
    expect(await firstBrokenEntry(test.db)).toMatchObject({ position: 3, problem: 'entry_missing' });
  });

  it('names a row that was slipped in', async () => {
    await audit('one');
    await behindItsBack(
      'audit_log',
      sql`insert into audit_log (action, subject_type, created_at) values ('vessels.updated', 'vessels', '2020-01-01')`,
    );
    expect(await firstBrokenEntry(test.db)).toMatchObject({ position: null, problem: 'not_sealed' });
  });

  it('is told from one that was written anew by a head that was kept elsewhere', async () => {
    await audit('one');
    await audit('two');
    expect(await runJob(test.db, ledgerHeadJob)).toBe(1);
    expect(await runJob(test.db, ledgerHeadJob)).toBe(0);
    const kept = readHeads(writeHeads(await ledgerHeads(test.db)))!;
    expect(kept).toHaveLength(1);
    expect(await firstForeignHead(test.db, kept)).toBeNull();
    // The end of the chain is cut off everywhere, and written anew.
    await behindItsBack('ledger_heads', sql`delete from ledger_heads`);
    await behindItsBack('ledger', sql`delete from ledger where position = 2`);
    await behindItsBack('audit_log', sql`delete from audit_log where reason = 'two'`);
    await audit('another two');
    expect(await firstBrokenEntry(test.db)).toBeNull();
    expect(await firstForeignHead(test.db, kept)).toEqual(kept[0]);
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

describe('the receipt of a submission', () => {
  it('stands on the application and can be verified by whoever holds its number', async () => {
    const { id, client } = await submitted();
    const { receipt } = (await client.get(`/api/ship_time_requests/${id}?append=stages`)).json().data.stages;
    expect(receipt).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    const answer = await test.visitor.get(`/api/receipts/${receipt.toLowerCase()}`);
    expect(answer.json().data).toMatchObject({ receipt, application_id: id, intact: true });
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

  it('is nobody else’s number', async () => {
    expect((await test.visitor.get('/api/receipts/0000-0000-0000')).statusCode).toBe(404);
    expect((await test.visitor.get('/api/receipts/nothing')).statusCode).toBe(404);
  });
});
