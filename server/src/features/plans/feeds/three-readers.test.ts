import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMission, aPlan, portId } from '#test/factories/plans.ts';
import { formatCalendarFile } from '#calendar/calendar-file.ts';
import { aUser } from '#test/factories/people.ts';
import { calendarReaders, type CalendarEntry, readCalendarWith } from '#test/calendar-readers.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let planner: TestClient;
let plannerId: number;
let plan: Awaited<ReturnType<typeof aPlan>>;
beforeAll(async () => {
  test = await startTestApp({ publicUrl: 'https://ships.example' });
  plan = await aPlan(test.db);
  plannerId = await aUser(test.db, 'regional_vessel_coordinator', {
    vessels: [plan.vessel_id],
    language: 'fr',
  });
  planner = await test.as(plannerId);
});
afterAll(() => test.close());

const subscribe = async (vesselId: number | null) => {
  const { data } = (await planner.post('/api/calendar_feeds', { vessel_id: vesselId })).json();
  return { id: data.id as number, path: new URL(data.url).pathname };
};

const read = async (path: string): Promise<CalendarEntry[]> => {
  const { body } = await test.visitor.get(path);
  const [first, ...others] = Object.keys(calendarReaders) as (keyof typeof calendarReaders)[];
  const entries = readCalendarWith(first!, body);
  for (const name of others) expect([name, readCalendarWith(name, body)]).toEqual([name, entries]);
  return entries;
};

const longTitle =
  'Évaluation écosystémique d’été : crevettes, flétan du Groenland, sébastes et mammifères marins du golfe; relevé n° 12';

describe('three independent readers of calendars', () => {
  it('read the same days, names and ports from the feeds of a vessel and of a person', async () => {
    const [quebec, iqaluit] = [await portId(test.db, 'quebec'), await portId(test.db, 'iqaluit')];
    const whole = await aMission(test.db, plan.id, {
      title: longTitle,
      start_date: '2028-05-01',
      operational_days: 7,
      mobilization_port_id: quebec,
      demobilization_port_id: iqaluit,
    });
    const single = await aMission(test.db, plan.id, {
      title: 'Essais en mer',
      start_date: '2028-06-30',
      operational_days: 0.25,
    });
    const acrossMidnight = await aMission(test.db, plan.id, {
      title: 'Mouillages',
      start_date: '2028-07-10',
      start_fraction: 0.75,
      operational_days: 0.5,
    });
    const [ofVessel, ofPerson] = [await subscribe(plan.vessel_id), await subscribe(null)];
    const entries = await read(ofVessel.path);
    const found = (id: number) => entries.find(({ uid }) => uid === `mission-${id}@ships.example`);
    expect(found(whole)).toMatchObject({
      isAllDay: true,
      sequence: 1,
      start: '2028-05-01',
      end: '2028-05-08',
      summary: expect.stringMatching(/^NGCC .* · Évaluation .* relevé n° 12$/),
      location: 'Québec → Iqaluit',
      description:
        'Appareille le 1er\u00A0mai à 0\u00A0h, revient le 7\u00A0mai 2028 à 24\u00A0h\nLe plan du navire n’est pas encore définitif.',
    });
    expect(found(whole)?.summary.endsWith(longTitle)).toBe(true);
    expect(found(single)).toMatchObject({ start: '2028-06-30', end: '2028-07-01' });
    expect(found(acrossMidnight)).toMatchObject({ start: '2028-07-10', end: '2028-07-12' });
    expect(await read(ofPerson.path)).toEqual(entries);
  });

  it('read the same hours where a mission begins or ends within a day, also past a change of the clocks', async () => {
    const own = await aPlan(test.db);
    const [halifax, stJohns] = [await portId(test.db, 'halifax'), await portId(test.db, 'st-johns')];
    const at = (start_date: string, start_fraction: number, from: number | null, to: number | null) =>
      aMission(test.db, own.id, {
        start_date,
        start_fraction,
        operational_days: 2.25,
        mobilization_port_id: from,
        demobilization_port_id: to,
      });
    const summer = await at('2028-10-01', 0.5, halifax, halifax);
    const across = await at('2028-11-03', 0.75, stJohns, halifax);
    const winter = await at('2028-12-01', 0.25, stJohns, null);
    const nowhere = await at('2028-12-20', 0.5, null, null);
    await test.db
      .insertInto('user_vessels')
      .values({ user_id: plannerId, vessel_id: own.vessel_id })
      .execute();
    const entries = await read((await subscribe(own.vessel_id)).path);
    const times = (id: number) => {
      const { isAllDay, start, end } = entries.find(({ uid }) => uid === `mission-${id}@ships.example`)!;
      return [isAllDay, start, end];
    };
    expect(times(summer)).toEqual([false, '2028-10-01T15:00:00.000Z', '2028-10-03T21:00:00.000Z']);
    expect(times(across)).toEqual([false, '2028-11-03T20:30:00.000Z', '2028-11-06T04:00:00.000Z']);
    expect(times(winter)).toEqual([false, '2028-12-01T09:30:00.000Z', '2028-12-03T15:30:00.000Z']);
    expect(times(nowhere)).toEqual([true, '2028-12-20', '2028-12-23']);
  });

  it('see a mission move, grow and go, each time under a higher sequence', async () => {
    const id = await aMission(test.db, plan.id, { title: 'Plancton', start_date: '2028-09-01' });
    const { path } = await subscribe(plan.vessel_id);
    const seen = async () => (await read(path)).find(({ uid }) => uid === `mission-${id}@ships.example`);
    expect(await seen()).toMatchObject({ sequence: 1, start: '2028-09-01', end: '2028-09-06' });
    await planner.patch(`/api/missions/${id}`, { start_date: '2028-09-15' });
    expect(await seen()).toMatchObject({ sequence: 2, start: '2028-09-15', end: '2028-09-20' });
    await planner.patch(`/api/missions/${id}`, { operational_days: 6.5 });
    expect(await seen()).toMatchObject({ sequence: 3, start: '2028-09-15', end: '2028-09-22' });
    await planner.patch(`/api/missions/${id}`, { start_date: null });
    expect(await seen()).toMatchObject({
      sequence: 4,
      description: expect.stringContaining('Cette mission n’est plus prévue.'),
    });
  });

  it('get lines that end and fold as they must, whatever the accents', async () => {
    const { path } = await subscribe(plan.vessel_id);
    const { body } = await test.visitor.get(path);
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const lines = body.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.some((line) => line.startsWith(' '))).toBe(true);
    expect(body).not.toContain('\uFFFD');
  });

  it('get every property of the calendar before its components, and no line that a title brings in', async () => {
    await aMission(test.db, plan.id, { start_date: '2029-01-10', start_fraction: 0.5 });
    const { path } = await subscribe(plan.vessel_id);
    const lines = (await test.visitor.get(path)).body.split('\r\n');
    const firstComponent = lines.findIndex((line, index) => index > 0 && line.startsWith('BEGIN:'));
    const outside = lines.slice(1, firstComponent).map((line) => line.split(/[:;]/)[0]);
    expect(outside).toEqual(expect.arrayContaining(['VERSION', 'PRODID', 'REFRESH-INTERVAL', 'NAME']));
    let depth = 0;
    for (const line of lines.slice(firstComponent, -2)) {
      if (line.startsWith('BEGIN:')) depth += 1;
      expect([line, depth > 0]).toEqual([line, true]);
      if (line.startsWith('END:')) depth -= 1;
    }
  });

  it('read a name of a calendar with commas and line ends as one text', () => {
    const body = formatCalendarFile({
      name: 'Krill, eggs; larvae\nBEGIN:VEVENT',
      language: 'en',
      address: 'https://ships.example',
      isOwn: false,
      events: [],
    });
    expect(readCalendarWith('ical.js', body)).toEqual([]);
    expect(body).toContain('NAME:Krill\\, eggs\\; larvae\\nBEGIN:VEVENT');
  });

  it('get nothing from an address that was revoked', async () => {
    const { id, path } = await subscribe(plan.vessel_id);
    expect((await test.visitor.get(path)).statusCode).toBe(200);
    await planner.delete(`/api/calendar_feeds/${id}`);
    expect((await test.visitor.get(path)).statusCode).toBe(404);
  });
});
