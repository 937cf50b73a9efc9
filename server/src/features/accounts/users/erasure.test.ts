import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aPlan, placeInSnapshot } from '#test/factories/plans.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { findBrokenEntry } from '#test/factories/ledger.ts';
import { openSession, startTestApp, type TestApp } from '#test/harness.ts';
import { anonymisePerson } from '#cli/anonymise.ts';
import { runInTransaction } from '#db/transaction.ts';
import { writeAuditEntry } from '#audit/audit.ts';

const email = 'marguerite.bourgeoys@example.org';
const telephone = '902 555 0142';
const traces = ['Marguerite', 'Bourgeoys', email, telephone];

let test: TestApp;
let person: number;
let application: number;

const everything = async (): Promise<string> => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(test.db);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ line: string }>`
      select to_jsonb(t)::text as line from ${sql.table(name)} t`.execute(test.db);
    texts.push(...rows.map(({ line }) => `${name} ${line}`));
  }
  return texts.filter((text) => traces.some((trace) => text.includes(trace))).join('\n');
};

beforeAll(async () => {
  test = await startTestApp();
  const { db } = test;
  await aUser(db, 'administrator');
  person = await aUser(db, 'proponent', {
    first_name: 'Marguerite',
    last_name: 'Bourgeoys',
    email,
    affiliation: 'Institut',
  });
  await db.updateTable('users').set({ telephone }).where('id', '=', person).execute();
  const vessel = await aVessel(db);
  const coordinator = await aUser(db, 'regional_vessel_coordinator', { vessels: [vessel] });
  application = await anApplication(db).by(person).for(vessel).complete().create();
  await (await test.as(person)).post(`/api/ship_time_requests/${application}/submit`, { vessel_id: vessel });
  await openSession(db, person);
  const managed = { responsible_manager_name: 'Marguerite Bourgeoys', responsible_manager_email: email };
  for (const step of ['create', 'submitted'] as const) {
    const ofAnother = anApplication(db).for(vessel).having(managed);
    await (step === 'create' ? ofAnother : ofAnother.submitted()).create();
  }
  await runInTransaction(db, async (tx) => {
    const account = { id: person, first_name: 'Marguerite', email, telephone, active: true };
    await writeAuditEntry(
      tx,
      { id: person, address: '203.0.113.7' },
      {
        action: 'users.updated',
        subject_type: 'users',
        subject_id: person,
        before: account,
        after: { ...account, telephone: '1', active: false },
      },
    );
    await writeAuditEntry(tx, null, {
      action: 'sessions.sign_in_failed',
      subject_type: 'sessions',
      subject_id: null,
      after: { email },
    });
  });
  const plan = await aPlan(db);
  await db
    .insertInto('vessel_plan_versions')
    .values({
      vessel_plan_id: plan.id,
      number: 1,
      reason: 'as agreed',
      review_level: 'regional',
      author_id: coordinator,
      snapshot: JSON.stringify({
        ...(await placeInSnapshot(db, plan)),
        missions: [{ primary_proponent: 'Marguerite Bourgeoys' }],
      }),
    })
    .execute();
});
afterAll(() => test.close());

describe('a person who is to be erased', () => {
  it('is counted first, and nothing is changed', async () => {
    const before = await everything();
    const erased = await anonymisePerson(test.db, email, false);
    expect(erased['sessions']).toBeGreaterThan(0);
    expect(erased['audit_log']).toBeGreaterThan(1);
    expect(erased['vessel_plan_versions']).toBe(1);
    expect(erased['responsible managers']).toBe(2);
    expect(await everything()).toBe(before);
  });

  it('is refused where nobody has the address, and for the only administrator', async () => {
    await expect(anonymisePerson(test.db, 'nobody@example.org', true)).rejects.toThrow('Nobody has');
    const [admin] = await test.db
      .selectFrom('users')
      .select(['id', 'email'])
      .where('user_type_id', '=', 5)
      .execute();
    const only = test.db.updateTable('users').set({ active: false }).where('user_type_id', '=', 5);
    await only.where('id', '<>', admin!.id).execute();
    await expect(anonymisePerson(test.db, admin!.email, true)).rejects.toThrow('only administrator');
    expect(await anonymisePerson(test.db, admin!.email, false)).toMatchObject({ invitations: 0 });
  });

  it('is in no table any more, and signed out', async () => {
    const client = await test.as(person);
    await anonymisePerson(test.db, email, true);
    expect(await everything()).toBe('');
    expect((await client.get('/api/auth/user')).statusCode).toBe(401);
  });

  it('has done what they did: the application and its history stay, by a person', async () => {
    const reader = await test.as(await aUser(test.db, 'national_science_representative'));
    const { data } = (
      await reader.get(`/api/ship_time_requests/${application}?include=primaryProponent`)
    ).json();
    expect(data.primaryProponent).toMatchObject({
      id: person,
      first_name: 'Person',
      last_name: '/ Personne',
    });
    const history = (await reader.get(`/api/ship_time_requests/${application}/history`)).json().data;
    expect(JSON.stringify(history)).toContain('Personne');
  });

  it('leaves the change of rights in the audit log, and an entry that says what was done', async () => {
    const rows = await test.db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after', 'address'])
      .where('subject_type', '=', 'users')
      .where('subject_id', '=', person)
      .where('action', 'in', ['users.updated', 'users.anonymised'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      {
        action: 'users.updated',
        before: { id: person, active: true, telephone: null },
        after: { id: person, active: false, telephone: null },
        address: null,
      },
      { action: 'users.anonymised', before: null, after: null, address: null },
    ]);
  });

  it('leaves the ledger whole; a row touched afterwards, or without an erasure, is named', async () => {
    expect(await findBrokenEntry(test.db)).toBeNull();
    const touch = (where: ReturnType<typeof sql>) =>
      sql`do $do$ begin
        alter table audit_log disable trigger all;
        ${where};
        alter table audit_log enable trigger all;
      end $do$`.execute(test.db);
    const { source_id } = await test.db
      .selectFrom('erasures')
      .select('source_id')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await touch(sql.raw(`update audit_log set reason = 'x' where id = ${source_id}`));
    expect(await findBrokenEntry(test.db)).toMatchObject({
      source: 'audit_log',
      source_id,
      problem: 'row_changed',
    });
  });
});
