import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { closedYear, openYear } from '#test/factories/fiscal-years.ts';
import { aUser } from '#test/factories/people.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const at = (id: number, action = '') => `/api/ship_time_requests/${id}${action && `/${action}`}`;

const waiting = async () => {
  const vessel = await aVessel(test.db);
  const year = await closedYear(test.db);
  const coordinator = await aUser(test.db, 'regional_vessel_coordinator', { vessels: [vessel] });
  const id = await anApplication(test.db).for(vessel).forYear(year).submitted().create();
  return { id, vessel, year, coordinator, client: await test.as(coordinator) };
};

const missionsOf = (id: number) =>
  test.db.selectFrom('missions').selectAll().where('ship_time_request_id', '=', id).execute();

describe('accept', () => {
  it('sends it to review, with an unscheduled mission on the plan of its vessel and year', async () => {
    const { id, vessel, year, client, coordinator } = await waiting();
    const answer = await client.post(at(id, 'accept'));
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({ status_id: 4, vessel_id: vessel, can: { accept: false } });
    const [mission, ...more] = await missionsOf(id);
    expect(more).toEqual([]);
    expect(mission).toMatchObject({
      title: 'Spring survey of the Scotian Shelf',
      number: 1,
      requested_berths: 8,
      approved_berths: null,
      mobilization_days: 1,
      operational_days: 12.25,
      demobilization_days: 0.5,
      start_date: null,
    });
    const plan = await test.db
      .selectFrom('vessel_plans')
      .selectAll()
      .where('id', '=', mission!.vessel_plan_id)
      .executeTakeFirstOrThrow();
    expect(plan).toMatchObject({ vessel_id: vessel, fiscal_year_id: year, review_level: 'regional' });
    const history = (await client.get(at(id, 'history'))).json().data;
    expect(history.at(-1)).toMatchObject({
      action: 'accept',
      from_status_id: 2,
      to_status_id: 4,
      user: { id: coordinator },
    });
  });

  it('numbers the missions of a plan one after another', async () => {
    const { id, vessel, year, client } = await waiting();
    const other = await anApplication(test.db).for(vessel).forYear(year).submitted().create();
    await Promise.all([client.post(at(id, 'accept')), client.post(at(other, 'accept'))]);
    const numbers = [...(await missionsOf(id)), ...(await missionsOf(other))].map(({ number }) => number);
    expect(numbers.toSorted()).toEqual([1, 2]);
  });

  it('is refused before the deadline', async () => {
    const { vessel, client } = await waiting();
    const early = await anApplication(test.db)
      .for(vessel)
      .forYear(await openYear(test.db))
      .submitted()
      .create();
    const answer = await client.post(at(early, 'accept'));
    expect([answer.statusCode, answer.json().type]).toEqual([409, 'deadline_not_passed']);
    expect(Date.parse(answer.json().meta.deadline_at)).toBeGreaterThan(Date.now());
    expect(await missionsOf(early)).toEqual([]);
  });

  it('can be for another vessel of the coordinator, and for no other', async () => {
    const { id, vessel } = await waiting();
    const [own, foreign] = [await aVessel(test.db), await aVessel(test.db)];
    const client = await test.as(
      await aUser(test.db, 'regional_vessel_coordinator', { vessels: [vessel, own] }),
    );
    const refused = await client.post(at(id, 'accept'), { vessel_id: foreign });
    expect([refused.statusCode, refused.json().type]).toEqual([403, 'not_your_vessel']);
    const answer = await client.post(at(id, 'accept'), { vessel_id: own });
    expect(answer.json().data).toMatchObject({ status_id: 4, vessel_id: own });
  });

  it('by an administrator for a vessel that is none: 422', async () => {
    const { id } = await waiting();
    const client = await test.as(await aUser(test.db, 'administrator'));
    const answer = await client.post(at(id, 'accept'), { vessel_id: 2_000_000 });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['vessel_id']);
  });

  it('adds nothing to a plan that has left the region, unless an administrator does', async () => {
    const { id, vessel, year, client } = await waiting();
    await test.db
      .insertInto('vessel_plans')
      .values({ vessel_id: vessel, fiscal_year_id: year, review_level: 'national' })
      .execute();
    const refused = await client.post(at(id, 'accept'));
    expect([refused.statusCode, refused.json().type]).toEqual([409, 'plan_level']);
    expect((await client.get(at(id))).json().data.status_id).toBe(2);
    const administrator = await test.as(await aUser(test.db, 'administrator'));
    expect((await administrator.post(at(id, 'accept'))).statusCode).toBe(200);
  });

  it('adds nothing to a final plan', async () => {
    const { id, vessel, year } = await waiting();
    await test.db
      .insertInto('vessel_plans')
      .values({ vessel_id: vessel, fiscal_year_id: year, review_level: 'final' })
      .execute();
    const administrator = await test.as(await aUser(test.db, 'administrator'));
    const refused = await administrator.post(at(id, 'accept'));
    expect([refused.statusCode, refused.json().type]).toEqual([409, 'read_only']);
  });
});

describe('reject and withdraw', () => {
  it.each([
    ['reject', 5],
    ['withdraw', 7],
  ])('%s ends in status %i with its reason, and leaves the plans', async (action, status) => {
    const { id, client } = await waiting();
    await client.post(at(id, 'accept'));
    expect(await missionsOf(id)).toHaveLength(1);
    const answer = await client.post(at(id, action), { reason: 'No berth is left.' });
    expect(answer.json().data).toMatchObject({ status_id: status });
    expect(await missionsOf(id)).toEqual([]);
    const history = (await client.get(at(id, 'history'))).json().data;
    expect(history.at(-1)).toMatchObject({ action, reason: 'No berth is left.', to_status_id: status });
  });

  it('takes nothing from a plan that has left the region, unless an administrator does', async () => {
    const { id, client } = await waiting();
    await client.post(at(id, 'accept'));
    const [mission] = await missionsOf(id);
    await test.db
      .updateTable('vessel_plans')
      .set({ review_level: 'national' })
      .where('id', '=', mission!.vessel_plan_id)
      .execute();
    const refused = await client.post(at(id, 'reject'), { reason: 'No berth is left.' });
    expect([refused.statusCode, refused.json().type]).toEqual([409, 'plan_level']);
    expect(await missionsOf(id)).toHaveLength(1);
    const administrator = await test.as(await aUser(test.db, 'administrator'));
    expect(
      (await administrator.post(at(id, 'withdraw'), { reason: 'The grant fell through.' })).statusCode,
    ).toBe(200);
    const deeds = await test.db
      .selectFrom('audit_log')
      .select(['action', 'subject_id'])
      .where((eb) =>
        eb.or([
          eb.and([eb('subject_type', '=', 'missions'), eb('subject_id', '=', mission!.id)]),
          eb.and([eb('subject_type', '=', 'ship_time_requests'), eb('subject_id', '=', id)]),
        ]),
      )
      .orderBy('id')
      .execute();
    expect(deeds.map(({ action }) => action)).toEqual([
      'ship_time_requests.accepted',
      'missions.created',
      'ship_time_requests.withdrawn',
      'missions.dropped',
    ]);
  });

  it.each([
    ['reject', {}, 'reason'],
    ['reject', { reason: '   ' }, 'reason'],
    ['withdraw', { reason: null }, 'reason'],
    ['clarify', {}, 'details'],
    ['clarify', { details: 'x'.repeat(2001) }, 'details'],
    ['reassign', { vessel_id: 1 }, 'reason'],
    ['reassign', { reason: 'x' }, 'vessel_id'],
  ])('%s with %o says that %s is wrong', async (action, body, field) => {
    const { id, client } = await waiting();
    const answer = await client.post(at(id, action), body);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });
});

describe('clarification', () => {
  it('is a thread of questions and answers while the form stays as it was', async () => {
    const vessel = await aVessel(test.db);
    const user = await aUser(test.db, 'proponent');
    const friend = await aUser(test.db, 'proponent');
    const id = await anApplication(test.db).by(user).with(friend).for(vessel).submitted().create();
    const coordinator = await test.as(
      await aUser(test.db, 'regional_vessel_coordinator', { vessels: [vessel] }),
    );
    const proponent = await test.as(friend);
    const asked = await coordinator.post(at(id, 'clarify'), { details: 'Which winch?' });
    expect(asked.json().data).toMatchObject({ status_id: 3, can: { respond: false } });
    expect((await proponent.get(at(id))).json().data.can).toMatchObject({ respond: true, edit: false });
    const empty = await proponent.post(at(id, 'respond'), { reason: 'x' });
    expect(Object.keys(empty.json().errors)).toEqual(['details']);
    const again = await coordinator.post(at(id, 'clarify'), { details: 'And which crane?' });
    expect([again.statusCode, again.json().type]).toEqual([409, 'invalid_transition']);
    const answered = await proponent.post(at(id, 'respond'), { details: 'The trawl winch.' });
    expect(answered.json().data.status_id).toBe(2);
    const thread = (await coordinator.get(at(id, 'clarifications'))).json().data;
    expect(thread.map(({ kind, body }: { kind: string; body: string }) => [kind, body])).toEqual([
      ['question', 'Which winch?'],
      ['answer', 'The trawl winch.'],
    ]);
    const readOnly = await proponent.patch(at(id), { project_title: 'other' });
    expect([readOnly.statusCode, readOnly.json().type]).toEqual([409, 'read_only']);
  });
});

describe('reassign', () => {
  it('moves it to the inbox of another vessel', async () => {
    const { id, client, coordinator } = await waiting();
    const vessel = await aVessel(test.db);
    const other = await aUser(test.db, 'regional_vessel_coordinator', { vessels: [vessel] });
    const answer = await client.post(at(id, 'reassign'), { vessel_id: vessel, reason: 'More berths.' });
    expect(answer.json().data).toMatchObject({ status_id: 2, vessel_id: vessel });
    const ids = async (user: number) =>
      (await (await test.as(user)).get(`/api/users/${user}/inbox`))
        .json()
        .data.map((item: { id: number }) => item.id);
    expect(await ids(coordinator)).toEqual([]);
    expect(await ids(other)).toEqual([id]);
    const audited = await test.db.selectFrom('audit_log').selectAll().where('subject_id', '=', id).execute();
    expect(audited.map(({ action, reason, after }) => [action, reason, after])).toEqual([
      ['ship_time_requests.reassigned', 'More berths.', { vessel_id: vessel }],
    ]);
  });

  it('is open to national representatives, and refuses the same vessel and unknown ones', async () => {
    const { id, vessel } = await waiting();
    const client = await test.as(await aUser(test.db, 'national_science_representative'));
    for (const vessel_id of [vessel, 2_000_000]) {
      const answer = await client.post(at(id, 'reassign'), { vessel_id, reason: 'x' });
      expect(Object.keys(answer.json().errors)).toEqual(['vessel_id']);
    }
    const free = await aVessel(test.db);
    expect((await client.post(at(id, 'reassign'), { vessel_id: free, reason: 'x' })).statusCode).toBe(200);
  });
});

describe('the inbox', () => {
  it('holds what waits for the coordinator of the vessel, with what is needed to decide', async () => {
    const { id, vessel, year, client, coordinator } = await waiting();
    await anApplication(test.db).for(vessel).forYear(year).inReview().create();
    await anApplication(test.db).for(vessel).forYear(year).complete().create();
    const asked = await anApplication(test.db).for(vessel).forYear(year).clarificationNeeded().create();
    const url = `/api/users/${coordinator}/inbox?include=primaryProponent&sort=id`;
    const { data, meta } = (await client.get(url)).json();
    expect(meta.total).toBe(2);
    expect(data.map((item: { id: number }) => item.id)).toEqual([id, asked]);
    expect(data[0]).toMatchObject({ readiness: 'ready', age_days: 0, can: { accept: true } });
    expect(data[0].primaryProponent.email).toContain('@');
    expect(data[1].readiness).toBe('waiting_for_answer');
    const page = (await client.get(`/api/users/${coordinator}/inbox?page=2&limit=1&sort=id`)).json();
    expect(page.data.map((item: { id: number }) => item.id)).toEqual([asked]);
    expect(page.meta).toMatchObject({ total: 2, current_page: 2, last_page: 2 });
  });

  it('is one’s own', async () => {
    const { coordinator } = await waiting();
    const administrator = await aUser(test.db, 'administrator');
    const client = await test.as(administrator);
    expect((await client.get(`/api/users/${coordinator}/inbox`)).statusCode).toBe(403);
    expect((await client.get(`/api/users/${administrator}/inbox`)).json()).toEqual({
      data: [],
      meta: { total: 0 },
    });
  });
});
