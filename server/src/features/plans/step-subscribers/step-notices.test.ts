import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ReviewLevel } from '@shiptime/domain/plans/lifecycle';
import { aUser } from '#test/factories/people.ts';
import { aPlan, theFiscalYear } from '#test/factories/plans.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
let vessel: number;
const people: Record<string, number> = {};
beforeAll(async () => {
  test = await startTestApp();
  vessel = await aVessel(test.db);
  for (const role of [
    'regional_vessel_coordinator',
    'national_science_representative',
    'administrator',
    'observer',
    'proponent',
  ] as const)
    people[role] = await aUser(test.db, role, {
      vessels: role === 'regional_vessel_coordinator' ? [vessel] : [],
    });
  people['elsewhere'] = await aUser(test.db, 'regional_vessel_coordinator', {
    vessels: [await aVessel(test.db)],
  });
});
afterAll(() => test.close());

let opening = 2100;
const planAt = async (review_level: ReviewLevel) =>
  aPlan(test.db, {
    vessel_id: vessel,
    review_level,
    fiscal_year_id: await theFiscalYear(test.db, (opening += 1)),
  });
const nameOf = (id: number) => Object.keys(people).find((name) => people[name] === id) ?? 'a stranger';

const toldOf = async (planId: number) => {
  const notices = await test.db.selectFrom('notices').selectAll().orderBy('id').execute();
  return notices
    .filter(({ path }) => path === `/vesselPlan/${planId}/scheduler`)
    .map(({ user_id, kind, params }) => [nameOf(user_id), kind, (params as { quote: string | null }).quote]);
};

it.each<[string, string, ReviewLevel, string[], string | null]>([
  ['regional_vessel_coordinator', 'send_to_national', 'regional', ['national_science_representative'], null],
  [
    'national_science_representative',
    'send_to_executive',
    'national',
    ['regional_vessel_coordinator', 'administrator'],
    null,
  ],
  [
    'national_science_representative',
    'return',
    'national',
    ['regional_vessel_coordinator'],
    'The refit is later',
  ],
  [
    'administrator',
    'return',
    'executive',
    ['regional_vessel_coordinator', 'national_science_representative'],
    'The refit is later',
  ],
  ['administrator', 'set_final', 'executive', ['regional_vessel_coordinator'], null],
  ['administrator', 'reopen', 'final', ['regional_vessel_coordinator'], 'The refit is later'],
])('%s: %s from %s is told to %j', async (who, step, review_level, told, quote) => {
  const plan = await planAt(review_level);
  const client = await test.as(people[who]!);
  const { statusCode } = await client.post(
    `/api/vessel_plans/${plan.id}/${step}`,
    quote ? { reason: quote } : {},
  );
  expect(statusCode).toBe(200);
  expect(await toldOf(plan.id)).toEqual(told.map((name) => [name, `plan_${step}`, quote]));
});

it('says it in the language of the reader, by mail and on the page, once', async () => {
  const reader = await aUser(test.db, 'regional_vessel_coordinator', { vessels: [vessel], language: 'fr' });
  const plan = await planAt('national');
  const national = await test.as(people['national_science_representative']!);
  const reason = 'Le carénage vient plus tôt';
  const sent = [1, 2].map(() => national.post(`/api/vessel_plans/${plan.id}/return`, { reason }));
  expect((await Promise.all(sent)).map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const mails = await test.db.selectFrom('outbox').selectAll().where('user_id', '=', reader).execute();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toMatch(/^Le plan du .+ a été renvoyé$/);
  expect(mails[0]?.body_text).toContain('au niveau «\u00a0Régional\u00a0»');
  expect(mails[0]?.body_text).toContain(reason);
  const { data } = (await (await test.as(reader)).get('/api/notices')).json();
  expect(data).toMatchObject([{ path: `/vesselPlan/${plan.id}/scheduler`, quote: reason, read_at: null }]);
});
