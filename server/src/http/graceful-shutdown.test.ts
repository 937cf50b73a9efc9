import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { startTestApp } from '#test/harness.ts';

it('what arrives while the server closes is turned away in the language of whoever asks, and may come again', async () => {
  const portal = await startTestApp();
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = portal.app.server.address() as AddressInfo;
  const arrived = once(portal.app.server, 'connection');
  const visitor = connect(port, '127.0.0.1');
  const [[socket]] = await Promise.all([arrived, once(visitor, 'connect')]);
  const read = once(socket, 'data');
  visitor.write('GET /api/portal HTTP/1.1\r\nHost: portal\r\nAccept-Language: fr\r\n');
  await read;
  const isClosing = new Promise<void>((resolve) => {
    const { close } = portal.app.server;
    portal.app.server.close = (...told) => {
      resolve();
      return close.apply(portal.app.server, told);
    };
  });
  const closed = portal.close();
  await isClosing;
  visitor.write('\r\n');
  const answer = await text(visitor);
  await closed;
  expect(answer).toMatch(/^HTTP\/1.1 503 /);
  expect(answer).toMatch(/\r\nretry-after: 2\r\n/);
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toMatchObject({
    type: 'stopping',
    message: 'Le service est temporairement indisponible. Veuillez réessayer sous peu.',
    request_id: expect.any(String),
  });
});
