import { fiscalStartYearOfDay } from '@shiptime/domain/reference/fiscal-year';
import { addDays } from '@shiptime/domain/shared/calendar-day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApplication } from '#test/factories/applications.ts';
import { aMission, aPlan, setReviewLevel, portId, theFiscalYear } from '#test/factories/plans.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let admin: TestClient;
beforeAll(async () => {
  test = await startTestApp({ publicUrl: 'https://ships.example' });
  admin = await test.as(await aUser(test.db, 'administrator'));
});
afterAll(() => test.close());

const readCalendar = (text: string) => {
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(text.endsWith('\r\n')).toBe(true);
  const lines = text
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter((line) => line !== '');
  expect([lines[0], lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR']);
  const events: Record<string, string>[] = [];
  const calendar: Record<string, string> = {};
  let event: Record<string, string> | null = null;
  for (const line of lines.slice(1, -1)) {
    const colon = line.indexOf(':');
    const [name, value] = [line.slice(0, colon), line.slice(colon + 1)];
    if (line === 'BEGIN:VEVENT') event = {};
    else if (line === 'END:VEVENT') {
      events.push(event!);
      event = null;
    } else (event ?? calendar)[name] = value.replaceAll('\\n', '\n').replaceAll(/\\([,;\\])/g, '$1');
  }
  return { calendar, events };
};

const pathOf = (url: string) => {
  expect(url).toMatch(/^https:\/\/ships\.example\/api\/calendar\/[\w-]{43}\.ics$/);
  return new URL(url).pathname;
};
const subscribe = async (client: TestClient, body: object = {}) => {
  const answer = await client.post('/api/calendar_feeds', body);
  expect(answer.statusCode).toBe(201);
  return { id: answer.json().data.id as number, path: pathOf(answer.json().data.url) };
};
const look = async (path: string) => {
  const answer = await test.visitor.get(path);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  return readCalendar(answer.body);
};

const newestVersion = async (): Promise<string> => {
  const { id } = await test.db
    .selectFrom('fleet_plan_versions')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  return String(id);
};

describe('a feed of a vessel', () => {
  it('shows planners the plan as it is, and follows it', async () => {
    const plan = await aPlan(test.db);
    const [halifax, sydney] = [await portId(test.db, 'halifax'), await portId(test.db, 'sydney')];
    const id = await aMission(test.db, plan.id, {
      title: 'Moorings; krill, “spring”',
      start_date: '2028-05-01',
      operational_days: 2.5,
      mobilization_port_id: halifax,
      demobilization_port_id: sydney,
    });
    const unscheduled = await aMission(test.db, plan.id);
    const { path } = await subscribe(admin, { vessel_id: plan.vessel_id });
    const before = await look(path);
    expect(before.calendar['X-WR-CALNAME']).toMatch(/^Ship time: CCGS Endeavour/);
    expect(before.events).toHaveLength(1);
    expect(before.events[0]).toMatchObject({
      UID: `mission-${id}@ships.example`,
      SEQUENCE: '1',
      'DTSTART;TZID=America/Halifax': '20280501T000000',
      'DTEND;TZID=America/Halifax': '20280503T120000',
      STATUS: 'TENTATIVE',
      TRANSP: 'TRANSPARENT',
      SUMMARY: expect.stringMatching(/^CCGS Endeavour \w+ · Moorings; krill, “spring”$/),
      LOCATION: 'Halifax → Sydney',
      DTSTAMP: expect.stringMatching(/^\d{8}T\d{6}Z$/),
    });
    await admin.patch(`/api/missions/${id}`, { start_date: '2028-07-31', start_fraction: 0.75 });
    const { events } = await look(path);
    expect(events[0]).toMatchObject({
      UID: `mission-${id}@ships.example`,
      SEQUENCE: '2',
      'DTSTART;TZID=America/Halifax': '20280731T180000',
      'DTEND;TZID=America/Halifax': '20280803T060000',
    });
    expect(events[0]).toMatchObject({
      'URL;VALUE=URI': `https://ships.example/vesselPlan/${plan.id}/scheduler?mission=${id}`,
      DESCRIPTION: expect.stringContaining(
        'Sails 31\u00A0July 18:00, returns 3\u00A0August 2028 06:00, local time at the port',
      ),
    });
    await admin.delete(`/api/missions/${unscheduled}`);
    await setReviewLevel(test.db, plan.id, 'executive');
    const step = async (name: string, body: object = {}) =>
      expect((await admin.post(`/api/vessel_plans/${plan.id}/${name}`, body)).statusCode).toBe(200);
    await step('set_final');
    expect((await look(path)).events[0]).toMatchObject({ STATUS: 'CONFIRMED', SEQUENCE: '3' });
    await step('reopen', { reason: 'The engine' });
    expect((await look(path)).events[0]).toMatchObject({ STATUS: 'TENTATIVE', SEQUENCE: '4' });
  });

  it('shows proponents the newest published schedule', async () => {
    const plan = await aPlan(test.db, {
      fiscal_year_id: await theFiscalYear(test.db, 2060),
      review_level: 'executive',
    });
    const id = await aMission(test.db, plan.id, { start_date: '2060-05-01' });
    const proponent = await test.as(await aUser(test.db, 'proponent', { language: 'fr' }));
    const { path } = await subscribe(proponent, { vessel_id: plan.vessel_id });
    const empty = await look(path);
    expect([empty.events, empty.calendar['X-WR-CALNAME']]).toEqual([
      [],
      expect.stringMatching(/^Temps-navire\u00a0: NGCC/),
    ]);
    await admin.post(`/api/vessel_plans/${plan.id}/set_final`);
    const first = await newestVersion();
    expect((await look(path)).events).toMatchObject([{ SEQUENCE: first, 'DTSTART;VALUE=DATE': '20600501' }]);
    await admin.post(`/api/vessel_plans/${plan.id}/reopen`, { reason: 'Ice' });
    await admin.patch(`/api/missions/${id}`, { start_date: '2060-06-01' });
    expect((await look(path)).events).toMatchObject([{ SEQUENCE: first, 'DTSTART;VALUE=DATE': '20600501' }]);
    await admin.post(`/api/vessel_plans/${plan.id}/set_final`);
    const second = await newestVersion();
    expect(Number(second)).toBeGreaterThan(Number(first));
    expect((await look(path)).events).toMatchObject([
      {
        UID: `mission-${id}@ships.example`,
        SEQUENCE: second,
        'DTSTART;VALUE=DATE': '20600601',
        STATUS: 'CONFIRMED',
      },
    ]);
  });
});

describe('what is no longer planned', () => {
  it('is cancelled and does not vanish, for planners', async () => {
    const plan = await aPlan(test.db);
    const [gone, shelved] = [
      await aMission(test.db, plan.id, { title: 'Gone', start_date: '2028-05-01' }),
      await aMission(test.db, plan.id, { title: 'Shelved', start_date: '2028-07-01' }),
    ];
    const { path } = await subscribe(admin, { vessel_id: plan.vessel_id });
    const before = await look(path);
    expect(before.events.map((event) => event['STATUS'])).toEqual(['TENTATIVE', 'TENTATIVE']);
    expect((await admin.delete(`/api/missions/${gone}`)).statusCode).toBe(204);
    expect((await admin.patch(`/api/missions/${shelved}`, { start_date: null })).statusCode).toBe(200);
    expect((await look(path)).events).toMatchObject([
      {
        UID: `mission-${gone}@ships.example`,
        STATUS: 'CANCELLED',
        SEQUENCE: '2',
        'DTSTART;VALUE=DATE': '20280501',
      },
      { UID: `mission-${shelved}@ships.example`, STATUS: 'CANCELLED', SEQUENCE: '2' },
    ]);
    await admin.patch(`/api/missions/${shelved}`, { start_date: '2028-08-01' });
    expect((await look(path)).events[1]).toMatchObject({ STATUS: 'TENTATIVE', SEQUENCE: '3' });
  });

  it('is cancelled on the ship that it left, and moves in the calendar of the fleet', async () => {
    const plan = await aPlan(test.db);
    const other = await aPlan(test.db, { fiscal_year_id: plan.fiscal_year_id, review_level: 'national' });
    const id = await aMission(test.db, plan.id, { start_date: '2028-05-01' });
    const feeds = await Promise.all(
      [{ vessel_id: plan.vessel_id }, { vessel_id: other.vessel_id }, {}].map((body) =>
        subscribe(admin, body),
      ),
    );
    const states = () =>
      Promise.all(
        feeds.map(async ({ path }) =>
          (await look(path)).events
            .filter(({ UID }) => UID === `mission-${id}@ships.example`)
            .map(({ STATUS, SEQUENCE }) => `${STATUS} ${SEQUENCE}`),
        ),
      );
    expect(await states()).toEqual([['TENTATIVE 1'], [], ['TENTATIVE 1']]);
    const moved = await admin.post(`/api/missions/${id}/move`, { vessel_id: other.vessel_id });
    expect(moved.statusCode).toBe(200);
    const version = moved.json().data.lock_version;
    expect(version).toBeGreaterThan(1);
    expect(await states()).toEqual([
      [`CANCELLED ${version}`],
      [`TENTATIVE ${version}`],
      [`TENTATIVE ${version}`],
    ]);
  });

  it('is cancelled with the next published schedule, for proponents', async () => {
    const plan = await aPlan(test.db, {
      fiscal_year_id: await theFiscalYear(test.db, 2063),
      review_level: 'executive',
    });
    await aMission(test.db, plan.id, { start_date: '2063-08-01' });
    const id = await aMission(test.db, plan.id, { start_date: '2063-05-01' });
    await admin.post(`/api/vessel_plans/${plan.id}/set_final`);
    const { path } = await subscribe(await test.as(await aUser(test.db, 'proponent')), {
      vessel_id: plan.vessel_id,
    });
    await admin.post(`/api/vessel_plans/${plan.id}/reopen`, { reason: 'Ice' });
    await admin.delete(`/api/missions/${id}`);
    expect((await look(path)).events.map((event) => event['STATUS'])).toEqual(['TENTATIVE', 'CONFIRMED']);
    expect((await admin.post(`/api/vessel_plans/${plan.id}/set_final`)).statusCode).toBe(200);
    const withdrawn = await newestVersion();
    expect((await look(path)).events).toMatchObject([
      { UID: `mission-${id}@ships.example`, STATUS: 'CANCELLED', SEQUENCE: withdrawn },
      {
        STATUS: 'CONFIRMED',
        'URL;VALUE=URI': expect.stringMatching(/\/ship-schedules\?fiscalYearId=\d+&mission=\d+$/),
      },
    ]);
    const { fleet_plan_id } = await test.db
      .selectFrom('fleet_plan_versions')
      .select('fleet_plan_id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    for (const again of [3, 4]) {
      const next = await admin.post(`/api/fleet_plans/${fleet_plan_id}/versions`, {
        reason: `Again, ${again}`,
      });
      expect(next.statusCode).toBeLessThan(300);
      expect((await look(path)).events).toMatchObject([
        { UID: `mission-${id}@ships.example`, STATUS: 'CANCELLED', SEQUENCE: withdrawn },
        { STATUS: 'CONFIRMED', SEQUENCE: await newestVersion() },
      ]);
    }
  });
});

it('keeps a withdrawn voyage as cancelled until a year after its dates', async () => {
  const withdrawn = async (daysAgo: number) => {
    const start_date = addDays(new Date().toISOString().slice(0, 10), -daysAgo);
    const plan = await aPlan(test.db, {
      fiscal_year_id: await theFiscalYear(test.db, fiscalStartYearOfDay(start_date)),
      review_level: 'executive',
    });
    const id = await aMission(test.db, plan.id, { start_date, operational_days: 2 });
    const { path } = await subscribe(await test.as(await aUser(test.db, 'proponent')), {
      vessel_id: plan.vessel_id,
    });
    const step = (name: string, body = {}) => admin.post(`/api/vessel_plans/${plan.id}/${name}`, body);
    expect((await step('set_final')).statusCode).toBe(200);
    await step('reopen', { reason: 'Ice' });
    expect((await admin.delete(`/api/missions/${id}`)).statusCode).toBe(204);
    expect((await step('set_final')).statusCode).toBe(200);
    return (await look(path)).events.map((event) => event['STATUS']);
  };
  expect([await withdrawn(350), await withdrawn(380)]).toEqual([['CANCELLED'], []]);
});

it('says whose missions it has, and is sent again only when it is another one', async () => {
  const names = async (client: TestClient) =>
    (await look((await subscribe(client)).path)).calendar['X-WR-CALNAME'];
  expect(await names(admin)).toMatch(/^Ship time: fleet \d{4}-\d{4} – \d{4}-\d{4}$/);
  const coordinator = await aUser(test.db, 'regional_vessel_coordinator', { last_name: 'MacLeod' });
  expect(await names(await test.as(coordinator))).toBe('Ship time: vessels and missions of Élise MacLeod');
  const proponent = await test.as(await aUser(test.db, 'proponent', { last_name: 'Halloran' }));
  expect(await names(proponent)).toBe('Ship time: missions of Élise Halloran');
  const { path } = await subscribe(proponent);
  const first = await test.visitor.get(path);
  expect(first.headers['cache-control']).toBe('private, no-cache');
  const again = await test.visitor.get(path, { 'if-none-match': String(first.headers['etag']) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

describe('a feed of a person', () => {
  it('has the missions of one’s applications, on which one is busy, and of the vessels one coordinates', async () => {
    const plan = await aPlan(test.db, {
      review_level: 'executive',
      fiscal_year_id: await theFiscalYear(test.db, 2061),
    });
    const [owner, friend] = [await aUser(test.db, 'proponent'), await aUser(test.db, 'proponent')];
    const application = await anApplication(test.db)
      .by(owner)
      .with(friend)
      .for(plan.vessel_id)
      .forYear(plan.fiscal_year_id)
      .having({ operational_window_start: null, operational_window_end: null, helicopter_required: false })
      .inReview()
      .create();
    const own = await aMission(test.db, plan.id, {
      ship_time_request_id: application,
      start_date: '2061-05-01',
      approved_berths: 20,
    });
    await aMission(test.db, plan.id, { start_date: '2061-08-01' });
    const coordinator = await aUser(test.db, 'regional_vessel_coordinator', { vessels: [plan.vessel_id] });
    const feeds = await Promise.all(
      [owner, friend, coordinator].map(async (user) => (await subscribe(await test.as(user))).path),
    );
    const final = await admin.post(`/api/vessel_plans/${plan.id}/set_final`);
    expect(final.statusCode).toBe(200);
    const uids = await Promise.all(
      feeds.map(async (path) => (await look(path)).events.map((event) => event['UID'])),
    );
    expect(uids.slice(0, 2)).toEqual([[`mission-${own}@ships.example`], [`mission-${own}@ships.example`]]);
    expect(uids[2]).toHaveLength(2);
    const [mine, , ofVessels] = await Promise.all(
      feeds.map(async (path) => (await test.visitor.get(path)).body),
    );
    for (const moment of ['Boarding: 1', 'Departure: ', 'Return: ', 'Disembarkation: '])
      expect(mine!.replaceAll('\r\n ', '')).toContain(moment);
    expect(mine).toContain('TRANSP:OPAQUE');
    expect(mine).toContain('TRIGGER:-P7D');
    expect(ofVessels).not.toMatch(/TRANSP:OPAQUE|BEGIN:VALARM/);
  });
});

describe('the address of a feed', () => {
  it('is shown once, kept as a hash, and leads nowhere once revoked or once the account is disabled', async () => {
    const user = await aUser(test.db, 'proponent');
    const client = await test.as(user);
    const [first, second] = [await subscribe(client), await subscribe(client)];
    const list = (await client.get('/api/calendar_feeds')).json().data;
    expect(list.map((feed: { id: number }) => feed.id)).toEqual([first.id, second.id]);
    expect(JSON.stringify(list)).not.toContain('.ics');
    const stored = await test.db.selectFrom('calendar_feeds').select('token_hash').execute();
    expect(stored.some(({ token_hash }) => first.path.includes(token_hash.toString()))).toBe(false);
    expect((await admin.delete(`/api/calendar_feeds/${first.id}`)).statusCode).toBe(404);
    expect((await client.delete(`/api/calendar_feeds/${first.id}`)).statusCode).toBe(204);
    expect((await client.delete(`/api/calendar_feeds/${first.id}`)).statusCode).toBe(404);
    expect((await test.visitor.get(first.path)).statusCode).toBe(404);
    expect((await test.visitor.get(second.path)).statusCode).toBe(200);
    await test.db.updateTable('users').set({ active: false }).where('id', '=', user).execute();
    expect((await test.visitor.get(second.path)).statusCode).toBe(404);
    expect((await test.visitor.get('/api/calendar/guess.ics')).statusCode).toBe(404);
  });

  it('is for whoever is signed in, of a vessel that exists', async () => {
    expect((await test.visitor.post('/api/calendar_feeds')).statusCode).toBe(401);
    expect((await admin.post('/api/calendar_feeds', { vessel_id: 2_000_000 })).statusCode).toBe(422);
    expect((await admin.post('/api/calendar_feeds', { vessel_id: 'x' })).statusCode).toBe(422);
  });
});
