import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aUser } from '#test/factories/people.ts';
import { portId, theFiscalYear } from '#test/factories/plans.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let portal: TestApp;
let admin: TestClient;
let coordinator: TestClient;
let tully: number;
let teleost: number;

const idOf = async (key: string) =>
  (await portal.db.selectFrom('vessels').select('id').where('key', '=', key).executeTakeFirstOrThrow()).id;

beforeAll(async () => {
  portal = await startTestApp();
  tully = await idOf('john-p-tully');
  teleost = await idOf('teleost');
  admin = await portal.as(await aUser(portal.db, 'administrator'));
  coordinator = await portal.as(await aUser(portal.db, 'regional_vessel_coordinator', { vessels: [tully] }));
});
afterAll(() => portal.close());

describe('GET /api/vessels', () => {
  const find = async (query: string) => (await portal.visitor.get(`/api/vessels?${query}`)).json();

  it('shows the fleet to everyone, in the reader’s language', async () => {
    const { data } = (await portal.visitor.get(`/api/vessels/${tully}?lang=fr`)).json();
    expect(data).toMatchObject({
      name: 'NGCC John P. Tully',
      name_en: 'CCGS John P. Tully',
      length: 68.9,
      cruising_speed: 10,
      helicopter_support: true,
    });
    expect(data).not.toHaveProperty('can');
    expect(data).not.toHaveProperty('region');
  });

  it('adds what is asked for, under both names', async () => {
    const { data } = await find(`filter[id]=${tully}&include=vesselClass,homePort,region&lang=fr`);
    expect(data[0].vesselClass).toEqual(data[0].vessel_class);
    expect(data[0].home_port).toMatchObject({ id: data[0].home_port_id, name: data[0].homePort.name_fr });
    expect(data[0].region).toMatchObject({ id: data[0].region_id });
  });

  it('filters by region, class, activity and text, sorts and pages', async () => {
    const [vessel] = (await find(`filter[id]=${tully}`)).data;
    const regional = (await find(`filter[region_id]=${vessel.region_id}&filter[active]=true`)).data;
    expect(regional.length).toBeGreaterThan(1);
    for (const row of regional) expect(row).toMatchObject({ region_id: vessel.region_id, active: true });
    const classmates = (await find(`filter[vessel_class_id]=${vessel.vessel_class_id}`)).data;
    expect(classmates.map(({ id }: { id: number }) => id)).toContain(tully);
    expect((await find('filter[q]=p. TULLY')).data).toHaveLength(1);
    const page = await find('page=2&limit=5&sort=-name');
    const names = (await find('sort=-name')).data.map(({ name }: { name: string }) => name);
    expect(page.data.map(({ name }: { name: string }) => name)).toEqual(names.slice(5, 10));
    expect(page.meta).toMatchObject({ current_page: 2, from: 6, to: 10, per_page: 5, total: names.length });
    expect((await find('fields[vessels]=name&include=region&limit=1')).data[0]).toEqual({
      id: expect.any(Number),
      name: expect.any(String),
      region: expect.any(Object),
    });
  });
});

describe('administrators keep the fleet', () => {
  const body = { name_en: 'CCGS Émile Nelligan', name_fr: 'NGCC Émile Nelligan', vessel_class_id: 1 };

  it('add, change, deactivate and delete', async () => {
    const created = await admin.post('/api/vessels', { ...body, draft: 4.5, science_berths: null });
    expect(created.json().data).toMatchObject({
      key: 'emile-nelligan',
      draft: 4.5,
      science_berths: null,
      active: true,
    });
    const path = `/api/vessels/${created.json().data.id}`;
    const whole = created.json().data;
    const changed = await admin.put(path, { ...whole, range: 7000, key: 'x' });
    expect(changed.json().data).toMatchObject({ key: 'emile-nelligan', range: 7000, lock_version: 2 });
    expect((await admin.patch(path, { active: false }, { 'if-match': '"1"' })).statusCode).toBe(412);
    expect((await admin.patch(path, { active: false }, { 'if-match': '"2"' })).json().data.active).toBe(
      false,
    );
    expect((await admin.delete(path)).statusCode).toBe(204);
    expect((await portal.visitor.get(path)).statusCode).toBe(404);
  });

  it('do not delete what has served', async () => {
    await admin.post(`/api/vessels/${teleost}/scheduling_constraints`, {
      name: 'Refit',
      start_date: '2028-01-05',
    });
    const answer = await admin.delete(`/api/vessels/${teleost}`);
    expect([answer.statusCode, answer.json().type]).toEqual([409, 'in_use']);
  });

  it.each([
    [{ ...body, vessel_class_id: 999_999 }, 'vessel_class_id'],
    [{ ...body, vessel_class_id: 'one' }, 'vessel_class_id'],
    [{ ...body, length: -1 }, 'length'],
    [{ ...body, name_fr: null }, 'name_fr'],
  ])('%o is 422', async (wrong, field) => {
    const answer = await admin.post('/api/vessels', wrong);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  });

  it('are told what they may do, as everyone is', async () => {
    const can = async (client: TestClient, id: number) =>
      (await client.get(`/api/vessels/${id}`)).json().data.can;
    expect(await can(admin, tully)).toEqual({ update: true, delete: true, edit_constraints: true });
    expect(await can(coordinator, tully)).toEqual({ update: false, delete: false, edit_constraints: true });
    expect(await can(coordinator, teleost)).toMatchObject({ edit_constraints: false });
  });
});

describe('/api/vessels/{id}/scheduling_constraints', () => {
  const path = () => `/api/vessels/${tully}/scheduling_constraints`;

  beforeAll(async () => {
    for (const year of [2034, 2035, 2041]) await theFiscalYear(portal.db, year);
  });

  it('have a kind, and repeat themselves every so many days where that is asked for', async () => {
    const crew = {
      name: 'Crew change',
      kind: 'crew_change',
      port_id: await portId(portal.db, 'patricia-bay'),
      start_date: '2035-04-03',
      end_date: '2035-04-04',
    };
    const repeat = { every_days: 28, until: '2035-06-30' };
    const added = await admin.post(path(), { ...crew, repeat });
    expect(added.json().data).toMatchObject({ ...crew, duration_days: 2 });
    const rows = (await admin.get(`${path()}?filter[start_date][gte]=2035-01-01`)).json().data;
    expect(
      rows.map(({ start_date, kind }: { start_date: string; kind: string }) => [start_date, kind]),
    ).toEqual([
      ['2035-04-03', 'crew_change'],
      ['2035-05-01', 'crew_change'],
      ['2035-05-29', 'crew_change'],
      ['2035-06-26', 'crew_change'],
    ]);
    expect((await admin.patch(`${path()}/${rows[1].id}`, { kind: 'drydock' })).json().data.kind).toBe(
      'drydock',
    );
    expect((await admin.post(path(), { ...crew, kind: 'party' })).json().errors).toHaveProperty('kind');
    const never = await admin.post(path(), { ...crew, repeat: { every_days: 0, until: '2035-06-30' } });
    expect(never.json().errors).toHaveProperty(['repeat.every_days']);
    expect((await admin.post(path(), { name: 'Refit', start_date: '2036-01-01' })).json().data.kind).toBe(
      'other',
    );
    const ages = {
      start_date: '2041-04-03',
      end_date: null,
      repeat: { every_days: 366, until: '2060-06-30' },
    };
    const late = await admin.post(path(), { ...crew, ...ages });
    expect(late.json().errors).toHaveProperty(['repeat.until']);
  });

  it('has a port where it happens in one, whoever writes it, and days that a fiscal year knows', async () => {
    const drydock = { name: 'Drydock', kind: 'drydock', start_date: '2035-07-01', end_date: '2035-07-02' };
    const problems = async (body: object) => Object.keys((await admin.post(path(), body)).json().errors);
    expect(await problems(drydock)).toEqual(['port_id']);
    expect(await problems({ ...drydock, port_id: null })).toEqual(['port_id']);
    const port_id = await portId(portal.db, 'esquimalt');
    const { id } = (await admin.post(path(), { ...drydock, port_id })).json().data;
    const emptied = await admin.patch(`${path()}/${id}`, { port_id: null });
    expect([emptied.statusCode, Object.keys(emptied.json().errors)]).toEqual([422, ['port_id']]);
    expect(await problems({ name: 'Ages', start_date: '1899-01-01', end_date: '2500-01-01' })).toEqual([
      'end_date',
    ]);
    expect(await problems({ name: 'Long ago', start_date: '1899-01-01' })).toEqual(['start_date']);
    const write = (some: object) =>
      portal.db.updateTable('scheduling_constraints').set(some).where('id', '=', id).execute();
    await expect(write({ port_id: null })).rejects.toThrow(/in_port_somewhere/);
    await expect(write({ end_date: '2037-07-01' })).rejects.toThrow(/two_years_at_most/);
    await expect(write({ start_date: '1899-01-01', end_date: '1899-01-02' })).rejects.toThrow(
      /no fiscal year/,
    );
    await admin.delete(`${path()}/${id}`);
  });
  const refit = { name: 'Refit', start_date: '2029-03-25', end_date: '2029-04-03' };

  it('counts both ends, and takes one date for one day', async () => {
    const created = await coordinator.post(path(), refit);
    expect([created.statusCode, created.json().data]).toMatchObject([
      201,
      { ...refit, vessel_id: tully, duration_days: 10, can: { update: true } },
    ]);
    const day = (await coordinator.post(path(), { name: 'Inspection', start_date: '2029-06-01' })).json()
      .data;
    expect(day).toMatchObject({ end_date: '2029-06-01', duration_days: 1 });
    const changed = await coordinator.patch(`${path()}/${day.id}`, {
      end_date: '2029-06-04',
      lock_version: 1,
    });
    expect(changed.json().data).toMatchObject({ duration_days: 4, lock_version: 2 });
    expect(
      (await coordinator.patch(`${path()}/${day.id}`, { end_date: null })).json().data.duration_days,
    ).toBe(1);
    expect((await coordinator.delete(`${path()}/${day.id}`)).statusCode).toBe(204);
  });

  it('belongs to each fiscal year that it touches', async () => {
    const years = (await portal.visitor.get('/api/fiscal_years')).json().data;
    const year = (name: string) => years.find((row: { name: string }) => row.name === name).id;
    const names = async (query: string) =>
      (await coordinator.get(`${path()}?filter[fiscal_year_id]=${query}`))
        .json()
        .data.map((row: { name: string }) => row.name);
    expect(await names(`${year('2028-2029')}`)).toEqual(['Refit']);
    expect(await names(`${year('2029-2030')}`)).toEqual(['Refit']);
    expect(await names(`${year('2030-2031')}`)).toEqual([]);
    expect((await coordinator.get(`${path()}?filter[fiscal_year_id]=x`)).statusCode).toBe(400);
  });

  it.each([
    [{ name: 'Refit' }, 'start_date'],
    [{ ...refit, end_date: '2029-03-24' }, 'end_date'],
    [{ ...refit, start_date: '2029-02-30' }, 'start_date'],
    [{ ...refit, name: '' }, 'name'],
    [{ ...refit, port_id: 999_999 }, 'port_id'],
  ])('%o is 422', async (wrong, field) => {
    const answer = await coordinator.post(path(), wrong);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  });

  it('checks the whole when a part changes', async () => {
    const { id } = (await coordinator.get(path())).json().data[0];
    const answer = await coordinator.patch(`${path()}/${id}`, { start_date: '2029-05-01' });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['end_date']]);
  });

  it('has a name in both languages, until another name replaces them', async () => {
    const both = { name_en: 'Refit', name_fr: 'Radoub' };
    const added = await coordinator.post(path(), { ...refit, ...both });
    const { id, ...row } = added.json().data;
    expect(row).toMatchObject(both);
    const { name: _, ...unnamed } = { ...refit, ...both };
    const other = (await coordinator.post(path(), unnamed)).json().data;
    expect(other).toMatchObject({ name: 'Refit', ...both });
    await coordinator.delete(`${path()}/${other.id}`);
    const changed = await coordinator.patch(`${path()}/${id}`, { ...row, name: 'Drydock' });
    expect(changed.json().data).toMatchObject({ name: 'Drydock', name_en: null, name_fr: null });
    await coordinator.delete(`${path()}/${id}`);
  });

  it('is read by everybody who is signed in, written by the vessel’s coordinators and administrators', async () => {
    const statuses = async (client: TestClient) => [
      (await client.get(path())).statusCode,
      (await client.post(path(), { name: 'Lay-up', start_date: '2035-01-01' })).statusCode,
    ];
    for (const role of [
      'co_proponent',
      'proponent',
      'national_science_representative',
      'observer',
    ] as const) {
      expect(await statuses(await portal.as(await aUser(portal.db, role)))).toEqual([200, 403]);
    }
    const stranger = await portal.as(
      await aUser(portal.db, 'regional_vessel_coordinator', { vessels: [teleost] }),
    );
    expect(await statuses(stranger)).toEqual([200, 403]);
    expect((await stranger.post(path(), refit)).json().type).toBe('not_your_vessel');
    expect(await statuses(portal.visitor)).toEqual([401, 401]);
    expect(await statuses(admin)).toEqual([200, 201]);
  });

  it('does not exist under another vessel', async () => {
    const { id } = (await coordinator.get(path())).json().data[0];
    expect((await admin.get(`/api/vessels/${teleost}/scheduling_constraints/${id}`)).statusCode).toBe(404);
    expect((await admin.delete(`/api/vessels/${teleost}/scheduling_constraints/${id}`)).statusCode).toBe(404);
    expect((await admin.get('/api/vessels/999999/scheduling_constraints')).statusCode).toBe(404);
  });

  it('answers those of the whole fleet at once', async () => {
    await admin.post(`/api/vessels/${teleost}/scheduling_constraints`, {
      name: 'Refit',
      start_date: '2041-05-01',
      end_date: '2041-05-20',
    });
    await admin.post(path(), { name: 'Lay-up', start_date: '2041-06-01' });
    const asked = '/api/scheduling_constraints?filter[start_date][gte]=2041-01-01&sort=start_date';
    const { data } = (await coordinator.get(asked)).json();
    expect(data).toMatchObject([
      { vessel_id: teleost, name: 'Refit', duration_days: 20, can: { update: false } },
      { vessel_id: tully, name: 'Lay-up', duration_days: 1, can: { update: true } },
    ]);
  });
});
