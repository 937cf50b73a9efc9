import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles } from '@shiptime/domain/shared/actor';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aMission, aPlan } from '#test/factories/plans.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

type Schema = { $ref?: string; type?: string; anyOf?: Schema[]; properties?: { data?: Schema } };
type Operation = {
  responses?: Record<string, { content?: Record<string, { schema?: Schema }> }>;
  parameters?: { name: string; in: string; description?: string }[];
};

const noLists = new Set([
  '/api/vessel_plans/{id}/versions/{version}/difference/{other}',
  '/api/port_distances',
  '/api/ship_time_requests/{id}/fits',
  '/api/ship_time_requests/outlooks',
  '/api/ship_time_requests/tracks',
  '/api/shared_voyages',
  '/api/events',
]);

const whole = [
  ...[
    'agencies',
    'capabilities',
    'coastal_states',
    'faqs',
    'fiscal_years',
    'marine_protected_areas',
    'operating_hours',
  ],
  ...['operating-hours', 'ports', 'project_areas', 'project_types', 'project-types', 'regions'],
  ...[
    'request_statuses',
    'thematic_areas',
    'user_types',
    'vessel_classes',
    'vessels',
    'vessel_rates',
    'overruled_distances',
    'scheduling_constraints',
    'outages',
  ],
  ...['open/schedules', 'service_accounts', 'tokens', 'webhooks'],
  'open_voyages',
  ...['scenarios', 'proposals'],
  ...['areas_of_consideration', 'clarifications', 'co_proponents', 'collaborators', 'funding_sources'],
  ...['attachments', 'demand', 'history', 'invitations', 'remarks', 'stations'],
  'voyage_reports',
  ...['conflicts', 'kept_conflicts'],
  ...['auth/identities', 'auth/second_factors', 'auth/sessions', 'availability_watches', 'calendar_feeds'],
];

let test: TestApp;
let client: TestClient;
let lists: string[];
let ids: Record<string, number>;
let operations: Record<string, Record<string, Operation>>;
let schemas: Record<string, Schema>;

const isList = (named: Schema | undefined): boolean => {
  const schema = named?.$ref ? schemas[named.$ref.split('/').at(-1)!] : named;
  return (
    schema !== undefined &&
    (schema.type === 'array' ||
      schema.properties?.data?.type === 'array' ||
      (schema.anyOf ?? []).some(isList))
  );
};

beforeAll(async () => {
  test = await startTestApp();
  const me = await aUser(test.db, 'administrator');
  client = await test.as(me);
  const plan = await aPlan(test.db);
  const mission = await aMission(test.db, plan.id);
  const application = await anApplication(test.db).by(me).withStations(3).submitted().create();
  const fleet = await test.db
    .insertInto('fleet_plans')
    .values({ fiscal_year_id: plan.fiscal_year_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const program = await test.db
    .insertInto('users')
    .values({
      first_name: 'A',
      last_name: 'Program',
      email: 'program@example.org',
      password_hash: 'none',
      user_type_id: roles.observer,
      service: true,
      active: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await test.db
    .insertInto('service_accounts')
    .values({ id: program.id, name: 'Warehouse', scopes: ['events:read'] })
    .execute();
  const webhook = await test.db
    .insertInto('webhooks')
    .values({ url: 'https://example.org/hook', events: ['plan.final'], secret: 'sealed' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await test.db.insertInto('webhook_progress').values({ webhook_id: webhook.id, last_event_id: 0 }).execute();
  const created = await client.post('/api/scenarios', {
    fiscal_year_id: plan.fiscal_year_id,
    name: 'Without the refit',
    vessel_ids: [plan.vessel_id],
  });
  ids = {
    scenarios: created.json().data.id,
    ship_time_requests: application,
    fiscal_years: plan.fiscal_year_id,
    vessel_plans: plan.id,
    missions: mission,
    vessels: plan.vessel_id,
    users: me,
    fleet_plans: fleet.id,
    service_accounts: program.id,
    webhooks: webhook.id,
  };
  const document = test.app.swagger() as {
    paths: typeof operations;
    components: { schemas: typeof schemas };
  };
  ({ paths: operations } = document);
  ({ schemas } = document.components);
  lists = Object.entries(operations)
    .filter(([path, { get }]) => {
      const schema = get?.responses?.['200']?.content?.['application/json']?.schema;
      return !noLists.has(path) && path.startsWith('/api/') && !path.startsWith('/api/v1/') && isList(schema);
    })
    .map(([path]) => path);
});
afterAll(() => test.close());

const at = (path: string): string =>
  path.replace(/^\/api\/(\w+)\/\{id\}/, (_, resource: string) => `/api/${resource}/${ids[resource]}`);

const forEachList = async (check: (path: string) => Promise<string | null>): Promise<string[]> => {
  const problems: string[] = [];
  for (const path of lists) {
    const problem = await check(path);
    if (problem) problems.push(`${path}: ${problem}`);
  }
  return problems;
};

describe('every list of the portal', () => {
  it('is found in the table of routes', () => {
    expect(lists.length).toBeGreaterThan(40);
    for (const path of ['stations', 'funding_sources', 'collaborators', 'co_proponents', 'history'])
      expect(lists).toContain(`/api/ship_time_requests/{id}/${path}`);
    for (const path of ['/api/missions', '/api/vessel_plans/{id}/missions', '/api/users/{id}/inbox'])
      expect(lists).toContain(path);
  });

  it.each([
    'include=nonsense',
    'filter[nonsense]=1',
    'sort=-nonsense',
    'append=nonsense',
    'fields[nonsense]=id',
  ])('%s is 400 and names what is allowed', async (query) => {
    const problems = await forEachList(async (path) => {
      const answer = await client.get(`${at(path)}?${query}`);
      if (answer.statusCode !== 400) return String(answer.statusCode);
      const { message, type } = answer.json();
      const said = /^unknown_/.test(type) && message.includes('nonsense') && /allowed/i.test(message);
      return said ? null : message;
    });
    expect(problems).toEqual([]);
  });

  it('refuses an attribute that does not exist', async () => {
    const problems = await forEachList(async (path) => {
      const refused = (await client.get(`${at(path)}?fields[nonsense]=id`)).json().message as string;
      const [resource] = /([a-z_]+)[^a-z_]*$/.exec(refused) ?? [];
      const name = resource?.replaceAll(/[^a-z_]/g, '');
      const { statusCode } = await client.get(`${at(path)}?fields[${name}]=nonsense`);
      const own = { conflicts: 'code', demand: 'month' }[path.split('/').at(-1)!] ?? 'id';
      const known = await client.get(`${at(path)}?fields[${name}]=${own}`);
      return statusCode === 400 && known.statusCode === 200
        ? null
        : `${name} ${statusCode} ${known.statusCode}`;
    });
    expect(problems).toEqual([]);
  });

  it('answers a page in an envelope with links and meta', async () => {
    const problems = await forEachList(async (path) => {
      const { data, links, meta } = (await client.get(`${at(path)}?page=1&limit=2`)).json();
      if (!Array.isArray(data) || data.length > 2) return 'no page';
      return links?.first && meta?.per_page === 2 && typeof meta.total === 'number'
        ? null
        : 'no links or meta';
    });
    expect(problems).toEqual([]);
  });

  it('is cut at 200 rows, and says so, unless it is one of those that stay short', async () => {
    const shortOnes: string[] = [];
    const problems = await forEachList(async (path) => {
      const { meta } = (await client.get(at(path))).json();
      const page = operations[path]!['get']!.parameters!.find(({ name }) => name === 'page')!;
      const isWhole = page.description!.includes('all rows');
      if (isWhole) shortOnes.push(path.replace(/^\/api\/(\w+\/\{id\}\/)?/, ''));
      return isWhole || typeof meta?.total === 'number' ? null : 'cut without a word';
    });
    expect(problems).toEqual([]);
    expect([...new Set(shortOnes)].toSorted()).toEqual(whole.toSorted());
  });

  it.each(['0', '01', '1.0', '1e3', '0x10', '+5', '-1', 'abc', '99999999999'])(
    'is nowhere below the id %s',
    async (id) => {
      const problems = await forEachList(async (path) => {
        if (!path.includes('{id}')) return null;
        const { statusCode } = await client.get(path.replace('{id}', id));
        return statusCode === 404 ? null : String(statusCode);
      });
      expect(problems).toEqual([]);
    },
  );

  it('sorts and filters by its own id where it has one', async () => {
    const problems = await forEachList(async (path) => {
      const { statusCode } = await client.get(`${at(path)}?sort=-id&filter[id]=1,2`);
      const without = ['/versions', '/conflicts', '/demand'].some((end) => path.endsWith(end));
      return statusCode === 200 || without ? null : String(statusCode);
    });
    expect(problems).toEqual([]);
  });
});
