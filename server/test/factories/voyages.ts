import { sql } from 'kysely';
import { addDays, type CalendarDay } from '@shiptime/domain/shared/calendar-day';
import type { Db } from '#db/connection.ts';
import type { TestApp } from '../harness.ts';
import { anApplication } from './applications.ts';
import { aUser } from './people.ts';
import { aMission, aPlan, portId, theFiscalYear } from './plans.ts';

const openingOf = (day: CalendarDay): number => Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0);

type Asked = {
  readonly owner: number;
  readonly friend?: number;
  readonly stations?: number;
  readonly vessel?: number;
  readonly ends?: CalendarDay;
};

export const aVoyage = async (
  test: TestApp,
  { owner, friend, stations = 0, vessel, ends }: Asked,
): Promise<{ id: number; vessel: number; stations: number[]; ends: CalendarDay; fiscalYear: number }> => {
  const asked = ends ?? addDays(new Date().toISOString().slice(0, 10), -10);
  const last = openingOf(addDays(asked, -5)) === openingOf(asked) ? asked : addDays(asked, -6);
  const fiscalYear = await theFiscalYear(test.db, openingOf(last));
  const plan = await aPlan(test.db, {
    fiscal_year_id: fiscalYear,
    review_level: 'executive',
    ...(vessel !== undefined && { vessel_id: vessel }),
  });
  const id = await anApplication(test.db)
    .by(owner)
    .with(...(friend === undefined ? [] : [friend]))
    .withStations(stations)
    .for(plan.vessel_id)
    .forYear(fiscalYear)
    .having({
      operational_days: 5,
      mobilization_days: 0.5,
      demobilization_days: 0.5,
      operational_window_start: null,
      operational_window_end: null,
      preferred_start_window_start: null,
      preferred_start_window_end: null,
      helicopter_required: false,
    })
    .inReview()
    .create();
  await aMission(test.db, plan.id, {
    ship_time_request_id: id,
    mobilization_days: 0.5,
    demobilization_days: 0.5,
    start_date: addDays(last, -5),
  });
  const admin = await test.as(await aUser(test.db, 'administrator'));
  const answer = await admin.post(`/api/vessel_plans/${plan.id}/set_final`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const { rows } = await sql<{ id: number }>`
    select id from stations where ship_time_request_id = ${id} order by position`.execute(test.db);
  return { id, vessel: plan.vessel_id, stations: rows.map((row) => row.id), ends: last, fiscalYear };
};

export const aVoyageToAccept = async (db: Db, year: number) => {
  const fiscal_year_id = await theFiscalYear(db, year);
  const plan = await aPlan(db, { fiscal_year_id, review_level: 'executive' });
  const ada = await aUser(db, 'proponent', { email: `ada.${year}@example.org` });
  const luc = await aUser(db, 'co_proponent', { email: `luc.${year}@example.org`, language: 'fr' });
  const application = await anApplication(db)
    .by(ada)
    .with(luc)
    .for(plan.vessel_id)
    .forYear(fiscal_year_id)
    .having({
      ...{ operational_days: 5, operational_window_start: null, operational_window_end: null },
      ...{ preferred_start_window_start: null, preferred_start_window_end: null },
      ...{ helicopter_required: false, min_science_berths: 6, ideal_science_berths: 8 },
    })
    .inReview()
    .create();
  const port = await portId(db, 'halifax');
  const mission = await aMission(db, plan.id, {
    ...{ ship_time_request_id: application, start_date: `${year}-05-12` },
    ...{ requested_berths: 8, approved_berths: 6 },
    ...{ mobilization_port_id: port, demobilization_port_id: port },
  });
  return { year, plan, mission, application, ada, luc };
};
