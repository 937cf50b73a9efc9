import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let admin: TestClient;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as(await aUser(test.db, 'administrator'));
});
afterAll(() => test.close());

const aCapability = async (): Promise<number> =>
  (await admin.post('/api/capabilities', { name_en: 'Gantry', name_fr: 'Portique', kind: 'handling' })).json()
    .data.id;
const sayOf = (vessel: number, ...ids: number[]) =>
  admin.patch(`/api/vessels/${vessel}`, {
    capabilities: ids.map((capability_id) => ({ capability_id, standing: 'yes' })),
  });

it('a vessel has each capability of the list once, and keeps it from being deleted', async () => {
  const [vessel, gantry] = [await aVessel(test.db), await aCapability()];
  const unknown = await sayOf(vessel, gantry, 999_999);
  expect([unknown.statusCode, Object.keys(unknown.json().errors)]).toEqual([422, ['capabilities']]);
  expect((await sayOf(vessel, gantry, gantry)).statusCode).toBe(422);
  const twice = sql`update vessels set capabilities = jsonb_build_array(${gantry}::int, ${gantry}::int)
    where id = ${vessel}`;
  await expect(twice.execute(test.db)).rejects.toMatchObject({ code: '23503' });
  expect((await sayOf(vessel, gantry)).statusCode).toBe(200);
  const refused = await admin.delete(`/api/capabilities/${gantry}`);
  expect([refused.statusCode, refused.json().type]).toEqual([409, 'in_use']);
  await sayOf(vessel);
  expect((await admin.delete(`/api/capabilities/${gantry}`)).statusCode).toBe(204);
});

it('what a submitted application needs stays', async () => {
  const [application, gantry] = [await anApplication(test.db).submitted().create(), await aCapability()];
  const need = sql`insert into ship_time_request_capabilities (ship_time_request_id, capability_id, relation)
    values (${application}, ${gantry}, 'work')`;
  await expect(need.execute(test.db)).rejects.toMatchObject({ constraint: 'request_read_only' });
});
