import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readXlsx } from 'hucre/xlsx';
import { anApplication } from '#test/factories/applications.ts';
import { aConstraint, aMission, aPlan, portId, theFiscalYear } from '#test/factories/plans.ts';
import { aUser } from '#test/factories/people.ts';
import { someRates } from '#test/factories/rates.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let observer: TestClient;
let admin: TestClient;
beforeAll(async () => {
  test = await startTestApp();
  observer = await test.as(await aUser(test.db, 'observer'));
  admin = await test.as(await aUser(test.db, 'administrator'));
});
afterAll(() => test.close());

const sheetOf = async (url: string, client = observer) => {
  const answer = await client.get(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  );
  const { sheets } = await readXlsx(answer.rawPayload);
  const [header = [], ...rows] = sheets[0]!.rows;
  const records = rows.map((row) =>
    Object.fromEntries(header.map((name, column) => [String(name), row[column]])),
  );
  return { name: sheets[0]!.name, records, file: answer.headers['content-disposition'] };
};
const day = (cell: unknown) => (cell as Date).toISOString().slice(0, 10);

describe('a plan as a spreadsheet', () => {
  it('has a row for each mission and constraint, in the order of the year, with typed cells', async () => {
    const vessel = await aVessel(test.db, {
      key: 'limnos-2',
      name_en: 'CCGS Limnos 2',
      name_fr: 'NGCC Limnos 2',
    });
    const plan = await aPlan(test.db, { vessel_id: vessel });
    const port = await portId(test.db, 'halifax');
    const ship_time_request_id = await anApplication(test.db)
      .for(vessel)
      .forYear(plan.fiscal_year_id)
      .having({ project_title: 'Krill' })
      .inReview()
      .create();
    await aMission(test.db, plan.id, { title: '=1+1', operational_days: 2.25 });
    await aMission(test.db, plan.id, {
      title: 'Spring',
      ship_time_request_id,
      start_date: '2028-04-05',
      start_fraction: 0.5,
      mobilization_port_id: port,
      approved_berths: 7,
    });
    await aConstraint(test.db, { vessel_id: vessel, name: 'Refit', kind: 'drydock', port_id: port });
    const { name, records, file } = await sheetOf(`/api/vessel_plans/${plan.id}/export`);
    expect(name).toBe('Vessel plans');
    expect(file).toBe('attachment; filename="vessel-plan-limnos-2-2028-2029.xlsx"');
    expect(records.map((record) => [record['Kind'], record['Title']])).toEqual([
      ['Mission', 'Spring'],
      ['Scheduling constraint: Drydock', 'Refit'],
      ['Mission without an application', '=1+1'],
    ]);
    const [spring, refit, trials] = records;
    expect(spring).toMatchObject({
      Vessel: 'CCGS Limnos 2',
      'Fiscal year': '2028-2029',
      'Review level': 'Regional',
      'Project title': 'Krill',
      'Operational days': 5,
      'Mobilization port': 'Halifax',
      'Approved berths': 7,
    });
    expect([day(spring!['Start date']), day(spring!['End date'])]).toEqual(['2028-04-05', '2028-04-10']);
    expect([day(refit!['Start date']), refit!['Total days']]).toEqual(['2028-09-01', 10]);
    expect([trials!['Start date'], trials!['Total days']]).toEqual([null, 2.25]);
  });

  it('says what each mission costs, unknown where nobody knows, to those who may know', async () => {
    const plan = await aPlan(test.db);
    await aMission(test.db, plan.id, { start_date: '2028-05-01' });
    await aMission(test.db, plan.id);
    const url = `/api/vessel_plans/${plan.id}/export`;
    const costs = (await sheetOf(url, admin)).records.map((record) => record['Cost, dollars']);
    expect(costs).toEqual(['Unknown', null]);
    await test.db
      .insertInto('vessel_rates')
      .values({ ...someRates, vessel_id: plan.vessel_id, fiscal_year_id: plan.fiscal_year_id })
      .execute();
    const [row] = (await sheetOf(url, admin)).records;
    expect(row).toMatchObject({ 'Cost, dollars': 55_000, 'Fuel, litres': 20_000, 'CO₂, kg': 50_000 });
    expect((await sheetOf(url)).records[0]).not.toHaveProperty('Cost, dollars');
  });

  it('is in the language of the reader, for a whole year by vessel', async () => {
    const year = await theFiscalYear(test.db, 2050);
    for (const letter of ['B', 'A']) {
      const vessel = await aVessel(test.db, { name_en: `CCGS ${letter}`, name_fr: `NGCC ${letter}` });
      const plan = await aPlan(test.db, { vessel_id: vessel, fiscal_year_id: year });
      await aMission(test.db, plan.id, { start_date: '2050-05-01' });
    }
    const { name, records, file } = await sheetOf(`/api/vessel_plans/export?fiscal_year_id=${year}&lang=fr`);
    expect(name).toBe('Plans des navires');
    expect(file).toContain('plans-des-navires-2050-2051.xlsx');
    expect(records.map((record) => [record['Navire'], record['Type'], record['Niveau d’examen']])).toEqual([
      ['NGCC A', 'Mission sans demande', 'Régional'],
      ['NGCC B', 'Mission sans demande', 'Régional'],
    ]);
  });

  it('of a year without plans has no mission', async () => {
    const year = await theFiscalYear(test.db, 2190);
    for (const language of ['en', 'fr']) {
      const answer = await observer.get(`/api/vessel_plans/export?fiscal_year_id=${year}&lang=${language}`);
      expect(answer.statusCode).toBe(200);
    }
  });

  it('is for those who read plans, of a year that exists', async () => {
    const proponent = await test.as(await aUser(test.db, 'proponent'));
    expect((await proponent.get('/api/vessel_plans/export?fiscal_year_id=1')).statusCode).toBe(403);
    expect((await observer.get('/api/vessel_plans/export')).statusCode).toBe(422);
    expect((await observer.get('/api/vessel_plans/export?fiscal_year_id=2000000')).statusCode).toBe(422);
    expect((await observer.get('/api/vessel_plans/2000000/export')).statusCode).toBe(404);
  });
});

describe('what stands beside missions', () => {
  const sheetsOf = async (url: string, client: TestClient) => {
    const { sheets } = await readXlsx((await client.get(url)).rawPayload, { readStyles: true });
    return sheets;
  };

  it('has a calendar: weeks across, a line for each vessel, its berths and the days that its page counts', async () => {
    const vessel = await aVessel(test.db, { name_fr: '=NGCC()', science_berths: 12, cruising_speed: 10 });
    const [halifax, johns] = [await portId(test.db, 'halifax'), await portId(test.db, 'st-johns')];
    const fiscal_year_id = await theFiscalYear(test.db, 2053);
    const plan = await aPlan(test.db, { vessel_id: vessel, fiscal_year_id });
    await aMission(test.db, plan.id, {
      title: '=HYPERLINK("x")',
      start_date: '2053-05-05',
      mobilization_days: 3,
      operational_days: 10,
      mobilization_port_id: halifax,
      demobilization_port_id: johns,
    });
    const refit = { name: 'Refit, Lunenburg', kind: 'refit', port_id: halifax } as const;
    const days = { start_date: '2053-07-01', end_date: '2053-07-31' };
    await aConstraint(test.db, { vessel_id: vessel, ...refit, ...days });
    const sheets = await sheetsOf(`/api/vessel_plans/${plan.id}/export?lang=fr`, admin);
    const { rows, cells } = sheets.find(({ name }) => name === 'Calendrier')!;
    expect(rows).toHaveLength(2);
    const weekOf = (label: string) => rows[0]!.indexOf(label);
    const at = (label: string) => ({
      text: rows[1]![weekOf(label)],
      color: cells?.get(`1,${weekOf(label)}`)?.style?.border?.left?.color,
    });
    expect(rows[1]![0]).toBe('=NGCC()');
    expect(cells?.get('1,0')?.type).not.toBe('formula');
    expect(at('5 mai')).toMatchObject({ text: '1. =HYPERLINK("x")', color: { rgb: '2b6cb0' } });
    expect(at('7 juill.')).toMatchObject({ text: 'Radoub, Lunenburg', color: { rgb: 'b45309' } });
    expect(rows[0]!.filter((label) => /^\d+ \p{L}+\.?$/u.test(String(label))).length).toBeGreaterThanOrEqual(
      52,
    );
    expect(at('9 juin')).toEqual({ text: null, color: undefined });
    const { totals } = (await admin.get(`/api/vessel_plans/${plan.id}?append=totals`)).json().data;
    expect(rows[1]!.slice(1, 9)).toEqual([
      12,
      totals.used_days,
      totals.operational_days,
      totals.constraint_days,
      'Radoub 31',
      totals.transit_days,
      totals.free_days,
      totals.unscheduled_days,
    ]);
    expect(totals.transit_days).toBeGreaterThan(0);
  });

  it('has a sheet for each section that the paper has, headers bold and frozen', async () => {
    const [halifax, johns] = [await portId(test.db, 'halifax'), await portId(test.db, 'st-johns')];
    const vessel = await aVessel(test.db, {
      name_fr: 'NGCC Transit',
      home_port_id: halifax,
      cruising_speed: 10,
    });
    await aUser(test.db, 'regional_vessel_coordinator', { vessels: [vessel], last_name: 'Martin' });
    const plan = await aPlan(test.db, {
      vessel_id: vessel,
      fiscal_year_id: await theFiscalYear(test.db, 2052),
    });
    const mission_id = await aMission(test.db, plan.id, {
      title: 'Krill',
      start_date: '2052-05-01',
      mobilization_port_id: johns,
    });
    await aConstraint(test.db, {
      vessel_id: vessel,
      name: 'Cale',
      kind: 'drydock',
      start_date: '2052-05-01',
      end_date: '2052-05-10',
    });
    const found = (await admin.get(`/api/vessel_plans/${plan.id}/conflicts`)).json().data;
    const { constraint_id } = found.find(({ code }: { code: string }) => code === 'constraint_overlap');
    const keep = { code: 'constraint_overlap', constraint_id, reason: 'Le quai suffit' };
    await test.db
      .insertInto('mission_conflicts_kept')
      .values({ ...keep, mission_id, user_id: await aUser(test.db, 'administrator') })
      .execute();
    const sheets = await sheetsOf(`/api/vessel_plans/${plan.id}/export?lang=fr`, observer);
    expect(sheets.map(({ name }) => name)).toEqual([
      'Plans des navires',
      'Calendrier',
      'Transits',
      'Contraintes d’horaire',
      'Ports',
      'Conflits maintenus',
      'Personnes à joindre',
    ]);
    for (const { freezePane, cells, rows } of sheets) {
      expect(freezePane).toMatchObject({ rows: 1 });
      for (const column of rows[0]!.keys()) expect(cells?.get(`0,${column}`)?.style?.font?.bold).toBe(true);
    }
    const [, , transits, constraints, ports, kept, contacts] = sheets.map(({ rows }) => rows.slice(1));
    const [from, to, leaves, arrives, miles, hours] = transits![0]!.slice(1);
    expect([from, to]).toEqual(['Halifax', 'St. John’s']);
    expect(arrives).toEqual(new Date('2052-05-01T00:00:00Z'));
    expect((arrives as Date).getTime() - (leaves as Date).getTime()).toBeGreaterThanOrEqual(
      Number(hours) * 3_600_000,
    );
    expect(Number(miles) / 10).toBeCloseTo(Number(hours));
    expect(constraints![0]!.slice(0, 3)).toEqual(['NGCC Transit', 'Cale', 'Cale sèche']);
    expect(ports!.map((row) => row.slice(0, 3))).toEqual([
      ['NGCC Transit', 'Halifax', null],
      ['NGCC Transit', 'St. John’s', '1'],
    ]);
    expect(kept![0]!.slice(0, 5)).toEqual([
      'NGCC Transit',
      '1. Krill',
      'Cale',
      expect.any(String),
      'Le quai suffit',
    ]);
    expect(contacts![0]!.slice(0, 2)).toEqual(['NGCC Transit', expect.stringContaining('Martin')]);
  });
});

describe('a published schedule as a spreadsheet', () => {
  it('is that version, without notes for proponents', async () => {
    const plan = await aPlan(test.db, {
      review_level: 'executive',
      fiscal_year_id: await theFiscalYear(test.db, 2051),
    });
    const id = await aMission(test.db, plan.id, {
      start_date: '2051-05-01',
      title: 'Before',
      notes: 'Between us',
    });
    await admin.post(`/api/vessel_plans/${plan.id}/set_final`);
    await admin.post(`/api/vessel_plans/${plan.id}/reopen`, { reason: 'Late ice' });
    await admin.patch(`/api/missions/${id}`, { title: 'After' });
    const [fleet] = (
      await observer.get(`/api/fleet_plans?filter[fiscal_year_id]=${plan.fiscal_year_id}`)
    ).json().data;
    const url = `/api/fleet_plans/${fleet.id}/versions/1/export`;
    expect((await sheetOf(url)).records).toMatchObject([{ Title: 'Before', Notes: 'Between us' }]);
    const proponent = await test.as(await aUser(test.db, 'proponent'));
    const { sheets } = await readXlsx((await proponent.get(url)).rawPayload);
    expect(sheets.map((sheet) => sheet.name)).not.toContain('Contacts');
    const [row] = (await sheetOf(url, proponent)).records;
    expect([row?.['Title'], row?.['Notes']]).toEqual(['Before', null]);
    expect((await observer.get(`/api/fleet_plans/${fleet.id}/versions/2/export`)).statusCode).toBe(404);
  });
});
