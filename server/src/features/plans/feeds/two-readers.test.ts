import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMission, aPlan, portId } from '#test/factories/plans.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';

let test: TestApp;
let planner: TestClient;
let plan: Awaited<ReturnType<typeof aPlan>>;
beforeAll(async () => {
  test = await startTestApp({ publicUrl: 'https://ships.example' });
  plan = await aPlan(test.db);
  planner = await test.as(
    await aUser(test.db, 'regional_vessel_coordinator', { vessels: [plan.vessel_id], language: 'fr' }),
  );
});
afterAll(() => test.close());

/** What a calendar program takes from an event: days as `YYYY-MM-DD`, the last one exclusive. */
type Entry = {
  readonly uid: string;
  readonly sequence: number;
  readonly isAllDay: boolean;
  readonly start: string;
  readonly end: string;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
};

const byUid = (a: Entry, b: Entry) => a.uid.localeCompare(b.uid);

const withFirstReader = (text: string): Entry[] =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((component) => {
      const event = new ICAL.Event(component);
      return {
        uid: event.uid,
        sequence: event.sequence,
        isAllDay: event.startDate.isDate && event.endDate.isDate,
        start: event.startDate.toString(),
        end: event.endDate.toString(),
        summary: event.summary,
        location: event.location ?? '',
        description: event.description ?? '',
      };
    })
    .toSorted(byUid);

// This reader gives midnight of this computer's zone for a day.
const localDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

const withSecondReader = (text: string): Entry[] =>
  Object.values(nodeIcal.sync.parseICS(text))
    .filter((component) => component?.type === 'VEVENT')
    .map((event) => ({
      uid: event.uid,
      sequence: Number(event.sequence),
      isAllDay: event.datetype === 'date',
      start: localDay(event.start),
      end: localDay(event.end ?? event.start),
      summary: String(event.summary),
      location: String(event.location ?? ''),
      description: String(event.description ?? ''),
    }))
    .toSorted(byUid);

const subscribe = async (vesselId: number | null) => {
  const { data } = (await planner.post('/api/calendar_feeds', { vessel_id: vesselId })).json();
  return { id: data.id as number, path: new URL(data.url).pathname };
};

/** What both readers agree upon. */
const read = async (path: string): Promise<Entry[]> => {
  const { body } = await test.visitor.get(path);
  const entries = withFirstReader(body);
  expect(withSecondReader(body)).toEqual(entries);
  return entries;
};

const longTitle =
  'Évaluation écosystémique d’été : crevettes, flétan du Groenland, sébastes et mammifères marins du golfe; relevé n° 12';

describe('two independent readers of calendars', () => {
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
    const found = (id: number) => entries.find(({ uid }) => uid === `mission-${id}@shiptime`);
    expect(found(whole)).toMatchObject({
      isAllDay: true,
      sequence: 1,
      start: '2028-05-01',
      end: '2028-05-08',
      summary: expect.stringMatching(/^NGCC .* · Évaluation .* relevé n° 12$/),
      location: 'Québec → Iqaluit',
      description: 'Le plan du navire n’est pas encore définitif.',
    });
    expect(found(whole)?.summary.endsWith(longTitle)).toBe(true);
    expect(found(single)).toMatchObject({ start: '2028-06-30', end: '2028-07-01' });
    expect(found(acrossMidnight)).toMatchObject({ start: '2028-07-10', end: '2028-07-12' });
    expect(await read(ofPerson.path)).toEqual(entries);
  });

  it('see a mission move, grow and go, each time under a higher sequence', async () => {
    const id = await aMission(test.db, plan.id, { title: 'Plancton', start_date: '2028-09-01' });
    const { path } = await subscribe(plan.vessel_id);
    const seen = async () => (await read(path)).find(({ uid }) => uid === `mission-${id}@shiptime`);
    expect(await seen()).toMatchObject({ sequence: 1, start: '2028-09-01', end: '2028-09-06' });
    await planner.patch(`/api/missions/${id}`, { start_date: '2028-09-15' });
    expect(await seen()).toMatchObject({ sequence: 2, start: '2028-09-15', end: '2028-09-20' });
    await planner.patch(`/api/missions/${id}`, { operational_days: 6.5 });
    expect(await seen()).toMatchObject({ sequence: 3, start: '2028-09-15', end: '2028-09-22' });
    await planner.patch(`/api/missions/${id}`, { start_date: null });
    expect(await seen()).toMatchObject({
      sequence: 4,
      description: expect.stringContaining('N’est plus prévue.'),
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

  it('get nothing from an address that was revoked', async () => {
    const { id, path } = await subscribe(plan.vessel_id);
    expect((await test.visitor.get(path)).statusCode).toBe(200);
    await planner.delete(`/api/calendar_feeds/${id}`);
    expect((await test.visitor.get(path)).statusCode).toBe(404);
  });
});
