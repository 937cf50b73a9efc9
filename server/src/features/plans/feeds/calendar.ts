import { type CalendarEvent, formatCalendarFile } from '#calendar/calendar-file.ts';
import { type CalendarTimes, computeCalendarTimes } from '@shiptime/domain/plans/calendar-times';
import { calendarScopeOf } from '@shiptime/domain/plans/policy';
import { describePortCalls } from '@shiptime/domain/plans/words/voyage-words';
import { describeMomentsInLines, describeMomentsInSentence } from '@shiptime/domain/plans/words/moment-words';
import { fiscalStartYearOfDay, fiscalYearStartingIn } from '@shiptime/domain/reference/fiscal-year';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db } from '#db/connection.ts';
import { translate } from '#http/language.ts';
import type { AttachedFile, CalendarLoader } from '#mail/mail-files.ts';
import type { FeedMission } from './feed-mission.ts';
import { findMissionsOfFeed, findPublishedMissions } from './feed-missions.ts';
import { requireFeedByToken, type FeedOfToken } from './feeds.ts';

type Port = { readonly name: string; readonly zone: string | null };

type Known = { readonly vessels: ReadonlyMap<number, string>; readonly ports: ReadonlyMap<number, Port> };

const readKnown = async (db: Db, language: Language): Promise<Known> => {
  const name = `name_${language}` as const;
  const vessels = await db.selectFrom('vessels').select(['id', name]).execute();
  const ports = await db.selectFrom('ports').select(['id', name, 'time_zone as zone']).execute();
  return {
    vessels: new Map(vessels.map((row) => [row.id, row[name]])),
    ports: new Map(ports.map((row) => [row.id, { name: row[name], zone: row.zone }])),
  };
};

const portOf = ({ ports }: Known, id: number | null): Port | null =>
  id === null ? null : (ports.get(id) ?? null);

const placesOf = (mission: FeedMission, known: Known) => {
  const [from, to] = [
    portOf(known, mission.mobilization_port_id),
    portOf(known, mission.demobilization_port_id),
  ];
  const names = [...new Set([from, to].flatMap((port) => port?.name ?? []))];
  return {
    location: names.length === 0 ? null : names.join(' → '),
    times: computeCalendarTimes(mission, { start: from?.zone ?? null, end: to?.zone ?? null }),
  };
};

type Written = {
  readonly name: string;
  readonly language: Language;
  readonly address: string;
  readonly isOwn: boolean;
};

const momentsOf = (
  mission: FeedMission,
  { kind }: CalendarTimes,
  { language, isOwn }: Pick<Written, 'language' | 'isOwn'>,
): string[] => {
  const t = (key: string, values: object = {}) => translate(language, `plans:${key}`, { ...values });
  const isAtPort = kind === 'hours';
  if (isOwn) return describeMomentsInLines({ t, language }, mission, isAtPort);
  return [describeMomentsInSentence({ t, language }, mission, isAtPort) ?? []].flat();
};

const togetherIn = ({ sails_with }: FeedMission, language: Language): string[] =>
  sails_with === null ? [] : [`${translate(language, 'plans:together.with', { mission: sails_with })}.`];

const stateOf = ({ is_cancelled, is_replanned, is_final }: FeedMission) => {
  if (is_cancelled) return 'cancelled';
  if (is_replanned) return 'replanned';
  return is_final ? 'final' : 'planned';
};

const callsOf = (mission: FeedMission, { ports }: Known, language: Language): string[] => {
  const t = (key: string, values: object = {}) => translate(language, `plans:${key}`, { ...values });
  const calls = describePortCalls(
    { t, language },
    mission,
    (id) => ports.get(id)?.name ?? t('words.unknown'),
  );
  return calls.length === 0 ? [] : [t('voyage.calls_sentence', { calls: calls.join('; ') })];
};

const wordsOf = (mission: FeedMission, times: CalendarTimes, known: Known, as: Written): string[] => {
  const { language } = as;
  const { approved_berths, port_calls } = mission;
  const told = (key: string, count: number) => translate(language, `export:plans.calendar.${key}`, { count });
  return [
    ...(mission.project_title === null ? [] : [mission.project_title]),
    ...(mission.voyage_number === null
      ? []
      : [translate(language, 'plans:voyage.number_line', { number: mission.voyage_number })]),
    ...momentsOf(mission, times, as),
    ...togetherIn(mission, language),
    ...(approved_berths === null ? [] : [told('berths', approved_berths)]),
    ...(port_calls > 0 ? [told('port_calls', port_calls)] : []),
    ...callsOf(mission, known, language),
    translate(language, `export:plans.calendar.${stateOf(mission)}`),
  ];
};

const statuses = {
  cancelled: 'cancelled',
  replanned: 'tentative',
  final: 'confirmed',
  planned: 'tentative',
} as const satisfies Record<ReturnType<typeof stateOf>, CalendarEvent['status']>;

const eventOf = (mission: FeedMission, known: Known, as: Written): CalendarEvent => {
  const places = placesOf(mission, known);
  const vessel = known.vessels.get(mission.vessel_id) ?? '';
  return {
    mission_id: mission.id,
    sequence: mission.sequence,
    changed_at: mission.changed_at,
    ...places,
    vessel,
    summary: (as.isOwn ? [mission.title, vessel] : [vessel, mission.title]).join(' · '),
    description: wordsOf(mission, places.times, known, as).join('\n'),
    url: `${as.address}${mission.path}`,
    status: statuses[stateOf(mission)],
  };
};

const yearsOf = (missions: readonly FeedMission[]): string => {
  const years = missions.map(({ start_date }) => fiscalStartYearOfDay(start_date));
  const named = [Math.min(...years), Math.max(...years)].map((year) => fiscalYearStartingIn(year).name);
  return [...new Set(named)].join(' – ');
};

const titleOf = (feed: FeedOfToken, missions: readonly FeedMission[]): string => {
  const { vessel_id, owner: name, actor, language } = feed;
  const told = (key: string, values: Record<string, string>) =>
    translate(language, `export:plans.calendar.${key}`, values);
  if (vessel_id !== null) return told('vessel', { vessel: feed[`vessel_name_${language}`] ?? '' });
  const kind = calendarScopeOf(actor);
  if (kind !== 'fleet') return told(kind, { name });
  return missions.length === 0 ? told('fleet_empty', {}) : told('fleet', { years: yearsOf(missions) });
};

const written = async (db: Db, missions: readonly FeedMission[], as: Written): Promise<string> => {
  const known = await readKnown(db, as.language);
  return formatCalendarFile({ ...as, events: missions.map((mission) => eventOf(mission, known, as)) });
};

export const createFeedCalendar = async (
  db: Db,
  token: string,
  { demo, address }: { readonly demo: boolean; readonly address: string },
): Promise<string> => {
  const feed = await requireFeedByToken(db, token, demo);
  const missions = await findMissionsOfFeed(db, feed);
  const isOwn = feed.vessel_id === null && calendarScopeOf(feed.actor) === 'own';
  return written(db, missions, { name: titleOf(feed, missions), language: feed.language, address, isOwn });
};

type OfApplication = { readonly id: number; readonly project_title: string | null };

export const createApplicationCalendar = async (
  db: Db,
  { id, project_title }: OfApplication,
  language: Language,
  address: string,
): Promise<AttachedFile & { readonly isEmpty: boolean }> => {
  const missions = (await findPublishedMissions(db)).filter((each) => each.ship_time_request_id === id);
  const name = project_title ?? String(id);
  return {
    filename: `shiptime-${id}.ics`,
    contentType: 'text/calendar; charset=utf-8',
    content: await written(db, missions, { name, language, address, isOwn: true }),
    isEmpty: missions.length === 0,
  };
};

export const createMailCalendarLoader =
  (db: Db, address: string): CalendarLoader =>
  async (applicationId, language) => {
    const application = await db
      .selectFrom('ship_time_requests')
      .select(['id', 'project_title'])
      .where('id', '=', applicationId)
      .executeTakeFirst();
    if (!application) return null;
    const { isEmpty, ...file } = await createApplicationCalendar(db, application, language, address);
    return isEmpty ? null : file;
  };
