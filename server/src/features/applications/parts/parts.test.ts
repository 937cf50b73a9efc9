import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const at = (id: number, path: string) => `/api/ship_time_requests/${id}/${path}`;

const draft = async () => {
  const user = await aUser(test.db, 'proponent');
  const friend = await aUser(test.db, 'proponent');
  const id = await anApplication(test.db).by(user).with(friend).create();
  return { id, user, client: await test.as(user), friend: await test.as(friend) };
};

const samples = [
  {
    part: 'funding_sources',
    bare: true,
    row: { organization: 'NSERC', amount: 250_000.5, status: 'pending' },
    change: { amount: 300_000 },
    wrong: [
      [{ amount: 5000 }, 'organization'],
      [{ organization: 'NSERC', amount: 2499 }, 'amount'],
      [{ organization: 'NSERC', amount: 25_000_001 }, 'amount'],
      [{ organization: 'NSERC', amount: 3000.005 }, 'amount'],
      [{ organization: 'NSERC', status: 'perhaps' }, 'status'],
    ],
  },
  {
    part: 'collaborators',
    bare: true,
    row: { organization: 'Université Laval', primary_contact: 'M. Côté', contribution: 'Two technicians' },
    change: { contribution: null },
    wrong: [
      [{ organization: ' ' }, 'organization'],
      [{ organization: 'x', contribution: 'é'.repeat(1001) }, 'contribution'],
    ],
  },
  {
    part: 'areas_of_consideration',
    bare: false,
    row: { name: 'The Gully', info_url: 'https://example.org/gully' },
    change: { info_url: null },
    wrong: [
      [{ info_url: null }, 'name'],
      [{ name: 'x', info_url: 'javascript:alert(1)' }, 'info_url'],
    ],
  },
] as const;

describe.each(samples)('$part', ({ part, bare, row, change, wrong }) => {
  it('are added, changed, listed and removed by any of the proponents', async () => {
    const { id, client, friend } = await draft();
    const added = await client.post(at(id, part), row);
    expect(added.statusCode).toBe(201);
    const { data } = added.json();
    expect(data).toMatchObject({ ...row, ship_time_request_id: id, lock_version: 1 });
    const changed = await friend.put(at(id, `${part}/${data.id}`), change);
    expect(changed.json().data).toMatchObject({ ...row, ...change, lock_version: 2 });
    expect(changed.headers['etag']).toBe('"2"');
    const list = (await client.get(at(id, part))).json();
    expect(bare ? list : list.data).toEqual([changed.json().data]);
    expect((await client.delete(at(id, `${part}/${data.id}`))).statusCode).toBe(204);
    expect((await client.delete(at(id, `${part}/${data.id}`))).statusCode).toBe(404);
    const empty = (await client.get(at(id, part))).json();
    expect(empty).toEqual(bare ? [] : { data: [] });
  });

  it.each(wrong.map(([body, field]) => [field, body] as const))('need a right %s', async (field, body) => {
    const { id, client } = await draft();
    const answer = await client.post(at(id, part), body);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  it('refuse a stale version', async () => {
    const { id, client } = await draft();
    const { data } = (await client.post(at(id, part), row)).json();
    const url = at(id, `${part}/${data.id}`);
    await client.patch(url, change);
    const header = await client.patch(url, row, { 'if-match': '"1"' });
    expect([header.statusCode, header.json().current.lock_version]).toEqual([412, 2]);
    const body = await client.patch(url, { ...row, lock_version: 1 });
    expect([body.statusCode, body.json().type]).toEqual([409, 'stale']);
  });

  it('are read-only once it is submitted, and nobody else’s business before', async () => {
    const user = await aUser(test.db, 'proponent');
    const id = await anApplication(test.db).by(user).submitted().create();
    const client = await test.as(user);
    const refused = await client.post(at(id, part), row);
    expect([refused.statusCode, refused.json().type]).toEqual([409, 'read_only']);
    const coordinator = await test.as(await aUser(test.db, 'regional_vessel_coordinator'));
    expect((await coordinator.get(at(id, part))).statusCode).toBe(200);
    expect((await coordinator.post(at(id, part), row)).statusCode).toBe(403);
    const { id: secret } = await draft();
    expect((await coordinator.get(at(secret, part))).statusCode).toBe(404);
    expect((await coordinator.post(at(secret, part), row)).statusCode).toBe(404);
  });

  it('belong to one application', async () => {
    const [one, other] = [await draft(), await draft()];
    const { data } = (await one.client.post(at(one.id, part), row)).json();
    expect((await other.client.put(at(other.id, `${part}/${data.id}`), change)).statusCode).toBe(404);
    expect((await other.client.delete(at(other.id, `${part}/${data.id}`))).statusCode).toBe(404);
  });
});

it('a change of a part is a change of the application, and of its completeness', async () => {
  const user = await aUser(test.db, 'proponent');
  const id = await anApplication(test.db).by(user).complete().having({ funding_unknown: false }).create();
  const client = await test.as(user);
  const read = async () => (await client.get(`/api/ship_time_requests/${id}`)).json().data;
  const before = await read();
  expect(before.sections.funding).toEqual({ lock_version: 1, complete: false });
  await client.post(at(id, 'funding_sources'), { organization: 'DFO', amount: 5000, status: 'confirmed' });
  const after = await read();
  expect(after.sections.funding).toEqual({ lock_version: 1, complete: true });
  expect(after.lock_version).toBe(before.lock_version + 1);
});
