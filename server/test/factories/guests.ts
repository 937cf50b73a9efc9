import { aUser } from './people.ts';
import { aMission, aPlan, portId, theFiscalYear } from './plans.ts';
import { aVessel } from './vessels.ts';
import { anApplication } from './applications.ts';
import type { TestApp, TestClient } from '../harness.ts';

type Krill = { readonly vessel: number; readonly year: number; readonly by: number; readonly helper: number };

const krill = (test: TestApp, { vessel, year, by, helper }: Krill): Promise<number> =>
  anApplication(test.db)
    .by(by)
    .with(helper)
    .for(vessel)
    .forYear(year)
    .having({
      project_title: 'Krill in spring',
      min_science_berths: 4,
      ideal_science_berths: 8,
      operational_window_start: null,
      operational_window_end: null,
      preferred_start_window_start: null,
      preferred_start_window_end: null,
      helicopter_required: false,
    })
    .inReview()
    .create();

export const anOpenVoyage = async (test: TestApp, { approved = 12 }: { approved?: number } = {}) => {
  const year = await theFiscalYear(test.db, 2072);
  const vessel = await aVessel(test.db, { science_berths: 16 });
  const plan = await aPlan(test.db, {
    vessel_id: vessel,
    fiscal_year_id: year,
    review_level: 'executive',
  });
  const people = {
    ada: await aUser(test.db, 'proponent'),
    helper: await aUser(test.db, 'co_proponent'),
    bo: await aUser(test.db, 'proponent', { language: 'fr', first_name: 'Bo', last_name: 'Roy' }),
    cleo: await aUser(test.db, 'proponent', { first_name: 'Cleo' }),
    coordinator: await aUser(test.db, 'regional_vessel_coordinator', { vessels: [vessel] }),
    stranger: await aUser(test.db, 'regional_vessel_coordinator', { vessels: [await aVessel(test.db)] }),
    admin: await aUser(test.db, 'administrator'),
  };
  const application = await krill(test, { vessel, year, by: people.ada, helper: people.helper });
  const port = await portId(test.db, 'halifax');
  const mission = await aMission(test.db, plan.id, {
    ship_time_request_id: application,
    title: 'Krill in spring',
    start_date: '2072-05-12',
    operational_days: 5,
    approved_berths: approved,
    mobilization_port_id: port,
    demobilization_port_id: port,
  });
  const clients = Object.fromEntries(
    await Promise.all(Object.entries(people).map(async ([name, id]) => [name, await test.as(id)] as const)),
  ) as Record<keyof typeof people, TestClient>;
  const final = await clients.admin.post(`/api/vessel_plans/${plan.id}/set_final`);
  if (final.statusCode !== 200) throw new Error(final.body);
  const ask = (client: TestClient = clients.bo, body: object = {}) =>
    client.post('/api/berth_requests', {
      mission_id: mission,
      berths: 2,
      objectives: 'Two moorings on the way.',
      ...body,
    });
  const asked = async (client?: TestClient, body?: object): Promise<number> => {
    const answer = await ask(client, body);
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json().data.id as number;
  };
  const act = (client: TestClient, id: number, action: string, body: object = {}) =>
    client.post(`/api/berth_requests/${id}/${action}`, body);
  return { year, vessel, plan, people, application, mission, ...clients, ask, asked, act };
};
