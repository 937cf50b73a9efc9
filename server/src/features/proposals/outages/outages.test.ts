import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aConstraint, aMission, type APlan, aPlan, setReviewLevel } from '#test/factories/plans.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let admin: TestClient;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as(await aUser(test.db, 'administrator'));
});
afterAll(() => test.close());

const summer = { operational_window_start: '2028-06-01', operational_window_end: '2028-12-31' };
const anyStart = { preferred_start_window_start: null, preferred_start_window_end: null };

const planned = async (plan: APlan, start: string, proponent?: number, some: object = {}) => {
  const application = await anApplication(test.db)
    .by(proponent ?? (await aUser(test.db, 'proponent')))
    .for(plan.vessel_id)
    .forYear(plan.fiscal_year_id)
    .inReview()
    .having({
      ...summer,
      ...anyStart,
      operational_days: 10,
      min_science_berths: 4,
      ideal_science_berths: 4,
      helicopter_required: false,
      ...some,
    })
    .create();
  const mission = await aMission(test.db, plan.id, {
    ship_time_request_id: application,
    operational_days: 10,
    start_date: start,
  });
  return { application, mission };
};

const aShip = async () => {
  const plan = await aPlan(test.db);
  const userId = await aUser(test.db, 'regional_vessel_coordinator', { vessels: [plan.vessel_id] });
  return { plan, coordinator: await test.as(userId), userId };
};

const july = { start_date: '2028-07-03', end_date: '2028-08-13', reason: 'The main engine' };
const report = (client: TestClient, plan: APlan, some: object = {}) =>
  client.post('/api/outages', { vessel_id: plan.vessel_id, ...july, ...some });
const read = async (client: TestClient, id: number) => (await client.get(`/api/outages/${id}`)).json().data;
const proposal = async (client: TestClient, id: number) => {
  const found = async () => (await client.get(`/api/proposals/${id}`)).json().data;
  await vi.waitFor(async () => expect((await found()).progress).not.toBeNull(), {
    timeout: 60_000,
    interval: 50,
  });
  await client.delete(`/api/proposals/${id}`);
  return found();
};
const missionNow = async (id: number) => (await admin.get(`/api/missions/${id}`)).json().data;

describe('a ship that is out', () => {
  it('is recorded as a breakdown, with what it hits, whom, and three ways to plan anew; the plans stay as they were', async () => {
    const { plan, coordinator } = await aShip();
    const before = await planned(plan, '2028-06-05');
    const hit = await planned(plan, '2028-06-28');
    const after = await planned(plan, '2028-08-14');
    const answer = await report(coordinator, plan);
    expect(answer.statusCode).toBe(201);
    const { data } = answer.json();
    expect(data).toMatchObject({
      vessel_id: plan.vessel_id,
      kind: 'breakdown',
      name: july.reason,
      start_date: july.start_date,
      end_date: july.end_date,
      affected: [
        {
          id: hit.mission,
          ship_time_request_id: hit.application,
          days_lost: 5,
          before: { vessel_id: plan.vessel_id, start_date: '2028-06-28', end_date: '2028-07-07' },
          people: [{ is_primary: true, name: expect.any(String) }],
          ship_time_request: { project_title: expect.any(String) },
        },
      ],
      options: [
        { kind: 'fewest_moves', proposal_id: expect.any(Number), refusal: null },
        { kind: 'most_days', proposal_id: expect.any(Number), refusal: null },
        { kind: 'within_region', proposal_id: expect.any(Number), refusal: null },
      ],
    });
    const constraint = await coordinator.get(
      `/api/vessels/${plan.vessel_id}/scheduling_constraints/${data.id}`,
    );
    expect(constraint.json().data).toMatchObject({ kind: 'breakdown', name: july.reason });
    const found = await proposal(coordinator, data.options[0].proposal_id);
    expect(found).toMatchObject({ mode: 'replan', preset: 'least_change' });
    expect(found.changes).toMatchObject([
      { kind: 'move', mission_id: hit.mission, reason_code: 'breaks_rule' },
    ]);
    for (const { mission } of [before, hit, after]) expect((await missionNow(mission)).lock_version).toBe(1);
    const again = await read(coordinator, data.id);
    expect([again.affected, again.options]).toEqual([data.affected, data.options]);
    const applied = await coordinator.post(`/api/proposals/${found.id}/apply`, {
      change_ids: 'all',
      reason: 'The engine',
    });
    expect(applied.statusCode).toBe(200);
    const [moved] = (await read(coordinator, data.id)).affected;
    expect(moved.before.start_date).toBe('2028-06-28');
    expect(moved.start_date).toBe(found.changes[0].to.start_date);
    await coordinator.patch(`/api/missions/${hit.mission}`, {
      start_date: '2028-06-28',
      operational_days: 3,
    });
    expect((await read(coordinator, data.id)).affected).toMatchObject([
      { id: hit.mission, days_lost: 5, operational_days: 3 },
    ]);
    for (const { proposal_id } of data.options) await coordinator.delete(`/api/proposals/${proposal_id}`);
  });

  it('with the fewest moves nothing moves that it does not hit, even where that would keep more; nothing is added', async () => {
    const { plan, coordinator } = await aShip();
    const window = { operational_window_start: '2028-07-15', operational_window_end: '2028-08-28' };
    const hit = await planned(plan, '2028-07-20', undefined, window);
    const inItsWay = await planned(plan, '2028-08-15');
    const waiting = await planned(plan, '2028-11-01');
    await test.db
      .updateTable('missions')
      .set({ start_date: null, start_fraction: 0 })
      .where('id', '=', waiting.mission)
      .execute();
    const { data } = (await report(coordinator, plan)).json();
    expect(data.affected.map(({ id }: { id: number }) => id)).toEqual([hit.mission]);
    const changed = async (index: number) => {
      const { changes } = await proposal(coordinator, data.options[index].proposal_id);
      return changes.map(({ kind, mission_id }: { kind: string; mission_id: number }) => [kind, mission_id]);
    };
    expect(await changed(0)).toEqual([['remove', hit.mission]]);
    const most = await changed(1);
    expect(most).toContainEqual(['move', hit.mission]);
    expect(most).toContainEqual(['move', inItsWay.mission]);
    expect(most).toHaveLength(2);
  });

  it('costs a mission the days of the outage, not all of them, where nothing else may move', async () => {
    const { plan, coordinator } = await aShip();
    const all = { operational_window_start: '2028-06-05', operational_window_end: '2028-06-14' };
    const hit = await planned(plan, '2028-06-05', undefined, all);
    const few = { start_date: '2028-06-12', end_date: '2028-06-14' };
    const { data } = (await report(coordinator, plan, few)).json();
    const found = await proposal(coordinator, data.options[0].proposal_id);
    expect(found.changes).toMatchObject([
      { kind: 'shorten', mission_id: hit.mission, operational_days: { from: 10, to: 7 } },
    ]);
    for (const { proposal_id } of data.options) await coordinator.delete(`/api/proposals/${proposal_id}`);
  });

  it('is out once, however often it is reported; a key answers with the first answer', async () => {
    const { plan, coordinator } = await aShip();
    await planned(plan, '2028-07-10');
    const key = { 'idempotency-key': `outage-${plan.id}` };
    const body = { vessel_id: plan.vessel_id, ...july };
    const first = await coordinator.post('/api/outages', body, key);
    expect(first.statusCode).toBe(201);
    const repeated = await coordinator.post('/api/outages', body, key);
    expect([repeated.statusCode, repeated.json()]).toEqual([201, first.json()]);
    const pressedTwice = await report(coordinator, plan);
    expect(pressedTwice.statusCode).toBe(200);
    expect(pressedTwice.json().data).toMatchObject({
      id: first.json().data.id,
      options: first.json().data.options,
    });
    const all = await coordinator.get(`/api/outages?filter[vessel_id]=${plan.vessel_id}`);
    expect(all.json().data).toMatchObject([{ id: first.json().data.id, affected_missions: 1 }]);
    const year = await coordinator.get(`/api/outages?filter[fiscal_year_id]=${plan.fiscal_year_id}&sort=-id`);
    expect(year.json().data.map(({ id }: { id: number }) => id)).toContain(first.json().data.id);
    const since = async (instant: string) =>
      (
        await coordinator.get(
          `/api/outages?filter[vessel_id]=${plan.vessel_id}&filter[updated_at][gte]=${instant}`,
        )
      ).json().data;
    expect(await since(first.json().data.updated_at)).toHaveLength(1);
    expect(await since('2999-01-01')).toEqual([]);
    for (const { proposal_id } of first.json().data.options)
      await coordinator.delete(`/api/proposals/${proposal_id}`);
  });

  it('is recorded though the queue is full: what has no room says so, and is asked for later', async () => {
    const { plan, coordinator } = await aShip();
    await planned(plan, '2028-07-10');
    const long = {
      fiscal_year_id: plan.fiscal_year_id,
      mode: 'replan',
      iterations: 10_000_000,
      max_seconds: 100,
    };
    const busy = [];
    for (let count = 0; count < 3; count += 1)
      busy.push((await coordinator.post('/api/proposals', long)).json().data.id);
    const answer = await report(coordinator, plan);
    expect(answer.statusCode).toBe(201);
    const { id, options } = answer.json().data;
    expect(options.map(({ refusal }: { refusal: string | null }) => refusal)).toEqual([
      null,
      'too_many_at_once',
      'too_many_at_once',
    ]);
    for (const each of busy.toReversed()) await coordinator.delete(`/api/proposals/${each}`);
    const later = await vi.waitFor(
      async () => {
        const asked = (await coordinator.post(`/api/outages/${id}/options`)).json().data.options;
        expect(asked.every(({ proposal_id }: { proposal_id: number | null }) => proposal_id)).toBe(true);
        return asked;
      },
      { timeout: 15_000 },
    );
    expect(later[0]).toEqual(options[0]);
    for (const { proposal_id } of later) await coordinator.delete(`/api/proposals/${proposal_id}`);
  });

  it('hits more when it lasts longer, less when it ends early, and is none any more when it is taken away', async () => {
    const { plan, coordinator } = await aShip();
    const [one, other] = [await planned(plan, '2028-07-10'), await planned(plan, '2028-08-20')];
    const { id, options } = (await report(coordinator, plan)).json().data;
    for (const { proposal_id } of options) await coordinator.delete(`/api/proposals/${proposal_id}`);
    const path = `/api/vessels/${plan.vessel_id}/scheduling_constraints/${id}`;
    const hits = async () =>
      (await read(coordinator, id)).affected.map((mission: { id: number }) => mission.id);
    await coordinator.patch(path, { end_date: '2028-08-25' });
    expect(await hits()).toEqual([one.mission, other.mission]);
    await coordinator.patch(path, { end_date: '2028-07-06' });
    expect(await hits()).toEqual([]);
    expect((await coordinator.delete(path)).statusCode).toBe(204);
    expect((await coordinator.get(`/api/outages/${id}`)).statusCode).toBe(404);
  });

  it('is planned anew when asked, once a plan was created that the proposals know nothing of', async () => {
    const { plan, coordinator, userId } = await aShip();
    await planned(plan, '2028-07-03');
    const { id, options } = (await report(coordinator, plan)).json().data;
    for (const { proposal_id } of options) await proposal(coordinator, proposal_id);
    const other = await aPlan(test.db);
    await test.db
      .insertInto('user_vessels')
      .values({ user_id: userId, vessel_id: other.vessel_id })
      .execute();
    const again = (await coordinator.post(`/api/outages/${id}/options`)).json().data.options;
    const [fewest] = again as { proposal_id: number }[];
    expect(fewest!.proposal_id).not.toBe(options[0].proposal_id);
    const { vessel_ids } = await proposal(coordinator, fewest!.proposal_id);
    expect(vessel_ids.toSorted()).toEqual([plan.vessel_id, other.vessel_id].toSorted());
  });

  it('changes no ship of a region that it does not concern, unless the planner asks for that', async () => {
    const { plan, coordinator, userId } = await aShip();
    const far = await aPlan(test.db);
    await test.db.insertInto('user_vessels').values({ user_id: userId, vessel_id: far.vessel_id }).execute();
    await sql`update vessels set region_id = (select id from regions where id is distinct from
      (select region_id from vessels where id = ${plan.vessel_id}) order by id desc limit 1)
      where id = ${far.vessel_id}`.execute(test.db);
    await planned(plan, '2028-07-03');
    const { id, options } = (await report(coordinator, plan)).json().data;
    const shipsOf = async (some: readonly { proposal_id: number }[]) =>
      Promise.all(some.map(async ({ proposal_id }) => (await proposal(coordinator, proposal_id)).vessel_ids));
    const own = [plan.vessel_id];
    expect(await shipsOf(options)).toEqual([own, own, own]);
    const wider = await coordinator.post(`/api/outages/${id}/options`, { other_regions: true });
    const both = [plan.vessel_id, far.vessel_id].toSorted();
    const ships = await shipsOf(wider.json().data.options);
    expect(ships.map((ids) => ids.toSorted())).toEqual([both, both, own]);
  });

  it('has no options where it hits nothing, and says what is wrong with what was asked', async () => {
    const { plan, coordinator } = await aShip();
    const answer = await report(coordinator, plan);
    expect(answer.json().data).toMatchObject({ affected: [], options: [] });
    const wrong = await report(coordinator, plan, { end_date: '2028-06-01', reason: '' });
    expect(wrong.statusCode).toBe(422);
    expect(Object.keys(wrong.json().errors).toSorted()).toEqual(['end_date', 'reason']);
    expect((await report(coordinator, { ...plan, vessel_id: 999_999 })).json().errors).toHaveProperty(
      'vessel_id',
    );
  });
});

it('is reported by who works on the plans of the vessel, and planned anew at the level at which they do', async () => {
  const { plan, coordinator } = await aShip();
  await planned(plan, '2028-07-10');
  const status = async (client: TestClient) => {
    const answer = await report(client, plan);
    return [answer.statusCode, answer.json().type];
  };
  const elsewhere = await aShip();
  expect(await status(elsewhere.coordinator)).toEqual([403, 'not_your_vessel']);
  expect(await status(await test.as(await aUser(test.db, 'observer')))).toEqual([403, 'forbidden']);
  expect(await status(await test.as(await aUser(test.db, 'proponent')))).toEqual([403, 'forbidden']);
  expect((await report(test.visitor, plan)).statusCode).toBe(401);
  await setReviewLevel(test.db, plan.id, 'national');
  const reported = await report(coordinator, plan);
  expect(reported.statusCode).toBe(201);
  const { id, options } = reported.json().data;
  expect(options).toEqual(
    ['fewest_moves', 'most_days', 'within_region'].map((kind) => ({
      kind,
      proposal_id: null,
      refusal: 'level_not_yours',
    })),
  );
  const national = await test.as(await aUser(test.db, 'national_science_representative'));
  const theirs = (await national.post(`/api/outages/${id}/options`)).json().data.options;
  expect(theirs[0]).toMatchObject({ kind: 'fewest_moves', proposal_id: expect.any(Number), refusal: null });
  for (const { proposal_id } of theirs) await national.delete(`/api/proposals/${proposal_id}`);
  expect((await read(coordinator, id)).options[0].proposal_id).toBeNull();
  expect((await read(admin, id)).options[0].proposal_id).toBe(theirs[0].proposal_id);
  await setReviewLevel(test.db, plan.id, 'final');
  expect((await read(coordinator, id)).options[0].refusal).toBe('read_only');
  expect((await read(admin, id)).options[0].refusal).toBeNull();
  const observer = await test.as(await aUser(test.db, 'observer'));
  expect((await observer.get(`/api/outages/${id}`)).statusCode).toBe(200);
  expect((await observer.get('/api/outages')).statusCode).toBe(200);
});

it('is a breakdown in the database as well', async () => {
  const { plan, userId } = await aShip();
  const refit = await aConstraint(test.db, { vessel_id: plan.vessel_id });
  await expect(
    sql`insert into outages (id, user_id, affected) values (${refit}, ${userId}, '[]')`.execute(test.db),
  ).rejects.toThrow('an outage is a breakdown');
});

describe('a notice to those whom an outage hits', () => {
  const mailsTo = async (userId: number) =>
    test.db
      .selectFrom('outbox')
      .select(['kind', 'language', 'body_text'])
      .where('user_id', '=', userId)
      .where('kind', '=', 'application_outage')
      .execute();

  it('is drafted in the language of its reader, with the dates before and after, and sent when somebody sends it, once', async () => {
    const { plan, coordinator } = await aShip();
    const proponent = await aUser(test.db, 'proponent');
    await sql`update users set language = 'fr' where id = ${proponent}`.execute(test.db);
    const { application, mission } = await planned(plan, '2028-07-10', proponent);
    const { id, options } = (await report(coordinator, plan)).json().data;
    for (const { proposal_id } of options) await coordinator.delete(`/api/proposals/${proposal_id}`);
    const path = `/api/outages/${id}/notices`;
    const drafts = async () => (await coordinator.get(path)).json().data.drafts;
    const [first] = await drafts();
    expect(first).toMatchObject({ ship_time_request_id: application, told_at: null, is_sent: false });
    expect(first.recipients).toMatchObject([{ language: 'fr' }]);
    expect(Object.keys(first.texts)).toEqual(['fr']);
    expect(first.texts.fr).toMatch(/hors service du 3\u00A0juillet 2028 au 13\u00A0août 2028/);
    expect(first.texts.fr).toMatch(/du 10\u00A0juillet 2028 au 19\u00A0juillet 2028/);
    expect(first.texts.fr).toMatch(/Aucune nouvelle date/);
    await coordinator.patch(`/api/missions/${mission}`, { start_date: '2028-08-20' });
    const [moved] = await drafts();
    expect(moved.texts.fr).toMatch(
      /maintenant prévue à bord du .*, du 20\u00A0août 2028 au 29\u00A0août 2028/,
    );
    expect(await mailsTo(proponent)).toEqual([]);
    const words = `${moved.texts.fr}\nJe vous appelle demain.`;
    const send = (client: TestClient) =>
      client.post(path, { notices: [{ ship_time_request_id: application, texts: { fr: words } }] });
    const sent = await send(coordinator);
    expect(sent.statusCode).toBe(200);
    expect(sent.json().data.drafts[0].told_at).not.toBeNull();
    expect((await send(coordinator)).statusCode).toBe(200);
    const mails = await mailsTo(proponent);
    expect(mails).toMatchObject([{ language: 'fr' }]);
    expect(mails[0]!.body_text).toContain('Je vous appelle demain.');
    const seen = await test.db
      .selectFrom('notices')
      .select('kind')
      .where('user_id', '=', proponent)
      .execute();
    expect(seen.filter(({ kind }) => kind === 'application_outage')).toHaveLength(1);
    const [{ texts }] = await drafts();
    await coordinator.post(path, { notices: [{ ship_time_request_id: application, texts }] });
    expect((await drafts())[0].is_sent).toBe(true);
  });

  it('goes to nobody whom the outage does not hit, and is sent by those who plan the vessel', async () => {
    const { plan, coordinator } = await aShip();
    const { application } = await planned(plan, '2028-06-01');
    const { id } = (await report(coordinator, plan)).json().data;
    const body = { notices: [{ ship_time_request_id: application, texts: { en: 'Hello' } }] };
    const answer = await coordinator.post(`/api/outages/${id}/notices`, body);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['notices.0.ship_time_request_id']);
    const stranger = (await aShip()).coordinator;
    expect((await stranger.get(`/api/outages/${id}/notices`)).statusCode).toBe(403);
    expect((await stranger.post(`/api/outages/${id}/notices`, body)).statusCode).toBe(403);
  });
});
