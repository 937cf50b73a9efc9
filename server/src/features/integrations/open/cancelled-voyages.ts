import type { DayFraction } from '@shiptime/domain/plans/ticks';
import type { CalendarDay } from '@shiptime/domain/shared/calendar-day';
import type { Instant } from '@shiptime/domain/shared/instant';
import type { Db } from '#db/connection.ts';
import { findMissionsNoLongerPublished } from '#features/plans/feeds/feed-missions.ts';

type BilingualName = { readonly name_en: string; readonly name_fr: string };

export type CancelledVoyage = {
  readonly id: number;
  readonly vessel_id: number;
  readonly vessel: BilingualName;
  readonly title: string;
  readonly start_date: CalendarDay;
  readonly start_fraction: DayFraction;
  readonly mobilization_days: number;
  readonly operational_days: number;
  readonly demobilization_days: number;
  readonly zones: { readonly start: string | null; readonly end: string | null };
  readonly sequence: number;
  readonly changed_at: Instant;
};

/** Copies named fields only, because the mission also holds the application's title, which is not public. */
export const findCancelledVoyages = async (db: Db): Promise<CancelledVoyage[]> => {
  const missions = await findMissionsNoLongerPublished(db);
  if (missions.length === 0) return [];
  const vessels = await db.selectFrom('vessels').select(['id', 'name_en', 'name_fr']).execute();
  const ports = await db.selectFrom('ports').select(['id', 'time_zone']).execute();
  const names = new Map(vessels.map((vessel) => [vessel.id, vessel]));
  const zones = new Map(ports.map(({ id, time_zone }) => [id, time_zone]));
  const zoneAt = (id: number | null) => zones.get(id ?? 0) ?? null;
  return missions.flatMap((mission) => {
    const vessel = names.get(mission.vessel_id);
    if (!vessel) return [];
    const { id, vessel_id, title, start_date, start_fraction, sequence, changed_at } = mission;
    const { mobilization_days, operational_days, demobilization_days } = mission;
    const ends = { start: zoneAt(mission.mobilization_port_id), end: zoneAt(mission.demobilization_port_id) };
    return [
      {
        ...{ id, vessel_id, vessel, title, start_date, start_fraction, sequence, changed_at, zones: ends },
        ...{ mobilization_days, operational_days, demobilization_days },
      },
    ];
  });
};
