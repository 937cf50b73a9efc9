import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { endMoment } from '@shiptime/domain/plans/missions';
import { momentIn } from '@shiptime/domain/plans/words/speaker';
import { addDays } from '@shiptime/domain/shared/calendar-day';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db } from '#db/connection.ts';
import { translate } from '#http/language.ts';
import { missionsOfFeed, publishedMissions, seesFleet, type FeedMission } from './feed-missions.ts';
import { openFeed, type OpenFeed } from './feeds.ts';

type Names = ReadonlyMap<number, string>;

const namesOf = async (db: Db, table: 'vessels' | 'ports', language: Language): Promise<Names> => {
  const rows = await db.selectFrom(table).select(['id', 'name_en', 'name_fr']).execute();
  return new Map(rows.map((row) => [row.id, row[`name_${language}`]]));
};

/** Midnight UTC stands for the day: the event carries dates only, without time or zone. */
const dayOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

const portsOf = (mission: FeedMission, ports: Names): string | null => {
  const ids = [mission.mobilization_port_id, mission.demobilization_port_id];
  const names = [...new Set(ids.flatMap((id) => (id === null ? [] : (ports.get(id) ?? []))))];
  return names.length === 0 ? null : names.join(' → ');
};

/** Calendars know whole days here; the quarter of the day stands in the words. */
const momentsOf = (mission: FeedMission, language: Language): string[] => {
  const over = endMoment(mission);
  if (over === null || (mission.start_fraction === 0 && over.fraction === 0)) return [];
  const moment = momentIn((key, values) => translate(language, `plans:${key}`, values));
  const start = moment(mission.start_date, mission.start_fraction);
  return [
    translate(language, 'export:plans.calendar.times', { start, end: moment(over.day, over.fraction) }),
  ];
};

/** Each of the two events names the other (record 0102). */
const togetherIn = ({ sails_with }: FeedMission, language: Language): string[] =>
  sails_with === null ? [] : [`${translate(language, 'plans:together.with', { mission: sails_with })}.`];

const wordsOf = (mission: FeedMission, language: Language): string[] => {
  const state = mission.is_final ? 'final' : 'planned';
  const { approved_berths, port_calls } = mission;
  const told = (key: string, count: number) => translate(language, `export:plans.calendar.${key}`, { count });
  return [
    ...(mission.project_title === null ? [] : [mission.project_title]),
    ...momentsOf(mission, language),
    ...togetherIn(mission, language),
    ...(approved_berths === null ? [] : [told('berths', approved_berths)]),
    ...(port_calls > 0 ? [told('port_calls', port_calls)] : []),
    translate(language, `export:plans.calendar.${mission.is_cancelled ? 'cancelled' : state}`),
  ];
};

const statusOf = ({ is_cancelled, is_final }: FeedMission): ICalEventStatus => {
  if (is_cancelled) return ICalEventStatus.CANCELLED;
  return is_final ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;
};

type Shown = {
  readonly vessels: Names;
  readonly ports: Names;
  readonly language: Language;
  readonly address: string;
};

const eventOf = (mission: FeedMission, { vessels, ports, language, address }: Shown) => {
  return {
    id: `mission-${mission.id}@shiptime`,
    sequence: mission.sequence,
    stamp: mission.changed_at,
    lastModified: mission.changed_at,
    allDay: true,
    start: dayOf(mission.start_date),
    // The day after the last one: where an all-day event stops is not part of it (RFC 5545, 3.6.1).
    end: dayOf(addDays(mission.end_date, 1)),
    summary: `${vessels.get(mission.vessel_id) ?? ''} · ${mission.title}`,
    location: portsOf(mission, ports),
    description: wordsOf(mission, language).join('\n'),
    url: `${address}${mission.path}`,
    status: statusOf(mission),
    transparency: ICalEventTransparency.TRANSPARENT,
  };
};

const titleOf = (feed: OpenFeed, language: Language): string => {
  const { vessel_id, vessel_name_en, vessel_name_fr, owner, actor } = feed;
  const vessel = language === 'fr' ? vessel_name_fr : vessel_name_en;
  if (vessel_id !== null) return translate(language, 'export:plans.calendar.vessel', { vessel });
  return seesFleet(actor)
    ? translate(language, 'export:plans.calendar.fleet')
    : translate(language, 'export:plans.calendar.own', { name: owner });
};

const refreshSeconds = 3600;

type Written = { readonly name: string; readonly language: Language; readonly address: string };

const written = async (
  db: Db,
  missions: readonly FeedMission[],
  { name, language, address }: Written,
): Promise<string> => {
  const [vessels, ports] = [await namesOf(db, 'vessels', language), await namesOf(db, 'ports', language)];
  return ical({
    name,
    prodId: { company: 'Shiptime', product: 'Ship schedules', language: language.toUpperCase() },
    ttl: refreshSeconds,
    events: missions.map((mission) => eventOf(mission, { vessels, ports, language, address })),
  }).toString();
};

/** The calendar behind a private address, in the language of the person whose it is. */
export const calendarOf = async (
  db: Db,
  token: string,
  { demo, address }: { readonly demo: boolean; readonly address: string },
): Promise<string> => {
  const feed = await openFeed(db, token, demo);
  const { language } = feed;
  return written(db, await missionsOfFeed(db, feed), { name: titleOf(feed, language), language, address });
};

/** The days at sea of one application as they are published: the same events as in a feed, so that both can be had. */
export const calendarOfApplication = async (
  db: Db,
  { id, project_title }: { readonly id: number; readonly project_title: string | null },
  language: Language,
  address: string,
): Promise<string> => {
  const missions = (await publishedMissions(db)).filter((each) => each.ship_time_request_id === id);
  return written(db, missions, { name: project_title ?? String(id), language, address });
};
