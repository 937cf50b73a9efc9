import { afterAll, beforeAll, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { theFiscalYear } from '#test/factories/plans.ts';
import { aServiceAccount } from '#test/factories/service-accounts.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startTestApp();
});
afterAll(() => portal.close());

it('a program asks who it is, what its token opens and until when; so does a person', async () => {
  const program = await aServiceAccount(portal, { scopes: ['people:read'], user_type_id: 6 });
  expect((await program.get('/api/auth/token')).json().data).toMatchObject({
    kind: 'service_account',
    name: expect.stringMatching(/^Program/),
    scopes: ['people:read'],
    expires_at: expect.stringMatching(/Z$/),
    user_id: program.id,
    user_type_id: 6,
  });
  const id = await aUser(portal.db, 'proponent', { first_name: 'Ada', last_name: 'Roy' });
  expect((await (await portal.as(id)).get('/api/auth/token')).json().data).toMatchObject({
    kind: 'session',
    name: 'Ada Roy',
    scopes: null,
    user_id: id,
  });
});

it('a program of the wrong type learns which types are admitted, and a person does not', async () => {
  const year = await theFiscalYear(portal.db, 2071);
  const url = `/api/fiscal_years/${year}/voyage_reports`;
  const program = await aServiceAccount(portal, { scopes: ['plans:read'], user_type_id: 6 });
  expect((await program.get(url)).json()).toMatchObject({
    type: 'forbidden',
    meta: { user_type_ids: [3, 4, 5] },
  });
  const person = await portal.as(await aUser(portal.db, 'observer'));
  expect((await person.get(url)).json()).not.toHaveProperty('meta');
});

it('a dead token is 401 where a visitor may read, and does not keep anybody from signing in', async () => {
  const program = await aServiceAccount(portal, { scopes: ['events:read'] });
  expect((await program.get('/api/vessels')).statusCode).toBe(200);
  await portal.db.updateTable('service_tokens').set({ revoked_at: new Date().toISOString() }).execute();
  const { paths } = (await portal.visitor.get('/openapi.json')).json();
  for (const path of ['/api/vessels', '/api/ports', '/api/portal']) {
    for (const authorization of [`Bearer ${program.token}`, 'Bearer shp_unknown', 'Bearer unknown'])
      expect((await portal.visitor.get(path, { authorization })).statusCode).toBe(401);
    expect(paths[path].get.responses).toHaveProperty('401');
  }
  const body = { email: 'nobody@example.org', password: 'x' };
  const login = await portal.visitor.post('/api/auth/login', body, { authorization: 'Bearer unknown' });
  expect(login.statusCode).toBe(403);
  expect(paths['/api/auth/login'].post.responses).not.toHaveProperty('401');
  expect((await portal.visitor.get('/api/vessels')).statusCode).toBe(200);
});

it('people are those of the applications that the reader may see', async () => {
  const owner = await aUser(portal.db, 'proponent');
  const friend = await aUser(portal.db, 'proponent');
  const other = await aUser(portal.db, 'proponent');
  await anApplication(portal.db).by(owner).with(friend).submitted().create();
  await anApplication(portal.db).by(other).create();
  const ids = async (client: Awaited<ReturnType<TestApp['as']>>) =>
    (await client.get('/api/people?sort=id')).json().data.map(({ id }: { id: number }) => id);
  expect(await ids(await aServiceAccount(portal, { scopes: ['people:read'] }))).toEqual([owner, friend]);
  expect(await ids(await portal.as(friend))).toEqual([owner, friend]);
  expect(await ids(await portal.as(other))).toEqual([other]);
  expect((await (await portal.as(other)).get(`/api/people/${owner}`)).statusCode).toBe(404);
  const blind = await aServiceAccount(portal, { scopes: ['plans:read'] });
  expect((await blind.get('/api/people')).json().meta).toEqual({ scope: 'people:read' });
});
