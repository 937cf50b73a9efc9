import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from '#test/database.ts';
import { eventsPage } from '#test/events-page.ts';
import { queryHookBindings, eventSubscriptions, eventConsumers } from './event-subscribers.ts';

const root = path.join(import.meta.dirname, '../..');

it('docs/events.md is what the table says: else npm run docs:events', async () => {
  const page = eventsPage(eventSubscriptions, eventConsumers, queryHookBindings);
  await expect(page).toMatchFileSnapshot(path.join(root, 'docs/events.md'));
});

it('each event is in the table once', () => {
  const types = eventSubscriptions.flatMap((one) => one.types);
  expect(types).toEqual([...new Set(types)]);
});

it('the triggers and files that the table names exist', async () => {
  const database = await createTestDatabase();
  const { rows } = await sql<{ name: string }>`
    select tgrelid::regclass || '.' || tgname as name from pg_trigger`.execute(database.db);
  await database.drop();
  const triggers = eventConsumers.flatMap((one) =>
    'trigger' in one ? one.on.map((on) => `${on}.${one.trigger}`) : [],
  );
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(triggers));
  const files = eventConsumers.flatMap((one) => ('file' in one ? [one.file] : []));
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
