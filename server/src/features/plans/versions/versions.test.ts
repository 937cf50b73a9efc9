import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyPlanChanges } from '@shiptime/domain/plans/versions/apply-plan-changes';
import { anApplication } from '#test/factories/applications.ts';
import { aConstraint, aMission, aPlan, setReviewLevel, portId } from '#test/factories/plans.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let admin: TestClient;
let observer: TestClient;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as(await aUser(test.db, 'administrator'));
  observer = await test.as(await aUser(test.db, 'observer'));
});
afterAll(() => test.close());

const take = (plan: number, reason = 'Before the meeting') =>
  admin.post(`/api/vessel_plans/${plan}/versions`, { reason });

describe('a version that is restored', () => {
  it('gives the missions back what they had, and is itself undone by the version taken before', async () => {
    const plan = await aPlan(test.db, { notes: 'Late ice' });
    const at = `/api/vessel_plans/${plan.id}`;
    const id = await aMission(test.db, plan.id, { start_date: '2028-05-01' });
    const trial = await aMission(test.db, plan.id, { title: 'Trial', start_date: '2028-06-01' });
    await take(plan.id);
    await admin.patch(`/api/missions/${id}`, { start_date: '2028-07-01', operational_days: 9 });
    await admin.delete(`/api/missions/${trial}`);
    const late = await aMission(test.db, plan.id, { start_date: '2028-05-02' });
    await admin.patch(at, { notes: 'Early ice' });
    const answer = await admin.post(`${at}/versions/1/restore`);
    expect(answer.json().data).toMatchObject({ version: 2, missing: [] });
    const missions = async () =>
      new Map(
        (await admin.get(`${at}/missions`))
          .json()
          .data.map((mission: { id: number; start_date: string; operational_days: number }) => [
            mission.id,
            [mission.start_date, mission.operational_days],
          ]),
      );
    expect(await missions()).toEqual(
      new Map([
        [id, ['2028-05-01', 5]],
        [trial, ['2028-06-01', 5]],
        [late, [null, 5]],
      ]),
    );
    expect((await admin.get(at)).json().data.notes).toBe('Late ice');
    expect((await admin.get(`${at}/versions/2`)).json().data.reason).toBe(
      'Saved before version 1 was restored',
    );
    await admin.post(`${at}/versions/2/restore`);
    expect((await missions()).get(late)).toEqual(['2028-05-02', 5]);
    expect((await missions()).get(trial)).toEqual([null, 5]);
    const now = (await observer.get(`${at}/snapshot`)).json().data;
    expect(now.missions).toHaveLength(3);
  });

  it('says what it cannot bring back, and changes nothing that is not the actor’s to change', async () => {
    const plan = await aPlan(test.db);
    const other = await aPlan(test.db, { fiscal_year_id: plan.fiscal_year_id, review_level: 'national' });
    const id = await aMission(test.db, plan.id, { title: 'Moorings', start_date: '2028-05-01' });
    await take(plan.id);
    await admin.post(`/api/missions/${id}/move`, { vessel_id: other.vessel_id });
    const restore = (client: TestClient) => client.post(`/api/vessel_plans/${plan.id}/versions/1/restore`);
    expect((await restore(admin)).json().data).toMatchObject({
      mission_ids: [],
      missing: [{ id, title: 'Moorings' }],
    });
    expect((await restore(observer)).statusCode).toBe(403);
    await setReviewLevel(test.db, plan.id, 'final');
    expect((await restore(admin)).json().type).toBe('read_only');
    expect((await admin.post(`/api/vessel_plans/${plan.id}/versions/99/restore`)).statusCode).toBe(404);
  });
});

describe('a version of a plan', () => {
  it('is the whole plan as it was, with the names of that day', async () => {
    const plan = await aPlan(test.db, { notes: 'Late ice' });
    const port = await portId(test.db, 'halifax');
    const application = await anApplication(test.db)
      .for(plan.vessel_id)
      .forYear(plan.fiscal_year_id)
      .having({ project_title: 'Krill' })
      .inReview()
      .create();
    const id = await aMission(test.db, plan.id, {
      ship_time_request_id: application,
      start_date: '2028-05-01',
      mobilization_port_id: port,
    });
    await aConstraint(test.db, { vessel_id: plan.vessel_id, kind: 'maintenance' });
    const answer = await take(plan.id);
    expect(answer.statusCode).toBe(201);
    expect(answer.json().data).toMatchObject({
      number: 1,
      reason: 'Before the meeting',
      step: null,
      review_level: 'regional',
      author: { first_name: 'Élise' },
    });
    await admin.patch(`/api/missions/${id}`, { start_date: '2028-07-01', title: 'Otherwise' });
    await test.db.updateTable('ports').set({ name_en: 'Elsewhere' }).where('id', '=', port).execute();
    const { snapshot } = (await observer.get(`/api/vessel_plans/${plan.id}/versions/1`)).json().data;
    expect(snapshot).toMatchObject({
      vessel_plan_id: plan.id,
      notes: 'Late ice',
      names: { fiscal_year: { name: '2028-2029' }, ports: [{ id: port, name_en: 'Halifax' }] },
      missions: [
        {
          id,
          start_date: '2028-05-01',
          end_date: '2028-05-05',
          project_title: 'Krill',
          primary_proponent: expect.stringMatching(/^Élise O'Brien/),
        },
      ],
      constraints: [{ name: 'Refit', kind: 'maintenance', duration_days: 10 }],
    });
  });

  it('is compared with any other', async () => {
    const plan = await aPlan(test.db);
    const moved = await aMission(test.db, plan.id, { start_date: '2028-05-01' });
    const gone = await aMission(test.db, plan.id);
    await take(plan.id);
    await admin.patch(`/api/missions/${moved}`, {
      start_date: '2028-05-04',
      start_fraction: 0.5,
      approved_berths: 3,
    });
    await admin.delete(`/api/missions/${gone}`);
    await admin.patch(`/api/vessel_plans/${plan.id}`, { notes: 'Later' });
    await take(plan.id);
    const url = `/api/vessel_plans/${plan.id}/versions`;
    const { data } = (await observer.get(`${url}/1/difference/2`)).json();
    expect(data).toMatchObject([
      { kind: 'plan_changed', fields: [{ field: 'notes', before: null, after: 'Later' }] },
      { kind: 'mission_moved', mission_id: moved, days: 3.5 },
      { kind: 'mission_changed', mission_id: moved, fields: [{ field: 'approved_berths', after: 3 }] },
      { kind: 'mission_removed', mission_id: gone },
    ]);
    const [one, two] = [
      (await observer.get(`${url}/1`)).json().data,
      (await observer.get(`${url}/2`)).json().data,
    ];
    expect(applyPlanChanges(one.snapshot, data)).toEqual(two.snapshot);
    expect((await observer.get(`${url}/2/difference/2`)).json().data).toEqual([]);
    expect((await observer.get(`${url}/1/difference/3`)).statusCode).toBe(404);
    expect((await observer.get(`${url}/1/difference/last`)).statusCode).toBe(404);
  });

  it('keeps what each constraint was, and is compared by it', async () => {
    const plan = await aPlan(test.db);
    const constraint = await aConstraint(test.db, { vessel_id: plan.vessel_id, kind: 'refit' });
    await take(plan.id);
    const path = `/api/vessels/${plan.vessel_id}/scheduling_constraints/${constraint}`;
    expect((await admin.patch(path, { kind: 'drydock' })).statusCode).toBe(200);
    await take(plan.id);
    const url = `/api/vessel_plans/${plan.id}/versions`;
    expect((await observer.get(`${url}/1`)).json().data.snapshot.constraints).toMatchObject([
      { id: constraint, kind: 'refit' },
    ]);
    const { data } = (await observer.get(`${url}/1/difference/2`)).json();
    expect(data).toMatchObject([
      {
        kind: 'constraint_changed',
        constraint_id: constraint,
        fields: [{ field: 'kind', before: 'refit', after: 'drydock' }],
      },
    ]);
  });

  it('is never changed, neither by a client nor by a program', async () => {
    const plan = await aPlan(test.db);
    await take(plan.id);
    const url = `/api/vessel_plans/${plan.id}/versions/1`;
    for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
      const answer = await admin.request(method, url, { reason: 'x' });
      expect(answer.statusCode).toBe(405);
      expect(answer.headers['allow']).toBe('GET, HEAD');
    }
    const row = test.db.updateTable('vessel_plan_versions').where('vessel_plan_id', '=', plan.id);
    await expect(row.set({ reason: 'x' }).execute()).rejects.toThrow(/append-only/);
    await expect(
      test.db.deleteFrom('vessel_plan_versions').where('vessel_plan_id', '=', plan.id).execute(),
    ).rejects.toThrow(/append-only/);
    await admin.post(`/api/vessel_plans/${plan.id}/send_to_national`);
    await expect(test.db.updateTable('vessel_plan_history').set({ reason: 'x' }).execute()).rejects.toThrow(
      /append-only/,
    );
  });

  it('is numbered without gaps when several are taken at once', async () => {
    const plan = await aPlan(test.db);
    const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => take(plan.id, `Number ${n}`)));
    expect(answers.map((answer) => answer.json().data.number).toSorted()).toEqual([1, 2, 3, 4, 5]);
    const numbers = async (query: string) =>
      (await observer.get(`/api/vessel_plans/${plan.id}/versions?${query}`))
        .json()
        .data.map((version: { number: number }) => version.number);
    expect(await numbers('')).toEqual([5, 4, 3, 2, 1]);
    expect(await numbers('sort=number')).toEqual([1, 2, 3, 4, 5]);
    expect(await numbers('page=2&limit=2')).toEqual([3, 2]);
  });

  it('is listed newest first, or as it is asked for', async () => {
    const plan = await aPlan(test.db);
    for (const reason of ['One', 'Two', 'Three']) await take(plan.id, reason);
    const list = async (query: string) =>
      (await admin.get(`/api/vessel_plans/${plan.id}/versions?${query}`)).json().data;
    const numbers = async (query: string) =>
      (await list(query)).map(({ number }: { number: number }) => number);
    expect(await numbers('')).toEqual([3, 2, 1]);
    expect(await numbers('sort=id')).toEqual([1, 2, 3]);
    expect(await numbers('sort=-number&page=2&limit=2')).toEqual([1]);
    expect(await numbers('filter[number]=1,3&sort=number')).toEqual([1, 3]);
    const [newest] = await list('limit=1');
    expect(await list(`filter[id]=${newest.id}&fields[versions]=number`)).toEqual([
      { id: newest.id, number: 3 },
    ]);
  });

  it('is taken by those who edit, with a reason, and read by planners and observers', async () => {
    const plan = await aPlan(test.db);
    await take(plan.id);
    const url = `/api/vessel_plans/${plan.id}/versions`;
    expect((await observer.post(url, { reason: 'x' })).json().type).toBe('forbidden');
    expect((await admin.post(url, { reason: ' ' })).statusCode).toBe(422);
    const proponent = await test.as(await aUser(test.db, 'proponent'));
    expect((await proponent.get(url)).statusCode).toBe(403);
    expect((await observer.get(`${url}/7`)).statusCode).toBe(404);
    expect((await observer.get('/api/vessel_plans/2000000/versions')).statusCode).toBe(404);
    const slim = (await observer.get(`${url}?fields[vessel_plan_versions]=number,reason`)).json().data;
    expect(slim).toEqual([{ id: expect.any(Number), number: 1, reason: 'Before the meeting' }]);
    expect((await observer.get(url)).json().data[0].snapshot.vessel_plan_id).toBe(plan.id);
    await setReviewLevel(test.db, plan.id, 'final');
    expect((await take(plan.id)).json().type).toBe('read_only');
  });

  it('that a step took says so in the language of the reader', async () => {
    const plan = await aPlan(test.db);
    await admin.post(`/api/vessel_plans/${plan.id}/send_to_national`);
    const { data } = (await observer.get(`/api/vessel_plans/${plan.id}/versions/1?lang=fr`)).json();
    expect(data).toMatchObject({ step: 'send_to_national', reason: 'Envoyé à l’examen national' });
  });
});
