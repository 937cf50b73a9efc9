import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { closedYear } from '#test/factories/fiscal-years.ts';
import { aUser } from '#test/factories/people.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp } from '#test/harness.ts';
import { applicationTopic, type LiveEvent } from '#live/live.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const at = (id: number, path = '') => `/api/ship_time_requests/${id}${path}`;

describe('where an application is', () => {
  it('is told with its stages, by whom it waits, and when results are expected', async () => {
    const vessel = await aVessel(test.db);
    const year = await closedYear(test.db);
    const coordinator = await aUser(test.db, 'regional_vessel_coordinator', { vessels: [vessel] });
    const user = await aUser(test.db, 'proponent');
    const id = await anApplication(test.db).by(user).for(vessel).forYear(year).submitted().create();
    const client = await test.as(user);
    const stages = async () => (await client.get(at(id, '?append=stages'))).json().data.stages;
    expect(await stages()).toMatchObject({
      current: 'coordinator_decision',
      waiting_for: 'coordinators',
      people: [{ id: coordinator }],
      results_expected: expect.stringMatching(/^\d{4}-09$/),
    });
    await (await test.as(coordinator)).post(at(id, '/accept'));
    const plan = await test.db
      .selectFrom('vessel_plans')
      .select('id')
      .where('vessel_id', '=', vessel)
      .executeTakeFirstOrThrow();
    await test.db
      .updateTable('vessel_plans')
      .set({ review_level: 'national' })
      .where('id', '=', plan.id)
      .execute();
    await test.db
      .insertInto('vessel_plan_history')
      .values({
        vessel_plan_id: plan.id,
        from_level: 'regional',
        to_level: 'national',
        action: 'send_to_national',
        user_id: coordinator,
      })
      .execute();
    const national = await stages();
    expect(national).toMatchObject({ current: 'national_review', waiting_for: 'national', people: [] });
    expect(national.chain[4].started_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect((await client.get(at(id))).json().data).not.toHaveProperty('stages');
    const sparse = (
      await client.get(at(id, '?append=stages&fields[ship_time_requests]=project_title'))
    ).json().data;
    expect(Object.keys(sparse).toSorted()).toEqual(['id', 'project_title', 'stages']);
  });
});

describe('notices', () => {
  it('are one’s own, in words of one’s language, and can be read', async () => {
    const user = await aUser(test.db, 'proponent');
    const id = await anApplication(test.db).by(user).complete().create();
    const client = await test.as(user);
    await client.post(at(id, '/submit'));
    const other = await anApplication(test.db).by(user).complete().create();
    await client.post(at(other, '/submit'));
    const list = (await client.get('/api/notices')).json();
    expect(list.meta).toMatchObject({ total: 2, unread: 2 });
    expect(list.data[0]).toMatchObject({
      kind: 'application_submit',
      message: `Application ${other} “Spring survey of the Scotian Shelf” was submitted.`,
      path: `/request/${other}`,
      ship_time_request_id: other,
      read_at: null,
    });
    const french = (await client.get('/api/notices?lang=fr&page=2&limit=1')).json();
    expect(french.data[0].message).toBe(
      `La demande ${id} «\u00a0Spring survey of the Scotian Shelf\u00a0» a été soumise.`,
    );
    const read = await client.patch(`/api/notices/${list.data[0].id}`, { read: true });
    expect(read.json().data.read_at).not.toBeNull();
    expect((await client.get('/api/notices?filter[unread]=true')).json().data).toHaveLength(1);
    expect((await client.post('/api/notices/read')).json().data).toEqual({ read: 1 });
    expect(
      (await client.patch(`/api/notices/${list.data[0].id}`, { read: false })).json().data.read_at,
    ).toBeNull();
    const stranger = await test.as(await aUser(test.db, 'administrator'));
    expect((await stranger.get('/api/notices')).json().data).toEqual([]);
    expect((await stranger.patch(`/api/notices/${list.data[0].id}`, {})).statusCode).toBe(404);
  });
});

describe('what others see at once', () => {
  it('is who is here and what was saved, with the versions of the sections', async () => {
    const [user, friend] = [
      await aUser(test.db, 'proponent'),
      await aUser(test.db, 'proponent', { first_name: 'Zoé', last_name: 'Roy' }),
    ];
    const id = await anApplication(test.db).by(user).with(friend).create();
    const events: LiveEvent[] = [];
    const leave = test.app.live.subscribe([applicationTopic(id)], (event) => events.push(event));
    const theirs = await test.as(friend);
    const said = await theirs.post(at(id, '/presence'), { section: 'scheduling' });
    expect(said.json().data).toEqual({ user_id: friend, name: 'Zoé Roy', section: 'scheduling' });
    await theirs.patch(at(id), { operational_days: 3, funding_unknown: true });
    await theirs.post(at(id, '/presence'), { section: null });
    await expect.poll(() => events.length).toBe(3);
    leave();
    expect(events).toMatchObject([
      { kind: 'presence', user_id: friend, name: 'Zoé Roy', section: 'scheduling' },
      {
        kind: 'saved',
        by: friend,
        sections: ['scheduling', 'funding'],
        lock_versions: { scheduling: 2, funding: 2 },
      },
      { kind: 'presence', section: null },
    ]);
    expect((await theirs.post(at(id, '/presence'), { section: 'kitchen' })).statusCode).toBe(422);
    const submitted = await anApplication(test.db).by(user).submitted().create();
    const observer = await test.as(await aUser(test.db, 'observer'));
    expect((await observer.post(at(submitted, '/presence'), { section: 'scheduling' })).statusCode).toBe(403);
    const stranger = await test.as(await aUser(test.db, 'proponent'));
    expect((await stranger.post(at(id, '/presence'), {})).statusCode).toBe(404);
  });
});
