import { spawnSync } from 'node:child_process';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { runInTransaction } from '../db/transaction.ts';
import { announceLiveEvent, LiveHub } from './live.ts';

let database: TestDatabase;
const hubs: LiveHub[] = [];

const hearIn = async (topic: string): Promise<string[]> => {
  const hub = new LiveHub(database.address, pino({ level: 'silent' }));
  await hub.start();
  hubs.push(hub);
  const heard: string[] = [];
  hub.subscribe([topic], ({ kind }) => heard.push(kind));
  return heard;
};

const aMuteProcess = async () => {
  const client = new Client(database.address);
  await client.connect();
  await client.query('begin');
  return {
    write: (topic: string, kind: string) =>
      client.query('select public.tell_live($1)', [JSON.stringify({ topic, kind })]),
    commitAndDie: async () => {
      await client.query('commit');
      await client.end();
    },
  };
};

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const hub of hubs) await hub.stop();
  await database.drop();
});

it('tells every process what was committed, once, and nothing that was rolled back', async () => {
  const [here, there] = [await hearIn('user:1'), await hearIn('user:1')];
  const rolledBack = runInTransaction(database.db, async (tx) => {
    await announceLiveEvent(tx, { topic: 'user:1', kind: 'never' });
    throw new Error('after all not');
  });
  await expect(rolledBack).rejects.toThrow('after all not');
  const kinds = ['first', 'second', 'last'];
  for (const kind of kinds)
    await runInTransaction(database.db, (tx) => announceLiveEvent(tx, { topic: 'user:1', kind }));
  await expect.poll(() => [here, there]).toEqual([kinds, kinds]);
});

it('tells within seconds what a process committed that died before it could tell', async () => {
  const heard = await hearIn('user:2');
  const program = `import pg from 'pg';
    const client = new pg.Client(${JSON.stringify(database.address)});
    await client.connect();
    await client.query('begin');
    await client.query('select public.tell_live($1)', [JSON.stringify({ topic: 'user:2', kind: 'committed' })]);
    await client.query('commit');
    process.kill(process.pid, 'SIGKILL');`;
  const { signal } = spawnSync(process.execPath, ['--input-type=module', '--eval', program]);
  expect(signal).toBe('SIGKILL');
  await expect.poll(() => heard, { timeout: 5_000 }).toEqual(['committed']);
});

it('misses nothing of a transaction that began earlier and was committed later', async () => {
  const heard = await hearIn('user:3');
  const [slow, quick] = [await aMuteProcess(), await aMuteProcess()];
  await slow.write('user:3', 'slow');
  await quick.write('user:3', 'quick');
  await quick.commitAndDie();
  await expect.poll(() => heard).toEqual(['quick']);
  await slow.commitAndDie();
  await expect.poll(() => heard).toEqual(['quick', 'slow']);
  await runInTransaction(database.db, (tx) => announceLiveEvent(tx, { topic: 'user:3', kind: 'end' }));
  await expect.poll(() => heard).toEqual(['quick', 'slow', 'end']);
});

it('finds an event that was written without live news', async () => {
  const heard = await hearIn('events');
  await expect.poll(() => heard).toEqual(['written']);
  const client = new Client(database.address);
  await client.connect();
  await client.query(`insert into events (type, data) values ('plan.final', '{}')`);
  await client.end();
  await expect.poll(() => heard, { timeout: 5_000 }).toEqual(['written', 'written']);
});

it('says that something may be missing after its connection was lost', async () => {
  const heard = await hearIn('user:4');
  const client = new Client(database.address);
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'shiptime live' and datname = current_database()`,
  );
  await client.end();
  await expect.poll(() => heard).toEqual(['resync']);
  await runInTransaction(database.db, (tx) => announceLiveEvent(tx, { topic: 'user:4', kind: 'next' }));
  await expect.poll(() => heard).toEqual(['resync', 'next']);
});
