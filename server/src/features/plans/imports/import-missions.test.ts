import { readFileSync } from 'node:fs';
import { parse } from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MissionImportResult } from '@shiptime/domain/plans/wire/imports';
import { aMission, aPlan, setReviewLevel, theFiscalYear } from '#test/factories/plans.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let planner: TestClient;
let admin: TestClient;
let amundsen: number;

const vesselId = async (name: string): Promise<number> =>
  (await test.db.selectFrom('vessels').select('id').where('name_en', '=', name).executeTakeFirstOrThrow()).id;

beforeAll(async () => {
  test = await startTestApp();
  amundsen = await vesselId('CCGS Amundsen');
  planner = await test.as(await aUser(test.db, 'regional_vessel_coordinator', { vessels: [amundsen] }));
  admin = await test.as(await aUser(test.db, 'administrator'));
});
afterAll(() => test.close());

type Cells = Readonly<Record<string, string>>;

const legs = (version: 1 | 2): Cells[] => {
  const file = new URL(`../../../../test/fixtures/amundsen-2018/version${version}.csv`, import.meta.url);
  const rows = parse<Cells>(readFileSync(file, 'utf8'), { header: true, skipEmptyLines: true }).data;
  return rows.map((row) => ({
    vessel: row['vessel']!,
    outside_number: row['mission_id']!,
    title: row['title']!,
    start_date: row['start_date']!,
    end_date: row['end_date']!,
    days: row['days']!,
    mobilization_port: row['start_port']!,
    demobilization_port: row['end_port']!,
    kind: row['kind']!,
  }));
};

const row = (some: Cells): Cells => ({
  vessel: 'NGCC Amundsen',
  outside_number: '',
  title: 'Survey',
  start_date: '2019-06-01',
  end_date: '2019-06-10',
  kind: 'planned',
  ...some,
});

const imported = async (
  client: TestClient,
  rows: readonly Cells[],
  how: object = {},
): Promise<MissionImportResult> => {
  const answer = await client.post('/api/missions/import', {
    rows: rows.map((values, index) => ({ row: index + 2, values })),
    ...how,
  });
  expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
  return answer.json();
};

const outcomes = ({ data }: MissionImportResult) => data.map(({ outcome }) => outcome);
const counts = ({ meta: { created, changed, left, refused } }: MissionImportResult) => [
  created,
  changed,
  left,
  refused,
];
const stored = async (yearId: number) =>
  test.db
    .selectFrom('missions as m')
    .innerJoin('vessel_plans as p', 'p.id', 'm.vessel_plan_id')
    .select(['m.outside_number', 'm.start_date', 'm.start_fraction', 'm.operational_days'])
    .where('p.fiscal_year_id', '=', yearId)
    .where('p.vessel_id', '=', amundsen)
    .orderBy('m.start_date')
    .execute();

const undo = (client: TestClient, { meta }: MissionImportResult) =>
  client.post(`/api/missions/import/${meta.entry_id}/undo`);

describe('the expedition of 2018', () => {
  it('is rehearsed without a trace, imported once, and revised', async () => {
    const planned = legs(1).map((leg) => ({
      ...leg,
      demobilization_port: leg['demobilization_port']!.replace('Resolute Bay', 'Resolute'),
      mobilization_port: leg['mobilization_port']!.replace('Resolute Bay', 'Resolute'),
    }));
    const [missing] = (await imported(planner, planned)).meta.missing_years;
    expect(missing).toBe('2018-2019');
    const year = await theFiscalYear(test.db, 2018);

    const rehearsed = await imported(planner, planned, { dry_run: true });
    expect([counts(rehearsed), rehearsed.meta.created_plans]).toEqual([[8, 0, 0, 0], 1]);
    expect(await stored(year)).toEqual([]);

    expect(counts(await imported(planner, planned))).toEqual([8, 0, 0, 0]);
    const legsIn = await stored(year);
    expect(legsIn.map((leg) => Object.values(leg)).slice(0, 2)).toEqual([
      ['2018 Leg 1', '2018-05-24', 0, 42.5],
      ['2018 Leg 2a', '2018-07-05', 0.5, 8],
    ]);
    expect(counts(await imported(planner, planned))).toEqual([0, 0, 8, 0]);

    const revised = legs(2).map((leg) => ({
      ...leg,
      demobilization_port: leg['demobilization_port']!.replace(' Bay', ''),
      mobilization_port: leg['mobilization_port']!.replace(' Bay', ''),
    }));
    const clash = await imported(planner, revised, { dry_run: true });
    expect(clash.data[4]).toMatchObject({
      outcome: 'refused',
      overlaps: ['2018 expedition, leg 3a', '2018 expedition, leg 3b'],
    });
    expect(clash.meta.absent).toBe(4);
    const whole = await imported(planner, revised, { remove_absent: true });
    expect(outcomes(whole)).toEqual(['changed', 'left', 'left', 'changed', 'created']);
    expect(whole.meta.removed).toHaveLength(4);
    expect((await stored(year)).map(({ outside_number }) => outside_number)).toEqual([
      '2018 Leg 1',
      '2018 Leg 2a',
      '2018 Leg 2b',
      '2018 Leg 2c',
      '2018 Leg 3',
    ]);
    expect((await undo(planner, whole)).statusCode).toBe(204);
    expect(await stored(year)).toEqual(legsIn);
  });

  it('says which port is unknown, and which may have been meant', async () => {
    await theFiscalYear(test.db, 2018);
    const answer = await imported(planner, legs(1), { dry_run: true });
    expect(answer.data[6]!.problems).toEqual([
      {
        field: 'demobilization_port',
        code: 'not_known',
        message: '“Resolute Bay” is not in the portal’s list',
        near: expect.arrayContaining(['Resolute (Qausuittuq)']),
      },
    ]);
  });
});

describe('a row', () => {
  it('that goes over 31 March is in both years, and is in once', async () => {
    const years = [await theFiscalYear(test.db, 2022), await theFiscalYear(test.db, 2023)];
    const over = [
      row({ outside_number: 'X1', start_date: '2023-03-22', end_date: '2023-04-04', days: '14' }),
    ];
    const first = await imported(planner, over);
    expect(
      first.data[0]!.parts.map(({ start_date, end_date, days }) => [start_date, end_date, days]),
    ).toEqual([
      ['2023-03-22', '2023-03-31', 10],
      ['2023-04-01', '2023-04-04', 4],
    ]);
    for (const year of years) expect(await stored(year)).toHaveLength(1);
    expect(counts(await imported(planner, over))).toEqual([0, 0, 1, 0]);
  });

  it('that cannot be read, or may not go in, is said with its column; the others go in', async () => {
    await theFiscalYear(test.db, 2019);
    const answer = await imported(planner, [
      row({ title: 'Sound' }),
      row({ vessel: 'RRS Discovery', start_date: '1 June', kind: 'derived window' }),
      row({ vessel: 'Teleost' }),
      row({ title: 'Long', start_date: '2019-07-01', end_date: '2019-07-10', days: '9' }),
      row({ title: 'Over', start_date: '2019-06-09', end_date: '2019-06-12' }),
    ]);
    expect(outcomes(answer)).toEqual(['created', 'refused', 'refused', 'refused', 'refused']);
    expect(answer.data[1]!.problems.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'vessel not_known',
      'start_date invalid_date',
      'kind required',
    ]);
    expect(answer.data[2]!.refusal?.code).toBe('not_your_vessel');
    expect(answer.data[3]!.problems[0]).toMatchObject({ field: 'days', code: 'days_differ' });
    expect(answer.data[4]!.overlaps).toEqual(['Sound']);
  });

  it('whose end date is the day after the last is read so, where that is said', async () => {
    await theFiscalYear(test.db, 2020);
    const half = row({ start_date: '2020-06-01', end_date: '2020-06-11', days: '10', kind: '' });
    const how = { end_day: 'excluded', usual_kind: 'planned' };
    const answer = await imported(planner, [half], how);
    expect(answer.data[0]!.parts[0]).toMatchObject({ end_date: '2020-06-10', days: 10 });
  });
});

describe('an import that is undone', () => {
  const both = [
    row({ outside_number: 'U1', title: 'Planned', start_date: '2015-06-01', end_date: '2015-06-10' }),
    row({ title: 'Sailed', start_date: '2015-06-02', end_date: '2015-06-12', kind: 'delivered' }),
  ];
  const sailed = async () =>
    (await planner.get('/api/delivered_voyages?filter[title]=Sailed')).json().meta.total;

  it('takes planned and delivered voyages back, once, and only for who imported', async () => {
    const year = await theFiscalYear(test.db, 2015);
    const answer = await imported(planner, both);
    expect([(await stored(year)).length, await sailed()]).toEqual([1, 1]);
    expect((await undo(admin, answer)).statusCode).toBe(404);
    expect((await undo(planner, answer)).statusCode).toBe(204);
    expect([(await stored(year)).length, await sailed()]).toEqual([0, 0]);
    expect((await undo(planner, answer)).json()).toMatchObject({ type: 'invalid_transition' });
  });

  it('is not undone in part: nothing goes back once a mission was changed since', async () => {
    const year = await theFiscalYear(test.db, 2015);
    const answer = await imported(planner, both);
    const mission = await test.db
      .selectFrom('missions')
      .select('id')
      .where('title', '=', 'Planned')
      .executeTakeFirstOrThrow();
    await planner.patch(`/api/missions/${mission.id}`, { notes: 'Two winches' });
    expect((await undo(planner, answer)).json()).toMatchObject({ type: 'invalid_transition' });
    expect([(await stored(year)).length, await sailed()]).toEqual([1, 1]);
  });
});

describe('delivered voyages', () => {
  const done = row({
    outside_number: 'D1',
    kind: 'réalisé',
    start_date: '2021-06-02',
    end_date: '2021-06-12',
  });

  it('stand beside a plan that is final, without a change of what was planned', async () => {
    const plan = await aPlan(test.db, {
      vessel_id: amundsen,
      fiscal_year_id: await theFiscalYear(test.db, 2021),
    });
    await aMission(test.db, plan.id, { title: 'Survey', start_date: '2021-06-01', operational_days: 10 });
    await setReviewLevel(test.db, plan.id, 'final');
    expect(counts(await imported(planner, [done], { dry_run: true }))).toEqual([1, 0, 0, 0]);
    expect(counts(await imported(planner, [done]))).toEqual([1, 0, 0, 0]);
    expect(counts(await imported(planner, [done]))).toEqual([0, 0, 1, 0]);
    const later = { ...done, end_date: '2021-06-11' };
    expect(counts(await imported(planner, [later]))).toEqual([0, 1, 0, 0]);
    const refused = await imported(planner, [{ ...done, kind: 'planned' }]);
    expect(refused.data[0]!.refusal?.code).toBe('read_only');

    const path = `/api/delivered_voyages?filter[vessel_plan_id]=${plan.id}`;
    const { data } = (await planner.get(path)).json();
    expect(data).toMatchObject([
      { outside_number: 'D1', end_date: '2021-06-11', days: 10, vessel_id: amundsen },
    ]);
    const stranger = await test.as(await aUser(test.db, 'regional_vessel_coordinator'));
    const [{ id }] = data;
    expect((await stranger.delete(`/api/delivered_voyages/${id}`)).statusCode).toBe(403);
    expect((await planner.delete(`/api/delivered_voyages/${id}`)).statusCode).toBe(204);
    expect((await planner.get(path)).json().data).toEqual([]);
  });

  it('lie in the fiscal year of their plan in the database as well', async () => {
    const plan = await aPlan(test.db, { fiscal_year_id: await theFiscalYear(test.db, 2021) });
    const written = test.db
      .insertInto('delivered_voyages')
      .values({ vessel_plan_id: plan.id, title: 'Late', start_date: '2022-03-30', end_date: '2022-04-01' })
      .execute();
    await expect(written).rejects.toMatchObject({ constraint: 'delivered_within_year' });
  });
});

it('a year of 400 rows is rehearsed and imported within seconds, and observers import nothing', async () => {
  await theFiscalYear(test.db, 2017);
  const ships = await test.db
    .selectFrom('vessels')
    .select('name_fr')
    .where('active', '=', true)
    .limit(10)
    .execute();
  const rows = Array.from({ length: 400 }, (_, index) => {
    const start = new Date(Date.UTC(2017, 3, 1 + Math.floor(index / 10) * 9));
    const end = new Date(start.getTime() + 6 * 86_400_000);
    return row({
      vessel: ships[index % 10]!.name_fr,
      outside_number: `S-${index}`,
      title: `Survey ${index}`,
      start_date: start.toISOString().slice(0, 10),
      end_date: end.toISOString().slice(0, 10),
      mobilization_port: 'Halifax',
      demobilization_port: 'St. John’s',
    });
  });
  const from = performance.now();
  expect(counts(await imported(admin, rows, { dry_run: true }))).toEqual([400, 0, 0, 0]);
  expect(counts(await imported(admin, rows))).toEqual([400, 0, 0, 0]);
  const after = performance.now();
  expect(counts(await imported(admin, rows))).toEqual([0, 0, 400, 0]);
  expect(after - from).toBeLessThan(60_000);
  const observer = await test.as(await aUser(test.db, 'observer'));
  expect((await observer.post('/api/missions/import', { rows: [] })).statusCode).toBe(403);
});
