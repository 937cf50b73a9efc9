import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aMission, aPlan, setReviewLevel } from '#test/factories/plans.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let admin: TestClient;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as(await aUser(test.db, 'administrator'));
});
afterAll(() => test.close());

const reason = 'The main engine broke down.';

const twoShips = async () => {
  const plan = await aPlan(test.db);
  const other = await aPlan(test.db, { fiscal_year_id: plan.fiscal_year_id });
  const application = await anApplication(test.db)
    .for(plan.vessel_id)
    .forYear(plan.fiscal_year_id)
    .inReview()
    .create();
  const mission = await aMission(test.db, plan.id, {
    ship_time_request_id: application,
    start_date: '2028-06-01',
  });
  const coordinator = (vessel: number, language: 'en' | 'fr' = 'en') =>
    aUser(test.db, 'regional_vessel_coordinator', { vessels: [vessel], language });
  const people = {
    mine: await coordinator(plan.vessel_id),
    theirs: await coordinator(other.vessel_id, 'fr'),
  };
  const [mine, theirs] = [await test.as(people.mine), await test.as(people.theirs)];
  const second = await test.as(await coordinator(other.vessel_id));
  const offer = (client = mine, body: object = {}) =>
    client.post(`/api/ship_time_requests/${application}/reassign`, {
      vessel_id: other.vessel_id,
      reason,
      ...body,
    });
  const offered = async (body: object = {}): Promise<number> =>
    (await offer(mine, body)).json().data.offer.id as number;
  return { plan, other, application, mission, mine, theirs, second, people, offer, offered };
};
const answer = (client: TestClient, offer: number, verb: 'accept' | 'decline' | 'take_back', body = {}) =>
  client.post(`/api/transfer_offers/${offer}/${verb}`, body);
const missionNow = async (id: number) => (await admin.get(`/api/missions/${id}`)).json().data;
const vesselOf = async (id: number) =>
  (await admin.get(`/api/ship_time_requests/${id}`)).json().data.vessel_id;
const stateOf = async (id: number) => (await admin.get(`/api/transfer_offers/${id}`)).json().data.state;

describe('an offer', () => {
  it('is what a coordinator of the current vessel alone makes: nothing moves until it is accepted', async () => {
    const { plan, other, application, mission, mine, theirs, offer } = await twoShips();
    const made = await offer();
    expect(made.statusCode).toBe(202);
    expect(made.json().data.offer).toMatchObject({
      ship_time_request_id: application,
      from_vessel_id: plan.vessel_id,
      to_vessel_id: other.vessel_id,
      state: 'waiting',
      reason,
      days: 5,
      planned_start_date: '2028-06-01',
      can: { accept: false, decline: false, take_back: true },
    });
    expect(await vesselOf(application)).toBe(plan.vessel_id);
    expect(await missionNow(mission)).toMatchObject({ vessel_plan_id: plan.id, start_date: '2028-06-01' });
    for (const client of [mine, theirs])
      expect((await client.get('/api/transfer_offers?filter[state]=waiting')).json().data).toHaveLength(1);
    const { id } = made.json().data.offer;
    const accepted = await answer(theirs, id, 'accept');
    expect(accepted.json().data).toMatchObject({ state: 'accepted', can: { accept: false } });
    expect(await vesselOf(application)).toBe(other.vessel_id);
    expect(await missionNow(mission)).toMatchObject({ vessel_plan_id: other.id, start_date: '2028-06-01' });
    const history = (await admin.get(`/api/ship_time_requests/${application}/history`)).json().data;
    expect(history.at(-1)).toMatchObject({ action: 'reassign', reason });
  });

  it('carries the date that was asked for, or leaves the mission undated where the other ship is taken', async () => {
    const first = await twoShips();
    const dated = await first.offered({ start_date: '2028-07-01', start_fraction: 0.25 });
    await answer(first.theirs, dated, 'accept');
    expect(await missionNow(first.mission)).toMatchObject({ start_date: '2028-07-01', start_fraction: 0.25 });
    const second = await twoShips();
    const offer = await second.offered();
    await aMission(test.db, second.other.id, { start_date: '2028-06-03' });
    await answer(second.theirs, offer, 'accept');
    expect(await missionNow(second.mission)).toMatchObject({
      vessel_plan_id: second.other.id,
      start_date: null,
    });
  });

  it('is told to the coordinators of the other ship, in the language of each, and its refusal to those of the first', async () => {
    const { application, theirs, people, offered } = await twoShips();
    const offer = await offered();
    const mails = (user: number) =>
      test.db.selectFrom('outbox').selectAll().where('user_id', '=', user).orderBy('id').execute();
    const [told] = await mails(people.theirs);
    expect(told?.subject).toMatch(new RegExp(`^La demande ${application} a été offerte au NGCC `));
    expect(told?.body_text).toContain(reason);
    const words = 'Le nôtre est aussi en panne.';
    expect((await answer(theirs, offer, 'decline', {})).statusCode).toBe(422);
    const declined = await answer(theirs, offer, 'decline', { reason: words });
    expect(declined.json().data).toMatchObject({ state: 'declined', answer: words });
    const [back] = await mails(people.mine);
    expect(back?.subject).toContain(`Application ${application} stays with your vessel`);
    expect(back?.body_text).toContain(words);
  });

  it('goes to national representatives too where the other plan is theirs by now', async () => {
    const { other, application, theirs, offered } = await twoShips();
    const person = await aUser(test.db, 'national_science_representative');
    await setReviewLevel(test.db, other.id, 'national');
    const offer = await offered();
    expect((await answer(theirs, offer, 'accept')).json().type).toBe('level_not_yours');
    const notices = (await (await test.as(person)).get('/api/notices')).json().data;
    expect(notices).toMatchObject([{ kind: 'application_offered', path: `/request/${application}` }]);
    expect((await answer(await test.as(person), offer, 'accept')).statusCode).toBe(200);
    expect(await vesselOf(application)).toBe(other.vessel_id);
  });

  it('goes to administrators too where the other plan is theirs by now', async () => {
    const { other, application, theirs, offered } = await twoShips();
    const person = await aUser(test.db, 'administrator');
    await setReviewLevel(test.db, other.id, 'executive');
    const offer = await offered();
    expect((await answer(theirs, offer, 'accept')).json().type).toBe('level_not_yours');
    const notices = (await (await test.as(person)).get('/api/notices')).json().data;
    expect(notices).toMatchObject([{ kind: 'application_offered', path: `/request/${application}` }]);
    expect((await answer(await test.as(person), offer, 'accept')).statusCode).toBe(200);
  });

  it('is one at a time, and is taken back by the vessel that made it', async () => {
    const { plan, mine, theirs, offer, offered } = await twoShips();
    const first = await offered();
    expect((await offer()).json()).toMatchObject({ type: 'invalid_transition', meta: { offer_id: first } });
    expect((await answer(theirs, first, 'take_back')).statusCode).toBe(403);
    const colleague = await test.as(
      await aUser(test.db, 'regional_vessel_coordinator', { vessels: [plan.vessel_id] }),
    );
    expect((await answer(colleague, first, 'take_back')).json().data.state).toBe('taken_back');
    const late = await answer(theirs, first, 'accept');
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ type: 'invalid_transition', meta: { state: 'taken_back' } });
    expect((await offer(mine)).statusCode).toBe(202);
  });

  it('is nothing to proponents, observers and coordinators of other ships', async () => {
    const { application, offered } = await twoShips();
    const offer = await offered();
    const strangers = [
      await aUser(test.db, 'proponent'),
      await aUser(test.db, 'observer'),
      await aUser(test.db, 'regional_vessel_coordinator'),
    ];
    for (const stranger of strangers) {
      const client = await test.as(stranger);
      expect((await client.get('/api/transfer_offers')).json().data).toEqual([]);
      for (const verb of ['accept', 'decline', 'take_back'] as const)
        expect((await answer(client, offer, verb, { reason })).statusCode).toBe(404);
    }
    expect(await stateOf(offer)).toBe('waiting');
    expect(
      (await admin.get(`/api/transfer_offers?filter[ship_time_request_id]=${application}`)).json().data,
    ).toHaveLength(1);
  });
});

describe('an offer and what happens meanwhile', () => {
  it('is accepted once, whoever presses at the same time, in 20 rounds', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { application, other, theirs, second, mine, offered } = await twoShips();
      const offer = await offered();
      const third = round % 2 === 0 ? answer(second, offer, 'accept') : answer(mine, offer, 'take_back');
      const codes = (await Promise.all([answer(theirs, offer, 'accept'), third])).map(
        ({ statusCode }) => statusCode,
      );
      expect(codes.toSorted()).toEqual([200, 409]);
      const accepted = (await stateOf(offer)) === 'accepted';
      expect((await vesselOf(application)) === other.vessel_id).toBe(accepted);
    }
  });

  it('lapses when the application goes another way', async () => {
    const { application, mine, theirs, offered } = await twoShips();
    const offer = await offered();
    await mine.post(`/api/ship_time_requests/${application}/reject`, { reason: 'No room.' });
    expect(await stateOf(offer)).toBe('lapsed');
    expect((await answer(theirs, offer, 'accept')).json()).toMatchObject({
      type: 'invalid_transition',
      meta: { state: 'lapsed' },
    });
    const again = await twoShips();
    const second = await again.offered();
    await again.offer(admin);
    expect(await stateOf(second)).toBe('lapsed');
  });

  it('waits while the plan that it leaves is elsewhere, and is refused to a ship that has left the fleet', async () => {
    const { plan, other, theirs, offered } = await twoShips();
    const offer = await offered();
    const whyNot = async () => {
      const { can, refusals } = (await theirs.get(`/api/transfer_offers/${offer}`)).json().data;
      const { message } = (await answer(theirs, offer, 'accept')).json();
      expect([can.accept, refusals.accept.message]).toEqual([false, message]);
      return refusals.accept.code;
    };
    await setReviewLevel(test.db, plan.id, 'national');
    expect(await whyNot()).toBe('plan_level');
    await setReviewLevel(test.db, plan.id, 'regional');
    await setReviewLevel(test.db, other.id, 'final');
    expect(await whyNot()).toBe('read_only');
    await setReviewLevel(test.db, other.id, 'regional');
    await test.db.updateTable('vessels').set({ active: false }).where('id', '=', other.vessel_id).execute();
    expect(await whyNot()).toBe('vessel_gone');
    const gone = await answer(theirs, offer, 'accept');
    expect([gone.statusCode, gone.json().message]).toEqual([
      409,
      'Le navire auquel la demande a été offerte ne fait plus partie de la flotte.',
    ]);
    expect(await stateOf(offer)).toBe('waiting');
    expect((await answer(theirs, offer, 'decline', { reason })).statusCode).toBe(200);
  });

  it('stays as it was answered, in the database too', async () => {
    const { mine, offered } = await twoShips();
    const offer = await offered();
    await answer(mine, offer, 'take_back');
    const change = sql`update transfer_offers set state = 'waiting', decided_at = null, decided_by = null where id = ${offer}`;
    await expect(change.execute(test.db)).rejects.toThrow('an offer that was answered stays');
    await expect(sql`delete from transfer_offers where id = ${offer}`.execute(test.db)).rejects.toThrow(
      'an offer that was answered stays',
    );
  });
});
