import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startTestApp } from '#test/harness.ts';

it(
  'a connection that never asked anything does not keep the server from closing',
  { timeout: 20_000 },
  async () => {
    const portal = await startTestApp();
    await portal.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = portal.app.server.address() as AddressInfo;
    const arrived = once(portal.app.server, 'connection');
    const visitor = connect(port, '127.0.0.1');
    await Promise.all([once(visitor, 'connect'), arrived]);
    const [gone] = await Promise.all([
      Promise.race([once(visitor, 'close').then(() => 'gone'), pause(10_000, 'still there')]),
      portal.close(),
    ]);
    expect(gone).toBe('gone');
  },
);
