import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedArchive } from '#test/archive.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';
import { seedDemonstrationOnce } from '#seed-database.ts';
import { type TracedWork, tracedWorkChannel } from '#traced-work.ts';

const early = { from: 1, to: 4 };
const late = { from: 5, to: 24 };
const allowance = 60;

const callers = ['admin', 'coordinator', 'proponent'];

const skipped = /\/(live|logout)$|export\.pdf$|\/export$|\.xlsx$|\{token\}/;

type Reading = { status: number; bytes: number; blocks: number; worst: string };

let test: TestApp;
let clients: [string, TestClient][];
let urls: string[];

const numberOf = async (statement: string): Promise<string> => {
  const { rows } = await sql<{ id: string | null }>`select (${sql.raw(statement)})::text as id`.execute(
    test.db,
  );
  return rows[0]!.id ?? '1';
};

const seedEdits = () =>
  sql`
  insert into audit_log (actor_id, action, subject_type, subject_id, before, after)
  select u.id, 'missions.updated', 'missions', m.id, jsonb_build_object('title', m.title), jsonb_build_object('title', m.title)
  from missions m, generate_series(1, 4) n, (select id from users where email = 'admin@shiptime.example') u`.execute(
    test.db,
  );

const urlsOf = async (): Promise<string[]> => {
  const application = await numberOf(
    `select r.id from ship_time_requests r join missions m on m.ship_time_request_id = r.id order by r.id limit 1`,
  );
  const plan = await numberOf(
    `select vessel_plan_id from missions where ship_time_request_id = ${application} limit 1`,
  );
  const year = await numberOf(`select fiscal_year_id from vessel_plans where id = ${plan}`);
  const coordinator = await numberOf(`select id from users where email = 'coordinator@shiptime.example'`);
  const proponent = await numberOf(`select id from users where email = 'proponent@shiptime.example'`);
  const version = await numberOf(
    `select min(number) from vessel_plan_versions where vessel_plan_id = ${plan}`,
  );
  const ids: Record<string, string> = {
    ship_time_requests: application,
    vessel_plans: plan,
    missions: await numberOf(`select id from missions where vessel_plan_id = ${plan} order by id limit 1`),
    fiscal_years: year,
    users: coordinator,
    version,
    other: version,
    fiscal_year: year,
    mission: await numberOf(`select id from missions where vessel_plan_id = ${plan} order by id limit 1`),
    row: await numberOf(`select id from stations where ship_time_request_id = ${application} limit 1`),
  };
  const at = (path: string) =>
    path.replaceAll(
      /(\w+)\/\{(\w+)\}|\{(\w+)\}/g,
      (_, resource: string | undefined, name: string, alone: string) =>
        resource ? `${resource}/${ids[name] ?? ids[resource] ?? '1'}` : (ids[alone] ?? '1'),
    );
  const { paths } = test.app.swagger() as { paths: Record<string, object> };
  const applications = '/api/ship_time_requests?page=1&limit=50';
  return [
    ...Object.keys(paths)
      .filter((path) => 'get' in paths[path]! && !skipped.test(path))
      .map(at),
    ...['q]=zzzz', `proponent_id]=${proponent}`, 'agency_id]=1', 'project_type_id]=1', 'region_id]=1'].map(
      (filter) => `${applications}&filter[${filter}`,
    ),
    ...['-updated_at', 'project_title', '-submitted_at', '-id'].map((sort) => `${applications}&sort=${sort}`),
    `/api/vessel_plans?filter[fiscal_year_id]=${year}&append=totals,conflicts,blocking`,
    ...['limit=100', 'after=latest', 'sort=-id&limit=20'].map((query) => `/api/events?${query}`),
    '/api/audit_log?page=1&limit=50',
    ...['costs', 'delivery', 'statistics', 'shared_voyages', 'vessel_plans/board'].map(
      (name) => `/api/${name}?fiscal_year_id=${year}`,
    ),
    `/api/letters_of_intent/demand?fiscal_year_id=${year}`,
    `/api/vessel_plans/${plan}/preflight?step=set_final`,
  ];
};

const read = async (client: TestClient, url: string): Promise<Reading> => {
  await sql`select pg_stat_statements_reset(0, (select oid from pg_database where datname = current_database()), 0)`.execute(
    test.db,
  );
  const { statusCode, rawPayload } = await client.get(url);
  const { rows } = await sql<{ blocks: number; query: string }>`
    select (shared_blks_hit + shared_blks_read)::int as blocks, query from pg_stat_statements
    where dbid = (select oid from pg_database where datname = current_database())
      and userid <> (select oid from pg_roles where rolname = current_user)
      and query ~* '^(select|with)' order by 1 desc`.execute(test.db);
  return {
    status: statusCode,
    bytes: rawPayload.byteLength,
    blocks: rows.reduce((sum, { blocks }) => sum + blocks, 0),
    worst: rows[0] ? `${rows[0].blocks} in ${rows[0].query.replaceAll(/\s+/g, ' ').slice(0, 400)}` : '',
  };
};

const readAll = async (): Promise<ReadonlyMap<string, Reading>> => {
  const found = new Map<string, Reading>();
  for (const [name, client] of clients)
    for (const url of urls) found.set(`${name} ${url}`, await read(client, url));
  return found;
};

const isTooMuch = (then: Reading, now: Reading): boolean =>
  now.blocks > 2 * then.blocks * Math.max(1, now.bytes / then.bytes) + allowance;

beforeAll(async () => {
  test = await startTestApp({ checkAnswers: false, demo: true });
  await seedDemonstrationOnce(test.db, new Date().toISOString());
  await sql`create extension pg_stat_statements`.execute(test.db);
  await sql`select pg_stat_statements_reset()`.execute(test.db);
  await seedEdits();
  await seedArchive(test.db, early);
  const people = callers.map(async (name): Promise<[string, TestClient]> => {
    const id = await numberOf(`select id from users where email = '${name}@shiptime.example'`);
    return [name, await test.as(Number(id))];
  });
  clients = await Promise.all(people);
  urls = await urlsOf();
}, 300_000);
afterAll(() => test.close());

it('reads no more blocks for the same answer when the archive is five times as large', async () => {
  const before = await readAll();
  await seedArchive(test.db, late);
  const grown: string[] = [];
  for (const [name, client] of clients)
    for (const url of urls) {
      const then = before.get(`${name} ${url}`)!;
      let now = await read(client, url);
      if (isTooMuch(then, now)) now = await read(client, url);
      if (then.status !== now.status) grown.push(`${name} ${url}: ${then.status}, then ${now.status}`);
      else if (isTooMuch(then, now))
        grown.push(
          `${name} ${url}: ${then.blocks} blocks for ${then.bytes} bytes, then ${now.blocks} for ${now.bytes}: ${now.worst}`,
        );
    }
  expect(grown.join('\n')).toBe('');
}, 600_000);

type PlanNode = { 'Node Type': string; 'Relation Name'?: string; Plans?: PlanNode[] };

const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

const explain = async (query: string): Promise<PlanNode[]> => {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>`
    explain (generic_plan, format json) ${sql.raw(query)}`.execute(test.db);
  return nodesOf(rows[0]!['QUERY PLAN'][0].Plan);
};

const isPlanned = /^\s*(select|with|insert|update|delete)\b/i;

const mostFrequentQueries = async (count: number): Promise<string[]> => {
  const calls = new Map<string, number>();
  const counted = (work: unknown) => {
    const { kind, name } = work as TracedWork;
    if (kind === 'query' && isPlanned.test(name)) calls.set(name, (calls.get(name) ?? 0) + 1);
  };
  tracedWorkChannel.start.subscribe(counted);
  for (const [, client] of clients) for (const url of urls) await client.get(url);
  tracedWorkChannel.start.unsubscribe(counted);
  return [...calls.keys()].toSorted((a, b) => calls.get(b)! - calls.get(a)!).slice(0, count);
};

it('reads no large table from end to end in the twenty most frequent queries', async () => {
  await sql`analyze`.execute(test.db);
  const { rows } = await sql<{ relname: string }>`
    select relname from pg_class where relkind = 'r' and reltuples > 2000`.execute(test.db);
  const large = new Set(rows.map(({ relname }) => relname));
  expect(large).toContain('ship_time_requests');
  const frequent = await mostFrequentQueries(20);
  expect(frequent).toHaveLength(20);
  const whole: string[] = [];
  for (const query of frequent)
    for (const { 'Node Type': kind, 'Relation Name': table = '' } of await explain(query))
      if (kind === 'Seq Scan' && large.has(table)) whole.push(`${table}: ${query}`);
  expect(whole.join('\n')).toBe('');
}, 300_000);
