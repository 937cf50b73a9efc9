import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aConstraint, aMission, aPlan, setReviewLevel, theFiscalYear } from '#test/factories/plans.ts';
import { aUser } from '#test/factories/people.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const path = '/api/vessel_plans';

describe('a vessel plan', () => {
  it('is opened once for a vessel and a fiscal year', async () => {
    const vessel = await aVessel(test.db);
    const body = { vessel_id: vessel, fiscal_year_id: await theFiscalYear(test.db, 2028) };
    const client = await test.as(await aUser(test.db, 'regional_vessel_coordinator', { vessels: [vessel] }));
    const answer = await client.post(path, { ...body, review_level: 'final', id: 1 });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().data).toMatchObject({
      ...body,
      review_level: 'regional',
      notes: null,
      lock_version: 1,
    });
    expect(answer.json().data.can).toMatchObject({ edit: true, send_to_national: true, set_final: false });
    expect(answer.headers['etag']).toBe('"1"');
    const again = await client.post(path, body);
    expect(again.statusCode).toBe(409);
    expect(again.json().type).toBe('already_exists');
  });

  it('is opened once even when two do so at the same time', async () => {
    const body = { vessel_id: await aVessel(test.db), fiscal_year_id: await theFiscalYear(test.db, 2028) };
    const client = await test.as(await aUser(test.db, 'national_science_representative'));
    const answers = await Promise.all([1, 2, 3, 4].map(() => client.post(path, body)));
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([201, 409, 409, 409]);
  });

  it.each([
    ['co_proponent', 403],
    ['proponent', 403],
    ['observer', 403],
    ['regional_vessel_coordinator', 403],
    ['national_science_representative', 201],
    ['administrator', 201],
  ] as const)('opened by a %s of another vessel: %i', async (role, status) => {
    const client = await test.as(await aUser(test.db, role, { vessels: [await aVessel(test.db)] }));
    const body = { vessel_id: await aVessel(test.db), fiscal_year_id: await theFiscalYear(test.db, 2028) };
    expect((await client.post(path, body)).statusCode).toBe(status);
  });

  it('needs a vessel and a year that exist', async () => {
    const client = await test.as(await aUser(test.db, 'administrator'));
    const unknown = await client.post(path, { vessel_id: 2_000_000, fiscal_year_id: 2_000_000 });
    expect(unknown.statusCode).toBe(422);
    expect(Object.keys(unknown.json().errors).toSorted()).toEqual(['fiscal_year_id', 'vessel_id']);
    expect((await client.post(path, { vessel_id: 'one' })).statusCode).toBe(422);
  });

  it('is made for every active vessel that has none', async () => {
    const year = await theFiscalYear(test.db, 2041);
    const there = await aPlan(test.db, { fiscal_year_id: year });
    const sold = await aVessel(test.db, { active: false });
    const client = await test.as(await aUser(test.db, 'national_science_representative'));
    const answer = await client.post(`${path}/missing`, { fiscal_year_id: year });
    expect(answer.statusCode).toBe(201);
    const { length } = await test.db.selectFrom('vessels').select('id').where('active', '=', true).execute();
    const made = answer.json().data as { id: number; vessel_id: number }[];
    expect(made).toHaveLength(length - 1);
    expect(made.some((plan) => [there.vessel_id, sold].includes(plan.vessel_id))).toBe(false);
    expect((await client.post(`${path}/missing`, { fiscal_year_id: year })).json().data).toEqual([]);
  });

  it('is made by a coordinator for the own vessels alone', async () => {
    const [year, own] = [await theFiscalYear(test.db, 2071), await aVessel(test.db)];
    const coordinator = await test.as(
      await aUser(test.db, 'regional_vessel_coordinator', { vessels: [own] }),
    );
    const { data } = (await coordinator.post(`${path}/missing`, { fiscal_year_id: year })).json();
    expect(data.map((plan: { vessel_id: number }) => plan.vessel_id)).toEqual([own]);
    const observer = await test.as(await aUser(test.db, 'observer'));
    expect((await observer.post(`${path}/missing`, { fiscal_year_id: year })).statusCode).toBe(403);
  });

  it('takes notes of those at whose level it stands', async () => {
    const plan = await aPlan(test.db);
    const client = await test.as(
      await aUser(test.db, 'regional_vessel_coordinator', { vessels: [plan.vessel_id] }),
    );
    const answer = await client.patch(`${path}/${plan.id}`, {
      notes: ' Ice until May ',
      review_level: 'final',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({
      notes: 'Ice until May',
      review_level: 'regional',
      lock_version: 2,
    });
    const stale = await client.patch(`${path}/${plan.id}`, { notes: 'x' }, { 'if-match': '"1"' });
    expect(stale.statusCode).toBe(412);
    expect(stale.json()).toMatchObject({ type: 'stale', current: { notes: 'Ice until May' } });
    expect((await client.patch(`${path}/${plan.id}`, { notes: 'x', lock_version: 1 })).statusCode).toBe(409);
    await setReviewLevel(test.db, plan.id, 'national');
    const above = await client.patch(`${path}/${plan.id}`, { notes: 'x' });
    expect([above.statusCode, above.json().type]).toEqual([403, 'level_not_yours']);
    await setReviewLevel(test.db, plan.id, 'final');
    const final = await client.patch(`${path}/${plan.id}`, { notes: 'x' });
    expect([final.statusCode, final.json().type]).toEqual([409, 'read_only']);
    expect((await client.patch(`${path}/${plan.id}`, { notes: 7 })).statusCode).toBe(422);
  });
});

describe('vessel plans, read', () => {
  it('are for those who plan and for observers', async () => {
    const plan = await aPlan(test.db);
    const roles = [
      'co_proponent',
      'proponent',
      'regional_vessel_coordinator',
      'national_science_representative',
      'administrator',
      'observer',
    ] as const;
    const answers: (number | string)[][] = [];
    for (const role of roles) {
      const client = await test.as(await aUser(test.db, role));
      const list = await client.get(path);
      answers.push([role, list.statusCode, (await client.get(`${path}/${plan.id}`)).statusCode]);
    }
    expect(answers).toEqual([
      ['co_proponent', 403, 403],
      ['proponent', 403, 403],
      ['regional_vessel_coordinator', 200, 200],
      ['national_science_representative', 200, 200],
      ['administrator', 200, 200],
      ['observer', 200, 200],
    ]);
    expect((await test.visitor.get(path)).statusCode).toBe(401);
    const observer = await test.as(await aUser(test.db, 'observer'));
    expect((await observer.get(`${path}/2000000`)).statusCode).toBe(404);
    expect((await observer.get(`${path}/first`)).statusCode).toBe(404);
  });

  it('are filtered by year, vessel and level, and sorted by vessel', async () => {
    const year = await theFiscalYear(test.db, 2042);
    const [b, a] = [
      await aVessel(test.db, { name_en: 'CCGS B', name_fr: 'NGCC A' }),
      await aVessel(test.db, { name_en: 'CCGS A', name_fr: 'NGCC B' }),
    ];
    const first = await aPlan(test.db, { vessel_id: b, fiscal_year_id: year });
    const second = await aPlan(test.db, { vessel_id: a, fiscal_year_id: year, review_level: 'national' });
    const client = await test.as(await aUser(test.db, 'observer'));
    const ids = async (query: string, headers = {}) =>
      (await client.get(`${path}?filter[fiscal_year_id]=${year}${query}`, headers))
        .json()
        .data.map((plan: { id: number }) => plan.id);
    expect(await ids('')).toEqual([first.id, second.id]);
    expect(await ids('&sort=vessel')).toEqual([second.id, first.id]);
    expect(await ids('&sort=vessel', { 'accept-language': 'fr' })).toEqual([first.id, second.id]);
    expect(await ids('&sort=-review_level')).toEqual([second.id, first.id]);
    expect(await ids('&filter[review_level]=national')).toEqual([second.id]);
    expect(await ids(`&filter[vessel_id]=${b}`)).toEqual([first.id]);
    expect(await ids('&page=2&limit=1')).toEqual([second.id]);
    expect((await client.get(`${path}?filter[level]=x`)).statusCode).toBe(400);
    expect((await client.get(`${path}?include=author`)).statusCode).toBe(400);
  });

  it('say how the year is spent, how many conflicts there are and what blocks the next step', async () => {
    const plan = await aPlan(test.db, { review_level: 'executive' });
    await aMission(test.db, plan.id, { start_date: '2028-08-30' });
    const waiting = await aMission(test.db, plan.id);
    await aConstraint(test.db, { vessel_id: plan.vessel_id });
    const client = await test.as(await aUser(test.db, 'observer'));
    const append = 'append=totals,conflicts,blocking';
    const [data] = (await client.get(`${path}?filter[id]=${plan.id}&${append}`)).json().data;
    expect(data.totals).toMatchObject({
      year_days: 365,
      used_days: 5,
      unscheduled_days: 5,
      constraint_days: 7,
    });
    expect(data.conflicts).toMatchObject({ error: 1, kept: 0 });
    expect(data.blocking).toMatchObject({
      step: 'set_final',
      reasons: [
        { code: 'unscheduled_missions', ids: [waiting], message: '1 mission has no date yet.' },
        { code: 'unresolved_conflicts' },
      ],
    });
    expect((await client.get(`${path}/${plan.id}?${append}`)).json().data).toEqual(data);
    expect((await client.get(`${path}?append=price`)).statusCode).toBe(400);
  });

  it('bring vessel, year, missions, versions and constraints', async () => {
    const plan = await aPlan(test.db);
    await aMission(test.db, plan.id, { title: 'Later', start_date: '2028-07-01' });
    await aMission(test.db, plan.id, { title: 'Unscheduled' });
    await aMission(test.db, plan.id, { title: 'Sooner', start_date: '2028-05-01', start_fraction: 0.5 });
    await aConstraint(test.db, { vessel_id: plan.vessel_id });
    await aConstraint(test.db, {
      vessel_id: plan.vessel_id,
      start_date: '2027-01-01',
      end_date: '2027-01-02',
    });
    const client = await test.as(await aUser(test.db, 'observer'));
    const include = 'vessel,fiscalYear,missions.shipTimeRequest,versions,constraints';
    const { data } = (await client.get(`${path}/${plan.id}?include=${include}&lang=fr`)).json();
    expect(data.vessel.name).toMatch(/^NGCC/);
    expect(data.fiscal_year).toMatchObject({ name: '2028-2029' });
    expect(data.fiscalYear).toEqual(data.fiscal_year);
    expect(data.missions.map((mission: { title: string }) => mission.title)).toEqual([
      'Sooner',
      'Later',
      'Unscheduled',
    ]);
    expect(data.missions[0]).toMatchObject({
      start_date: '2028-05-01',
      start_fraction: 0.5,
      end_date: '2028-05-06',
      ship_time_request: null,
      can: { edit: false, move: false, split: false, delete: false },
    });
    expect(data.constraints).toHaveLength(1);
    expect(data.constraints[0]).toMatchObject({ duration_days: 10, port_id: null });
    expect(data.versions).toEqual([]);
    expect('missions' in (await client.get(`${path}/${plan.id}`)).json().data).toBe(false);
  });
});
