import { AxiosError } from 'axios';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { openYear } from '#test/factories/fiscal-years.ts';
import { aUser } from '#test/factories/people.ts';
import { aMission, aPlan } from '#test/factories/plans.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { openSession, startTestApp, type TestApp } from '#test/harness.ts';
import {
  Area,
  Collaborator,
  CoProponent,
  FundingSource,
  Mission,
  Notice,
  Port,
  ShipTimeRequest,
  connectModelsTo,
  Station,
  Step,
  User,
  Vessel,
  VesselPlan,
} from '#test/ready-made-models.ts';

let test: TestApp;
let address: string;
let proponent: number;
let friend: number;
let draft: number;
let year: number;

const speakAs = async (user: number) => connectModelsTo(address, await openSession(test.db, user));

beforeAll(async () => {
  test = await startTestApp();
  address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  proponent = await aUser(test.db, 'proponent', { last_name: 'Lévesque' });
  friend = await aUser(test.db, 'proponent');
  year = await openYear(test.db);
  const having = (project_title: string) =>
    anApplication(test.db).by(proponent).forYear(year).having({ project_title });
  await having('Oxygène du golfe').create();
  await having('50% of the shelf').create();
  draft = await having('Moorings').with(friend).withStations(3).create();
});
afterAll(() => test.close());
beforeEach(() => speakAs(proponent));

const ours = () => ShipTimeRequest.$find(draft);
const statusOf = (asked: Promise<unknown>): Promise<number | undefined> =>
  asked.then(
    () => 200,
    (error: unknown) => (error instanceof AxiosError ? error.response?.status : undefined),
  );
type Page = { readonly data: readonly ShipTimeRequest[]; readonly meta: { readonly total: number } };
const titles = async (asked: Promise<readonly ShipTimeRequest[]>) =>
  (await asked).map(({ project_title }) => project_title).toSorted();

describe('a client that others wrote reads', () => {
  it('all, the first, and one by its id, with their envelope or without', async () => {
    expect(await titles(ShipTimeRequest.$all())).toHaveLength(3);
    const page = (await ShipTimeRequest.get()) as unknown as Page;
    expect([page.data.length, page.meta.total]).toEqual([3, 3]);
    expect((await ShipTimeRequest.orderBy('-id').$first()).id).toBe(draft);
    expect((await ShipTimeRequest.find(draft)) as object).toHaveProperty('data.project_title', 'Moorings');
    expect((await ours()).id).toBe(draft);
    expect(await statusOf(ShipTimeRequest.find('1e1'))).toBe(404);
  });

  it('what its filters say: one value, several, words with accents, signs, numbers, nothing, yes and no', async () => {
    expect(await titles(ShipTimeRequest.where('project_title', 'oxygene').$get())).toEqual([
      'Oxygène du golfe',
    ]);
    expect(await titles(ShipTimeRequest.where('project_title', '50%25').$get())).toEqual([
      '50% of the shelf',
    ]);
    expect(await titles(ShipTimeRequest.whereIn('status_id', [1, 2]).$get())).toHaveLength(3);
    expect(await titles(ShipTimeRequest.where('status_id', 6).$get())).toEqual([]);
    expect(await titles(ShipTimeRequest.where('archived', false).$get())).toHaveLength(3);
    expect(await titles(ShipTimeRequest.where('q', '').$get())).toHaveLength(3);
    expect(await titles(ShipTimeRequest.where({ status_id: 1, q: 'moorings' }).$get())).toEqual(['Moorings']);
    expect(await titles(ShipTimeRequest.where(['created_at', 'gte'], '2020-01-01').$get())).toHaveLength(3);
    expect(await titles(ShipTimeRequest.where(['submitted_at', 'gte'], '2020-01-01').$get())).toEqual([]);
    expect(await statusOf(ShipTimeRequest.where('evil', 1).get())).toBe(400);
  });

  it('relations, theirs as well, and how many there are', async () => {
    const found = await ShipTimeRequest.include('primaryProponent', 'stations', 'stationsCount').$find(draft);
    expect(found).toMatchObject({ primaryProponent: { id: proponent }, stations_count: 3 });
    expect(found['primary_proponent']).toEqual(found['primaryProponent']);
    expect(await ShipTimeRequest.append('stations_count', 'days_total').$find(draft)).toMatchObject({
      stations_count: 3,
    });
    const me = await User.with('shipTimeRequests.primaryProponent', 'vessels').$find(proponent);
    expect(me).toHaveProperty('shipTimeRequests.0.primaryProponent.id', proponent);
    expect(await statusOf(ShipTimeRequest.include('evil').get())).toBe(400);
    expect(await statusOf(ShipTimeRequest.append('evil').get())).toBe(400);
  });

  it('in the order and in the pages that it asks for', async () => {
    const asked = ShipTimeRequest.orderBy('-project_title', 'id').limit(2);
    expect((await asked.page(1).$get()).map(({ project_title }) => project_title)).toEqual([
      'Oxygène du golfe',
      'Moorings',
    ]);
    const beyond = (await ShipTimeRequest.page(9).limit(2).get()) as unknown as Page;
    expect([beyond.data, beyond.meta.total]).toEqual([[], 3]);
    const other = ShipTimeRequest.params({ 'page[number]': 2, 'page[size]': 2 });
    expect(await other.$get()).toHaveLength(1);
    expect(await statusOf(ShipTimeRequest.orderBy('evil').get())).toBe(400);
  });

  it('only the attributes that it selects, of relations too', async () => {
    const rows = await ShipTimeRequest.select({ ship_time_requests: ['project_title'], users: ['last_name'] })
      .include('primaryProponent')
      .where('id', draft)
      .$get();
    expect(JSON.parse(JSON.stringify(rows[0]))).toEqual({
      id: draft,
      project_title: 'Moorings',
      primaryProponent: { id: proponent, last_name: 'Lévesque' },
      primary_proponent: { id: proponent, last_name: 'Lévesque' },
    });
    expect(await statusOf(ShipTimeRequest.select({ zzz: ['id'] }).get())).toBe(400);
    expect(await statusOf(ShipTimeRequest.select({ users: ['password'] }).get())).toBe(400);
  });

  it('by a path of its own, with parameters, headers and conditions of its own', async () => {
    expect(await ShipTimeRequest.custom('ship_time_requests').limit(1).page(1).$get()).toHaveLength(1);
    expect(await Station.custom(await ours(), 'stations').$get()).toHaveLength(3);
    const french = await Port.config({ headers: { 'accept-language': 'fr' } })
      .limit(1)
      .page(1)
      .$first();
    expect(french['name']).toBe(french['name_fr']);
    const some = ShipTimeRequest.when(true, (query) => void query.where('q', 'moorings'));
    expect(await some.$get()).toHaveLength(1);
    expect(await Vessel.all()).toHaveProperty('data');
  });
});

describe('a client that others wrote writes', () => {
  it('creates, replaces, changes and deletes', async () => {
    const made = await new ShipTimeRequest({ fiscal_year_id: year, project_title: 'Gliders' }).save();
    expect([made.id > draft, made['project_title']]).toEqual([true, 'Gliders']);
    made['project_title'] = 'Gliders and floats';
    expect((await made.save())['project_title']).toBe('Gliders and floats');
    const next = await ShipTimeRequest.$find(made.id);
    next['min_science_berths'] = 4;
    expect((await next.patch())['min_science_berths']).toBe(4);
    expect(await (await ShipTimeRequest.$find(made.id)).delete()).toHaveProperty('status', 204);
    expect(await statusOf(ShipTimeRequest.find(made.id))).toBe(404);
  });

  it('a whole model back, with what came along', async () => {
    const whole = await ShipTimeRequest.include('primaryProponent', 'stations', 'status').$find(draft);
    whole['impact_statement'] = 'Warm water earlier in the year';
    const saved = await whole.save();
    expect(saved).toMatchObject({ impact_statement: 'Warm water earlier in the year', user_id: proponent });
    expect((await (await ours()).hasMany(Station).$get()).length).toBe(3);
  });

  it('a file as a form, by PUT', async () => {
    const whole = await ours();
    whole['executive_summary'] = 'By a form';
    whole['sketch'] = new File(['a'], 'a.txt');
    whole['multi_year'] = false;
    expect(await whole.save()).toMatchObject({ executive_summary: 'By a form', multi_year: false });
  });

  it.each([
    [Station, { name: 'HL_9', type: 'CTD', latitude: 44.5, longitude: -63.2 }, { name: 'HL_10' }],
    [FundingSource, { organization: 'Réseau', amount: 5000, status: 'pending' }, { amount: 6000 }],
    [Collaborator, { organization: 'Institut', contribution: 'Mooring' }, { contribution: 'Two moorings' }],
    [Area, { name: 'Zone 1', info_url: 'https://example.org/zone' }, { name: 'Zone 2' }],
  ] as const)(
    'rows below an application, one by one and as a whole list (%#)',
    async (Row, values, change) => {
      const rows = async () => (await ours()).hasMany(Row);
      const made = await new Row(values).for(await ours()).save();
      const found = await (await rows()).$find(made.id);
      expect(found).toMatchObject(values);
      expect(await Object.assign(found, change).save()).toMatchObject(change);
      expect(await (await (await rows()).$find(made.id)).patch()).toMatchObject(change);
      const plain = JSON.parse(JSON.stringify(await (await rows()).$get())) as object[];
      expect(await (await rows()).sync(plain)).toMatchObject({ status: 200 });
      const [last] = (await (await rows()).$get()).toReversed();
      expect(last).toMatchObject(change);
      expect(await (await rows()).orderBy('-id').page(1).limit(2).get()).toHaveProperty('meta.per_page', 2);
      expect(await last!.delete()).toHaveProperty('status', 204);
      expect(await (await rows()).$get()).toHaveLength(plain.length - 1);
      for (const wrong of [(await rows()).where('evil', 1), (await rows()).orderBy('evil')])
        expect(await statusOf(wrong.get())).toBe(400);
    },
  );

  it('attaches a person, and reads what happened', async () => {
    const application = await ours();
    const { email } = await test.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', await aUser(test.db, 'proponent'))
      .executeTakeFirstOrThrow();
    expect(await application.hasMany(CoProponent).attach({ email })).toHaveProperty('status', 201);
    expect(await application.hasMany(CoProponent).$get()).toHaveLength(2);
    expect(await application.hasMany(Step).$get()).toHaveLength(0);
    await speakAs(friend);
    const told = await Notice.$all();
    expect(told).toEqual([]);
    await speakAs(
      (await test.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow())
        .id,
    );
    const [notice] = await Notice.$all();
    expect((await Notice.$find(notice!.id))['kind']).toBe('co_proponent_added');
    expect((await Object.assign(notice!, { read: true }).save())['read_at']).not.toBeNull();
  });

  it('missions, below their plan and by themselves', async () => {
    const vessel = await aVessel(test.db);
    const plan = await aPlan(test.db, { vessel_id: vessel });
    const mission = await aMission(test.db, plan.id);
    await speakAs(await aUser(test.db, 'regional_vessel_coordinator', { vessels: [vessel] }));
    expect(await Mission.where('vessel_plan_id', plan.id).$get()).toHaveLength(1);
    const below = (await VesselPlan.$find(plan.id)).hasMany(Mission);
    expect(await below.$get()).toHaveLength(1);
    const found = await below.$find(mission);
    found['title'] = 'Krill';
    expect((await found.save())['title']).toBe('Krill');
    const made = await new Mission({ title: 'Moorings', operational_days: 4 })
      .for(await VesselPlan.$find(plan.id))
      .save();
    const again = await (await VesselPlan.$find(plan.id)).hasMany(Mission).$find(made.id);
    expect(await again.delete()).toHaveProperty('status', 204);
    const other = await aPlan(test.db);
    const elsewhere = (await VesselPlan.$find(other.id)).hasMany(Mission);
    expect(await statusOf(elsewhere.find(mission))).toBe(404);
    const stranger = Object.assign(new Mission({ id: mission, title: 'Cod' }), {});
    expect(await statusOf(stranger.for(await VesselPlan.$find(other.id)).save())).toBe(404);
  });
});
