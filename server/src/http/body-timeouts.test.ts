import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aUser } from '#test/factories/people.ts';
import { openSession, startTestApp, type TestApp } from '#test/harness.ts';

let portal: TestApp;
let port: number;
beforeAll(async () => {
  portal = await startTestApp({}, { visitor: 300, viewer: 60_000, silence: 300 });
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  port = (portal.app.server.address() as AddressInfo).port;
});
afterAll(() => portal.close());

const open = (words: string, at = port): Socket => {
  const socket = connect(at, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(words);
  return socket;
};
const post = (path: string, length: number, more = ''): string =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${more}content-length: ${length}\r\n\r\n{`;

it('two hosts are one too many: 400', async () => {
  const answer = await text(
    open('GET /api/portal HTTP/1.1\r\nhost: localhost\r\nhost: evil.example\r\nconnection: close\r\n\r\n'),
  );
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

it('an expectation that nobody knows is passed over', async () => {
  const answer = await text(
    open('GET /api/portal HTTP/1.1\r\nhost: localhost\r\nexpect: a-miracle\r\nconnection: close\r\n\r\n'),
  );
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

it.each([
  'content-length: 2\r\ntransfer-encoding: chunked\r\n',
  'content-length: 2\r\ncontent-length: 9\r\n',
  'transfer-encoding: xchunked\r\n',
])('a body of which it is not clear where it ends is 400: %j', async (headers) => {
  const answer = await text(
    open(`POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${headers}\r\n{}`),
  );
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

it('a body that does not come is not waited for', async () => {
  expect(await text(open(post('/api/auth/login', 1000)))).toBe('');
  const token = await openSession(portal.db, await aUser(portal.db, 'proponent'));
  expect(await text(open(post('/api/ship_time_requests', 1000, `authorization: Bearer ${token}\r\n`)))).toBe(
    '',
  );
});

it.each(['POST', 'GET'])(
  'who is answered before its %s is whole is not listened to any further',
  async (method) => {
    const answer = await text(open(post('/api/ship_time_requests', 1_000_000).replace('POST', method)));
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    expect(answer.toLowerCase()).toContain('connection: close');
  },
);

it('halves of requests do not pile up', async () => {
  const patient = await startTestApp({}, { visitor: 600_000, silence: 600_000 });
  await patient.app.listen({ port: 0, host: '127.0.0.1' });
  const { port: other } = patient.app.server.address() as AddressInfo;
  const half = post('/api/auth/login', 1000);
  const sockets = Array.from({ length: 30 }, () => open(half, other));
  let refused = 0;
  for (const socket of sockets)
    socket.on('data', (answer) => {
      if (String(answer).startsWith('HTTP/1.1 429 ')) refused += 1;
    });
  await expect.poll(() => refused, { timeout: 15_000 }).toBe(10);
  for (const socket of sockets) socket.destroy();
  await patient.close();
});

it('a body that is too large is refused each time, and the answer arrives', async () => {
  const body = JSON.stringify({ email: 'x'.repeat(11_000_000) });
  for (let time = 0; time < 8; time += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ type: 'payload_too_large' });
  }
});

it('a client that writes all of its body before it reads has the answer, too', async () => {
  const socket = open(post('/api/auth/login', 11_000_000));
  const answer = text(socket);
  await new Promise((resolve) => socket.write('x'.repeat(10_999_999), resolve));
  expect(await answer).toMatch(/^HTTP\/1\.1 413 /);
});

it('nothing that follows a refused body on its connection is done', async () => {
  const next = 'GET /api/portal HTTP/1.1\r\nhost: localhost\r\n\r\n';
  const answer = await text(open(`${post('/api/auth/login', 2_000_000)}${'x'.repeat(1_999_999)}${next}`));
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413']);
});

it('a request that comes whole is answered as ever', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@example.org', password: 'Wrong-Tide-42' }),
  });
  expect(answer.status).toBe(403);
});
