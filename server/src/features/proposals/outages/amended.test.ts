import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aMission, type APlan, aPlan, portId, theFiscalYear } from '#test/factories/plans.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let admin: TestClient;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as(await aUser(test.db, 'administrator'));
});
afterAll(() => test.close());

const planned = async (plan: APlan, start_date: string, second: number | null = null) => {
  const application = await anApplication(test.db)
    .for(plan.vessel_id)
    .forYear(plan.fiscal_year_id)
    .inReview()
    .having({
      operational_window_start: `${start_date.slice(0, 4)}-06-01`,
      operational_window_end: `${start_date.slice(0, 4)}-08-20`,
      preferred_start_window_start: null,
      preferred_start_window_end: null,
      operational_days: 10,
      min_science_berths: 4,
      ideal_science_berths: 4,
      helicopter_required: false,
      vessel_preference_2_id: second,
    })
    .create();
  return aMission(test.db, plan.id, { ship_time_request_id: application, operational_days: 10, start_date });
};

const aKnownShip = async () => aVessel(test.db, { home_port_id: await portId(test.db, 'halifax'), draft: 5 });

type Change = {
  readonly id: number;
  readonly kind: string;
  readonly mission_id: number;
  readonly to: { readonly vessel_id: number; readonly start_date: string };
};

const found = async (client: TestClient, id: number): Promise<readonly Change[]> => {
  const now = async () => (await client.get(`/api/proposals/${id}`)).json().data;
  await vi.waitFor(async () => expect(['queued', 'running']).not.toContain((await now()).state), {
    timeout: 60_000,
    interval: 100,
  });
  return (await now()).changes;
};
const levelOf = async (plan: APlan) =>
  (await admin.get(`/api/vessel_plans/${plan.id}`)).json().data.review_level;

describe('a ship that breaks down after publication', () => {
  let [plan, other]: APlan[] = [];
  let outage: { id: number; options: { proposal_id: number | null; refusal: string | null }[] };
  let coordinator: TestClient;
  let [kept, askerId] = [0, 0];

  beforeAll(async () => {
    const fiscal_year_id = await theFiscalYear(test.db, 2160);
    [plan, other] = [
      await aPlan(test.db, { fiscal_year_id, review_level: 'executive', vessel_id: await aKnownShip() }),
      await aPlan(test.db, { fiscal_year_id, review_level: 'executive', vessel_id: await aKnownShip() }),
    ];
    for (const day of ['2160-07-03', '2160-07-20']) await planned(plan, day, other.vessel_id);
    kept = await planned(other, '2160-08-01');
    for (const each of [plan, other]) await admin.post(`/api/vessel_plans/${each.id}/set_final`);
    coordinator = await test.as(
      await aUser(test.db, 'regional_vessel_coordinator', { vessels: [plan.vessel_id] }),
    );
    const body = { vessel_id: plan.vessel_id, start_date: '2160-07-01', end_date: '2160-08-20' };
    const answer = await admin.post('/api/outages', { ...body, reason: 'Cracked cylinder block' });
    outage = answer.json().data;
  });

  it('has three ways for whoever may amend its plan, and a reason for everybody else', async () => {
    expect(outage.options.map(({ refusal }) => refusal)).toEqual([null, null, null]);
    expect(outage.options.every(({ proposal_id }) => proposal_id !== null)).toBe(true);
    const theirs = (await coordinator.get(`/api/outages/${outage.id}`)).json().data;
    expect(theirs.options[0]).toMatchObject({ proposal_id: null, refusal: 'read_only' });
    const asked = `/api/vessel_plans/${plan!.id}?append=blocking`;
    expect((await coordinator.get(asked)).json().data).toMatchObject({
      can: { reopen: false },
      blocking: { refusals: { reopen: { code: 'level_not_yours' }, edit: { code: 'read_only' } } },
    });
    expect((await admin.get(asked)).json().data.blocking.refusals.reopen).toBeUndefined();
  });

  it('is asked for, with a reason, of those who may open an amendment, by who works on the plan', async () => {
    const reader = await aUser(test.db, 'administrator');
    const ask = (client: TestClient, outage_id = outage.id) =>
      client.post(`/api/vessel_plans/${plan!.id}/amendment_request`, {
        reason: 'Cracked cylinder block',
        outage_id,
      });
    const stranger = await test.as(await aUser(test.db, 'regional_vessel_coordinator', { vessels: [] }));
    expect((await ask(stranger)).statusCode).toBe(403);
    expect((await ask(coordinator, 999_999)).statusCode).toBe(422);
    expect((await ask(coordinator)).statusCode).toBe(204);
    const mails = await test.db.selectFrom('outbox').selectAll().where('user_id', '=', reader).execute();
    expect(mails.map(({ kind }) => kind)).toEqual(['plan_amendment_asked']);
    expect(mails[0]!.body_text).toContain('> Cracked cylinder block');
    expect(mails[0]!.body_text).toContain(`/outages/${outage.id}`);
    const asker = await aUser(test.db, 'national_science_representative');
    expect((await ask(await test.as(asker))).statusCode).toBe(204);
    const request = { reason: 'Cracked cylinder block', asked_by: { id: asker } };
    expect((await admin.get(`/api/outages/${outage.id}`)).json().data).toMatchObject({
      amendment_request: request,
    });
    askerId = asker;
  });

  it('has each change of a proposal applied at once, one after the other, in amendments that it opens', async () => {
    const id = outage.options[0]!.proposal_id!;
    const changes = await found(admin, id);
    expect(changes.map(({ kind }) => kind)).toContain('transfer');
    expect(changes.some(({ mission_id }) => mission_id === kept)).toBe(false);
    expect(await levelOf(plan!)).toBe('final');
    for (const change of changes) {
      const applied = await admin.post(`/api/proposals/${id}/apply`, {
        change_ids: [change.id],
        reason: 'Cracked cylinder block',
      });
      expect({ change, status: applied.statusCode }).toEqual({ change, status: 200 });
      const { start_date } = (await admin.get(`/api/missions/${change.mission_id}`)).json().data;
      expect(start_date).toBe(change.to.start_date);
    }
    expect([await levelOf(plan!), await levelOf(other!)]).toEqual(['executive', 'executive']);
    const { data } = (await admin.get(`/api/outages/${outage.id}`)).json();
    expect(data.amendment_request).toBeNull();
    const told = await test.db
      .selectFrom('notices')
      .select('kind')
      .where('user_id', '=', askerId)
      .where(sql<boolean>`params ->> 'vessel_plan_id' = ${String(plan!.id)}`)
      .execute();
    expect(told.map(({ kind }) => kind)).toContain('plan_reopen');
    expect((await admin.get(`/api/vessel_plans/${plan!.id}`)).json().data.amendment).toMatchObject({
      reason: 'Cracked cylinder block',
    });
  });

  it('keeps its schedule public, and marks what is being replanned until it is published anew', async () => {
    const proponent = await test.as(await aUser(test.db, 'proponent'));
    const fleet = async () => {
      const { data } = (
        await proponent.get(`/api/fleet_plans?filter[fiscal_year_id]=${plan!.fiscal_year_id}`)
      ).json();
      return (await proponent.get(`/api/fleet_plans/${data[0].id}/versions/latest`)).json().data;
    };
    type Mission = { readonly id: number; readonly replanned?: boolean };
    type Published = {
      readonly reopened: boolean;
      readonly snapshot: { readonly missions: readonly Mission[] };
    };
    const marks = ({ snapshot }: { snapshot: { plans: readonly Published[] } }) =>
      snapshot.plans
        .flatMap((each) => each.snapshot.missions)
        .map(({ id, replanned = false }) => (id === kept ? 'kept' : replanned));
    const before = await fleet();
    expect(marks(before).toSorted()).toEqual(['kept', true, true].toSorted());
    const letters = async () => {
      const { data } = (await coordinator.get(`/api/outages/${outage.id}/notices`)).json();
      type Letter = { readonly told_at: string | null; readonly texts: Record<string, string> };
      return (data.drafts as Letter[]).map(({ told_at, texts }) => ({
        isTold: told_at !== null,
        isFinal: !/not final yet/.test(texts['en'] ?? ''),
      }));
    };
    expect(await letters()).toEqual([0, 1].map(() => ({ isTold: false, isFinal: false })));
    for (const each of [plan, other])
      expect((await admin.post(`/api/vessel_plans/${each!.id}/set_final`)).statusCode).toBe(200);
    const after = await fleet();
    expect(after.number).toBe(before.number + 2);
    expect(marks(after)).not.toContain(true);
    expect(await letters()).toEqual([0, 1].map(() => ({ isTold: true, isFinal: true })));
    expect(after.snapshot.plans.some(({ reopened }: Published) => reopened)).toBe(false);
  });
});

it('is planned anew for the amended plan where the amendment is opened while proposals are being worked on', async () => {
  const other = await test.as(await aUser(test.db, 'administrator'));
  const fiscal_year_id = await theFiscalYear(test.db, 2162);
  const plan = await aPlan(test.db, {
    fiscal_year_id,
    review_level: 'executive',
    vessel_id: await aKnownShip(),
  });
  for (const day of ['2162-07-03', '2162-07-20']) await planned(plan, day);
  await admin.post(`/api/vessel_plans/${plan.id}/set_final`);
  const body = { vessel_id: plan.vessel_id, start_date: '2162-07-01', end_date: '2162-07-31' };
  const { data: outage } = (await other.post('/api/outages', { ...body, reason: 'Block.' })).json();
  await admin.post(`/api/vessel_plans/${plan.id}/reopen`, { reason: 'Block.', level: 'regional' });
  const { data: again } = (await other.post(`/api/outages/${outage.id}/options`)).json();
  expect(outage.name).toBe('Block');
  const ids = (options: { proposal_id: number }[]) => options.map(({ proposal_id }) => proposal_id);
  const [first, next] = [ids(outage.options), ids(again.options)];
  expect(next.filter((id) => first.includes(id))).toEqual([]);
  await found(other, next[0]!);
  expect((await other.get(`/api/proposals/${next[0]}`)).json().data.state).toBe('done');
});

it('is amended at the level that whoever applies a proposal chooses', async () => {
  const fiscal_year_id = await theFiscalYear(test.db, 2166);
  const vessel_id = await aKnownShip();
  const plan = await aPlan(test.db, { fiscal_year_id, review_level: 'executive', vessel_id });
  await planned(plan, '2166-07-03');
  await admin.post(`/api/vessel_plans/${plan.id}/set_final`);
  const body = { vessel_id, start_date: '2166-07-01', end_date: '2166-07-09', reason: 'Winch' };
  const { options } = (await admin.post('/api/outages', body)).json().data;
  const id = options[0].proposal_id;
  expect((await found(admin, id)).length).toBe(1);
  const apply = (level: string) =>
    admin.post(`/api/proposals/${id}/apply`, { change_ids: 'all', reason: 'Winch', level });
  expect((await apply('final')).statusCode).toBe(422);
  expect((await apply('national')).statusCode).toBe(200);
  expect(await levelOf(plan)).toBe('national');
});

it('an outage still shows an affected application after it was refused', async () => {
  const ship = await aPlan(test.db, {
    vessel_id: await aKnownShip(),
    fiscal_year_id: await theFiscalYear(test.db, 2028),
  });
  const mission = await planned(ship, '2028-06-28');
  const out = {
    vessel_id: ship.vessel_id,
    start_date: '2028-07-03',
    end_date: '2028-08-13',
    reason: 'Shaft',
  };
  const { id, options } = (await admin.post('/api/outages', out)).json().data;
  for (const { proposal_id } of options) await admin.delete(`/api/proposals/${proposal_id}`);
  const read = async () => (await admin.get(`/api/outages/${id}`)).json().data;
  const [hit] = (await read()).affected;
  expect((await read()).removed).toEqual([]);
  const refusedOne = await admin.post(`/api/ship_time_requests/${hit.ship_time_request_id}/reject`, {
    reason: 'No ship is free.',
  });
  expect(refusedOne.statusCode).toBe(200);
  const { affected, removed } = await read();
  expect(affected).toEqual([]);
  const { days_lost, before, people, ship_time_request_id, ship_time_request } = hit;
  const title = ship_time_request.project_title;
  expect(removed).toEqual([{ id: mission, ship_time_request_id, title, days_lost, before, people }]);
});
