import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aUser } from '#test/factories/people.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { readConfig } from '../config.ts';
import { doctorCommand } from './doctor.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await aUser(database.db, 'administrator');
});
afterAll(async () => {
  process.exitCode = undefined;
  await database.drop();
});

const config = readConfig({ DATABASE_URL: 'postgres://nobody@nowhere/x' });
const says = async (): Promise<string> => {
  process.exitCode = undefined;
  const work = await doctorCommand.prepare([]);
  return work(database.db, config, { ...database, embedded: undefined });
};

it('says what is missing of the settings, and that nothing is to be done', async () => {
  const text = await says();
  expect(text).toContain('To be known: SMTP_URL is not set');
  expect(text).toContain('All is well.');
  expect(text).toContain(`Node ${process.versions.node}, security updates until `);
  expect(process.exitCode).toBeUndefined();
});

it('finds a disk that is full for whatever is new, though a row that is written anew still fits', async () => {
  await sql`create function public.no_room() returns event_trigger language plpgsql as
    $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`.execute(database.db);
  await sql`create event trigger no_room on ddl_command_start when tag in ('CREATE TABLE AS')
    execute function public.no_room()`.execute(database.db);
  expect(await says()).toBe('To be done: No space left on device');
  expect(process.exitCode).toBe(1);
});
