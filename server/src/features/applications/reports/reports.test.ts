import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { addDays } from '@shiptime/domain/shared/calendar-day';
import { anApplication } from '#test/factories/applications.ts';
import { openYear } from '#test/factories/fiscal-years.ts';
import { aUser } from '#test/factories/people.ts';
import { aVoyage } from '#test/factories/voyages.ts';
import { aVessel } from '#test/factories/vessels.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let admin: TestClient;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as(await aUser(test.db, 'administrator'));
});
afterAll(() => test.close());

const at = (id: number, step = '') => `/api/ship_time_requests/${id}/voyage_report${step}`;
const reportOf = async (client: TestClient, id: number) => (await client.get(at(id))).json().data;
const rowOf = (id: number) => sql`ship_time_request_id = ${id}`;

const over = async (stations = 3) => {
  const [owner, friend] = [await aUser(test.db, 'proponent'), await aUser(test.db, 'co_proponent')];
  const voyage = await aVoyage(test, { owner, friend, stations });
  const coordinator = await aUser(test.db, 'regional_vessel_coordinator', { vessels: [voyage.vessel] });
  return {
    ...voyage,
    owner,
    own: await test.as(owner),
    beside: await test.as(friend),
    coordinator: await test.as(coordinator),
    coordinatorId: coordinator,
  };
};

const whole = (stations: readonly number[]) => ({
  delivered_days: 4.5,
  weather_days: 1.25,
  breakdown_days: 0.25,
  next_time: 'Fewer stations in the north.',
  done_station_ids: stations,
});

const submitted = async () => {
  const voyage = await over();
  await voyage.own.patch(at(voyage.id), whole(voyage.stations.slice(0, 2)));
  expect((await voyage.own.post(at(voyage.id, '/submit'))).statusCode).toBe(200);
  return voyage;
};

describe('the report of a voyage', () => {
  it('is written by its proponents together, bit by bit, and submitted once', async () => {
    const { id, own, beside, stations } = await over();
    expect(await reportOf(own, id)).toMatchObject({
      planned_days: 6,
      delivered_days: null,
      done_station_ids: null,
      stations_count: 3,
      lock_version: 0,
      can: { edit: true, submit: true, close: false, reopen: false },
    });
    expect((await own.patch(at(id), { delivered_days: 4.5 })).statusCode).toBe(200);
    const next = await beside.patch(at(id), { ...whole(stations.slice(0, 2)), went_well: ' The winch. ' });
    expect(next.json().data).toMatchObject({
      went_well: 'The winch.',
      done_station_ids: stations.slice(0, 2),
    });
    const sent = await beside.post(at(id, '/submit'));
    expect(sent.json().data).toMatchObject({
      delivered_days: 4.5,
      weather_days: 1.25,
      breakdown_days: 0.25,
      other_days: 0,
      submitted_by: { id: expect.any(Number) },
      can: { edit: true, submit: false },
    });
    const twice = await own.post(at(id, '/submit'));
    expect([twice.statusCode, twice.json().type]).toEqual([409, 'invalid_transition']);
  });

  it('says what is missing at its place: days, stations, and why the days are not those planned', async () => {
    const { id, own } = await over();
    const nothing = await own.post(at(id, '/submit'));
    expect(nothing.statusCode).toBe(422);
    expect(Object.keys(nothing.json().errors)).toEqual(['delivered_days', 'done_station_ids']);
    await own.patch(at(id), { delivered_days: 4, weather_days: 1, done_station_ids: [] });
    const short = await own.post(at(id, '/submit'));
    expect(short.json().errors).toEqual({
      difference_reason: ['The total is 5 days, but 6 were planned. Explain the difference'],
    });
    await own.patch(at(id), { difference_reason: 'The crew change took a day.' });
    expect((await own.post(at(id, '/submit'))).statusCode).toBe(200);
    for (const delivered_days of [-1, 0.1, 400, 'all'])
      expect((await own.patch(at(id), { delivered_days })).json().errors).toHaveProperty('delivered_days');
  });

  it('asks nothing of stations where the application has none, and knows only its own', async () => {
    const { id, own } = await over(0);
    const { stations } = await over(1);
    const foreign = await own.patch(at(id), { done_station_ids: stations });
    expect([foreign.statusCode, Object.keys(foreign.json().errors)]).toEqual([422, ['done_station_ids']]);
    await own.patch(at(id), { delivered_days: 6 });
    expect((await own.post(at(id, '/submit'))).statusCode).toBe(200);
  });

  it('is not written over what a co-proponent has written meanwhile', async () => {
    const { id, own, beside } = await over();
    await own.patch(at(id), { went_well: 'The crew.' });
    const stale = await beside.patch(at(id), { went_well: 'The food.', lock_version: 0 });
    expect([stale.statusCode, stale.json().current.went_well]).toEqual([409, 'The crew.']);
  });

  it('begins when the last voyage is over, and never stands in the way of a new application', async () => {
    const [owner, friend] = [await aUser(test.db, 'proponent'), await aUser(test.db, 'co_proponent')];
    const { id } = await aVoyage(test, {
      owner,
      friend,
      ends: addDays(new Date().toISOString().slice(0, 10), 20),
    });
    const own = await test.as(owner);
    expect(await reportOf(own, id)).toMatchObject({ can: { edit: false } });
    const early = await own.patch(at(id), { delivered_days: 1 });
    expect([early.statusCode, early.json().type]).toEqual([409, 'voyage_not_over']);
    const late = await over();
    const year = await openYear(test.db);
    const next = await late.own.post('/api/ship_time_requests', {
      fiscal_year_id: year,
      project_title: 'Next',
    });
    expect(next.statusCode).toBe(201);
  });
});

describe('a report that was submitted', () => {
  it('may be corrected as a whole by its proponents, until a coordinator closes it', async () => {
    const { id, own, coordinator } = await submitted();
    const broken = await own.patch(at(id), { weather_days: 2 });
    expect([broken.statusCode, Object.keys(broken.json().errors)]).toEqual([422, ['difference_reason']]);
    const mended = await own.patch(at(id), { delivered_days: 3.75, weather_days: 2 });
    expect(mended.json().data).toMatchObject({ delivered_days: 3.75, weather_days: 2 });
    expect((await own.post(at(id, '/close'))).statusCode).toBe(403);
    const closed = await coordinator.post(at(id, '/close'));
    expect(closed.json().data).toMatchObject({ closed_at: expect.any(String), can: { reopen: true } });
    const late = await own.patch(at(id), { weather_days: 2 });
    expect([late.statusCode, late.json().type]).toEqual([409, 'read_only']);
    expect((await coordinator.post(at(id, '/reopen'))).statusCode).toBe(200);
    expect((await own.patch(at(id), { went_well: 'The winch.' })).statusCode).toBe(200);
  });

  it('is told to the coordinators, and to programs by an event', async () => {
    const { id, coordinator, coordinatorId, vessel } = await submitted();
    const notices = (await coordinator.get('/api/notices')).json().data;
    expect(notices[0]).toMatchObject({ kind: 'application_reported', path: `/request/${id}/report` });
    const mails = await test.db
      .selectFrom('outbox')
      .select('kind')
      .where('user_id', '=', coordinatorId)
      .execute();
    expect(mails.map(({ kind }) => kind)).toContain('application_reported');
    const events = (await admin.get('/api/events?after=0&filter[type]=application.reported&limit=200')).json()
      .data;
    expect(events.at(-1).data).toMatchObject({ ship_time_request_id: id, vessel_id: vessel });
  });

  it('the application says so, and so does the last of its stages', async () => {
    const { id, own, coordinator } = await over(0);
    const told = async () => {
      const { data } = (await own.get(`/api/ship_time_requests/${id}?append=outcome,stages`)).json();
      return [data.outcome.report, data.stages.chain.at(-1).state];
    };
    expect(await told()).toEqual(['due', 'current']);
    await own.patch(at(id), { delivered_days: 6 });
    await own.post(at(id, '/submit'));
    expect(await told()).toEqual(['submitted', 'done']);
    await coordinator.post(at(id, '/close'));
    expect(await told()).toEqual(['closed', 'done']);
  });

  it('every step is in the audit log', async () => {
    const { id, coordinator } = await submitted();
    await coordinator.post(at(id, '/close'));
    const { rows } = await sql<{ action: string }>`select action from audit_log
      where subject_type = 'voyage_reports' and subject_id = ${id} order by id`.execute(test.db);
    expect(rows.map(({ action }) => action.split('.')[1])).toEqual(['updated', 'submitted', 'closed']);
  });
});

it('is read by proponents, coordinators of the vessel, representatives and administrators, by nobody else', async () => {
  const { id, own, beside, coordinator } = await submitted();
  const national = await test.as(await aUser(test.db, 'national_science_representative'));
  for (const client of [own, beside, coordinator, national, admin])
    expect((await client.get(at(id))).statusCode).toBe(200);
  const elsewhere = await aUser(test.db, 'regional_vessel_coordinator', {
    vessels: [await aVessel(test.db)],
  });
  for (const [user, status] of [
    [elsewhere, 403],
    [await aUser(test.db, 'observer'), 403],
    [await aUser(test.db, 'proponent'), 404],
  ] as const) {
    const client = await test.as(user);
    for (const answer of [
      await client.get(at(id)),
      await client.patch(at(id), { went_well: 'Mine' }),
      await client.post(at(id, '/submit')),
      await client.post(at(id, '/close')),
    ])
      expect(answer.statusCode).toBe(status);
  }
  expect((await national.patch(at(id), { went_well: 'Mine' })).statusCode).toBe(403);
});

describe('the database', () => {
  it('holds no report of what was not accepted', async () => {
    const id = await anApplication(test.db).submitted().create();
    const early = test.db.insertInto('voyage_reports').values({ ship_time_request_id: id }).execute();
    await expect(early).rejects.toMatchObject({ constraint: 'voyage_report_of_accepted' });
  });

  it('keeps days that add up, one submission, and what is closed', async () => {
    const { id, coordinator, stations } = await submitted();
    const change = (set: object) =>
      test.db
        .updateTable('voyage_reports')
        .set(set)
        .where(rowOf(id) as never)
        .execute();
    await expect(change({ delivered_days: 1 })).rejects.toMatchObject({
      constraint: 'voyage_reports_days_add_up',
    });
    await expect(change({ delivered_days: 0.3, difference_reason: 'Short' })).rejects.toMatchObject({
      constraint: expect.stringContaining('check'),
    });
    for (const set of [{ submitted_at: null, submitted_by: null }, { planned_days: 7 }])
      await expect(change(set)).rejects.toMatchObject({ constraint: 'voyage_report_submitted_once' });
    await coordinator.post(at(id, '/close'));
    await expect(change({ went_well: 'Late' })).rejects.toMatchObject({ constraint: 'voyage_report_closed' });
    const more = sql`insert into voyage_report_stations values (${id}, ${stations[2]})`.execute(test.db);
    await expect(more).rejects.toMatchObject({ constraint: 'voyage_report_closed' });
  });

  it('knows only stations of the same application', async () => {
    const [{ id }, { stations }] = [await submitted(), await over(1)];
    const foreign = sql`insert into voyage_report_stations values (${id}, ${stations[0]})`.execute(test.db);
    await expect(foreign).rejects.toMatchObject({ code: '23503' });
  });
});

describe('the reports of a fiscal year', () => {
  const list = async (client: TestClient, year: number, query = '') =>
    client.get(`/api/fiscal_years/${year}/voyage_reports${query}`);
  type Row = { id: number };

  it('list what is over, what is awaited first, to the coordinators of the vessel and those who plan for all', async () => {
    const done = await submitted();
    const due = await over();
    const ids = async (client: TestClient) =>
      (await list(client, due.fiscalYear)).json().data.map(({ id }: Row) => id);
    expect(await ids(due.coordinator)).toEqual([due.id]);
    const all = await ids(admin);
    expect(all.indexOf(due.id)).toBeLessThan(all.indexOf(done.id));
    expect(await ids(await test.as(await aUser(test.db, 'national_science_representative')))).toEqual(all);
    const [row] = (await list(due.coordinator, due.fiscalYear)).json().data;
    expect(row).toMatchObject({
      state: 'due',
      proponent: { id: due.owner },
      planned_days: 6,
      delivered_days: null,
      done_stations: null,
      stations_count: 3,
    });
    expect(row.overdue_days).toBeGreaterThanOrEqual(10);
    const [told] = (await list(done.coordinator, done.fiscalYear, '?filter[state]=submitted')).json().data;
    expect(told).toMatchObject({
      ...{ id: done.id, state: 'submitted', overdue_days: 0, done_stations: 2 },
      ...{ delivered_days: 4.5, weather_days: 1.25, breakdown_days: 0.25, other_days: 0 },
    });
  });

  it('are nobody else’s to read', async () => {
    const { own, fiscalYear } = await over(0);
    expect((await list(own, fiscalYear)).statusCode).toBe(403);
    const observer = await test.as(await aUser(test.db, 'observer'));
    expect((await list(observer, fiscalYear)).statusCode).toBe(403);
  });

  it('hold nothing of a voyage that is not over', async () => {
    const owner = await aUser(test.db, 'proponent');
    const ahead = await aVoyage(test, { owner, ends: addDays(new Date().toISOString().slice(0, 10), 20) });
    const ids = (await list(admin, ahead.fiscalYear)).json().data.map(({ id }: Row) => id);
    expect(ids).not.toContain(ahead.id);
  });
});
