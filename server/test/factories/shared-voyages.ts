import { anApplication } from './applications.ts';
import { aUser } from './people.ts';
import { aMission, aPlan, portId, theFiscalYear } from './plans.ts';
import { aVessel } from './vessels.ts';
import type { TestApp, TestClient } from '../harness.ts';

export const agreementMessages = { en: 'You could sail together.', fr: 'Vous pourriez naviguer ensemble.' };
const soon = () => new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);

export const aPair = async (test: TestApp, opening = 2071) => {
  const year = await theFiscalYear(test.db, opening);
  const port = await portId(test.db, 'halifax');
  const vessel = await aVessel(test.db, { science_berths: 20, endurance: 40, cruising_speed: 10 });
  const plan = await aPlan(test.db, { vessel_id: vessel, fiscal_year_id: year });
  const people = {
    ada: await aUser(test.db, 'proponent'),
    bo: await aUser(test.db, 'proponent', { language: 'fr' }),
    helper: await aUser(test.db, 'co_proponent'),
    coordinator: await aUser(test.db, 'regional_vessel_coordinator', { vessels: [vessel] }),
  };
  const application = (user: number, title: string, days: number) =>
    anApplication(test.db)
      .by(user)
      .with(...(user === people.ada ? [people.helper] : []))
      .for(vessel)
      .forYear(year)
      .withStations(3)
      .having({
        project_title: title,
        operational_window_start: '2071-06-01',
        operational_window_end: '2071-07-15',
        preferred_start_window_start: '2071-06-01',
        preferred_start_window_end: '2071-06-20',
        mobilization_days: 2,
        operational_days: days,
        demobilization_days: 1,
        mobilization_port_id: port,
        demobilization_port_id: port,
        min_science_berths: 9,
        helicopter_required: false,
      })
      .inReview()
      .create();
  const krill = await application(people.ada, 'Krill secrets', 8);
  const ice = await application(people.bo, 'Ice secrets', 10);
  const clients = {
    ada: await test.as(people.ada),
    bo: await test.as(people.bo),
    helper: await test.as(people.helper),
    coordinator: await test.as(people.coordinator),
  };
  const ask = (client: TestClient = clients.coordinator, body: object = {}) =>
    client.post('/api/voyage_agreements', {
      ship_time_request_ids: [krill, ice],
      answer_by: soon(),
      messages: agreementMessages,
      ...body,
    });
  const asked = async (): Promise<number> => (await ask()).json().data.id as number;
  return { vessel, plan, year, people, krill, ice, ...clients, ask, asked };
};
export type Pair = Awaited<ReturnType<typeof aPair>>;

export const answerAgreement = (
  client: TestClient,
  id: number,
  verb: 'agree' | 'decline',
  application: number,
  note?: string,
) =>
  client.post(`/api/voyage_agreements/${id}/${verb}`, {
    ship_time_request_id: application,
    ...(note !== undefined && { note }),
  });
export const bothAgree = async ({ ada, bo, krill, ice, asked }: Pair): Promise<number> => {
  const id = await asked();
  await answerAgreement(ada, id, 'agree', krill);
  await answerAgreement(bo, id, 'agree', ice);
  return id;
};

export const aJoinedPair = async (test: TestApp) => {
  const pair = await aPair(test);
  const krill = await aMission(test.db, pair.plan.id, {
    ship_time_request_id: pair.krill,
    title: 'Krill secrets',
    start_date: '2071-06-01',
    mobilization_days: 1,
    operational_days: 8,
    demobilization_days: 0.5,
  });
  const ice = await aMission(test.db, pair.plan.id, {
    ship_time_request_id: pair.ice,
    title: 'Ice secrets',
    mobilization_days: 2,
    operational_days: 10,
    demobilization_days: 1,
  });
  const id = await bothAgree(pair);
  await pair.coordinator.post(`/api/voyage_agreements/${id}/join`, {});
  return { ...pair, id, missions: { krill, ice } };
};
