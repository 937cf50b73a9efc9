import { computeCalendarTimes } from '@shiptime/domain/plans/calendar-times';
import type { DayFraction } from '@shiptime/domain/plans/ticks';
import { describePortCalls } from '@shiptime/domain/plans/words/voyage-words';
import { describeMomentsInSentence } from '@shiptime/domain/plans/words/moment-words';
import type { Licence } from '@shiptime/domain/integrations/licences';
import type { OpenDataMission, OpenDataVessel } from '@shiptime/domain/plans/versions/open-schedule';
import type { Language } from '@shiptime/domain/shared/text';
import { type CalendarEvent, formatCalendarFile } from '#calendar/calendar-file.ts';
import { translate } from '#http/language.ts';
import type { CancelledVoyage } from './cancelled-voyages.ts';
import { listMissionsWithVessel, nameInLanguage } from './open-formats.ts';
import type { PublishedSchedule } from './open-schedules.ts';

type Leg = { readonly vessel: OpenDataVessel; readonly mission: OpenDataMission };

const stretchOf = (mission: OpenDataMission) => ({
  ...mission,
  start_fraction: mission.start_fraction as DayFraction,
});

const momentsOf = (mission: OpenDataMission, isAtPort: boolean, language: Language): string[] => {
  const t = (key: string, values: object = {}) => translate(language, `plans:${key}`, { ...values });
  return [describeMomentsInSentence({ t, language }, stretchOf(mission), isAtPort) ?? []].flat();
};

const callsOf = ({ start_date, port_call_stops }: OpenDataMission, language: Language): string[] => {
  const t = (key: string, values: object = {}) => translate(language, `plans:${key}`, { ...values });
  const ports = new Map(port_call_stops.map(({ port }) => [port.id, nameInLanguage(port, language)]));
  const stops = port_call_stops.map(({ port, ...stop }) => ({ ...stop, port_id: port.id }));
  const calls = describePortCalls({ t, language }, { start_date, port_call_stops: stops }, (id) =>
    ports.get(id)!,
  );
  return calls.length === 0 ? [] : [t('voyage.calls_sentence', { calls: calls.join('; ') })];
};

const wordsOf = (mission: OpenDataMission, mate: string | undefined, language: Language): string[] => {
  const { approved_berths, spare_berths, voyage_number: number } = mission;
  const told = (key: string, count: number | null) =>
    count === null ? [] : [translate(language, `export:plans.calendar.${key}`, { count })];
  return [
    ...(number === null ? [] : [translate(language, 'plans:voyage.number_line', { number })]),
    ...(mate === undefined ? [] : [`${translate(language, 'plans:together.with', { mission: mate })}.`]),
    ...told('berths', approved_berths),
    ...told('spare', spare_berths),
    ...(mission.replanned ? [translate(language, 'export:plans.calendar.replanned')] : []),
  ];
};

const placesOf = (mission: OpenDataMission, language: Language) => {
  const { mobilization_port: from, demobilization_port: to } = mission;
  const names = [...new Set([from, to].flatMap((port) => (port ? [nameInLanguage(port, language)] : [])))];
  return {
    location: names.length === 0 ? null : names.join(' → '),
    times: computeCalendarTimes(stretchOf(mission), {
      start: from?.time_zone ?? null,
      end: to?.time_zone ?? null,
    }),
  };
};

type Written = { readonly language: Language; readonly licence: Licence; readonly address: string };

const eventsOf = (
  { versionId, schedule }: PublishedSchedule,
  { language, address }: Written,
): readonly CalendarEvent[] => {
  const { fiscal_year, published_at } = schedule;
  const all = listMissionsWithVessel(schedule);
  const titles = new Map(all.map(({ mission }) => [mission.id, mission.title]));
  return all.map(({ vessel, mission }: Leg): CalendarEvent => {
    const places = placesOf(mission, language);
    const mate = titles.get(mission.sails_with_id ?? 0);
    return {
      mission_id: mission.id,
      sequence: versionId,
      changed_at: published_at,
      ...places,
      vessel: nameInLanguage(vessel, language),
      summary: `${nameInLanguage(vessel, language)} · ${mission.title}`,
      description: [
        ...momentsOf(mission, places.times.kind === 'hours', language),
        ...callsOf(mission, language),
        ...wordsOf(mission, mate, language),
      ].join('\n'),
      url: `${address}/open-schedules?year=${fiscal_year.name}&mission=${mission.id}`,
      status: mission.replanned ? 'tentative' : 'confirmed',
    };
  });
};

const cancelledEvent = (
  { vessel, zones, ...mission }: CancelledVoyage,
  { language, address }: Written,
): CalendarEvent => ({
  mission_id: mission.id,
  sequence: mission.sequence,
  changed_at: mission.changed_at,
  location: null,
  times: computeCalendarTimes(mission, zones),
  vessel: nameInLanguage(vessel, language),
  summary: `${nameInLanguage(vessel, language)} · ${mission.title}`,
  description: translate(language, 'export:plans.calendar.cancelled'),
  url: `${address}/open-schedules`,
  status: 'cancelled',
});

type OpenCalendar = {
  readonly name: string;
  readonly schedules: readonly PublishedSchedule[];
  readonly cancelled: readonly CancelledVoyage[];
};

export const createSchedulesCalendar = (
  { name, schedules, cancelled }: OpenCalendar,
  written: Written,
): string => {
  const { language, licence, address } = written;
  const sailing = schedules.flatMap((each) => eventsOf(each, written));
  const there = new Set(sailing.map(({ mission_id }) => mission_id));
  const gone = cancelled.filter(({ id }) => !there.has(id));
  return formatCalendarFile({
    name,
    description: `${licence[`name_${language}`]}\n${licence[`url_${language}`]}`,
    language,
    address,
    isOwn: false,
    events: [...sailing, ...gone.map((each) => cancelledEvent(each, written))],
  });
};
