import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aCorrection } from '#test/factories/corrections.ts';
import { closedYear, openYear } from '#test/factories/fiscal-years.ts';
import { aUser } from '#test/factories/people.ts';
import { aVessel } from '#test/factories/vessels.ts';
import {
  type StatusId,
  type StatusKey,
  statuses,
  statusKeyOf,
  type TransitionAction,
} from '@shiptime/domain/applications/lifecycle';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

/** Responses by status, from draft to withdrawn (docs/contract.md 5). 2: done; 3: 403; 4: 404; 9: 409. */
const everyoneElse = { stranger: '4444444', general: '4444444' };
const readers = (cells: string) => ({
  coordinator: cells,
  otherCoordinator: cells,
  national: cells,
  administrator: cells,
  observer: cells,
});
const reviewers = (cells: string, national = '4333333') => ({
  primary: '3333333',
  coProponent: '3333333',
  ...everyoneElse,
  ...readers('4333333'),
  coordinator: cells,
  administrator: cells,
  national,
});
const proponents = (primary: string, coProponent: string) => ({
  primary,
  coProponent,
  ...everyoneElse,
  ...readers('4333333'),
});

const expected = {
  view: { ...proponents('2222222', '2222222'), ...readers('4222222') },
  edit: proponents('2999999', '2999999'),
  delete: proponents('2999999', '3333333'),
  copy: proponents('2222222', '2222222'),
  submit: proponents('2999999', '3333333'),
  respond: proponents('9929999', '9929999'),
  addCoProponent: proponents('2222222', '3333333'),
  accept: reviewers('4229999'),
  reject: reviewers('4222999'),
  clarify: reviewers('4299999'),
  correct: reviewers('4229999'),
  withdraw: reviewers('4222999'),
  reassign: reviewers('4222999', '4222999'),
} as const satisfies Record<Exclude<TransitionAction, 'finalise'>, unknown> & Record<string, unknown>;

type Action = keyof typeof expected;
type Person = keyof (typeof expected)['view'];

let test: TestApp;
let people: Record<Person, { id: number; client: TestClient }>;
let places: { vessel: number; sister: number; other: number; open: number; closed: number };

beforeAll(async () => {
  test = await startTestApp();
  const { db } = test;
  const [vessel, sister, other] = [await aVessel(db), await aVessel(db), await aVessel(db)];
  places = { vessel, sister, other, open: await openYear(db), closed: await closedYear(db) };
  const ids: Record<Person, number> = {
    primary: await aUser(db, 'proponent'),
    coProponent: await aUser(db, 'proponent'),
    stranger: await aUser(db, 'proponent'),
    general: await aUser(db, 'co_proponent'),
    coordinator: await aUser(db, 'regional_vessel_coordinator', { vessels: [vessel, sister] }),
    otherCoordinator: await aUser(db, 'regional_vessel_coordinator', { vessels: [other] }),
    national: await aUser(db, 'national_science_representative'),
    administrator: await aUser(db, 'administrator'),
    observer: await aUser(db, 'observer'),
  };
  const entries = Object.entries(ids).map(async ([name, id]) => [name, { id, client: await test.as(id) }]);
  people = Object.fromEntries(await Promise.all(entries)) as typeof people;
});
afterAll(() => test.close());

const inStatus = async (status: StatusId): Promise<number> => {
  const { vessel, open, closed } = places;
  const plain = anApplication(test.db)
    .by(people.primary.id)
    .with(people.coProponent.id)
    .for(vessel)
    .forYear(status === 1 ? open : closed);
  const traits: Record<StatusKey, () => typeof plain> = {
    draft: plain.complete,
    submitted: plain.submitted,
    clarification_needed: plain.clarificationNeeded,
    in_review: plain.inReview,
    unable_to_fulfill: plain.unableToFulfill,
    accepted: plain.accepted,
    withdrawn: plain.withdrawn,
  };
  return traits[statusKeyOf(status)]().create();
};

const emailOfSomeone = async (): Promise<string> => {
  const id = await aUser(test.db, 'proponent');
  return (await test.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow())
    .email;
};

const act: Record<Action, (client: TestClient, url: string) => ReturnType<TestClient['get']>> = {
  view: (client, url) => client.get(url),
  edit: (client, url) => client.patch(url, { executive_summary: 'changed' }),
  delete: (client, url) => client.delete(url),
  copy: (client, url) => client.post(`${url}/copy`, { fiscal_year_id: places.open }),
  submit: (client, url) => client.post(`${url}/submit`),
  respond: (client, url) => client.post(`${url}/respond`, { details: 'as follows' }),
  addCoProponent: async (client, url) =>
    client.post(`${url}/co_proponents`, { email: await emailOfSomeone() }),
  accept: (client, url) => client.post(`${url}/accept`),
  reject: (client, url) => client.post(`${url}/reject`, { reason: 'no room' }),
  clarify: (client, url) => client.post(`${url}/clarify`, { details: 'which winch?' }),
  correct: async (client, url) =>
    client.post(`${url}/correct`, { decline: [await aCorrection(test.db, Number(url.split('/').at(-1)))] }),
  withdraw: (client, url) => client.post(`${url}/withdraw`, { reason: 'they asked' }),
  reassign: (client, url) =>
    client.post(`${url}/reassign`, { vessel_id: places.sister, reason: 'more berths' }),
};

const statusOf = (cell: string): number[] =>
  ({ 2: [200, 201, 204], 3: [403], 4: [404], 9: [409] })[Number(cell)] ?? [];

const actions = Object.keys(expected) as Action[];
const persons = Object.keys(expected.view) as Person[];

describe.each(actions)('%s', (action) => {
  it.each(Object.values(statuses))('in status %i', async (status) => {
    let id = await inStatus(status);
    const answers: Record<string, unknown> = {};
    const wanted: Record<string, unknown> = {};
    for (const person of persons) {
      const { statusCode } = await act[action](people[person].client, `/api/ship_time_requests/${id}`);
      const cell = expected[action][person][status - 1]!;
      answers[person] = statusCode;
      wanted[person] = statusOf(cell).includes(statusCode) ? statusCode : statusOf(cell)[0];
      if (statusCode < 300 && action !== 'view') id = await inStatus(status);
    }
    expect(answers).toEqual(wanted);
  });
});

describe('what `can` promises is kept', () => {
  const promised: Partial<Record<Action, string>> = { addCoProponent: 'manage_co_proponents' };

  it.each(Object.values(statuses))('in status %i', async (status) => {
    const id = await inStatus(status);
    for (const person of persons) {
      const answer = await people[person].client.get(`/api/ship_time_requests/${id}`);
      if (answer.statusCode === 404) continue;
      const { can } = answer.json().data;
      const told = Object.fromEntries(actions.map((action) => [action, can[promised[action] ?? action]]));
      const wanted = Object.fromEntries(
        actions.map((action) => [action, expected[action][person][status - 1] === '2']),
      );
      expect({ person, ...told }).toEqual({ person, ...wanted });
    }
  });
});
