import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { referenceListNames } from '@shiptime/domain/reference/lists';
import { roles } from '@shiptime/domain/shared/actor';
import { aUser } from '#test/factories/people.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { translate } from '#http/language.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let portal: TestApp;
let admin: TestClient;
let adminId: number;

beforeAll(async () => {
  portal = await startTestApp();
  adminId = await aUser(portal.db, 'administrator');
  admin = await portal.as(adminId);
});
afterAll(() => portal.close());

const region = { name_en: 'Great Lakes', name_fr: 'Grands Lacs' };
const added = async (path = 'regions', body: object = region): Promise<{ id: number; key: string }> =>
  (await admin.post(`/api/${path}`, body)).json().data;

describe('several lists in one answer', () => {
  it('are each what its own path gives', async () => {
    const names = [...referenceListNames, 'user_types', 'request_statuses', 'fiscal_years'];
    for (const lang of ['en', 'fr']) {
      const together = (
        await portal.visitor.get(`/api/reference_lists?names=${names.join(',')}&lang=${lang}`)
      ).json().data;
      expect(Object.keys(together).toSorted()).toEqual(names.toSorted());
      for (const name of names)
        expect(together[name]).toEqual((await portal.visitor.get(`/api/${name}?lang=${lang}`)).json().data);
    }
  });

  it.each(['', 'names=', 'names=users', 'names=ports,nothing'])(
    '%j is refused at its place',
    async (query) => {
      const answer = await portal.visitor.get(`/api/reference_lists?${query}`);
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().errors)[0]).toMatch(/^names/);
    },
  );
});

describe('every list', () => {
  it.each([
    ...referenceListNames,
    'operating-hours',
    'project-types',
    'user_types',
    'request_statuses',
    'faqs',
    'fiscal_years',
    'vessels',
  ])('/api/%s is there for visitors, all rows, in both languages', async (path) => {
    const [en, fr] = [
      (await portal.visitor.get(`/api/${path}`)).json().data,
      (await portal.visitor.get(`/api/${path}?lang=fr`)).json().data,
    ];
    expect(en.length).toBeGreaterThan(0);
    if (path === 'fiscal_years') return;
    const text = path === 'faqs' ? 'question' : 'name';
    for (const row of en) expect(row[text]).toBe(row[`${text}_en`]);
    for (const row of fr) expect(row[text]).toBe(row[`${text}_fr`]);
    const { data } = (await portal.visitor.get(`/api/${path}/${en[0].id}?lang=fr`)).json();
    expect(data[text]).toBe(en[0][`${text}_fr`]);
  });

  it('of statuses has the names and display colours of the specification', async () => {
    const { data } = (await portal.visitor.get('/api/request_statuses')).json();
    expect(
      data.map(({ id, key, color, color_hex }: Record<string, unknown>) => [id, key, color, color_hex]),
    ).toEqual([
      [1, 'draft', 'light-blue', '#add8e6'],
      [2, 'submitted', 'teal', '#008080'],
      [3, 'clarification_needed', 'orange', '#ffa500'],
      [4, 'in_review', 'light-green', '#90ee90'],
      [5, 'unable_to_fulfill', 'red', '#ff0000'],
      [6, 'accepted', 'green', '#008000'],
      [7, 'withdrawn', 'red', '#ff0000'],
    ]);
  });

  it.each(['en', 'fr'] as const)(
    'of user types has the names of the specification (%s)',
    async (language) => {
      const { data } = (await portal.visitor.get(`/api/user_types?lang=${language}`)).json();
      expect(
        data.map(({ id, key, name }: { id: number; key: string; name: string }) => [id, key, name]),
      ).toEqual(
        [
          'co_proponent',
          'proponent',
          'regional_vessel_coordinator',
          'national_science_representative',
          'administrator',
          'observer',
        ].map((key, index) => [index + 1, key, translate(language, `app:roles.${key}`)]),
      );
      expect(data.map(({ id, key }: { id: number; key: string }) => [key, id])).toEqual(
        Object.entries(roles),
      );
    },
  );

  it('is sorted by name as its readers would', async () => {
    await added('coastal_states', { name_en: 'Estonia', name_fr: 'Estonie' });
    await added('coastal_states', { name_en: 'Ecuador', name_fr: 'Équateur' });
    const names = (await portal.visitor.get('/api/coastal_states?sort=name&lang=fr'))
      .json()
      .data.map(({ name }: { name: string }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('fr').compare));
    expect(names.indexOf('Équateur')).toBeLessThan(names.indexOf('Estonie'));
  });

  it('is kept by whoever asked, and asked for again with its ETag', async () => {
    const first = await portal.visitor.get('/api/ports', { 'accept-encoding': 'gzip' });
    expect(first.headers['cache-control']).toBe('public, no-cache');
    const { etag } = first.headers;
    const again = await portal.visitor.get('/api/ports', { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    const french = await portal.visitor.get('/api/ports?lang=fr', { 'if-none-match': String(etag) });
    expect(french.statusCode).toBe(200);
    expect((await admin.get('/api/ports')).headers['cache-control']).toBe('private, no-cache');
    const row = '/api/regions/1';
    const version = String((await admin.get(row)).headers.etag);
    expect((await admin.get(row, { 'if-none-match': version })).statusCode).toBe(304);
    await added('ports', { name_en: 'Nain', name_fr: 'Nain', country: 'CA' });
    expect((await portal.visitor.get('/api/ports', { 'if-none-match': String(etag) })).statusCode).toBe(200);
  });
});

describe('administrators', () => {
  it('add rows, which come last under a key of their own', async () => {
    const answer = await admin.post('/api/thematic_areas', {
      name_en: 'Ocean Noise!',
      name_fr: 'Bruit océanique',
    });
    expect(answer.statusCode).toBe(201);
    const { data } = answer.json();
    expect(data).toMatchObject({ key: 'ocean-noise', name: 'Ocean Noise!', active: true, lock_version: 1 });
    expect(answer.headers.etag).toBe('"1"');
    const again = await added('thematic_areas', { name_en: 'Ocean noise', name_fr: 'Bruit' });
    expect(again.key).toBe('ocean-noise-2');
    const all = (await portal.visitor.get('/api/thematic_areas')).json().data;
    expect(all.slice(-2).map(({ id }: { id: number }) => id)).toEqual([data.id, again.id]);
  });

  it.each(['PATCH', 'PUT'] as const)('change rows with %s, whole or in part', async (method) => {
    const { id } = await added();
    const path = `/api/regions/${id}`;
    const whole = (await portal.visitor.get(path)).json().data;
    const answer = await admin.request(method, path, {
      ...whole,
      id: 1,
      key: 'x',
      name: 'ignored',
      name_fr: 'Lacs',
    });
    expect(answer.json().data).toMatchObject({
      id,
      key: whole.key,
      name: 'Great Lakes',
      name_fr: 'Lacs',
      lock_version: 2,
    });
    const stale = await admin.request(method, path, { name_fr: 'Autres', lock_version: 1 });
    expect([stale.statusCode, stale.json().current]).toMatchObject([
      409,
      { name: 'Great Lakes', name_fr: 'Lacs' },
    ]);
    expect((await admin.request(method, path, { active: false })).json().data.active).toBe(false);
    expect((await admin.request(method, path, {})).json().data.lock_version).toBe(3);
  });

  it('delete what is not in use, and deactivate the rest', async () => {
    const { id } = await added();
    expect((await admin.delete(`/api/regions/${id}`, { 'if-match': '"9"' })).statusCode).toBe(412);
    expect((await admin.delete(`/api/regions/${id}`)).statusCode).toBe(204);
    expect((await admin.delete(`/api/regions/${id}`)).statusCode).toBe(404);
    const used = await portal.db.selectFrom('vessels').select('region_id').executeTakeFirstOrThrow();
    const refused = await admin.delete(`/api/regions/${used.region_id}`);
    expect([refused.statusCode, refused.json().type]).toEqual([409, 'in_use']);
    expect(refused.json().message).toMatch(/deactivated/);
  });

  it('leave a trace of each change', async () => {
    const { id } = await added();
    await admin.patch(`/api/regions/${id}`, { name_en: 'Lakes' });
    await admin.delete(`/api/regions/${id}`);
    const trace = await portal.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'before', 'after'])
      .where('subject_type', '=', 'regions')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
    expect(trace).toMatchObject([
      { action: 'regions.created', actor_id: adminId, before: null, after: { name_en: 'Great Lakes' } },
      { action: 'regions.updated', before: { name_en: 'Great Lakes' }, after: { name_en: 'Lakes' } },
      { action: 'regions.deleted', before: { name_en: 'Lakes' }, after: null },
    ]);
    expect(trace[1]?.after).not.toHaveProperty('name_fr');
  });

  it.each([
    ['regions', { name_en: 'Only English' }, 'name_fr'],
    ['regions', { name_en: '', name_fr: 'x' }, 'name_en'],
    ['operating_hours', { name_en: 'a', name_fr: 'b', hours: 25 }, 'hours'],
    ['ports', { name_en: 'a', name_fr: 'b', country: 'CA', latitude: 91 }, 'latitude'],
    ['ports', { name_en: 'a', name_fr: 'b', country: 'CA', region_id: 999_999 }, 'region_id'],
    ['faqs', { question_en: 'a', question_fr: 'b', answer_en: 'c' }, 'answer_fr'],
  ])('cannot add %s %o: %s', async (path, body, field) => {
    const answer = await admin.post(`/api/${path}`, body);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  });

  it('are the only ones, and what is part of the portal is nobody’s', async () => {
    const coordinator = await portal.as(await aUser(portal.db, 'regional_vessel_coordinator'));
    for (const path of ['regions', 'ports', 'faqs', 'vessels', 'fiscal_years']) {
      expect((await coordinator.post(`/api/${path}`, region)).statusCode).toBe(403);
      expect((await coordinator.patch(`/api/${path}/1`, {})).statusCode).toBe(403);
      expect((await coordinator.delete(`/api/${path}/1`)).statusCode).toBe(403);
      expect((await portal.visitor.delete(`/api/${path}/1`)).statusCode).toBe(401);
    }
    for (const path of ['user_types', 'request_statuses']) {
      const answer = await admin.post(`/api/${path}`, region);
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  });
});

describe('fiscal years', () => {
  const year = async (name: string) =>
    (await portal.visitor.get(`/api/fiscal_years?filter[name]=${name}`)).json().data[0];

  it('that have something to show are found: plans, applications that were submitted, constraints', async () => {
    const found = async () =>
      (await portal.visitor.get('/api/fiscal_years?filter[in_use]=true')).json().data as { id: number }[];
    const before = new Set((await found()).map(({ id }) => id));
    const all = (await portal.visitor.get('/api/fiscal_years')).json().data as { id: number }[];
    const unused = all.find(({ id }) => !before.has(id))!;
    await portal.db
      .insertInto('vessel_plans')
      .values({ vessel_id: await aVessel(portal.db), fiscal_year_id: unused.id })
      .execute();
    expect((await found()).map(({ id }) => id)).toContain(unused.id);
  });

  it('tell their deadline, and come with it when they are added', async () => {
    const answer = await admin.post('/api/fiscal_years', { start_date: '2098-04-01' });
    expect(answer.json().data).toMatchObject({
      name: '2098-2099',
      end_date: '2099-03-31',
      deadline_at: '2097-05-01T06:59:59.000Z',
    });
    expect(
      (await admin.post('/api/fiscal_years', { start_date: '2098-04-01' })).json().errors,
    ).toHaveProperty('start_date');
    expect((await admin.post('/api/fiscal_years', { start_date: '2097-05-01' })).statusCode).toBe(422);
    expect((await admin.delete(`/api/fiscal_years/${answer.json().data.id}`)).statusCode).toBe(204);
  });

  it('move their deadline, which is written down with the reason that is given', async () => {
    const { id } = await year('2031-2032');
    const path = `/api/fiscal_years/${id}`;
    const deadline_at = '2030-05-15T06:59:59Z';
    const unsaid = await admin.patch(path, { deadline_at: '2030-05-10T06:59:59Z' });
    expect([unsaid.statusCode, unsaid.json().data.deadline_at]).toEqual([200, '2030-05-10T06:59:59.000Z']);
    const moved = await admin.patch(path, { deadline_at, reason: 'Flood in Vancouver' });
    expect(moved.json().data.deadline_at).toBe('2030-05-15T06:59:59.000Z');
    expect((await admin.patch(path, { ...moved.json().data, active: false })).json().data.active).toBe(false);
    const trace = await portal.db
      .selectFrom('audit_log')
      .select(['action', 'reason'])
      .where('subject_type', '=', 'fiscal_years')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
    expect(trace).toEqual([
      { action: 'fiscal_years.deadline_moved', reason: null },
      { action: 'fiscal_years.deadline_moved', reason: 'Flood in Vancouver' },
      { action: 'fiscal_years.updated', reason: null },
    ]);
    expect((await admin.patch(path, { deadline_at: 'tomorrow', reason: 'x' })).statusCode).toBe(422);
  });
});

describe('settings', () => {
  it('have defaults, are read by whoever is signed in and changed by administrators', async () => {
    expect((await portal.visitor.get('/api/settings')).statusCode).toBe(401);
    const proponent = await portal.as(await aUser(portal.db, 'proponent'));
    expect((await proponent.get('/api/settings')).json().data).toMatchObject({
      station_limit: 300,
      results_month: 9,
    });
    expect((await proponent.patch('/api/settings', { station_limit: 10 })).statusCode).toBe(403);
    const change = { station_limit: 200, government_email_domains: ['gc.ca'] };
    expect((await admin.patch('/api/settings', change)).json().data).toMatchObject({
      ...change,
      results_month: 9,
    });
    expect((await proponent.get('/api/settings')).json().data).toMatchObject(change);
  });

  it('keep their bounds, also those that span two of them', async () => {
    expect((await admin.patch('/api/settings', { station_limit: 301 })).json().errors).toHaveProperty(
      'station_limit',
    );
    await admin.patch('/api/settings', { funding_amount_min: 5000 });
    const crossed = await admin.patch('/api/settings', { funding_amount_max: 4000 });
    expect([crossed.statusCode, Object.keys(crossed.json().errors)]).toEqual([422, ['funding_amount_max']]);
  });
});

it('keeps of a coastal state how long before it must be asked, of whom, and where that is said', async () => {
  const said = {
    clearance_days: 183,
    clearance_authority_en: 'Ministry of foreign affairs',
    clearance_authority_fr: 'Ministère des affaires étrangères',
    clearance_source_en: 'A circular of 2026',
    clearance_source_fr: 'Une circulaire de 2026',
  };
  const names = { name_en: 'Atlantis', name_fr: 'Atlantide' };
  const { id } = await added('coastal_states', { ...names, ...said });
  expect((await portal.visitor.get(`/api/coastal_states/${id}`)).json().data).toMatchObject(said);
  const wrong = await admin.post('/api/coastal_states', { ...names, clearance_days: 0 });
  expect(wrong.statusCode).toBe(422);
  expect(Object.keys(wrong.json().errors)).toEqual(['clearance_days']);
});
