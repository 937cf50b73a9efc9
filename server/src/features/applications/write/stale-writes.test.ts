import { afterAll, beforeAll, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const draft = async () => {
  const user = await aUser(test.db, 'proponent');
  const id = await anApplication(test.db).by(user).withStations(1).create();
  return { path: `/api/ship_time_requests/${id}`, client: await test.as(user) };
};

it('more stale writes at once than there are connections are all answered, each with what is there now', async () => {
  const { path, client } = await draft();
  expect((await client.patch(path, { project_title: 'Mine' })).statusCode).toBe(200);
  const late = Array.from({ length: 30 }, () =>
    client.patch(path, { project_title: 'Late' }, { 'if-match': '"1"' }),
  );
  for (const answer of await Promise.all(late)) {
    expect(answer.statusCode).toBe(412);
    expect(answer.json().current).toMatchObject({ project_title: 'Mine' });
  }
});

it.each(['stations', 'funding_sources'])(
  'a row of %s that has changed meanwhile is not deleted',
  async (part) => {
    const { path, client } = await draft();
    const source = { organization: 'University', amount: 20_000, status: 'pending' };
    const { data } =
      part === 'stations'
        ? { data: (await client.get(`${path}/stations`)).json().data[0] }
        : (await client.post(`${path}/${part}`, source)).json();
    const row = `${path}/${part}/${data.id}`;
    const change = part === 'stations' ? { name: 'HL_9' } : { amount: 30_000 };
    expect((await client.put(row, change)).statusCode).toBe(200);
    const answer = await client.delete(row, { 'if-match': `"${data.lock_version}"` });
    expect([answer.statusCode, answer.json()]).toMatchObject([412, { type: 'stale', current: change }]);
    expect((await client.delete(row, { 'if-match': `"${data.lock_version + 1}"` })).statusCode).toBe(204);
  },
);

it('a draft that has changed meanwhile is not deleted', async () => {
  const { path, client } = await draft();
  const { lock_version } = (await client.get(path)).json().data;
  await client.patch(path, { project_title: 'Still wanted' });
  const answer = await client.delete(path, { 'if-match': `"${lock_version}"` });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    412,
    { type: 'stale', current: { project_title: 'Still wanted' } },
  ]);
  expect((await client.delete(path)).statusCode).toBe(204);
});
