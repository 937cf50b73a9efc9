import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { DatabaseHealthMonitor, type HealthProbes } from './database-health.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const check = (watched: Partial<HealthProbes> = {}) =>
  new DatabaseHealthMonitor({
    address: database.address as HealthProbes['address'],
    version: '1.2.3',
    ...watched,
  }).check();

it('is good when the tables are there and a row could be written', async () => {
  expect(await check()).toEqual({ ok: true });
  const rows = await database.db.selectFrom('heartbeats').select(['pid', 'version']).execute();
  expect(rows).toEqual([{ pid: process.pid, version: '1.2.3' }]);
});

it('is not good where a database takes no writes, though it answers', async () => {
  const address = { ...(database.address as object), options: '-c default_transaction_read_only=on' };
  expect(await check({ address })).toMatchObject({ ok: false, reason: 'read_only' });
});

it('is not good on a full disk, and is again when there is room', async () => {
  let free = 0;
  const condition = new DatabaseHealthMonitor({
    address: database.address as HealthProbes['address'],
    version: '1.2.3',
    freeBytes: async () => free,
  });
  expect(await condition.check()).toMatchObject({ ok: false, reason: 'disk_full' });
  free = 1e9;
  condition.askForRoom();
  expect(await condition.check()).toEqual({ ok: true });
});

it('is not good when the files are gone, whatever open connections still see', async () => {
  expect(await check({ loss: () => 'Gone.' })).toEqual({ ok: false, reason: 'lost', detail: 'Gone.' });
});

it('is not good for a program older than its tables, unless they suit it', async () => {
  const note = (name: string, isCompatible: boolean) =>
    sql`insert into schema_migrations (number, name, checksum, is_compatible)
      values (${Number(name.slice(0, 4))}, ${name}, '', ${isCompatible})`.execute(database.db);
  await note('9000_expands.sql', true);
  expect(await check()).toEqual({ ok: true });
  await note('9001_contracts.sql', false);
  expect(await check()).toMatchObject({
    reason: 'schema_missing',
    isNewer: true,
    detail: expect.stringContaining('9001_contracts.sql') as string,
  });
  await sql`delete from schema_migrations where number >= 9000`.execute(database.db);
});

it('is not good in a database without the tables, or that is not there', async () => {
  const empty = await createTestDatabase({ empty: true });
  expect(await check({ address: empty.address as HealthProbes['address'] })).toMatchObject({
    reason: 'schema_missing',
  });
  await empty.drop();
  expect(await check({ address: empty.address as HealthProbes['address'] })).toMatchObject({
    reason: 'schema_missing',
  });
});

it('is told although the database takes connections and never says a word', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const found = await check({ address: { host: '127.0.0.1', port, user: 'x', database: 'x', ssl: false } });
  expect(found).toMatchObject({ ok: false, reason: 'unreachable' });
  silent.close();
});

it('is told although the database is held up by a lock', async () => {
  await database.db.transaction().execute(async (tx) => {
    await sql`lock table heartbeats in exclusive mode`.execute(tx);
    expect(await check()).toMatchObject({ ok: false, reason: 'unreachable' });
  });
  expect(await check()).toEqual({ ok: true });
});

describe('whether this process takes requests', () => {
  const of = (watched: Partial<HealthProbes>) =>
    new DatabaseHealthMonitor({
      address: database.address as HealthProbes['address'],
      version: '1.2.3',
      ...watched,
    });
  const silent = async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return { server, address: { host: '127.0.0.1', port, user: 'x', database: 'x', ssl: false } };
  };

  it.each([
    ['a full disk', { freeBytes: async () => 0 }, 'disk_full', true],
    ['files that are gone', { loss: () => 'Gone.' }, 'lost', false],
  ] as const)('of %s', async (_, watched, reason, isReady) => {
    expect(await of(watched).readiness()).toMatchObject({ isReady, condition: { reason } });
  });

  it('a database that is slow to a look and answers others is slow, not away', async () => {
    const { server, address } = await silent();
    const condition = of({ address, answeredAt: () => Date.now() });
    expect(await condition.readiness()).toEqual({ isReady: true, condition: { ok: true, isSlow: true } });
    server.close();
  });

  it('one that has said nothing for fifteen seconds is away, and before that it is not', async () => {
    const { server, address } = await silent();
    let silentMs = 14_000;
    const condition = of({ address, answeredAt: () => Date.now() - silentMs });
    const away = { ok: false, reason: 'unreachable' };
    expect(await condition.readiness()).toMatchObject({ isReady: true, condition: away });
    silentMs = 16_000;
    expect(await condition.readiness()).toMatchObject({ isReady: false, condition: away });
    server.close();
  });

  it('is told at once while a look waits', async () => {
    const { server, address } = await silent();
    const condition = of({ address, answeredAt: () => Date.now() - 60_000 });
    await condition.readiness();
    await pause(1100);
    const began = performance.now();
    expect((await condition.readiness()).isReady).toBe(false);
    expect(performance.now() - began).toBeLessThan(500);
    server.close();
  });
});
