import { afterAll, beforeAll, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { closedYear } from '#test/factories/fiscal-years.ts';
import { aUser } from '#test/factories/people.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const decisions = [
  ['accept', {}],
  ['reject', { reason: 'no room' }],
  ['clarify', { details: 'which winch?' }],
  ['withdraw', { reason: 'they asked' }],
] as const;

const compatible = (first: string, second: string): boolean =>
  (first === 'clarify' && second !== 'clarify') ||
  (first === 'accept' && (second === 'reject' || second === 'withdraw'));

it(
  'two coordinators at once, 200 rounds: each decision once, and the second is told who decided',
  { timeout: 180_000 },
  async () => {
    const vessel = await aVessel(test.db);
    const year = await closedYear(test.db);
    const proponent = await aUser(test.db, 'proponent');
    const pair = [
      await aUser(test.db, 'regional_vessel_coordinator', { vessels: [vessel] }),
      await aUser(test.db, 'regional_vessel_coordinator', { vessels: [vessel] }),
    ] as const;
    const clients = [await test.as(pair[0]), await test.as(pair[1])] as const;
    for (let round = 0; round < 200; round += 1) {
      const id = await anApplication(test.db).by(proponent).for(vessel).forYear(year).submitted().create();
      const chosen = [decisions[round % 4]!, decisions[Math.floor(round / 4) % 4]!] as const;
      const answers = await Promise.all(
        chosen.map(([action, body], who) =>
          clients[who]!.post(`/api/ship_time_requests/${id}/${action}`, body),
        ),
      );
      const history = await test.db
        .selectFrom('ship_time_request_history')
        .selectAll()
        .where('ship_time_request_id', '=', id)
        .where('action', '<>', 'submit')
        .orderBy('id')
        .execute();
      const won = answers.filter(({ statusCode }) => statusCode === 200);
      const lost = answers.filter(({ statusCode }) => statusCode === 409);
      expect(won.length + lost.length).toBe(2);
      expect(history).toHaveLength(won.length);
      expect(won.length === 1 || compatible(history[0]!.action, history[1]!.action)).toBe(true);
      for (const answer of lost) {
        const last = history.at(-1)!;
        expect(answer.json()).toMatchObject({
          type: 'invalid_transition',
          meta: { decided_by: { id: last.user_id }, action: last.action, at: last.created_at },
        });
      }
      const mails = await test.db
        .selectFrom('outbox')
        .select('dedup_key')
        .where('user_id', '=', proponent)
        .where(
          'dedup_key',
          'in',
          history.map((entry) => `application_${entry.action}:history:${entry.id}:${proponent}`),
        )
        .execute();
      expect(mails).toHaveLength(history.length);
      const missions = await test.db
        .selectFrom('missions')
        .select('id')
        .where('ship_time_request_id', '=', id)
        .execute();
      expect(missions).toHaveLength(history.at(-1)!.action === 'accept' ? 1 : 0);
    }
  },
);

it('ten impatient clicks on one decision', async () => {
  const vessel = await aVessel(test.db);
  const coordinator = await aUser(test.db, 'regional_vessel_coordinator', { vessels: [vessel] });
  const client = await test.as(coordinator);
  const id = await anApplication(test.db)
    .for(vessel)
    .forYear(await closedYear(test.db))
    .submitted()
    .create();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => client.post(`/api/ship_time_requests/${id}/accept`)),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9);
  const missions = await test.db
    .selectFrom('missions')
    .select('id')
    .where('ship_time_request_id', '=', id)
    .execute();
  expect(missions).toHaveLength(1);
});
