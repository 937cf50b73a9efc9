import { sql } from 'kysely';
import { statuses } from '@shiptime/domain/applications/lifecycle';
import { ticksToDays, ticksInDay, daysToTicks } from '@shiptime/domain/plans/ticks';
import { findLastVoyageDay, countPlannedDays } from '@shiptime/domain/plans/voyage-report';
import type { CalendarDay } from '@shiptime/domain/shared/calendar-day';
import { instantFromMs, instantToMs, millisecondsIn } from '@shiptime/domain/shared/instant';
import type { Tx } from '#db/connection.ts';
import { findPublishedVoyages } from '#features/applications/voyages.ts';
import { insertRows } from '../insert-rows.ts';
import type { DemoApplication, DemoContext } from './demo-context.ts';
import words from './data/reports.json' with { type: 'json' };
import { pickRandom, type RandomSource, createRandomFromWords } from './random.ts';

const { day, hour } = millisecondsIn;

type Sailed = { readonly application: DemoApplication; readonly last: CalendarDay; readonly planned: number };
type Cause = 'none' | 'weather' | 'breakdown' | 'other';

const causeOf = (random: RandomSource): Cause => {
  const drawn = random();
  if (drawn < 0.45) return 'none';
  if (drawn < 0.75) return 'weather';
  return drawn < 0.9 ? 'breakdown' : 'other';
};

const lostTo = (cause: Cause, planned: number, random: RandomSource): number => {
  const most = { none: 0, weather: planned / 5, breakdown: 4, other: 2 }[cause];
  const ticks = Math.round(daysToTicks(1) * most * (0.25 + random() * 0.75));
  return ticksToDays(Math.min(ticks, Math.floor((planned * ticksInDay) / 2)));
};

const daysOf = (cause: Cause, planned: number, random: RandomSource) => {
  const lost = lostTo(cause, planned, random);
  const longer = cause === 'weather' && random() < 0.25 && planned > 8 ? 1 : 0;
  return {
    delivered_days: planned - lost + longer,
    weather_days: cause === 'weather' ? lost : 0,
    breakdown_days: cause === 'breakdown' ? lost : 0,
    other_days: cause === 'other' ? lost : 0,
    longer,
  };
};

const reportOf = ({ application, last, planned }: Sailed, { now, people }: DemoContext) => {
  const { campaign, yearKey, proponent, co_proponents } = application;
  const random = createRandomFromWords('days lost', campaign.key, yearKey);
  const cause = causeOf(random);
  const { longer, ...days } = daysOf(cause, planned, random);
  const said = words[campaign.language];
  const ended = instantToMs(`${last}T16:00:00Z`);
  const sent = Math.min(ended + (2 + random() * 18) * day, instantToMs(now) - hour);
  const closed = sent + (3 + random() * 20) * day;
  const by = random() < 0.3 ? (co_proponents[0] ?? proponent) : proponent;
  return {
    id: application.id,
    ...days,
    share: Math.min(1, days.delivered_days / planned),
    planned_days: planned,
    difference_reason: longer > 0 ? said.longer : null,
    went_well: pickRandom(random, said[cause].went_well),
    next_time: pickRandom<string | null>(random, said[cause].next_time),
    created: instantFromMs(Math.max(ended, sent - 2 * day)),
    sent: instantFromMs(sent),
    by,
    closed: random() < 0.5 && closed < instantToMs(now) ? instantFromMs(closed) : null,
    closed_by: people.coordinatorOf(campaign.vessels[0]),
  };
};

type Report = ReturnType<typeof reportOf>;

const sailedBefore = async (
  tx: Tx,
  applications: readonly DemoApplication[],
  { years, now }: DemoContext,
): Promise<Sailed[]> => {
  const asked = applications.filter(({ year }) => year.id === years.final.id);
  const { rows } = await sql<{ id: number }>`select id from ship_time_requests
    where status_id = ${statuses.accepted} and id = any(${asked.map(({ id }) => id)}::int[])`.execute(tx);
  const accepted = new Set(rows.map(({ id }) => id));
  const voyages = await findPublishedVoyages(tx, [...accepted]);
  return asked.flatMap((application) => {
    const own = voyages.get(application.id) ?? [];
    const last = findLastVoyageDay(own);
    return last !== null && last < now.slice(0, 10)
      ? [{ application, last, planned: countPlannedDays(own) }]
      : [];
  });
};

const isAwaited = (sailed: readonly Sailed[], { people, now }: DemoContext) => {
  const shown = people.id('obrien');
  const isShown = ({ application }: Sailed) =>
    application.proponent === shown || application.co_proponents.includes(shown);
  const own = sailed.filter(isShown).toSorted((a, b) => (a.last < b.last ? 1 : -1))[0];
  return (voyage: Sailed): boolean => {
    if (isShown(voyage)) return voyage === own;
    const random = createRandomFromWords('reported', voyage.application.campaign.key);
    const since = (instantToMs(now) - instantToMs(`${voyage.last}T16:00:00Z`)) / day;
    return random() < 0.15 || since < 5 + random() * 20;
  };
};

const seedStations = (tx: Tx, reports: readonly Report[]) =>
  sql`
    insert into voyage_report_stations (ship_time_request_id, station_id)
    select s.ship_time_request_id, s.id
    from jsonb_to_recordset(${JSON.stringify(reports)}::jsonb) as told(id integer, share numeric)
      join (select *, count(*) over (partition by ship_time_request_id) as of,
        row_number() over (partition by ship_time_request_id order by position) as nth from stations) s
        on s.ship_time_request_id = told.id and s.nth <= ceil(s.of * told.share)`.execute(tx);

export const seedReports = async (
  tx: Tx,
  applications: readonly DemoApplication[],
  setting: DemoContext,
): Promise<void> => {
  const sailed = await sailedBefore(tx, applications, setting);
  const awaited = isAwaited(sailed, setting);
  const reports = sailed.filter((voyage) => !awaited(voyage)).map((voyage) => reportOf(voyage, setting));
  const written = reports.map(
    ({ id, share, created, sent: _sent, by, closed: _closed, closed_by: _by, ...told }) => ({
      ...told,
      ship_time_request_id: id,
      stations_said: share > 0,
      updated_by: by,
      created_at: created,
      updated_at: created,
    }),
  );
  await insertRows(tx, 'voyage_reports', written);
  await seedStations(tx, reports);
  const told = sql`jsonb_to_recordset(${JSON.stringify(reports)}::jsonb)
    as told(id integer, sent timestamptz, "by" integer, closed timestamptz, closed_by integer)`;
  await sql`update voyage_reports v set submitted_at = told.sent, submitted_by = told."by", updated_at = told.sent
    from ${told} where v.ship_time_request_id = told.id`.execute(tx);
  await sql`update voyage_reports v set closed_at = told.closed, closed_by = told.closed_by, updated_at = told.closed
    from ${told} where v.ship_time_request_id = told.id and told.closed is not null`.execute(tx);
};
