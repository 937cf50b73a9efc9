import { getIssues } from '@placemarkio/check-geojson';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCalendarWith } from '#test/calendar-readers.ts';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aMission, type APlan, aPlan, portId, theFiscalYear } from '#test/factories/plans.ts';
import { aServiceAccount } from '#test/factories/service-accounts.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { findBrokenGeoJsonRules, type Feature } from '#test/geojson-rules.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';
import { layerNames, featureBuilderByLayer } from './layers.ts';

let portal: TestApp;
let admin: TestClient;
let plan: APlan;
let mission: number;
const base = '/api/open/schedules/2062-2063/versions';

beforeAll(async () => {
  portal = await startTestApp({ publicUrl: 'https://ships.example' });
  admin = await portal.as(await aUser(portal.db, 'administrator', { last_name: 'Publisher' }));
  const vessel = await aVessel(portal.db, { science_berths: 20 });
  plan = await aPlan(portal.db, {
    vessel_id: vessel,
    fiscal_year_id: await theFiscalYear(portal.db, 2062),
    review_level: 'executive',
    notes: 'Whisper among planners',
  });
  const owner = await aUser(portal.db, 'proponent', { last_name: 'Halloran' });
  const application = await anApplication(portal.db)
    .by(owner)
    .for(vessel)
    .forYear(plan.fiscal_year_id)
    .having({
      project_title: 'Secret working title',
      operational_window_start: null,
      operational_window_end: null,
      helicopter_required: false,
    })
    .inReview()
    .create();
  mission = await aMission(portal.db, plan.id, {
    ship_time_request_id: application,
    title: '=Moorings; “spring”',
    start_date: '2062-05-01',
    start_fraction: 0.5,
    operational_days: 2.5,
    requested_berths: 14,
    approved_berths: 12,
    notes: 'Whisper of a mission',
    mobilization_port_id: await portId(portal.db, 'halifax'),
    demobilization_port_id: await portId(portal.db, 'sydney'),
  });
  await aMission(portal.db, plan.id, { title: 'Later', start_date: '2062-08-01' });
  const final = await admin.post(`/api/vessel_plans/${plan.id}/set_final`);
  if (final.statusCode !== 200) throw new Error(final.body);
});
afterAll(() => portal.close());

const open = async (open_schedule: boolean) =>
  expect((await admin.patch('/api/settings', { open_schedule })).statusCode).toBe(200);
const endings = [
  ...(['.json', '.geojson', '/legs.geojson', '/ports.geojson', '/project_areas.geojson'] as const),
  ...(['.gpkg', '.csv', '/legs.csv', '/cruises.csv', '.ics'] as const),
];

describe('who reads it', () => {
  it('is whoever is signed in, until the setting opens it to everybody', async () => {
    for (const path of ['/api/open/schedules', ...endings.map((ending) => `${base}/1${ending}`)]) {
      await open(false);
      const closed = await portal.visitor.get(path, { accept: 'application/problem+json' });
      expect([closed.statusCode, closed.json()]).toMatchObject([
        401,
        { message: 'Unauthenticated.', detail: expect.stringContaining('not open to everyone') },
      ]);
      const someone = await portal.as(await aUser(portal.db, 'co_proponent'));
      const own = await someone.get(path);
      expect([own.statusCode, own.headers['access-control-allow-origin']]).toEqual([200, undefined]);
      await open(true);
      const answer = await portal.visitor.get(path);
      expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([200, '*']);
    }
  });

  it('is a program with the scope, while it is not open', async () => {
    await open(false);
    const reader = await aServiceAccount(portal, { scopes: ['schedules:read'] });
    const other = await aServiceAccount(portal, { scopes: ['events:read'] });
    expect((await reader.get(`${base}/1.json`)).statusCode).toBe(200);
    const refused = await other.get(`${base}/1.json`);
    expect([refused.statusCode, refused.json().meta]).toEqual([403, { scope: 'schedules:read' }]);
    await open(true);
    expect((await other.get(`${base}/1.json`)).statusCode).toBe(200);
  });
});

describe('a version', () => {
  beforeAll(() => open(true));

  it('is listed with its lasting addresses', async () => {
    const { data } = (await portal.visitor.get('/api/open/schedules?filter[fiscal_year]=2062')).json();
    expect(data).toMatchObject([
      {
        fiscal_year: '2062-2063',
        latest_version: 1,
        latest: { json: `https://ships.example${base}/latest.json` },
        versions: [{ version: 1, links: { ics: `https://ships.example${base}/1.ics` } }],
      },
    ]);
    expect((await portal.visitor.get('/api/open/schedules?sort=evil')).statusCode).toBe(400);
  });

  it('has ships, days, ports and free berths, and in no form a person or what planners wrote', async () => {
    const { data } = (await portal.visitor.get(`${base}/1.json`)).json();
    expect(data.vessels[0]).toMatchObject({ vessel_id: plan.vessel_id, science_berths: 20 });
    expect(data.vessels[0].missions[0]).toMatchObject({
      id: mission,
      start_date: '2062-05-01',
      start_fraction: 0.5,
      approved_berths: 12,
      spare_berths: 8,
      mobilization_port: { name_en: 'Halifax', latitude: expect.any(Number) },
    });
    for (const ending of endings) {
      const { body } = await portal.visitor.get(`${base}/latest${ending}`);
      const hasTitles = !/ports|project_areas|legs.geojson/.test(ending);
      expect([ending, body.includes('Moorings')]).toEqual([ending, hasTitles]);
      expect(body).not.toMatch(/Halloran|Publisher|Whisper|Secret working title|@example\.org/);
    }
  });

  it('says which berths were asked, and where there is room for somebody else', async () => {
    const { data } = (await portal.visitor.get(`${base}/1.json`)).json();
    const [{ missions, joinable_legs }] = data.vessels;
    expect(missions[0]).toMatchObject({ requested_berths: 14, spare_berths: 8 });
    expect(joinable_legs).toMatchObject([
      { mission_ids: [], start_date: '2062-04-01', end_date: '2062-04-30', free_berths: 20 },
      { mission_ids: [mission], days: 3, from_port: { name_en: 'Halifax' }, free_berths: 8 },
      { mission_ids: [], start_date: '2062-05-04', from_port: { name_en: 'Sydney' }, to_port: null },
      { mission_ids: [], end_date: '2063-03-31', to_port: null },
    ]);
  });

  it('has them in a CSV of their own', async () => {
    const { body } = await portal.visitor.get(`${base}/1/legs.csv?lang=en`);
    const { data } = Papa.parse<Record<string, string>>(body.replace('\ufeff', ''), {
      header: true,
      skipEmptyLines: true,
    });
    expect(data).toHaveLength(4);
    expect(data[1]).toMatchObject({
      mission_ids: String(mission),
      voyage: "'=Moorings; “spring”",
      from_port: 'Halifax',
      free_berths: '8',
    });
  });

  it('is GeoJSON with one flat layer for each kind', async () => {
    const answer = await portal.visitor.get(`${base}/1.geojson`);
    expect(answer.headers['content-type']).toBe('application/geo+json; charset=utf-8');
    const { type, name, features } = answer.json();
    expect([type, name]).toEqual(['FeatureCollection', 'voyages']);
    const [voyage, later] = features;
    expect(voyage).toMatchObject({
      id: mission,
      geometry: { type: 'LineString', coordinates: [expect.any(Array), expect.any(Array)] },
      properties: { mission_id: mission, from_port_en: 'Halifax', to_port_en: 'Sydney', line: 'ports' },
    });
    expect(later).toMatchObject({ geometry: null, properties: { line: null } });
    const legs = (await portal.visitor.get(`${base}/1/legs.geojson`)).json().features;
    expect(legs[1]).toMatchObject({ geometry: { type: 'Point' }, properties: { mission_id: mission } });
    const ports = (await portal.visitor.get(`${base}/1/ports.geojson`)).json().features;
    expect(ports.map(({ properties }: Feature) => properties)).toMatchObject([
      { name_en: 'Halifax' },
      { name_en: 'Sydney' },
    ]);
  });

  it('is GeoJSON to an independent reader, by RFC 7946, and flat with the same columns in each feature', async () => {
    const areas = await portal.db
      .selectFrom('project_areas')
      .select(['id', 'key', 'name_en', 'name_fr'])
      .execute();
    const { data } = (await portal.visitor.get(`${base}/1.json`)).json();
    for (const layer of layerNames) {
      const features = featureBuilderByLayer[layer]({ ...data, project_areas: areas });
      expect(features.some(({ geometry }) => geometry)).toBe(true);
      const body = JSON.stringify({ type: 'FeatureCollection', features });
      expect([layer, getIssues(body)]).toEqual([layer, []]);
      expect([layer, findBrokenGeoJsonRules({ features })]).toEqual([layer, []]);
      expect(new Set(features.map(({ id }) => id)).size).toBe(features.length);
      expect(new Set(features.map(({ properties }) => Object.keys(properties).join())).size).toBe(1);
      for (const { properties } of features) {
        expect(properties).not.toHaveProperty('id');
        expect(Object.values(properties).filter((value) => value !== Object(value))).toHaveLength(
          Object.keys(properties).length,
        );
      }
    }
  });

  it('is CSV in the reader’s language, with formulas as text', async () => {
    const answer = await portal.visitor.get(`${base}/1.csv?lang=fr`);
    const { data } = Papa.parse<Record<string, string>>(answer.body.replace('\ufeff', ''), {
      header: true,
      skipEmptyLines: true,
    });
    expect(data).toHaveLength(2);
    expect(data[0]).toMatchObject({ title: "'=Moorings; “spring”", spare_berths: '8', version: '1' });
    expect(data[0]?.['vessel']).toMatch(/^NGCC/);
  });

  it('is a calendar that others read', async () => {
    const answer = await portal.visitor.get(`${base}/1.ics?lang=en`);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const entries = readCalendarWith('ical.js', answer.body);
    expect(readCalendarWith('ts-ics', answer.body)).toEqual(entries);
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatchObject({
      uid: `mission-${mission}@ships.example`,
      start: '2062-05-01T15:00:00.000Z',
      end: '2062-05-04T03:00:00.000Z',
      location: 'Halifax → Sydney',
      description: expect.stringContaining('Science berths free: 8'),
      url: `https://ships.example/open-schedules?year=2062-2063&mission=${mission}`,
    });
    expect(entries[1]).toMatchObject({ isAllDay: true, start: '2062-08-01' });
  });

  it('is sent again only when it is another one', async () => {
    for (const ending of endings) {
      const first = await portal.visitor.get(`${base}/1${ending}`);
      expect(first.headers['cache-control']).toBe('public, no-cache');
      const again = await portal.visitor.get(`${base}/1${ending}`, {
        'if-none-match': String(first.headers['etag']),
      });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
  });

  it('stays as it was published when there is a newer one', async () => {
    const before = (await portal.visitor.get(`${base}/1.json`)).json().data;
    await admin.post(`/api/vessel_plans/${plan.id}/reopen`, { reason: 'Ice' });
    await admin.patch(`/api/missions/${mission}`, { start_date: '2062-06-01' });
    expect((await admin.post(`/api/vessel_plans/${plan.id}/set_final`)).statusCode).toBe(200);
    expect((await portal.visitor.get(`${base}/1.json`)).json().data).toEqual(before);
    const latest = (await portal.visitor.get(`${base}/latest.json`)).json().data;
    expect([latest.version, latest.vessels[0].missions[0].start_date]).toEqual([2, '2062-06-01']);
  });

  it('that is not there is 404', async () => {
    for (const path of [
      `${base}/99.json`,
      `${base}/0x1.json`,
      '/api/open/schedules/1900-1901/versions/1.csv',
    ])
      expect((await portal.visitor.get(path)).statusCode).toBe(404);
    expect((await portal.visitor.get(`${base}/1.xml`)).statusCode).toBe(404);
  });
});

it('lists take ranges of the moment when they changed', async () => {
  const later = new Date(Date.now() + 60_000).toISOString();
  for (const list of [
    ...['ship_time_requests', 'missions', 'vessel_plans', 'fleet_plans', 'fiscal_years', 'vessels', 'ports'],
    ...['agencies', 'scheduling_constraints', 'users', 'service_accounts', 'webhooks', 'open/schedules'],
  ]) {
    const all = await admin.get(`/api/${list}?filter[updated_at][gte]=2020-01-01T00:00:00Z`);
    const none = await admin.get(`/api/${list}?filter[updated_at][gt]=${later}`);
    expect([list, all.statusCode, none.statusCode, none.json().data]).toEqual([list, 200, 200, []]);
  }
});
