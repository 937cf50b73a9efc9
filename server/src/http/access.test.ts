import fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerAuthentication } from './access.ts';

it('a route that does not say who may call it keeps the portal from starting', async () => {
  const app = fastify();
  registerAuthentication(app, async () => null);
  expect(() => app.get('/api/anything', async () => ({}))).toThrow(
    'GET /api/anything does not state who may call it',
  );
  app.get('/api/stated', { config: { access: 'public' } }, async () => ({ data: 1 }));
  await app.close();
});
