import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aUser } from '#test/factories/people.ts';
import { theFiscalYear } from '#test/factories/plans.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let admin: TestClient;
let year: number;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as(await aUser(test.db, 'administrator'));
  year = await theFiscalYear(test.db, 2019);
});
afterAll(() => test.close());

const at = (id: number, what = 'standing') => `/api/ship_time_requests/${id}/${what}`;
const rank = (client: TestClient, id: number, after: number | null, version?: number) =>
  client.post(at(id, 'rank'), { after }, version === undefined ? {} : { 'if-match': `"${version}"` });

const aShip = async (count: number) => {
  const vessel = await aVessel(test.db);
  const ids: number[] = [];
  for (let n = 0; n < count; n += 1)
    ids.push(await anApplication(test.db).for(vessel).forYear(year).submitted().create());
  const userId = await aUser(test.db, 'regional_vessel_coordinator', { vessels: [vessel] });
  return { vessel, ids: ids as [number, ...number[]], userId, coordinator: await test.as(userId) };
};

const rankingOf = async (client: TestClient, vessel: number): Promise<number[]> => {
  const query = `filter[vessel_id]=${vessel}&filter[fiscal_year_id]=${year}&sort=place`;
  const answer = await client.get(`/api/application_standings?${query}`);
  expect(answer.statusCode).toBe(200);
  const rows = answer.json().data as { ship_time_request_id: number; place: number | null }[];
  const placed = rows.filter(({ place }) => place !== null);
  expect(placed.map(({ place }) => place)).toEqual(placed.map((_, index) => index + 1));
  return placed.map(({ ship_time_request_id: id }) => id);
};

describe('the ranking of a vessel and year', () => {
  it('begins empty; each is put after another one, or before all, and others close up', async () => {
    const { vessel, ids, coordinator } = await aShip(4);
    const [a, b, c, d] = ids as [number, number, number, number];
    const before = (await coordinator.get(at(a))).json().data;
    expect(before).toMatchObject({
      place: null,
      of: 0,
      priority: null,
      mandate_note: null,
      lock_version: 0,
      can: { rank: true },
    });
    const first = await rank(coordinator, a, null);
    expect(first.statusCode).toBe(200);
    expect(first.json().data).toMatchObject({ place: 1, of: 1, vessel_id: vessel, fiscal_year_id: year });
    await rank(coordinator, b, a);
    await rank(coordinator, c, a);
    expect(await rankingOf(coordinator, vessel)).toEqual([a, c, b]);
    await rank(coordinator, d, null);
    await rank(coordinator, a, b);
    expect(await rankingOf(coordinator, vessel)).toEqual([d, c, b, a]);
    const out = await coordinator.delete(at(c, 'rank'));
    expect(out.json().data).toMatchObject({ place: null, of: 3 });
    expect(await rankingOf(coordinator, vessel)).toEqual([d, b, a]);
  });

  it('takes any number of moves into the same gap', async () => {
    const { vessel, ids, coordinator } = await aShip(3);
    const [a, b, c] = ids as [number, number, number];
    for (const id of [c, b, a]) await rank(coordinator, id, null);
    for (let turn = 0; turn < 30; turn += 1) await rank(coordinator, turn % 2 === 0 ? c : b, a);
    expect(await rankingOf(coordinator, vessel)).toEqual([a, b, c]);
  });

  it('knows no place after itself, after one without a place, or after one of another ship', async () => {
    const { ids, coordinator } = await aShip(2);
    const other = await aShip(1);
    await rank(other.coordinator, other.ids[0], null);
    for (const after of [ids[0], ids[1]!, other.ids[0], 2_000_000]) {
      const answer = await rank(coordinator, ids[0], after);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toHaveProperty('after');
    }
    expect((await coordinator.get(at(ids[0]))).json().data).toMatchObject({ place: null, lock_version: 0 });
  });

  it('keeps both of two moves at the same time, and refuses one of what has changed since', async () => {
    const { vessel, ids, coordinator } = await aShip(4);
    const [a, b, c, d] = ids as [number, number, number, number];
    const { lock_version: fresh } = (await rank(coordinator, a, null)).json().data;
    const both = await Promise.all([
      rank(coordinator, b, a, 0),
      rank(admin, c, a, 0),
      rank(coordinator, d, null, 0),
    ]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const ranking = await rankingOf(coordinator, vessel);
    expect([ranking.slice(0, 2), ranking.slice(2).toSorted()]).toEqual([
      [d, a],
      [b, c],
    ]);
    expect((await rank(coordinator, a, null, fresh)).statusCode).toBe(200);
    const stale = await rank(admin, a, d, fresh);
    expect([stale.statusCode, stale.json().current.place]).toEqual([412, 1]);
  });

  it('is left with the ship, and when it is withdrawn; priority and mandate stay', async () => {
    const { vessel, ids, userId } = await aShip(2);
    const second = await aVessel(test.db);
    await test.db.insertInto('user_vessels').values({ user_id: userId, vessel_id: second }).execute();
    const coordinator = await test.as(userId);
    const [a, b] = ids as [number, number];
    await rank(coordinator, a, null);
    await rank(coordinator, b, a);
    await coordinator.patch(at(a), { priority: 4, mandate_note: 'Fisheries Act, section 43' });
    await coordinator.post(at(a, 'reassign'), { vessel_id: second, reason: 'A better winch.' });
    expect((await coordinator.get(at(a))).json().data).toMatchObject({
      vessel_id: second,
      place: null,
      priority: 4,
      mandate_note: 'Fisheries Act, section 43',
    });
    expect(await rankingOf(coordinator, vessel)).toEqual([b]);
    await coordinator.post(at(b, 'withdraw'), { reason: 'They asked for it.' });
    expect(await rankingOf(coordinator, vessel)).toEqual([]);
    const late = await rank(coordinator, b, null);
    expect([late.statusCode, late.json().type]).toEqual([409, 'invalid_transition']);
    const forced = test.db
      .updateTable('application_standings')
      .set({ position: 1 })
      .where('ship_time_request_id', '=', b)
      .execute();
    await expect(forced).rejects.toMatchObject({ constraint: 'application_standing_may_sail' });
  });

  it('has one application in a place', async () => {
    const { ids, coordinator } = await aShip(2);
    await rank(coordinator, ids[0], null);
    await rank(coordinator, ids[1]!, ids[0]);
    const twice = test.db
      .updateTable('application_standings')
      .set({ position: 1 })
      .where('ship_time_request_id', 'in', ids)
      .execute();
    await expect(twice).rejects.toMatchObject({ constraint: 'application_standings_one_in_a_place' });
  });
});

describe('priority and mandate', () => {
  it('are said from 1 to 5 and in 500 characters, taken back, and written into the audit log', async () => {
    const { ids, coordinator, userId } = await aShip(1);
    const [id] = ids;
    const said = await coordinator.patch(at(id), { priority: 3, mandate_note: ' Moratorium review ' });
    expect(said.json().data).toMatchObject({
      priority: 3,
      mandate_note: 'Moratorium review',
      updated_by: { id: userId },
      lock_version: 1,
    });
    for (const priority of [0, 6, 1.5, 'high'])
      expect((await coordinator.patch(at(id), { priority })).json().errors).toHaveProperty('priority');
    const long = await coordinator.patch(at(id), { mandate_note: 'x'.repeat(501) });
    expect(long.json().errors).toHaveProperty('mandate_note');
    const back = await coordinator.patch(at(id), { mandate_note: '' });
    expect(back.json().data).toMatchObject({ priority: 3, mandate_note: null });
    const audit = await admin.get(
      '/api/audit_log?filter[subject_type]=application_standings&sort=created_at',
    );
    const own = audit.json().data.filter((entry: { subject_id: number }) => entry.subject_id === id);
    expect(own.map(({ action }: { action: string }) => action)).toEqual([
      'application_standings.updated',
      'application_standings.updated',
    ]);
  });

  it('are refused to a stale page', async () => {
    const { ids, coordinator } = await aShip(1);
    await coordinator.patch(at(ids[0]), { priority: 3, lock_version: 0 });
    expect((await admin.patch(at(ids[0]), { priority: 5, lock_version: 0 })).statusCode).toBe(409);
  });
});

describe('what coordinators say of applications', () => {
  it('does not exist for proponents, other coordinators, and observers', async () => {
    const { vessel, userId } = await aShip(0);
    const coordinator = await test.as(userId);
    const proponent = await aUser(test.db, 'proponent');
    const representative = await aUser(test.db, 'national_science_representative');
    const elsewhere = await aUser(test.db, 'regional_vessel_coordinator', {
      vessels: [await aVessel(test.db)],
    });
    const id = await anApplication(test.db)
      .by(proponent)
      .with(representative, elsewhere)
      .for(vessel)
      .forYear(year)
      .submitted()
      .create();
    await coordinator.patch(at(id), { priority: 5, mandate_note: 'Secret mandate' });
    await rank(coordinator, id, null);
    for (const user of [representative, elsewhere]) {
      const client = await test.as(user);
      expect((await client.get(at(id))).statusCode).toBe(404);
      expect((await rank(client, id, null)).statusCode).toBe(404);
      expect((await client.patch(at(id), { priority: 1 })).statusCode).toBe(404);
      expect((await client.delete(at(id, 'rank'))).statusCode).toBe(404);
      expect(await rankingOf(client, vessel)).toEqual([]);
    }
    for (const user of [proponent, await aUser(test.db, 'observer')]) {
      const client = await test.as(user);
      for (const answer of [
        await client.get(at(id)),
        await rank(client, id, null),
        await client.get('/api/application_standings'),
      ])
        expect(answer.statusCode).toBe(403);
    }
    const told = await (
      await test.as(proponent)
    ).get(`/api/ship_time_requests/${id}?include=missions,vessel&append=outcome,stages`);
    expect(told.statusCode).toBe(200);
    expect(told.body).not.toMatch(/Secret mandate|mandate_note|"priority"/);
  });

  it('comes neither on paper nor in tables, notices or events', async () => {
    const { vessel, coordinator } = await aShip(0);
    const proponent = await aUser(test.db, 'proponent');
    const id = await anApplication(test.db).by(proponent).for(vessel).forYear(year).submitted().create();
    await coordinator.patch(at(id), { priority: 5, mandate_note: 'Secret mandate' });
    await rank(coordinator, id, null);
    const observer = await test.as(await aUser(test.db, 'observer'));
    const exported = await observer.get(`/api/ship_time_requests/export?filter[id]=${id}`);
    const { sheets } = await readXlsx(exported.rawPayload);
    const own = await test.as(proponent);
    const answers = [
      await own.get('/api/notices'),
      await own.get(`/api/ship_time_requests/${id}/history`),
      await admin.get('/api/events?after=0'),
    ];
    for (const { statusCode } of [exported, ...answers]) expect(statusCode).toBe(200);
    expect(sheets[0]!.rows).toHaveLength(2);
    for (const told of [JSON.stringify(sheets), ...answers.map(({ body }) => body)])
      expect(told).not.toMatch(/Secret mandate|mandate_note|standing/i);
  });

  it('is in the list exactly for those who may read it one by one', async () => {
    const { vessel, ids, userId, coordinator } = await aShip(2);
    const representative = await aUser(test.db, 'national_science_representative');
    const shared = await anApplication(test.db)
      .with(representative, userId)
      .for(vessel)
      .forYear(year)
      .submitted()
      .create();
    const all = [...ids, shared];
    for (const id of all) await rank(coordinator, id, null);
    const elsewhere = await aUser(test.db, 'regional_vessel_coordinator', {
      vessels: [await aVessel(test.db)],
    });
    for (const [user, count] of [
      [userId, 3],
      [representative, 2],
      [await aUser(test.db, 'national_science_representative'), 3],
      [elsewhere, 0],
    ] as const) {
      const client = await test.as(user);
      const readable: number[] = [];
      for (const id of all) if ((await client.get(at(id))).statusCode === 200) readable.push(id);
      expect(readable).toHaveLength(count);
      const listed = await client.get(`/api/application_standings?filter[vessel_id]=${vessel}&sort=id`);
      expect(listed.json().data.map(({ id }: { id: number }) => id)).toEqual(readable);
    }
  });

  it('is read by national representatives, who change nothing of it', async () => {
    const { vessel, ids, coordinator } = await aShip(1);
    await rank(coordinator, ids[0], null);
    const client = await test.as(await aUser(test.db, 'national_science_representative'));
    expect((await client.get(at(ids[0]))).json().data).toMatchObject({ place: 1, can: { rank: false } });
    expect(await rankingOf(client, vessel)).toEqual([ids[0]]);
    expect((await rank(client, ids[0], null)).statusCode).toBe(403);
  });

  it('is nothing that is said of a draft', async () => {
    const proponent = await aUser(test.db, 'proponent');
    const draft = await anApplication(test.db).by(proponent).create();
    expect((await admin.get(at(draft))).statusCode).toBe(404);
    expect((await rank(admin, draft, null)).statusCode).toBe(404);
  });
});
