import { anApplication } from './applications.ts';
import { aMission, type APlan, aPlan } from './plans.ts';
import type { TestApp, TestClient } from '../harness.ts';

type Db = TestApp['db'];

export const addPlannedMission = async (db: Db, plan: APlan, start: string | null) => {
  const application = await anApplication(db)
    .for(plan.vessel_id)
    .forYear(plan.fiscal_year_id)
    .inReview()
    .create();
  const mission = await aMission(db, plan.id, {
    ship_time_request_id: application,
    operational_days: 5,
    start_date: start,
  });
  return { application, mission };
};

export const createTwoShips = async (db: Db) => {
  const [one, other] = [await aPlan(db), await aPlan(db)];
  return { one, other, vessels: [one.vessel_id, other.vessel_id], year: one.fiscal_year_id };
};

type Made = { id: number; vessel_plan_ids: number[]; vessel_ids: number[]; lock_version: number };
type Copy = {
  id: number;
  title: string;
  vessel_plan_id: number;
  start_date: string | null;
  ship_time_request_id: number | null;
};

export const createScenarioHelpers = (client: TestClient) => {
  const make = async (ships: { year: number; vessels: number[] }, body: object = {}): Promise<Made> => {
    const answer = await client.post('/api/scenarios', {
      fiscal_year_id: ships.year,
      name: 'Without the refit',
      vessel_ids: ships.vessels,
      ...body,
    });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json().data;
  };
  const missionsIn = async (id: number): Promise<Copy[]> =>
    (await client.get(`/api/scenarios/${id}/missions`)).json().data;
  const copyOf = async (id: number, application: number): Promise<Copy> =>
    (await missionsIn(id)).find((each) => each.ship_time_request_id === application)!;
  const real = async (id: number) => (await client.get(`/api/missions/${id}`)).json().data;
  const change = async (scenario: number, mission: number, body: object): Promise<void> => {
    const answer = await client.patch(`/api/scenarios/${scenario}/missions/${mission}`, body);
    if (answer.statusCode !== 200) throw new Error(answer.body);
  };
  const compared = async (id: number, other: string | number = 'current') =>
    (await client.get(`/api/scenarios/${id}/comparison?with=${other}`)).json().data;
  const adopt = (id: number, body: object = {}) =>
    client.post(`/api/scenarios/${id}/adopt`, { reason: 'Better for everybody.', ...body });
  return { make, missionsIn, copyOf, real, change, compared, adopt };
};
