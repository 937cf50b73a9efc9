import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testSettings } from '#test/harness.ts';
import { createTestDatabase } from '#test/database.ts';
import { buildApp } from '../app.ts';
import { openDatabase, type Database } from '../db/connection.ts';
import { LiveHub } from '../live/live.ts';

const sockets = new Set<Socket>();
const silence = createServer((socket) => {
  sockets.add(socket);
  socket.on('error', () => undefined).resume();
});
let database: Database;
let app: FastifyInstance;

beforeAll(async () => {
  await new Promise<void>((resolve) => silence.listen(0, '127.0.0.1', resolve));
  const address = {
    host: '127.0.0.1',
    port: (silence.address() as AddressInfo).port,
    user: 'shiptime',
    database: 'shiptime',
  };
  database = openDatabase({ address, connectMs: 200 });
  const notCounted = { ...address, port: 1 };
  const live = new LiveHub(notCounted, pino({ level: 'silent' }));
  app = await buildApp({ ...database, live, settings: testSettings, databaseWaitMs: 200 });
  await app.ready();
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  silence.close();
  await app.close();
  await database.close();
});

it.each([
  ['the limit of a visitor, then the work', {}],
  ['who asks, then the limit, then the work', { authorization: `Bearer ${'a'.repeat(43)}` }],
])('a request waits for a database that hangs once: %s', async (_what, headers) => {
  const before = sockets.size;
  const answer = await app.inject({ url: '/api/vessels', headers });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json()).toMatchObject({ request_id: expect.any(String) });
  expect(sockets.size - before).toBe(1);
});

it('a body that came in between changes nothing', async () => {
  const before = sockets.size;
  const body = { email: 'somebody@example.org', password: 'Boreal-Tide-42' };
  const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload: body });
  expect(answer.statusCode).toBe(503);
  expect(sockets.size - before).toBe(1);
});

it('of a crowd that is more than can be answered, some are asked to come back, and the others answered', async () => {
  const real = await createTestDatabase();
  const queue = { atFirst: 100, standing: 50, whileStanding: 10 };
  const few = openDatabase({ address: real.address, poolSize: 1, queue });
  const live = new LiveHub(real.address, pino({ level: 'silent' }));
  const token = 'of-those-who-watch';
  const settings = { ...testSettings, operations: { metrics: { token }, docs: false } };
  const small = await buildApp({ ...few, live, settings });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await new Promise<void>((taken) => {
    void few.db.connection().execute(() => {
      taken();
      return held;
    });
  });
  const turnedAway = await small.inject({ url: '/api/regions' });
  expect([turnedAway.statusCode, turnedAway.headers['retry-after']]).toEqual([503, '2']);
  expect(turnedAway.json()).toMatchObject({ type: 'unavailable', request_id: expect.any(String) });
  const watched = await small.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
  expect([watched.statusCode, watched.body]).toEqual([
    200,
    expect.stringContaining('shiptime_pool_connections{state="in_use"} 1'),
  ]);
  const patient = small.inject({ url: '/api/regions' });
  release();
  expect((await patient).statusCode).toBe(200);
  await small.close();
  await few.close();
  await real.drop();
});
