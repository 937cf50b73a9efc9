import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { roles } from '@shiptime/domain/shared/actor';
import { SeededRandom } from '#test/seeded-random.ts';
import { type HostileRequest, HostileRequests, hostilePlacesOf } from '#test/hostile/requests.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';
import { runInTransaction } from '#db/transaction.ts';
import { seedDemonstration } from '../seeds/demo/seed.ts';
import type { OpenApiDocument } from './openapi-types.ts';

// The same requests in each run; trials/hostile-requests.mjs tries more, with another seed.
const count = Number(process.env['HOSTILE_REQUESTS'] ?? 1500);
const seed = Number(process.env['HOSTILE_SEED'] ?? 20_271_124);
const report = process.env['HOSTILE_REPORT'];

let portal: TestApp;
let document: OpenApiDocument;
beforeAll(async () => {
  portal = await startTestApp({ demo: true });
  await runInTransaction(portal.db, (tx) => seedDemonstration(tx, { now: '2026-11-24T12:00:00Z' }));
  document = (await portal.visitor.get('/openapi.json')).json();
}, 120_000);
afterAll(() => portal.close());

const someone = async (chance: SeededRandom, role: number): Promise<TestClient> => {
  if (role === 0) return portal.visitor;
  const people = await portal.db
    .selectFrom('users')
    .select('id')
    .where('user_type_id', '=', role)
    .where('active', '=', true)
    .orderBy('id')
    .execute();
  return people.length > 0 ? portal.as(chance.of(people).id) : portal.visitor;
};

const leaks =
  /\bat .*\.[cm]?[jt]s:\d|node_modules|\b(select|insert|update) .* (from|into|set) |relation "|violates/i;

const isJson = (body: string): boolean => {
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
};

type Answer = Awaited<ReturnType<TestClient['request']>>;

const wrongIn = ({ statusCode, headers, body }: Answer): string | null => {
  if (statusCode === 503) return headers['retry-after'] ? null : '503 without Retry-After';
  if (statusCode >= 500) return body;
  if (!headers['x-request-id']) return 'no X-Request-Id';
  if (statusCode < 400) return null;
  if (!isJson(body)) return `not JSON: ${body.slice(0, 200)}`;
  const { message, type, request_id: id } = JSON.parse(body) as Record<string, unknown>;
  if (!message || !type || !id) return `an error without message, type or request_id: ${body.slice(0, 200)}`;
  return leaks.test(String(message)) ? `tells of its inside: ${String(message)}` : null;
};

const told = ({ method, url, headers, payload = '' }: HostileRequest): string =>
  `${method} ${url.slice(0, 300)} ${JSON.stringify(headers)} ${payload.slice(0, 600)}`;

it(`answers ${count} hostile requests as the contract says, none with 500`, async () => {
  const chance = new SeededRandom(seed);
  const requests = new HostileRequests(document, chance);
  const isPublic = new Set(
    hostilePlacesOf(document)
      .filter(
        ({ operation }) =>
          operation.security?.some((each) => Object.keys(each).length === 0) ||
          operation.security?.length === 0,
      )
      .map(({ method, path }) => `${method} ${path}`),
  );
  const statuses: Record<string, number> = {};
  const wrong: string[] = [];
  // Correct responses missing from the description; `npm run api:answers` adds them.
  const undeclared: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const request = requests.next();
    const role = chance.below(Object.keys(roles).length + 1);
    const person = await someone(chance, role);
    const { method, url, headers, payload } = request;
    const answer = await person.request(method as 'GET', url, payload, headers);
    statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1;
    const fault = wrongIn(answer);
    const isNew = answer.statusCode < 500 && answer.body.includes('no such answer is declared');
    if (fault)
      (isNew ? undeclared : wrong).push(`${told(request)}\n  as role ${role}: ${answer.statusCode} ${fault}`);
    const isOpen = isPublic.has(`${method} ${request.path}`);
    if (role === 0 && !isOpen && answer.statusCode < 400)
      wrong.push(`${told(request)}\n  was done for a visitor`);
  }
  if (report) writeFileSync(report, JSON.stringify({ count, seed, statuses, wrong, undeclared }));
  expect(wrong.slice(0, 20)).toEqual([]);
  expect(statuses['200'] ?? 0).toBeGreaterThan(count / 20);
  expect((await portal.visitor.get('/readyz')).statusCode).toBe(200);
}, 3_600_000);
