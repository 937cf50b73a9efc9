import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldNamesOf } from '@shiptime/domain/applications/sections/sections';
import { anApplication } from '#test/factories/applications.ts';
import { closedYear, openYear } from '#test/factories/fiscal-years.ts';
import { aUser } from '#test/factories/people.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';
import { exportColumns } from './export-columns.ts';

let test: TestApp;
let observer: TestClient;
beforeAll(async () => {
  test = await startTestApp();
  observer = await test.as(await aUser(test.db, 'observer'));
});
afterAll(() => test.close());

const sectionsOfTheSheet = [
  'general_information',
  'requirements',
  'project_description',
  'scheduling',
  'area_of_operations',
  'collaborations',
  'funding',
] as const;

const path = '/api/ship_time_requests/export';

const read = async (query: string) => {
  const answer = await observer.get(`${path}?${query}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  );
  const { sheets } = await readXlsx(answer.rawPayload);
  const [header = [], ...rows] = sheets[0]!.rows;
  const records = rows.map((row) =>
    Object.fromEntries(header.map((name, index) => [String(name), row[index]])),
  );
  return { name: sheets[0]!.name, header, records, file: answer.headers['content-disposition'] };
};

describe('the spreadsheet of applications', () => {
  it('has typed cells under headers in the language of the reader, and runs nothing', async () => {
    const year = await closedYear(test.db);
    const vessel = await aVessel(test.db, { name_en: 'CCGS Ariel', name_fr: 'NGCC Ariel' });
    const friend = await aUser(test.db, 'proponent', { first_name: 'Zoé', last_name: 'Roy' });
    const id = await anApplication(test.db)
      .with(friend)
      .for(vessel)
      .forYear(year)
      .having({ project_title: '=HYPERLINK("x")' })
      .withStations(2)
      .submitted()
      .create();
    await anApplication(test.db).for(vessel).forYear(year).complete().create();
    const english = await read(`fiscal_year_id=${year}`);
    expect(english.name).toBe('Applications');
    expect(english.file).toMatch(/filename="applications-\d{4}-\d{4}\.xlsx"/);
    expect(english.records).toHaveLength(1);
    const [row] = english.records;
    expect(row).toMatchObject({
      Number: id,
      Status: 'Submitted',
      'Project title': '=HYPERLINK("x")',
      'Co-proponents': 'Zoé Roy',
      Vessel: 'CCGS Ariel',
      'Ideal science berths': 8,
      'Operational days': 12.25,
      'Helicopter support': false,
      'Number of stations': 2,
      'Funding, total (CAD)': null,
    });
    expect(row!['Operational window, start']).toBeInstanceOf(Date);
    expect((row!['Operational window, start'] as Date).toISOString().slice(5, 10)).toBe('05-01');
    expect(row!['Submitted (UTC)']).toBeInstanceOf(Date);
    const french = await read(`fiscal_year_id=${year}&lang=fr`);
    expect(french.name).toBe('Demandes');
    expect(french.records[0]).toMatchObject({ Numéro: id, Statut: 'Soumise', Navire: 'NGCC Ariel' });
    for (const sheet of [english, french]) {
      expect(new Set(sheet.header).size).toBe(sheet.header.length);
      expect(sheet.header.join()).not.toMatch(/export:|applications:|fields\./);
    }
  });

  it('has the answers section by section in the order of the form, between the title and the long texts', async () => {
    const names = exportColumns.map(({ name }) => name);
    const long = ['executive_summary', 'impact_statement', 'mission_objectives'];
    const inSections = sectionsOfTheSheet.flatMap(fieldNamesOf).filter((field) => names.includes(field));
    const between = inSections.filter(
      (field) => ![...long, 'project_title', 'fiscal_year_id'].includes(field),
    );
    expect(names.slice(0, 4)).toEqual(['id', 'status', 'project_title', 'fiscal_year_id']);
    expect(names.filter((name) => between.some((field) => field === name))).toEqual(between);
    expect(names.slice(-6)).toEqual([...long, 'submitted_at', 'updated_at', 'lock_version']);
    const { header } = await read(`fiscal_year_id=${await closedYear(test.db)}`);
    expect(header).toHaveLength(names.length);
  });

  it('holds what a filter shows, in more than one batch', async () => {
    const year = await openYear(test.db);
    const vessel = await aVessel(test.db);
    const ids: number[] = [];
    for (let count = 0; count < 3; count += 1)
      ids.push(await anApplication(test.db).for(vessel).forYear(year).submitted().create());
    const one = await read(`filter[id]=${ids[1]}`);
    expect(one.records.map((record) => record['Number'])).toEqual([ids[1]]);
    await test.db.transaction().execute(async (tx) => {
      const columns =
        'user_id, status_id, submitted_at, vessel_id, project_title, fiscal_year_id, operational_days';
      await sql`insert into ship_time_requests (${sql.raw(columns)})
        select ${sql.raw(columns)} from ship_time_requests, generate_series(1, 450) where id = ${ids[0]}`.execute(
        tx,
      );
    });
    const all = await read(`filter[vessel_id]=${vessel}&filter[archived]=false`);
    const numbers = all.records.map((record) => record['Number'] as number);
    expect(numbers).toHaveLength(453);
    expect(new Set(numbers).size).toBe(453);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  });

  it('is for those who read applications', async () => {
    const year = await openYear(test.db);
    const statuses = async (
      role:
        | 'co_proponent'
        | 'proponent'
        | 'regional_vessel_coordinator'
        | 'national_science_representative'
        | 'administrator',
    ) => (await (await test.as(await aUser(test.db, role))).get(`${path}?fiscal_year_id=${year}`)).statusCode;
    expect([await statuses('co_proponent'), await statuses('proponent')]).toEqual([403, 403]);
    expect([
      await statuses('regional_vessel_coordinator'),
      await statuses('national_science_representative'),
      await statuses('administrator'),
    ]).toEqual([200, 200, 200]);
    expect((await test.visitor.get(`${path}?fiscal_year_id=${year}`)).statusCode).toBe(401);
  });

  it.each([
    ['', 422],
    ['fiscal_year_id=x', 422],
    ['fiscal_year_id=999999', 422],
    ['filter[secret]=1', 400],
  ])('with “%s”: %i', async (query, status) => {
    expect((await observer.get(`${path}?${query}`)).statusCode).toBe(status);
  });
});
