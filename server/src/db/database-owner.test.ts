import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { aUser } from '#test/factories/people.ts';
import { anonymisePerson } from '#cli/anonymise.ts';
import type { Db } from './connection.ts';
import { migrateAsOwner, isConnectedAsOwner } from './database-owner.ts';

let database: TestDatabase;
let portal: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  portal = database.asPortal().db;
});
afterAll(() => database.drop());

const appendOnly = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select distinct c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    join pg_proc p on p.oid = t.tgfoid where p.proname = 'refuse_change' order by 1`.execute(database.db);
  return rows.map(({ name }) => name);
};

const refused = (statement: string) =>
  expect(sql.raw(statement).execute(portal)).rejects.toThrow(/permission denied|must be owner/);

describe('the role that runs the portal', () => {
  it('owns nothing, and makes and changes no table, function, trigger or role', async () => {
    expect(await isConnectedAsOwner(database.db)).toBe(true);
    expect(await isConnectedAsOwner(portal)).toBe(false);
    for (const statement of [
      'create table slipped_in (id integer)',
      'alter table audit_log disable trigger all',
      'drop trigger refuse_change on audit_log',
      'create or replace function public.refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
      'set session_replication_role = replica',
      'create role another superuser',
      `select grant_portal('shiptime_portal')`,
      `select erase_fields('audit_log', 1, '{reason}', 1, 'nobody')`,
      `copy audit_log to program 'cat'`,
    ])
      await refused(statement);
  });

  it('only adds to what only grows, and adds nothing to the ledger by itself', async () => {
    const columns: Record<string, string> = {
      ledger: 'hash',
      ledger_heads: 'hash',
      row_commitments: 'salts',
    };
    const tables = await appendOnly();
    expect(tables).toHaveLength(11);
    for (const table of tables) {
      await refused(`update ${table} set ${columns[table] ?? 'created_at'} = null`);
      await refused(`delete from ${table}`);
      await refused(`truncate ${table}`);
    }
    for (const table of ['ledger', 'row_commitments', 'erasures', 'schema_migrations'])
      await refused(`insert into ${table} select * from ${table}`);
  });

  it('writes what the owner’s functions seal, and erases a person by them', async () => {
    const id = await aUser(portal, 'proponent', {
      email: 'gone@example.org',
      first_name: 'Ada',
      last_name: 'Gone',
    });
    await sql`insert into audit_log (actor_id, action, subject_type, subject_id, after, address)
      values (${id}, 'users.updated', 'users', ${id}, '{"name": "Ada Gone"}', '192.0.2.1')`.execute(portal);
    expect(await anonymisePerson(portal, 'gone@example.org', true)).toMatchObject({ audit_log: 1 });
    const { rows } = await sql<{ sealed: number }>`
      select count(*)::integer as sealed from ledger where source in ('audit_log', 'erasures')`.execute(
      portal,
    );
    expect(rows[0]!.sealed).toBeGreaterThanOrEqual(3);
  });

  it('has its rights after each migration, and says what is missing without an owner', async () => {
    const empty = await createTestDatabase({ empty: true });
    const { db } = empty.asPortal();
    await expect(migrateAsOwner(db, undefined)).rejects.toThrow('DATABASE_OWNER_URL');
    expect(await migrateAsOwner(db, empty.address)).toBeGreaterThan(50);
    expect(await migrateAsOwner(db, empty.address)).toBe(0);
    expect(await migrateAsOwner(db, undefined)).toBe(0);
    await sql`select from users`.execute(db);
    await empty.drop();
  });
});
