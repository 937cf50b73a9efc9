import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication, fiveDaysAtAnyTime } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aMission, type APlan, aPlan, theFiscalYear } from '#test/factories/plans.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let admin: TestClient;
beforeAll(async () => {
  test = await startTestApp({ publicUrl: 'https://ships.example' });
  admin = await test.as(await aUser(test.db, 'administrator'));
});
afterAll(() => test.close());

const step = async (plan: APlan, name: 'set_final' | 'reopen') => {
  const answer = await admin.post(`/api/vessel_plans/${plan.id}/${name}`, { reason: 'Engine' });
  expect([name, answer.statusCode, answer.body]).toEqual([name, 200, answer.body]);
};
const numberOf = async (mission: number): Promise<string | null> =>
  (await admin.get(`/api/missions/${mission}`)).json().data.voyage_number;
const aPlanFor = async (key: string, opening: number) =>
  aPlan(test.db, {
    vessel_id: await aVessel(test.db, { key }),
    fiscal_year_id: await theFiscalYear(test.db, opening),
    review_level: 'executive',
  });

describe('the number of a voyage', () => {
  it('names the ship, the year and the place in it, and is given with the first publication alone', async () => {
    const plan = await aPlanFor('sir-jane-franklin', 2201);
    const later = await aMission(test.db, plan.id, { start_date: '2201-08-01' });
    const first = await aMission(test.db, plan.id, { start_date: '2201-05-01' });
    expect(await numberOf(first)).toBeNull();
    await step(plan, 'set_final');
    expect([await numberOf(first), await numberOf(later)]).toEqual(['FRA-2201-001', 'FRA-2201-002']);
    const next = await aPlanFor('rose-franklin', 2201);
    const own = await aMission(test.db, next.id, { start_date: '2201-05-01' });
    await step(next, 'set_final');
    expect(await numberOf(own)).toBe('FRN-2201-001');
  });

  it('stays through new days, another ship, a split and a deletion, and is never given again', async () => {
    const plan = await aPlanFor('marram', 2202);
    const other = await aPlanFor('knot-kestrel', 2202);
    const [moved, split, gone] = [
      await aMission(test.db, plan.id, { start_date: '2202-05-01' }),
      await aMission(test.db, plan.id, { start_date: '2202-06-01', operational_days: 8 }),
      await aMission(test.db, plan.id, { start_date: '2202-07-01' }),
    ];
    await step(plan, 'set_final');
    await step(other, 'set_final');
    for (const each of [plan, other]) await step(each, 'reopen');
    const changes = [{ id: split, start_date: '2202-09-01' }];
    expect((await admin.post(`/api/vessel_plans/${plan.id}/missions/batch`, { changes })).statusCode).toBe(
      200,
    );
    const ship = { vessel_id: other.vessel_id };
    expect((await admin.post(`/api/missions/${moved}/move`, ship)).statusCode).toBe(200);
    expect((await admin.post(`/api/missions/${split}/split`, { operational_days: 3 })).statusCode).toBe(201);
    expect((await admin.delete(`/api/missions/${gone}`)).statusCode).toBe(204);
    const added = await test.db
      .selectFrom('missions')
      .select('id')
      .where('vessel_plan_id', '=', plan.id)
      .where('id', '>', gone)
      .executeTakeFirstOrThrow();
    expect(await numberOf(added.id)).toBeNull();
    await aMission(test.db, plan.id, { start_date: '2202-12-01' });
    for (const each of [plan, other]) await step(each, 'set_final');
    expect([await numberOf(moved), await numberOf(split)]).toEqual(['MAR-2202-001', 'MAR-2202-002']);
    const { rows } = await sql<{ voyage_number: string }>`select voyage_number from voyage_numbers
      where year = 2202 order by voyage_number`.execute(test.db);
    expect(rows.map((row) => row.voyage_number)).toEqual(
      [1, 2, 3, 4, 5].map((place) => `MAR-2202-00${place}`),
    );
    expect(await numberOf(added.id)).toBe('MAR-2202-004');
  });

  it('is never changed, deleted or taken twice in the database', async () => {
    for (const statement of [
      `update voyage_numbers set sequence = sequence + 100`,
      `delete from voyage_numbers`,
      `truncate voyage_numbers`,
    ])
      await expect(sql.raw(statement).execute(test.db)).rejects.toThrow('append-only');
    await expect(
      sql`insert into voyage_numbers (mission_id, vessel_id, code, year, sequence)
        select 99999999, vessel_id, code, year, sequence from voyage_numbers limit 1`.execute(test.db),
    ).rejects.toThrow('voyage_numbers_');
  });
});

describe('everything that speaks of a published voyage', () => {
  const wanted = 'TEL-2203-001';
  let plan: APlan;
  let mission: number;
  let application: number;
  let fleet: number;
  const open = 'open/schedules/2203-2204/versions/latest';

  beforeAll(async () => {
    plan = await aPlanFor('ccgs-teleost', 2203);
    const proponent = await aUser(test.db, 'proponent');
    application = await anApplication(test.db)
      .by(proponent)
      .for(plan.vessel_id)
      .forYear(plan.fiscal_year_id)
      .having({ ...fiveDaysAtAnyTime, min_science_berths: 1, ideal_science_berths: 2 })
      .inReview()
      .create();
    mission = await aMission(test.db, plan.id, {
      ship_time_request_id: application,
      start_date: '2203-07-12',
      approved_berths: 2,
    });
    await step(plan, 'set_final');
    const year = `filter[fiscal_year_id]=${plan.fiscal_year_id}`;
    fleet = (await admin.get(`/api/fleet_plans?${year}`)).json().data[0].id;
  });

  const readers: Readonly<Record<string, () => string>> = {
    'the mission': () => `missions/${mission}`,
    'the plan': () => `vessel_plans/${plan.id}?include=missions`,
    'the answer to the application': () => `ship_time_requests/${application}?append=outcome`,
    'the voyage report': () => `ship_time_requests/${application}/voyage_report`,
    'the calendar of the voyage': () => `ship_time_requests/${application}/voyages.ics`,
    'the published schedule': () => `fleet_plans/${fleet}/versions/latest`,
    'the list of voyages with free berths': () => 'open_voyages',
    'the open schedule': () => `${open}.json`,
    'its table': () => `${open}.csv`,
    'its calendar': () => `${open}.ics`,
    'its map': () => `${open}.geojson`,
  };

  it.each(Object.entries(readers))('is told by %s', async (_name, path) => {
    const answer = await admin.get(`/api/${path()}`);
    expect(answer.body.replaceAll('\r\n ', '')).toContain(wanted);
  });

  it('is mailed and told as an event with it', async () => {
    const mail = await test.db
      .selectFrom('outbox')
      .select('body_text')
      .where('body_text', 'like', `%${wanted}%`)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(mail.body_text).toMatch(/You sail on CCGS Endeavour \w+, voyage TEL-2203-001/);
    const { data } = (await admin.get('/api/events?filter[type]=mission.changed&sort=-id')).json();
    expect(data).toContainEqual(
      expect.objectContaining({
        data: expect.objectContaining({ mission_id: mission, voyage_number: wanted }),
      }),
    );
  });

  it('is found by it', async () => {
    const ids = async (path: string) =>
      (await admin.get(`/api/${path}`)).json().data.map(({ id }: { id: number }) => id);
    expect(await ids(`missions?filter[voyage_number]=${wanted},FRA-2201-999`)).toEqual([mission]);
    expect(await ids(`ship_time_requests?filter[voyage_number]=${wanted.toLowerCase()}`)).toEqual([
      application,
    ]);
    expect(await ids(`ship_time_requests?filter[q]=${wanted}`)).toEqual([application]);
    const unreadable = await admin.get('/api/missions?filter[voyage_number]=TEL2203001');
    expect([unreadable.statusCode, unreadable.json().type]).toEqual([400, 'invalid_filter']);
  });
});
