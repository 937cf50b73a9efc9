import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { openSession, startTestApp, type TestApp } from '#test/harness.ts';
import { personDataCommand } from '#cli/person-data.ts';
import { writeAuditEntry } from '#audit/audit.ts';
import { runInTransaction } from '#db/transaction.ts';
import { removeDirectory } from '#db/embedded/remove-directory.ts';
import { personalDataColumnsByTable, withheldPersonColumns } from './person-columns.ts';
import { collectPersonData, type PersonData } from './person-data.ts';

const email = 'jeanne.mance@example.org';
let test: TestApp;
let folder: string;
let person: number;
let other: number;
let application: number;
let kept: PersonData;

beforeAll(async () => {
  test = await startTestApp();
  folder = mkdtempSync(path.join(tmpdir(), 'shiptime-person-'));
  const { db } = test;
  person = await aUser(db, 'proponent', { first_name: 'Jeanne', last_name: 'Mance', email });
  other = await aUser(db, 'proponent', {
    first_name: 'Louis',
    last_name: 'Hébert',
    email: 'louis@example.org',
  });
  const vessel = await aVessel(db);
  const coordinator = await aUser(db, 'regional_vessel_coordinator', { vessels: [vessel] });
  application = await anApplication(db).by(person).for(vessel).complete().create();
  await (await test.as(person)).post(`/api/ship_time_requests/${application}/submit`, { vessel_id: vessel });
  await (
    await test.as(coordinator)
  ).post(`/api/ship_time_requests/${application}/clarify`, { details: 'How many berths?' });
  await anApplication(db).by(other).for(vessel).complete().create();
  await openSession(db, person);
  await openSession(db, other);
  const admin = { id: await aUser(db, 'administrator'), address: '203.0.113.7' };
  const change = { subject_type: 'users', subject_id: person, after: { active: true } } as const;
  await runInTransaction(db, (tx) => writeAuditEntry(tx, admin, { action: 'users.updated', ...change }));
  kept = await runInTransaction(db, (tx) => collectPersonData(tx, { id: person, email }));
});
afterAll(async () => {
  await test.close();
  removeDirectory(folder);
});

describe('what the portal keeps of a person', () => {
  it('is the account, its sessions, mails, applications and steps', () => {
    expect(kept['users']).toMatchObject([{ first_name: 'Jeanne', last_name: 'Mance', email }]);
    expect(kept['sessions']!.length).toBeGreaterThan(0);
    expect(kept['outbox']!.map(({ to_address }) => to_address)).toContain(email);
    expect(kept['ship_time_requests']).toMatchObject([{ id: application, user_id: person }]);
    expect(kept['ship_time_request_history']!.length).toBeGreaterThan(0);
  });

  it('asks every table that names an account', async () => {
    const { rows } = await sql<{ name: string; owner: string }>`
      select conrelid::regclass::text as name, min(attname::text) as owner from pg_constraint
        join pg_attribute on attrelid = conrelid and attnum = any(conkey)
        where contype = 'f' and confrelid = 'users'::regclass and attname = 'user_id' group by 1`.execute(
      test.db,
    );
    expect(rows.length).toBeGreaterThan(20);
    for (const { name } of rows) {
      const { rows: own } = await sql`select 1 from ${sql.table(name)} where user_id = ${person}`.execute(
        test.db,
      );
      expect([name, (kept[name]?.length ?? 0) >= own.length]).toEqual([name, true]);
    }
  });

  it('holds nothing of anybody else', () => {
    const text = JSON.stringify(kept);
    expect(kept['audit_log']).toContainEqual(expect.objectContaining({ action: 'users.updated' }));
    for (const name of ['Hébert', 'louis@example.org', '203.0.113']) expect(text).not.toContain(name);
    for (const session of kept['sessions']!) expect(session).toMatchObject({ user_id: person });
  });

  it('holds nothing that would let in whoever reads it', () => {
    const names = new Set(Object.values(kept).flatMap((rows) => rows.flatMap((row) => Object.keys(row))));
    expect([...names].filter((name) => /hash|secret|challenge|stop_key|body_/.test(name))).toEqual([]);
  });

  it('is given or withheld on purpose, column by column: a new one stands in person-columns.ts', async () => {
    const { rows } = await sql<{ place: string; type: string }>`
      select c.table_name || '.' || c.column_name as place, c.data_type as type from information_schema.columns c
      where c.table_schema = 'public' and c.table_name <> 'service_accounts' and (
        c.table_name in ('users', 'invitations', 'outbox', 'audit_log') or c.table_name in (
          select conrelid::regclass::text from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
          where contype = 'f' and confrelid = 'users'::regclass and attname in ('user_id', 'addressee_id')))
      order by 1`.execute(test.db);
    const placesIn = (lists: Readonly<Record<string, readonly string[]>>) =>
      Object.entries(lists).flatMap(([table, names]) => names.map((name) => `${table}.${name}`));
    const decided = [...placesIn(personalDataColumnsByTable), ...placesIn(withheldPersonColumns)];
    expect(decided.toSorted()).toEqual(rows.map(({ place }) => place).toSorted());
    const shown = new Set(placesIn(personalDataColumnsByTable));
    const secretLike = rows.filter(
      ({ place, type }) =>
        type === 'bytea' ||
        /hash|secret|token|password|challenge|(^|[._])key$|_key$/.test(place.split('.')[1]!),
    );
    expect(secretLike.filter(({ place }) => shown.has(place))).toEqual([]);
    expect(secretLike.length).toBeGreaterThan(10);
  });
});

const upToDate = { bringUpToDate: async () => 0 } as never;

describe('the command', () => {
  it('writes it into a file for its owner only, and over no other file', async () => {
    const file = path.join(folder, 'jeanne.json');
    const run = async () =>
      (await personDataCommand.prepare([email.toUpperCase(), '--to', file]))(test.db, {} as never, upToDate);
    expect(await run()).toContain('users: 1');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ email, kept: { users: [{ email }] } });
    await expect(run()).rejects.toThrow('is there already');
  });

  it('is refused without an address, a file, or an account', async () => {
    await expect(personDataCommand.prepare([email])).rejects.toThrow('Whom, and where to?');
    const nobody = await personDataCommand.prepare([
      'nobody@example.org',
      '--to',
      path.join(folder, 'x.json'),
    ]);
    await expect(nobody(test.db, {} as never, upToDate)).rejects.toThrow('Nobody has');
  });
});
