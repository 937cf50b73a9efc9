import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventTypes } from '@shiptime/domain/integrations/event-types';
import { eventByTransition, transitionActions } from '@shiptime/domain/applications/lifecycle';
import { eventTypeByPlanStep, planSteps } from '@shiptime/domain/plans/lifecycle';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { aMission, aPlan } from '#test/factories/plans.ts';
import { aServiceAccount } from '#test/factories/service-accounts.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';
import { runInTransaction } from '#db/transaction.ts';
import { runJob } from '#jobs/repeated-job.ts';
import { deleteExpiredRowsJob } from '#jobs/delete-expired-rows.ts';

let portal: TestApp;
let admin: TestClient;
beforeAll(async () => {
  portal = await startTestApp();
  admin = await portal.as(await aUser(portal.db, 'administrator'));
});
afterAll(() => portal.close());

type Told = { id: number; type: string; created_at: string; data: Record<string, unknown> };
type Page = { data: Told[]; next_cursor: string; has_more: boolean };
const read = async (client: TestClient, query = ''): Promise<Page> => {
  const answer = await client.get(`/api/events?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const now = async () => (await read(admin, 'after=latest')).next_cursor;
const ofRows = ['person.changed', 'reference.changed', 'schedule.changed', 'plan.changed'];
const steps = eventTypes.filter((type) => !ofRows.includes(type)).join(',');
const since = async (client: TestClient, cursor: string) =>
  (await read(client, `after=${cursor}&limit=200&filter[type]=${steps}`)).data;

describe('the events', () => {
  it('tell what became of an application, with numbers and no words or names', async () => {
    const cursor = await now();
    const vessel = await aVessel(portal.db);
    const owner = await aUser(portal.db, 'proponent', { last_name: 'Halloran' });
    const id = await anApplication(portal.db).by(owner).for(vessel).complete().create();
    const path = `/api/ship_time_requests/${id}`;
    expect((await (await portal.as(owner)).post(`${path}/submit`)).statusCode).toBe(200);
    expect((await admin.post(`${path}/clarify`, { details: 'Which winch?' })).statusCode).toBe(200);
    expect((await admin.post(`${path}/reject`, { reason: 'No room' })).statusCode).toBe(200);
    const told = await since(admin, cursor);
    expect(told.map(({ type, data }) => [type, data['from_status_id'], data['to_status_id']])).toEqual([
      ['application.submitted', 1, 2],
      ['application.clarification_asked', 2, 3],
      ['application.rejected', 3, 5],
    ]);
    expect(told[0]!.data).toMatchObject({ ship_time_request_id: id, vessel_id: vessel });
    expect(JSON.stringify(told)).not.toMatch(/winch|room|Halloran/);
  });

  it('tell the steps of a plan, its missions and constraints, and that the schedule is published', async () => {
    const plan = await aPlan(portal.db, { review_level: 'executive' });
    const mission = await aMission(portal.db, plan.id, { start_date: '2028-05-01' });
    const other = await aMission(portal.db, plan.id, { start_date: '2028-07-01' });
    const cursor = await now();
    await admin.patch(`/api/missions/${mission}`, { title: 'Another title' });
    await admin.delete(`/api/missions/${other}`);
    await admin.post(`/api/vessels/${plan.vessel_id}/scheduling_constraints`, {
      name: 'Refit',
      start_date: '2028-09-01',
      end_date: '2028-09-10',
    });
    expect((await admin.post(`/api/vessel_plans/${plan.id}/set_final`)).statusCode).toBe(200);
    const told = await since(admin, cursor);
    const ofPlan = { vessel_plan_id: plan.id, vessel_id: plan.vessel_id };
    expect(told).toMatchObject([
      { type: 'mission.changed', data: { mission_id: mission, action: 'updated', ...ofPlan } },
      { type: 'mission.changed', data: { mission_id: other, action: 'deleted', ...ofPlan } },
      { type: 'constraint.changed', data: { action: 'created', vessel_id: plan.vessel_id } },
      { type: 'mission.changed', data: { mission_id: mission, action: 'updated' } },
      { type: 'plan.final', data: { ...ofPlan, from_level: 'executive', to_level: 'final' } },
      { type: 'schedule.published', data: { fiscal_year_id: plan.fiscal_year_id, version: 1 } },
      { type: 'schedule.freed', data: { fiscal_year_id: plan.fiscal_year_id, vessel_id: plan.vessel_id } },
    ]);
  });

  it('have the names by which commands raise them, all of the closed list', async () => {
    const { rows } = await sql<{ name: string; type: string }>`
      select a as name, event_of_application(a) as type from unnest(${[...transitionActions]}::text[]) a
      union all select s, event_of_plan(s) from unnest(${[...planSteps]}::text[]) s`.execute(portal.db);
    expect(Object.fromEntries(rows.map(({ name, type }) => [name, type]))).toEqual({
      ...eventByTransition,
      ...eventTypeByPlanStep,
    });
    expect(eventTypes).toEqual(expect.arrayContaining(rows.map(({ type }) => type)));
  });

  it('of what was rolled back are not told', async () => {
    const cursor = await now();
    await runInTransaction(portal.db, async (tx) => {
      await sql`update regions set position = position + 1`.execute(tx);
      throw new Error('taken back');
    }).catch(() => undefined);
    expect(await since(admin, cursor)).toEqual([]);
  });

  it('are of those alone that the reader may see', async () => {
    const [cursor, owner] = [await now(), await aUser(portal.db, 'proponent')];
    const id = await anApplication(portal.db).by(owner).complete().create();
    await (await portal.as(owner)).post(`/api/ship_time_requests/${id}/submit`);
    const plan = await aPlan(portal.db);
    await admin.patch(`/api/missions/${await aMission(portal.db, plan.id)}`, { title: 'Renamed' });
    const types = async (client: TestClient) => (await since(client, cursor)).map(({ type }) => type);
    expect(await types(await portal.as(owner))).toEqual(['application.submitted']);
    expect(await types(await portal.as(await aUser(portal.db, 'proponent')))).toEqual([]);
    const observer = await aServiceAccount(portal, { scopes: ['events:read'] });
    expect(await types(observer)).toEqual(['application.submitted', 'mission.changed', 'mission.changed']);
    const other = await aServiceAccount(portal, { scopes: ['plans:read'] });
    expect((await other.get('/api/events')).json().type).toBe('insufficient_scope');
    expect((await portal.visitor.get('/api/events')).statusCode).toBe(401);
  });
});

describe('a cursor', () => {
  it('goes page by page, also over what the reader does not ask for', async () => {
    const plan = await aPlan(portal.db);
    const mission = await aMission(portal.db, plan.id);
    const cursor = await now();
    for (const title of ['a', 'b', 'c']) await admin.patch(`/api/missions/${mission}`, { title });
    const first = await read(admin, `after=${cursor}&limit=2`);
    expect([first.data.length, first.has_more]).toEqual([2, true]);
    expect(first.next_cursor).toBe(String(first.data[1]!.id));
    const second = await read(admin, `after=${first.next_cursor}&limit=2&fields[events]=type`);
    expect([second.data, second.has_more]).toEqual([
      [{ id: expect.any(Number), type: 'mission.changed' }],
      false,
    ]);
    const newest = await read(admin, `after=${cursor}&sort=-id&limit=2`);
    expect(newest.data.map(({ id }) => id)).toEqual([Number(second.next_cursor), first.data[1]!.id]);
    expect(newest.next_cursor).toBe(second.next_cursor);
    const passed = await read(admin, `after=${cursor}&filter[type]=plan.final`);
    expect(passed).toMatchObject({ data: [], next_cursor: second.next_cursor });
    expect((await admin.get('/api/events?after=abc')).json().details).toEqual([
      { field: 'after', code: 'invalid', params: {} },
    ]);
    expect((await admin.get('/api/events?filter[evil]=1')).json().type).toBe('unknown_filter');
  });

  it('holds for 90 days; then what is gone is said, and nothing is passed over in silence', async () => {
    const { next_cursor, data } = await read(admin, 'limit=1');
    expect(data).toHaveLength(1);
    await sql`alter table events disable trigger refuse_rewriting`.execute(portal.db);
    await sql`update events set created_at = now() - interval '91 days'`.execute(portal.db);
    await sql`alter table events enable trigger refuse_rewriting`.execute(portal.db);
    const last = await now();
    await runJob(portal.db, deleteExpiredRowsJob);
    const gone = await admin.get(`/api/events?after=${next_cursor}`);
    expect([gone.statusCode, gone.json().type]).toEqual([409, 'cursor_expired']);
    expect((await read(admin, `after=${last}`)).data).toEqual([]);
  });

  it('misses nothing and repeats nothing while many write at once', async () => {
    const [writers, each] = [12, 25];
    const start = await now();
    let writing = true;
    const write = async (writer: number) => {
      for (let number = 0; number < each; number += 1) {
        await runInTransaction(portal.db, async (tx) => {
          const id = (writer + 1) * 1000 + number;
          await sql`insert into regions (id, key, name_en, name_fr) values (${id}, ${id}::text, 'One', 'Une')`.execute(
            tx,
          );
          await sql`select pg_sleep(${((writer * 7 + number * 3) % 5) / 1000})`.execute(tx);
          if (number % 5 === 4) throw new Error('taken back');
        }).catch(() => undefined);
      }
    };
    const seen: Told[] = [];
    const follow = async () => {
      for (let cursor = start; ;) {
        const last = !writing;
        const page = await read(admin, `after=${cursor}&limit=7`);
        seen.push(...page.data);
        cursor = page.next_cursor;
        if (last && !page.has_more) return;
      }
    };
    const reading = [follow()];
    await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
    writing = false;
    await Promise.all(reading);
    const ids = seen.map(({ data }) => data['id']);
    expect(ids).toHaveLength((writers * each * 4) / 5);
    expect(new Set(ids).size).toBe(ids.length);
    const order = seen.map(({ id }) => id);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });
});
