import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aMission, aPlan, setReviewLevel, portId } from '#test/factories/plans.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let admin: TestClient;
let adminId: number;
beforeAll(async () => {
  test = await startTestApp();
  adminId = await aUser(test.db, 'administrator', { first_name: 'Ada', last_name: 'Roy' });
  admin = await test.as(adminId);
});
afterAll(() => test.close());

type Entry = {
  id: number;
  message: string;
  action: string;
  user: { last_name: string };
  changes: { label: string; before: string; after: string }[];
  can: { revert: boolean };
  refusal: { code: string; message: string } | null;
};
const activityOf = async (at: string, query = '', client = admin): Promise<Entry[]> =>
  (await client.get(`/api/${at}/activity${query}`)).json().data;
const revert = (at: string, entry: number, client = admin) =>
  client.post(`/api/${at}/activity/${entry}/revert`);
const missionNow = async (id: number) => (await admin.get(`/api/missions/${id}`)).json().data;
const change = (id: number, body: object, client = admin) => client.patch(`/api/missions/${id}`, body);

const planned = async () => {
  const plan = await aPlan(test.db);
  const id = await aMission(test.db, plan.id, { title: 'Moorings', start_date: '2028-09-04' });
  return { plan, id, at: `vessel_plans/${plan.id}` };
};

describe('the activity of a plan', () => {
  it('has no line for a plan that is sent back as it was', async () => {
    const { at } = await planned();
    await admin.patch(`/api/${at}`, { notes: 'Ice until May' });
    const { data } = (await admin.get(`/api/${at}`)).json();
    const again = await admin.put(`/api/${at}`, data);
    expect([again.statusCode, again.json().data]).toEqual([200, data]);
    const entries = await activityOf(at);
    expect(entries.map(({ action }) => action)).toEqual(['vessel_plans.updated']);
    expect(entries[0]?.message).not.toBe('');
  });

  it('says who did what in the language of the reader, with before and after', async () => {
    const { at, id } = await planned();
    const port = await portId(test.db, 'halifax');
    await change(id, { start_date: '2028-09-12' });
    await change(id, { operational_days: 7.5, mobilization_port_id: port });
    await change(id, { start_date: null });
    const [off, longer, moved] = await activityOf(at);
    expect([moved?.message, longer?.message, off?.message]).toEqual([
      'Moorings moved from 2028-09-04 to 2028-09-12 (8 days later)',
      expect.stringContaining('Moorings lengthened by 2.5 days: 7.5 days of operations instead of 5 days'),
      'Moorings no longer has a date (it began on 2028-09-12)',
    ]);
    expect(moved).toMatchObject({
      user: { id: adminId, first_name: 'Ada', last_name: 'Roy' },
      changes: [{ label: 'Start date', before: '2028-09-04', after: '2028-09-12' }],
      before: { start_date: '2028-09-04' },
      after: { start_date: '2028-09-12' },
    });
    expect(longer?.changes).toContainEqual({
      field: 'mobilization_port_id',
      label: 'Mobilization port',
      before: 'nothing',
      after: 'Halifax',
    });
    const french = await activityOf(`missions/${id}`, '?lang=fr');
    expect(french.at(-1)?.message).toMatch(/^Moorings .*du 2028-09-04 au 2028-09-12/);
  });

  it('knows the part of the day and the day where only one of them changed', async () => {
    const { at, id } = await planned();
    await change(id, { start_fraction: 0.5 });
    await change(id, { start_date: '2028-09-05' });
    const [day, hour] = await activityOf(at);
    expect(hour?.message).toContain('Moorings moved from 2028-09-04 to 2028-09-04, 12:00');
    expect(day?.message).toContain(
      'Moorings moved from 2028-09-04, 12:00 to 2028-09-05, 12:00 (1 day later)',
    );
  });

  it('has missions that came and went, constraints, notes, what is kept and steps, and those alone', async () => {
    const { plan, at } = await planned();
    const elsewhere = await planned();
    await change(elsewhere.id, { title: 'Not here' });
    const added = await admin.post(`/api/${at}/missions`, { title: 'Trial', operational_days: 2 });
    await admin.delete(`/api/missions/${added.json().data.id}`);
    await admin.patch(`/api/${at}`, { notes: 'Ask the yard.' });
    const constraints = `/api/vessels/${plan.vessel_id}/scheduling_constraints`;
    await admin.post(constraints, { name: 'Refit', start_date: '2028-10-01', end_date: '2028-10-10' });
    await admin.post(constraints, { name: 'Later', start_date: '2030-10-01' });
    await admin.post(`/api/${at}/send_to_national`);
    expect((await activityOf(at)).map(({ message }) => message)).toEqual([
      'Plan sent to national review',
      'Constraint “Refit” added: 10 days, from 2028-10-01 to 2028-10-10',
      'The notes on the plan were changed',
      'Trial deleted from the plan',
      'Trial added to the plan',
    ]);
    const query = `?filter[user_id]=${adminId}&filter[action]=missions.created&limit=1`;
    expect((await activityOf(at, query)).map(({ action }) => action)).toEqual(['missions.created']);
    const proponent = await test.as(await aUser(test.db, 'proponent'));
    expect((await proponent.get(`/api/${at}/activity`)).statusCode).toBe(403);
  });

  it('leaves what a mission did elsewhere to the other plan', async () => {
    const { plan, at, id } = await planned();
    const other = await aPlan(test.db, { fiscal_year_id: plan.fiscal_year_id, review_level: 'national' });
    await change(id, { title: 'Moorings and gliders' });
    await admin.post(`/api/missions/${id}/move`, { vessel_id: other.vessel_id });
    await change(id, { title: 'Gliders' });
    const here = (await activityOf(at)).map(({ action }) => action);
    expect(here).toEqual(['missions.moved', 'missions.updated']);
    const [renamed, moved] = await activityOf(`vessel_plans/${other.id}`);
    expect(renamed?.message).toBe('Moorings and gliders is now called Gliders');
    expect(moved?.message).toMatch(/^Moorings and gliders moved from CCGS .* to CCGS /);
    expect(await activityOf(`missions/${id}`)).toHaveLength(3);
  });
});

describe('an entry is put back', () => {
  it('by whoever may edit the plan, also days later and by somebody else, and that in turn', async () => {
    const { plan, at, id } = await planned();
    await change(id, { start_date: '2028-09-12', operational_days: 6 });
    const colleague = await test.as(
      await aUser(test.db, 'regional_vessel_coordinator', { vessels: [plan.vessel_id] }),
    );
    const [entry] = await activityOf(at, '', colleague);
    expect(entry?.can.revert).toBe(true);
    const done = await revert(at, entry!.id, colleague);
    expect(done.json().data.message).toContain('Moorings moved from 2028-09-12 to 2028-09-04');
    expect(await missionNow(id)).toMatchObject({ start_date: '2028-09-04', operational_days: 5 });
    expect((await revert(`missions/${id}`, done.json().data.id)).statusCode).toBe(200);
    expect(await missionNow(id)).toMatchObject({ start_date: '2028-09-12', operational_days: 6 });
  });

  it('unless what it changed has been changed since; the rest of the mission may be', async () => {
    const { at, id } = await planned();
    await change(id, { start_date: '2028-09-12' });
    const [first] = await activityOf(at);
    await change(id, { title: 'Other' });
    expect((await activityOf(at)).every(({ can }) => can.revert)).toBe(true);
    await change(id, { start_date: '2028-09-20' });
    const [, , now] = await activityOf(at);
    expect(now).toMatchObject({ id: first!.id, can: { revert: false }, refusal: { code: 'changed_since' } });
    const refused = await revert(at, first!.id);
    expect([refused.statusCode, refused.json().type]).toEqual([409, 'invalid_transition']);
    expect(refused.json().message).toContain('has since been changed again');
  });

  it('by the rules that hold for the change itself: levels, overlaps', async () => {
    const { plan, at, id } = await planned();
    await change(id, { start_date: '2028-09-12' });
    const [entry] = await activityOf(at);
    await aMission(test.db, plan.id, { start_date: '2028-09-02' });
    expect((await revert(at, entry!.id)).json().type).toBe('overlap');
    await setReviewLevel(test.db, plan.id, 'final');
    expect((await revert(at, entry!.id)).json().type).toBe('read_only');
    const observer = await test.as(await aUser(test.db, 'observer'));
    expect((await revert(at, entry!.id, observer)).statusCode).toBe(403);
    expect((await activityOf(at, '', observer))[0]?.can.revert).toBe(false);
    const other = await planned();
    expect((await revert(other.at, entry!.id)).statusCode).toBe(404);
  });

  it('where an application changed its ship: it and all its missions go back, on their dates', async () => {
    const plan = await aPlan(test.db);
    const other = await aPlan(test.db, { fiscal_year_id: plan.fiscal_year_id });
    const application = await anApplication(test.db)
      .for(plan.vessel_id)
      .forYear(plan.fiscal_year_id)
      .inReview()
      .create();
    const of = { ship_time_request_id: application };
    const first = await aMission(test.db, plan.id, { ...of, start_date: '2028-06-01' });
    const second = await aMission(test.db, plan.id, { ...of, start_date: '2028-07-01' });
    await aMission(test.db, other.id, { start_date: '2028-07-03' });
    const body = { vessel_id: other.vessel_id, reason: 'The engine broke down.' };
    await admin.post(`/api/ship_time_requests/${application}/reassign`, body);
    expect(await missionNow(second)).toMatchObject({ vessel_plan_id: other.id, start_date: null });
    const at = `vessel_plans/${plan.id}`;
    const [entry] = await activityOf(at);
    const alone = await test.as(
      await aUser(test.db, 'regional_vessel_coordinator', { vessels: [plan.vessel_id] }),
    );
    expect((await revert(at, entry!.id, alone)).json().type).toBe('not_your_vessel');
    expect((await revert(at, entry!.id)).statusCode).toBe(200);
    expect(await missionNow(first)).toMatchObject({ vessel_plan_id: plan.id, start_date: '2028-06-01' });
    expect(await missionNow(second)).toMatchObject({ vessel_plan_id: plan.id, start_date: '2028-07-01' });
    const now = (await admin.get(`/api/ship_time_requests/${application}`)).json().data;
    expect(now.vessel_id).toBe(plan.vessel_id);
    expect((await revert(at, entry!.id)).json().message).toContain('has since been changed again');
  });

  it('where a mission was added, deleted or moved, and where notes were changed', async () => {
    const { plan, at, id } = await planned();
    const added = (await admin.post(`/api/${at}/missions`, { title: 'Trial', operational_days: 2 })).json()
      .data;
    expect((await revert(at, (await activityOf(at))[0]!.id)).statusCode).toBe(200);
    expect((await admin.get(`/api/missions/${added.id}`)).statusCode).toBe(404);
    await admin.delete(`/api/missions/${id}`);
    expect((await revert(at, (await activityOf(at))[0]!.id)).json().data.message).toBe(
      'Change to Moorings undone',
    );
    expect(await missionNow(id)).toMatchObject({ start_date: '2028-09-04', title: 'Moorings' });
    const other = await aPlan(test.db, { fiscal_year_id: plan.fiscal_year_id, review_level: 'national' });
    await admin.post(`/api/missions/${id}/move`, { vessel_id: other.vessel_id });
    expect((await revert(at, (await activityOf(at))[0]!.id)).statusCode).toBe(200);
    expect(await missionNow(id)).toMatchObject({ vessel_plan_id: plan.id, start_date: '2028-09-04' });
    await admin.patch(`/api/${at}`, { notes: 'Ask the yard.' });
    await revert(at, (await activityOf(at))[0]!.id);
    expect((await admin.get(`/api/${at}`)).json().data.notes).toBe(null);
  });
});
