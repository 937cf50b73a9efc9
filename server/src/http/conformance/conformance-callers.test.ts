import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RoleName } from '@shiptime/domain/shared/actor';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aConstraint, aMission, aPlan } from '#test/factories/plans.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';

const methods = ['POST', 'PUT', 'PATCH'] as const;
type Method = (typeof methods)[number];

let portal: TestApp;
let writes: { method: Method; path: string }[];
let ids: Readonly<Record<string, number>>;

beforeAll(async () => {
  portal = await startTestApp();
  const { paths = {} } = portal.app.swagger() as { paths?: Record<string, Record<string, unknown>> };
  writes = Object.entries(paths).flatMap(([path, item]) =>
    methods.filter((method) => method.toLowerCase() in item).map((method) => ({ method, path })),
  );
  const application = await anApplication(portal.db).submitted().create();
  const plan = await aPlan(portal.db);
  const fleet = await portal.db
    .insertInto('fleet_plans')
    .values({ fiscal_year_id: plan.fiscal_year_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  ids = {
    ship_time_requests: application,
    vessels: plan.vessel_id,
    scheduling_constraints: await aConstraint(portal.db, { vessel_id: plan.vessel_id }),
    vessel_plans: plan.id,
    missions: await aMission(portal.db, plan.id),
    fleet_plans: fleet.id,
  };
});
afterAll(() => portal.close());

const filledIn = (path: string) =>
  path.replaceAll(/\/(\w+)\/\{\w+\}/g, (_, list: string) => `/${list}/${ids[list] ?? 999_999}`);

const wrongBody = JSON.stringify({ lock_version: {}, reason: [], details: [], to: {} });

const watching = ['availability_watches', 'privacy_requests'].map((list) => `POST /api/${list}`);
const asking = ['POST /api/ship_time_requests', 'POST /api/letters_of_intent', 'POST /api/berth_requests'];
const planning = [
  'vessel_plans',
  'vessel_plans/missing',
  'missions/import',
  'overruled_distances',
  'voyage_agreements',
  'outages',
  'proposals',
  'scenarios',
].map((list) => `POST /api/${list}`);

const askedForMore = async (role: RoleName) => {
  const found: string[] = [];
  const user = await aUser(portal.db, role);
  for (const { method, path } of writes) {
    const client = await portal.as(user);
    const { statusCode } = await client.request(method, filledIn(path), wrongBody, {
      'content-type': 'application/json',
    });
    if (statusCode === 422 || statusCode === 400) found.push(`${method} ${path}`);
  }
  return found.toSorted().filter((call) => !/\/auth\/|\/password|\/session|\/problem_reports/.test(call));
};

describe('a wrong body', () => {
  it.each([
    ['observer', watching],
    ['co_proponent', ['POST /api/proponent_requests', ...watching]],
    ['proponent', [...asking, ...watching]],
    ['regional_vessel_coordinator', [...asking, ...planning, ...watching]],
  ] as const)('is told to a stranger of type %s only where that person may write', async (role, may) => {
    expect(await askedForMore(role)).toEqual([...may].toSorted());
  });
});
