import { licences } from '@shiptime/domain/integrations/licences';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#config.ts';
import { readCalendarWith } from '#test/calendar-readers.ts';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aMission, type APlan, aPlan, portId, theFiscalYear } from '#test/factories/plans.ts';
import { aServiceAccount } from '#test/factories/service-accounts.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let portal: TestApp;
let admin: TestClient;
let plan: APlan;
let mission: number;
let application: number;
let owner: number;
const origin = 'https://ships.example';
const base = '/api/open/schedules/2070-2071/versions';
const ogc = '/api/open/ogc';

beforeAll(async () => {
  portal = await startTestApp({
    publicUrl: origin,
    operator: { name_en: 'Science Fleet', name_fr: 'Flotte scientifique' },
    supportContact: 'mailto:ships@example.org',
  });
  admin = await portal.as(await aUser(portal.db, 'administrator'));
  owner = await aUser(portal.db, 'proponent', { last_name: 'Halloran' });
  plan = await aPlan(portal.db, {
    fiscal_year_id: await theFiscalYear(portal.db, 2070),
    review_level: 'executive',
  });
  application = await anApplication(portal.db)
    .by(owner)
    .for(plan.vessel_id)
    .forYear(plan.fiscal_year_id)
    .having({
      project_title: 'Secret working title',
      operational_window_start: null,
      operational_window_end: null,
      helicopter_required: false,
    })
    .withStations(2)
    .inReview()
    .create();
  const [halifax, sydney] = [await portId(portal.db, 'halifax'), await portId(portal.db, 'sydney')];
  mission = await aMission(portal.db, plan.id, {
    ship_time_request_id: application,
    title: 'Moorings',
    start_date: '2070-05-01',
    mobilization_port_id: halifax,
    demobilization_port_id: sydney,
  });
  for (const start_date of ['2070-07-01', '2070-08-01'])
    await aMission(portal.db, plan.id, {
      title: `Later ${start_date}`,
      start_date,
      mobilization_port_id: sydney,
      demobilization_port_id: halifax,
    });
  await admin.post(`/api/vessel_plans/${plan.id}/set_final`);
  await open(true);
});
afterAll(() => portal.close());

const open = async (open_schedule: boolean) =>
  expect((await admin.patch('/api/settings', { open_schedule })).statusCode).toBe(200);
const read = async (path: string) => (await portal.visitor.get(path)).json();

describe('the licence', () => {
  const licence = licences['OGL-Canada-2.0'];

  it('is a setting', () => {
    expect(readConfig({}).openDataLicence).toBe('OGL-Canada-2.0');
    expect(readConfig({ OPEN_DATA_LICENCE: 'CC-BY-4.0' }).openDataLicence).toBe('CC-BY-4.0');
    expect(() => readConfig({ OPEN_DATA_LICENCE: 'mine' })).toThrow('must be one of OGL-Canada-2.0');
  });

  it('is in every form and in the headers, in both languages', async () => {
    const forms = ['.json', '.geojson', '/legs.geojson', '/ports.geojson', '/project_areas.geojson'];
    const others = [
      `${ogc}/collections/voyages/items`,
      '/api/open',
      '/api/open/schedules',
      '/api/open/catalogue.jsonld',
    ];
    for (const path of [...forms.map((form) => `${base}/1${form}`), ...others]) {
      const { body, headers } = await portal.visitor.get(`${path}?lang=fr`);
      expect([path, body.includes(licence.url_en), body.includes(licence.url_fr)]).toEqual([
        path,
        true,
        true,
      ]);
      expect(String(headers['link'])).toContain(`<${licence.url_fr}>; rel="license"`);
    }
    for (const form of ['.csv', '/legs.csv', '.ics'])
      for (const language of ['en', 'fr'] as const) {
        const { body } = await portal.visitor.get(`${base}/1${form}?lang=${language}`);
        expect(body.replaceAll('\r\n ', '')).toContain(licence[`url_${language}`]);
      }
    const { rawPayload } = await portal.visitor.get(`${base}/1.gpkg`);
    expect(rawPayload.toString('latin1')).toContain(licence.url_en);
  });
});

const preflight = (url: string, headers: Record<string, string>) =>
  portal.app.inject({ method: 'OPTIONS', url, headers });

it('every address in the list of open data answers', async () => {
  const addresses = JSON.stringify((await portal.visitor.get('/api/open')).json().data).match(
    /https?:[^"]*\/api\/open[^"]*/g,
  )!;
  expect(addresses.length).toBeGreaterThan(4);
  const { data } = (await portal.visitor.get('/api/open/ckan')).json();
  for (const address of [...addresses, ...data.actions.filter((each: string) => !each.endsWith('_show'))])
    expect([address, (await portal.visitor.get(new URL(address).pathname)).statusCode]).toEqual([
      address,
      200,
    ]);
});

describe('pages of other sites', () => {
  it('may read open data without credentials, and nothing else', async () => {
    const elsewhere = {
      origin: 'https://science.example',
      'access-control-request-headers': 'if-none-match',
    };
    expect((await preflight('/api/open', elsewhere)).headers['access-control-allow-origin']).toBe('*');
    const { statusCode, headers } = await preflight(`${base}/latest.json`, elsewhere);
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, OPTIONS',
      'access-control-allow-headers': expect.stringContaining('If-None-Match'),
    });
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    const answer = await portal.visitor.get(`${base}/latest.json`);
    expect(answer.headers['access-control-expose-headers']).toContain('ETag');
    const closed = await preflight('/api/ship_time_requests', elsewhere);
    expect(closed.headers['access-control-allow-origin']).toBeUndefined();
    await open(false);
    const shut = await preflight(`${base}/latest.json`, elsewhere);
    expect([shut.statusCode, shut.headers['access-control-allow-origin']]).toEqual([204, undefined]);
    for (const path of ['/api/open', '/api/open/catalogue.jsonld', ogc, `${ogc}/collections/voyages/items`])
      expect((await portal.visitor.get(path)).statusCode).toBe(401);
    await open(true);
  });
});

describe('the catalogue', () => {
  it('describes each year in DCAT, in both languages', async () => {
    const catalogue = await read('/api/open/catalogue.jsonld');
    const year = catalogue['dcat:dataset'].find((each: Record<string, string>) =>
      each['@id']!.endsWith('/2070-2071/versions'),
    );
    expect(year['dct:title'].map((each: Record<string, string>) => each['@language'])).toEqual(['en', 'fr']);
    expect(year['dct:license']).toEqual({ '@id': licences['OGL-Canada-2.0'].url_en });
    expect(year['dct:publisher']['foaf:name']).toContainEqual({
      '@language': 'fr',
      '@value': 'Flotte scientifique',
    });
    for (const { 'dcat:downloadURL': url } of year['dcat:distribution'])
      expect((await portal.visitor.get(new URL(url['@id']).pathname)).statusCode).toBe(200);
  });

  it('answers harvesters of CKAN', async () => {
    const action = (path: string) => portal.visitor.get(`/api/open/ckan/api/3/action/${path}`);
    expect((await action('package_list')).json().result).toContain('ship-schedule-2070-2071');
    const { success, result } = (await action('package_show?id=ship-schedule-2070-2071')).json();
    expect(success).toBe(true);
    expect(result).toMatchObject({
      license_id: 'ca-ogl-lgo',
      title_translated: { en: 'Ship schedule 2070-2071', fr: 'Horaire des navires 2070-2071' },
      maintainer_email: 'ships@example.org',
    });
    expect((await action(`package_show?id=${result.id}`)).json().result).toEqual(result);
    expect((await action('package_search?rows=1')).json().result.results).toHaveLength(1);
    expect((await action('package_show?id=nothing')).statusCode).toBe(404);
    expect((await action('package_delete')).statusCode).toBe(404);
  });

  it('can be walked from its root', async () => {
    const { data } = await read('/api/open');
    const own = ['schedules', 'catalogue', 'ogc_features'].map((name) => data[name]);
    const calendars = data.vessels.map(({ ics }: { ics: string }) => ics);
    for (const url of [...own, ...calendars, `${origin}/api/open/schedules/2070-2071/versions`])
      expect([url, (await portal.visitor.get(new URL(url).pathname)).statusCode]).toEqual([url, 200]);
    expect((await portal.visitor.get('/api/open/schedules/1970-1971/versions')).statusCode).toBe(404);
    expect((await portal.visitor.get('/api/open/vessels/999999.ics')).statusCode).toBe(404);
  });
});

it('leaves out what is over, if asked', async () => {
  const past = await aPlan(portal.db, {
    fiscal_year_id: await theFiscalYear(portal.db, 2020),
    review_level: 'executive',
  });
  await aMission(portal.db, past.id, { start_date: '2020-05-01' });
  await admin.post(`/api/vessel_plans/${past.id}/set_final`);
  const legs = async (query: string) =>
    (await read(`/api/open/schedules/2020-2021/versions/1/legs.geojson${query}`)).features.length;
  expect(await legs('')).toBeGreaterThan(0);
  expect(await legs('?filter[upcoming]=true')).toBe(0);
  const { data } = await read('/api/open/schedules/2020-2021/versions/1.json?filter[upcoming]=true');
  expect(data.vessels.every(({ missions }: { missions: object[] }) => missions.length === 0)).toBe(true);
  for (const query of ['filter[upcoming]=perhaps', 'filter[open]=1'])
    expect((await portal.visitor.get(`${base}/1.csv?${query}`)).statusCode).toBe(400);
});

describe('OGC API – Features', () => {
  const items = (collection: string, query = '') => read(`${ogc}/collections/${collection}/items${query}`);

  it('leads from the landing page to every feature', async () => {
    const landing = await read(ogc);
    const linked = (rel: string) => landing.links.find((link: { rel: string }) => link.rel === rel).href;
    expect((await read(new URL(linked('conformance')).pathname)).conformsTo[0]).toMatch(/conf\/core$/);
    expect((await read(new URL(linked('service-desc')).pathname)).openapi).toBe('3.0.3');
    const { collections } = await read(new URL(linked('data')).pathname);
    expect(collections.map(({ id }: { id: string }) => id)).toEqual([
      'voyages',
      'legs',
      'ports',
      'project_areas',
    ]);
    for (const { links } of collections) {
      const [self, own] = links.map(({ href }: { href: string }) => new URL(href).pathname);
      expect((await portal.visitor.get(self)).statusCode).toBe(200);
      const answer = await portal.visitor.get(own);
      expect(answer.headers['content-type']).toMatch(/^application\/geo\+json/);
      for (const { id, properties } of answer.json().features.slice(0, 1))
        expect((await read(`${own}/${id}`)).properties).toEqual(properties);
    }
    expect((await portal.visitor.get(`${ogc}/collections/voyages/items/999999`)).statusCode).toBe(404);
    expect((await portal.visitor.get(`${ogc}/collections/people`)).statusCode).toBe(404);
  });

  it('gives pages that lead to each other and miss nothing', async () => {
    const { numberMatched } = await items('voyages');
    const ids: number[] = [];
    let next: string | undefined = `${origin}${ogc}/collections/voyages/items?limit=2`;
    while (next) {
      const { pathname, search } = new URL(next);
      const page = await read(pathname + search);
      ids.push(...page.features.map(({ id }: { id: number }) => id));
      next = page.links.find(({ rel }: { rel: string }) => rel === 'next')?.href;
    }
    expect([ids.length, new Set(ids).size]).toEqual([numberMatched, numberMatched]);
  });

  it('selects by box and by days, and refuses what it cannot read', async () => {
    const found = async (query: string) =>
      (await items('voyages', query)).features.map(({ id }: { id: number }) => id);
    expect(await found('?datetime=2070-04-15/2070-05-02')).toEqual([mission]);
    expect(await found('?datetime=2070-05-02T00:00:00Z')).toEqual([mission]);
    expect(await found('?datetime=2070-06-01/..')).toHaveLength(2);
    expect(await found('?datetime=2070-05-01/..&bbox=-65,43,-59,47')).toHaveLength(3);
    expect(await found('?datetime=2070-05-01/..&bbox=-62.1,45.2,-61.7,45.6')).toHaveLength(3);
    expect(await found('?bbox=100,-50,110,-40')).toEqual([]);
    const wrong = [
      'bbox=1,2,3',
      'bbox=a,b,c,d',
      'datetime=spring',
      'datetime=2070-06-01/2070-05-01',
      'limit=0',
      'limit=x',
      'page=2',
    ];
    for (const query of wrong) {
      const answer = await portal.visitor.get(`${ogc}/collections/ports/items?${query}`);
      expect([query, answer.statusCode]).toEqual([query, 400]);
      expect(answer.json().message).toContain(`\`${query.split('=')[0]}\``);
    }
  });

  it('shows stations to those only who may read the application', async () => {
    const path = `${ogc}/collections/stations/items`;
    expect((await portal.visitor.get(path)).statusCode).toBe(404);
    const stations = async (client: Pick<TestClient, 'get'>) => {
      const answer = await client.get(path);
      return answer.statusCode === 200
        ? answer
            .json()
            .features.filter(
              (each: { properties: { ship_time_request_id: number } }) =>
                each.properties.ship_time_request_id === application,
            ).length
        : answer.statusCode;
    };
    expect(await stations(await portal.as(owner))).toBe(2);
    const operations = JSON.stringify([{ id: 'a', kind: 'CTD', hours: 0.5, gear: 'Rosette', repeats: 2 }]);
    await portal.db.transaction().execute(async (tx) => {
      await sql`alter table stations disable trigger user`.execute(tx);
      await sql`update stations set operations = ${operations}::jsonb`.execute(tx);
      await sql`alter table stations enable trigger user`.execute(tx);
    });
    const [{ properties }] = (await admin.get(path)).json().features;
    expect(properties).toMatchObject({
      operations_en: 'CTD, Rosette, 0.5\u00a0h ×\u00a02',
      operations_fr: 'CTD, Rosette, 0,5\u00a0h ×\u00a02',
    });
    expect(await stations(admin)).toBe(2);
    expect(await stations(await portal.as(await aUser(portal.db, 'proponent')))).toBe(0);
    const reader = await aServiceAccount(portal, { scopes: ['schedules:read'] });
    expect(await stations(reader)).toBe(404);
  });
});

describe('the calendar of a vessel', () => {
  it('keeps a withdrawn voyage as cancelled, under the same UID and a higher sequence', async () => {
    const path = `/api/open/vessels/${plan.vessel_id}.ics`;
    const event = async () =>
      readCalendarWith('ical.js', (await portal.visitor.get(path)).body).find(
        ({ uid }) => uid === `mission-${mission}@ships.example`,
      )!;
    const before = await event();
    expect(before.status).toBe('CONFIRMED');
    await admin.post(`/api/vessel_plans/${plan.id}/reopen`, { reason: 'Ice' });
    await admin.patch(`/api/missions/${mission}`, { start_date: '2070-06-01' });
    expect((await admin.post(`/api/vessel_plans/${plan.id}/set_final`)).statusCode).toBe(200);
    const moved = await event();
    expect([moved.start, moved.sequence > before.sequence]).toEqual(['2070-06-01', true]);
    const [later] = await portal.db
      .selectFrom('missions')
      .select('id')
      .where('title', '=', 'Later 2070-07-01')
      .execute();
    await admin.post(`/api/vessel_plans/${plan.id}/reopen`, { reason: 'Engine' });
    expect((await admin.delete(`/api/missions/${later!.id}`)).statusCode).toBe(204);
    expect((await admin.post(`/api/vessel_plans/${plan.id}/set_final`)).statusCode).toBe(200);
    for (const calendar of [path, `${base}/latest.ics`]) {
      const { body } = await portal.visitor.get(calendar);
      const gone = readCalendarWith('ical.js', body).find(({ uid }) =>
        uid.startsWith(`mission-${later!.id}@`),
      );
      expect(gone?.status).toBe('CANCELLED');
      expect(body).not.toMatch(/Secret working title|Halloran/);
      expect(body).toContain('CATEGORIES:CCGS');
    }
    const frozen = readCalendarWith('ical.js', (await portal.visitor.get(`${base}/1.ics`)).body);
    expect(frozen.map(({ status }) => status)).not.toContain('CANCELLED');
  });
});

describe('search engines', () => {
  it('find the pages of published years', async () => {
    expect((await portal.visitor.get('/robots.txt')).body).toContain(`Sitemap: ${origin}/sitemap.xml`);
    const { body } = await portal.visitor.get('/sitemap.xml');
    expect(body).toContain(`<loc>${origin}/open-schedules?year=2070-2071</loc>`);
    expect(body).toContain('hreflang="fr"');
    await open(false);
    expect((await portal.visitor.get('/sitemap.xml')).body).not.toContain('2070-2071');
    await open(true);
  });
});
