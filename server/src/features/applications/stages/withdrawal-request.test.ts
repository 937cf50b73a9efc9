import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
let vessel: number;
let coordinator: number;
beforeAll(async () => {
  test = await startTestApp();
  ({ id: vessel } = await test.db.selectFrom('vessels').select('id').orderBy('id').executeTakeFirstOrThrow());
  coordinator = await aUser(test.db, 'regional_vessel_coordinator', { vessels: [vessel] });
});
afterAll(() => test.close());

const at = (id: number, path = '/withdrawal_request') => `/api/ship_time_requests/${id}${path}`;
const mails = async (user: number) =>
  (await test.db.selectFrom('outbox').select('kind').where('user_id', '=', user).orderBy('id').execute()).map(
    ({ kind }) => kind,
  );

const submitted = async () => {
  const user = await aUser(test.db, 'proponent');
  const friend = await aUser(test.db, 'proponent');
  const id = await anApplication(test.db).by(user).with(friend).for(vessel).submitted().create();
  return { id, friend, client: await test.as(user) };
};

describe('a request to withdraw', () => {
  it('reaches the coordinators with its reason, changes no status, and can be taken back and asked anew', async () => {
    const { id, client } = await submitted();
    const before = (await mails(coordinator)).length;
    const asked = await client.post(at(id), { reason: 'The grant was not renewed.' });
    expect(asked.json().data).toMatchObject({
      status_id: 2,
      withdrawal_reason: 'The grant was not renewed.',
    });
    const seen = (await (await test.as(coordinator)).get(at(id, ''))).json().data;
    expect(seen).toMatchObject({
      withdrawal_reason: 'The grant was not renewed.',
      can: { withdraw: true, ask_to_withdraw: false },
    });
    expect((await client.get(at(id, ''))).json().data.can).toMatchObject({
      ask_to_withdraw: false,
      take_back_withdrawal: true,
    });
    expect((await client.delete(at(id))).statusCode).toBe(204);
    expect((await client.get(at(id, ''))).json().data).toMatchObject({
      withdrawal_asked_at: null,
      can: { ask_to_withdraw: true, take_back_withdrawal: false },
    });
    expect((await client.post(at(id), {})).json().data.withdrawal_reason).toBeNull();
    expect((await mails(coordinator)).slice(before)).toEqual([
      'application_withdrawal_asked',
      'application_withdrawal_taken_back',
      'application_withdrawal_asked',
    ]);
  });

  it('is one at a time, and nothing is taken back twice', async () => {
    const { id, client } = await submitted();
    expect((await client.delete(at(id))).json()).toMatchObject({ type: 'invalid_transition' });
    const codes = (await Promise.all([client.post(at(id), {}), client.post(at(id), {})])).map(
      ({ statusCode }) => statusCode,
    );
    expect(codes.toSorted()).toEqual([200, 409]);
  });

  it('ends with the decision of the coordinator', async () => {
    const { id, client } = await submitted();
    await client.post(at(id), {});
    const done = await (await test.as(coordinator)).post(at(id, '/withdraw'), { reason: 'As asked.' });
    expect(done.json().data).toMatchObject({ status_id: 7, withdrawal_asked_at: null });
    expect((await client.post(at(id), {})).statusCode).toBe(409);
  });

  it('is for the primary proponent of a submitted application alone', async () => {
    const { id, friend } = await submitted();
    for (const user of [friend, coordinator])
      expect((await (await test.as(user)).post(at(id), {})).statusCode).toBe(403);
    expect((await (await test.as(await aUser(test.db, 'proponent'))).post(at(id), {})).statusCode).toBe(404);
    const own = await aUser(test.db, 'proponent');
    const draft = await anApplication(test.db).by(own).create();
    expect((await (await test.as(own)).post(at(draft), {})).statusCode).toBe(409);
  });
});
