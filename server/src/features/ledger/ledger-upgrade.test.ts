import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { ledgerCommand } from '#cli/ledger.ts';
import { readConfig } from '#config.ts';
import { migrate, migrationsDirectory } from '#db/migrate.ts';
import { verifyStoredLedger } from './ledger.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  await migrate(database.db, migrationsDirectory, ({ number }) => number < 88);
});
afterAll(() => database.drop());

const log = (reason: string) =>
  sql`insert into audit_log (action, subject_type, before, reason) values ('vessels.updated', 'vessels', '{"name": "A"}', ${reason})`.execute(
    database.db,
  );

it('a chain of the first format is kept, erased rows too, and every row of it is covered by its fields', async () => {
  const { db } = database;
  await sql`insert into audit_log (action, subject_type, created_at) values ('dated back', 'users', '2026-01-02')`.execute(
    db,
  );
  for (const reason of ['one', 'two', 'three']) await log(reason);
  await db.transaction().execute(async (tx) => {
    await sql`select set_config('shiptime.erases', 'a person', true)`.execute(tx);
    await sql`update audit_log set before = '{}' where reason = 'two'`.execute(tx);
  });
  const verifyBefore = await ledgerCommand.prepare(['verify']);
  await expect(
    verifyBefore(db, readConfig({ SECRET_KEY: 'x'.repeat(40) }), database as never),
  ).rejects.toThrow('before `shiptime migrate`');
  await migrate(db);
  await log('four');
  await sql`alter table ledger disable trigger all`.execute(db);
  await sql`update ledger l set sealed_at = a.created_at from audit_log a
    where l.source = 'audit_log' and l.source_id = a.id and l.format = 1 and a.action = 'dated back'`.execute(
    db,
  );
  const { entries, problems, late } = await verifyStoredLedger(db);
  expect(problems).toEqual([]);
  expect(late.map(({ dated }) => dated)).toContain('2026-01-02T00:00:00+00:00');
  expect(entries).toBeGreaterThanOrEqual(9);
  await sql`alter table audit_log disable trigger all`.execute(db);
  for (const [change, field] of [
    [`reason = 'x' where reason = 'two'`, 'reason'],
    [`before = '{"name": "B"}' where reason = 'one'`, 'before:name:1'],
  ] as const) {
    await sql.raw(`update audit_log set ${change}`).execute(db);
    const found = await verifyStoredLedger(db);
    expect(found.problems).toContainEqual(expect.objectContaining({ source: 'audit_log', field }));
  }
});
