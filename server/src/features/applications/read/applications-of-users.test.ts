import { afterAll, beforeAll, expect, it } from 'vitest';
import { openYear } from '#test/factories/fiscal-years.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';

let portal: TestApp;
let owner: number;
let partner: number;
let draft: number;

beforeAll(async () => {
  portal = await startTestApp();
  owner = await aUser(portal.db, 'proponent');
  partner = await aUser(portal.db, 'proponent');
  draft = (
    await portal.db
      .insertInto('ship_time_requests')
      .values({ user_id: owner, fiscal_year_id: await openYear(portal.db), project_title: 'Krill' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
  await portal.db
    .insertInto('co_proponents')
    .values({ ship_time_request_id: draft, user_id: partner, slot: 1 })
    .execute();
});
afterAll(() => portal.close());

const include = 'include=shipTimeRequests.primaryProponent,sharedShipTimeRequests.primaryProponent,vessels';
const read = async (reader: number, id: number) =>
  (await (await portal.as(reader)).get(`/api/users/${id}?${include}`)).json().data;

it('shows people their own applications and those that are shared with them', async () => {
  const own = await read(owner, owner);
  expect(own.shipTimeRequests).toMatchObject([
    { id: draft, primaryProponent: { id: owner }, can: { edit: true } },
  ]);
  expect(own.ship_time_requests).toEqual(own.shipTimeRequests);
  expect(own.sharedShipTimeRequests).toEqual([]);
  const shared = await read(partner, partner);
  expect(shared.shared_ship_time_requests).toMatchObject([{ id: draft, primary_proponent: { id: owner } }]);
  expect(shared.vessels).toEqual([]);
});

it('shows administrators no drafts', async () => {
  expect((await read(await aUser(portal.db, 'administrator'), owner)).shipTimeRequests).toEqual([]);
});

it('adds nothing that was not asked for, and refuses what it does not know', async () => {
  const client = await portal.as(owner);
  expect((await client.get(`/api/users/${owner}`)).json().data).not.toHaveProperty('shipTimeRequests');
  expect(
    (await client.get(`/api/users/${owner}?include=shipTimeRequests`)).json().data.shipTimeRequests[0],
  ).not.toHaveProperty('primaryProponent');
  expect((await client.get(`/api/users/${owner}?include=password`)).statusCode).toBe(400);
});
