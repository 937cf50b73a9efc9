import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { addDays } from '@shiptime/domain/shared/calendar-day';
import type { Language } from '@shiptime/domain/shared/text';
import type { Db } from '../../../db/connection.ts';
import { translate } from '../../../http/language.ts';
import { missionsOfFeed, type FeedMission } from './feed-missions.ts';
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

const eventOf = (mission: FeedMission, vessels: Names, ports: Names, language: Language) => {
  const state = mission.is_final ? 'final' : 'planned';
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
    description: [mission.project_title, translate(language, `export:plans.calendar.${state}`)]
      .filter((line) => line !== null)
      .join('\n'),
    status: mission.is_final ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    transparency: ICalEventTransparency.TRANSPARENT,
  };
};

const titleOf = ({ vessel_id, vessel_name_en, vessel_name_fr }: OpenFeed, language: Language): string => {
  const vessel = language === 'fr' ? vessel_name_fr : vessel_name_en;
  return vessel_id === null
    ? translate(language, 'export:plans.calendar.own')
    : translate(language, 'export:plans.calendar.vessel', { vessel });
};

const refreshSeconds = 3600;

/** The calendar behind a private address, in the language of the person whose it is. */
export const calendarOf = async (db: Db, token: string, demo: boolean): Promise<string> => {
  const feed = await openFeed(db, token, demo);
  const { language } = feed;
  const missions = await missionsOfFeed(db, feed);
  const [vessels, ports] = [await namesOf(db, 'vessels', language), await namesOf(db, 'ports', language)];
  return ical({
    name: titleOf(feed, language),
    prodId: { company: 'Shiptime', product: 'Ship schedules', language: language.toUpperCase() },
    ttl: refreshSeconds,
    events: missions.map((mission) => eventOf(mission, vessels, ports, language)),
  }).toString();
};
