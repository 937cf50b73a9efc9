import { sql } from 'kysely';
import type { AvailabilityWatch } from '@shiptime/domain/plans/availability';
import type { FleetSnapshot } from '@shiptime/domain/plans/versions/fleet-snapshot';
import type { OpenDataVessel } from '@shiptime/domain/plans/versions/open-schedule';
import {
  isNewOpening,
  type OpenedLeg,
  findStillOpenLeg,
} from '@shiptime/domain/plans/versions/schedule-openings';
import { formatDayRange } from '@shiptime/domain/shared/day-words';
import type { Instant } from '@shiptime/domain/shared/instant';
import type { Language } from '@shiptime/domain/shared/text';
import type { Tx } from '#db/connection.ts';
import { translate } from '#http/language.ts';
import type { Job } from '#jobs/repeated-job.ts';
import { todayInOttawaSql } from '#mail/ottawa-day.ts';
import { queueMail } from '#mail/outbox.ts';
import { readVesselsOfOpenSchedule } from '../fleet/schedule-openings.ts';

type Reader = {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly day: string;
};
type Watch = AvailabilityWatch & { readonly last_opening_id: number };
type Opening = {
  readonly id: number;
  readonly fleet_plan_id: number;
  readonly vessel_id: number;
  readonly region_id: number | null;
  readonly legs: readonly OpenedLeg[];
};
type Leg = OpenDataVessel['joinable_legs'][number];
type Found = { readonly ship: OpenDataVessel; readonly leg: Leg };

const findReaders = async (tx: Tx, now: Instant): Promise<Reader[]> => {
  const { rows } = await sql<Reader>`
    select u.id, u.email, u.first_name || ' ' || u.last_name as name, u.language, today.day
    from users u, ${todayInOttawaSql(now)}
    where u.active and today.is_morning
      and exists (select 1 from availability_watches w
        where w.user_id = u.id and w.last_opening_id < (select coalesce(max(o.id), 0) from schedule_openings o))
      and not exists (select 1 from outbox o where o.dedup_key = concat_ws(':', 'availability', u.id, today.day))
    order by u.id`.execute(tx);
  return rows;
};

const takeWatches = async (tx: Tx, userId: number): Promise<Watch[]> =>
  tx
    .selectFrom('availability_watches')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute();

const openingsSince = async (tx: Tx, last: number): Promise<Opening[]> => {
  const { rows } = await sql<Opening>`
    select o.id, o.fleet_plan_id, o.vessel_id, v.region_id, o.legs
    from schedule_openings o join vessels v on v.id = o.vessel_id where o.id > ${last} order by o.id`.execute(
    tx,
  );
  return rows;
};

/** Reads the newest schedules, so that openings taken since are left out. */
const newestShips = async (tx: Tx, fleetPlanIds: readonly number[]) => {
  const { rows } = await sql<{ fleet_plan_id: number; snapshot: FleetSnapshot }>`
    select distinct on (fleet_plan_id) fleet_plan_id, snapshot from fleet_plan_versions
    where fleet_plan_id = any(${[...fleetPlanIds]}::int[]) order by fleet_plan_id, number desc`.execute(tx);
  return new Map(
    await Promise.all(
      rows.map(
        async ({ fleet_plan_id, snapshot }) =>
          [fleet_plan_id, await readVesselsOfOpenSchedule(tx, snapshot)] as const,
      ),
    ),
  );
};

const isOf = ({ vessel_id, region_id }: Watch, opening: Opening): boolean =>
  (vessel_id === null || vessel_id === opening.vessel_id) &&
  (region_id === null || region_id === opening.region_id);

const wordsOf = ({ ship, leg }: Found, language: Language): string => {
  const own = (key: string, params: Record<string, string | number>) =>
    translate(language, `availability:news.${key}`, params);
  const vessel = ship[`name_${language}`];
  const days = formatDayRange(language, leg.start_date, leg.end_date);
  const titles = leg.mission_ids.map((id) => ship.missions.find((each) => each.id === id)?.title ?? '');
  const ports = [leg.from_port, leg.to_port].flatMap((port) => (port ? [port[`name_${language}`]] : []));
  const told =
    titles.length > 0
      ? own('berths', { vessel, days, title: titles.join(' · '), count: leg.free_berths ?? 0 })
      : own('days', { vessel, days, count: leg.days });
  return ports.length > 0 ? `${told} (${[...new Set(ports)].join(' → ')})` : told;
};

const newsFor = (
  watches: readonly Watch[],
  openings: readonly Opening[],
  ships: ReadonlyMap<number, readonly OpenDataVessel[]>,
  today: string,
): Found[] => {
  const found = new Map<string, Found>();
  for (const opening of openings) {
    const ship = ships.get(opening.fleet_plan_id)?.find(({ vessel_id }) => vessel_id === opening.vessel_id);
    if (!ship) continue;
    for (const watch of watches.filter((each) => each.last_opening_id < opening.id && isOf(each, opening))) {
      const wish = { ...watch, start_date: watch.start_date > today ? watch.start_date : today };
      for (const opened of opening.legs.filter((leg) => isNewOpening(leg, wish))) {
        const leg = findStillOpenLeg(opened, ship.joinable_legs, wish);
        if (leg) found.set([ship.vessel_id, leg.start_date, ...leg.mission_ids].join(), { ship, leg });
      }
    }
  }
  return [...found.values()];
};

/** E-mails each reader at most once a day, and nothing without a match. */
export const sendScheduleOpeningMails = async (tx: Tx, now: Instant): Promise<number> => {
  let mails = 0;
  for (const { id, email, name, language, day } of await findReaders(tx, now)) {
    const watches = await takeWatches(tx, id);
    const openings = await openingsSince(tx, Math.min(...watches.map((watch) => watch.last_opening_id)));
    const ships = await newestShips(tx, [...new Set(openings.map((opening) => opening.fleet_plan_id))]);
    await sql`update availability_watches set last_opening_id = ${openings.at(-1)?.id ?? 0}
      where user_id = ${id} and last_opening_id < ${openings.at(-1)?.id ?? 0}`.execute(tx);
    const news = newsFor(watches, openings, ships, day);
    if (news.length === 0) continue;
    await queueMail(tx, {
      kind: 'availability',
      to: email,
      user_id: id,
      name,
      language,
      params: { count: news.length },
      items: news.map((each) => wordsOf(each, language)),
      path: '/open-schedules?view=room',
      dedupKey: `availability:${id}:${day}`,
    });
    mails += 1;
  }
  return mails;
};

export const availabilityMailsJob: Job = { name: 'availability', work: sendScheduleOpeningMails };
