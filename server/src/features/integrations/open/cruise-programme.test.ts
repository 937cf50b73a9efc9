import Papa from 'papaparse';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aMission, aPlan, portId, theFiscalYear } from '#test/factories/plans.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startTestApp();
});
afterAll(() => portal.close());

it('the planned cruises of a year are listed with the codes that others join by, and without people', async () => {
  const { db } = portal;
  const vessel = await aVessel(db, {
    key: 'grey-tern',
    imo: '9999993',
    ices_code: '18Z9',
    call_sign: 'CGZ9',
  });
  const fiscal_year_id = await theFiscalYear(db, 2064);
  const plan = await aPlan(db, { vessel_id: vessel, fiscal_year_id, review_level: 'executive' });
  const known = await db
    .selectFrom('agencies')
    .select(['id', 'name_fr'])
    .where('key', '=', 'dfo')
    .executeTakeFirstOrThrow();
  const halifax = await portId(db, 'halifax');
  await db.updateTable('ports').set({ un_locode: 'CAHAL' }).where('id', '=', halifax).execute();
  const ship_time_request_id = await anApplication(db)
    .by(await aUser(db, 'proponent', { last_name: 'Halloran' }))
    .for(vessel)
    .forYear(fiscal_year_id)
    .having({
      agency_id: known.id,
      operational_window_start: null,
      operational_window_end: null,
      helicopter_required: false,
    })
    .inReview()
    .create();
  await aMission(db, plan.id, {
    ...{ ship_time_request_id, title: 'Capelin', start_date: '2064-05-01', operational_days: 5 },
    ...{ mobilization_days: 1, demobilization_days: 1, mobilization_port_id: halifax },
  });
  const admin = await portal.as(await aUser(db, 'administrator'));
  expect((await admin.post(`/api/vessel_plans/${plan.id}/set_final`)).statusCode).toBe(200);
  const answer = await admin.get('/api/open/schedules/2064-2065/versions/latest/cruises.csv?lang=fr');
  expect(answer.headers['x-left-empty']).toBe('chief_scientist, objectives');
  expect(answer.body).not.toContain('Halloran');
  const { data } = Papa.parse<Record<string, string>>(answer.body.replace('\ufeff', ''), {
    header: true,
    skipEmptyLines: true,
  });
  expect(data).toMatchObject([
    {
      ...{ voyage_number: 'TER-2064-001', title: 'Capelin', imo: '9999993', ices_code: '18Z9' },
      ...{ call_sign: 'CGZ9', start_date: '2064-05-02', end_date: '2064-05-06', arrival_port: '' },
      ...{ departure_port: 'Halifax', departure_locode: 'CAHAL', institute: known.name_fr },
      ...{
        institute_ror: 'https://ror.org/02qa1x782',
        status: 'confirmed',
        chief_scientist: '',
        objectives: '',
      },
    },
  ]);
  const latest = '/api/open/schedules/2064-2065/versions/latest';
  const codes = { imo: '9999993', mmsi: '', call_sign: 'CGZ9', ices_code: '18Z9' };
  for (const [file, port] of [
    ['.csv', 'mobilization_un_locode'],
    ['/legs.csv', 'to_un_locode'],
  ] as const) {
    const { body } = await admin.get(`${latest}${file}`);
    const rows = Papa.parse<Record<string, string>>(body, { header: true }).data;
    expect(rows[0]).toMatchObject({ ...codes, [port]: 'CAHAL' });
  }
  const [voyage] = (await admin.get(`${latest}.geojson`)).json().features;
  expect(voyage.properties).toMatchObject({ ...codes, mmsi: null, from_un_locode: 'CAHAL' });
});
