import type { CalendarDay } from '../../shared/calendar-day.ts';
import { occupiedTicks } from '../missions.ts';
import { dayOfTick, type DayFraction, tickOfDay, startToTick, ticksInDay, daysToTicks } from '../ticks.ts';
import type { OpenDataMission, OpenDataPort, OpenDataVessel } from './open-schedule.ts';

export type VesselWhereabouts =
  | { readonly kind: 'mobilization' | 'demobilization'; readonly mission: OpenDataMission }
  | { readonly kind: 'at_sea'; readonly mission: OpenDataMission; readonly until: CalendarDay }
  | {
      readonly kind: 'unavailable';
      readonly constraint: OpenDataVessel['unavailable'][number];
      readonly until: CalendarDay;
    }
  | { readonly kind: 'free'; readonly next: OpenDataMission | null; readonly last: OpenDataMission | null };

const startOf = ({ start_date, start_fraction }: OpenDataMission): number =>
  startToTick({ start_date, start_fraction: start_fraction as DayFraction });

const duringMission = (mission: OpenDataMission, tick: number): VesselWhereabouts | null => {
  const start = startOf(mission);
  const sails = start + daysToTicks(mission.mobilization_days);
  const returns = sails + daysToTicks(mission.operational_days);
  if (tick < start || tick >= start + occupiedTicks(mission)) return null;
  if (tick < sails) return { kind: 'mobilization', mission };
  if (tick < returns) return { kind: 'at_sea', mission, until: dayOfTick(returns - 1) };
  return { kind: 'demobilization', mission };
};

/** Uses noon, because two missions can share a day. */
export const locateVessel = (vessel: OpenDataVessel, day: CalendarDay): VesselWhereabouts => {
  const noon = tickOfDay(day) + ticksInDay / 2;
  for (const mission of vessel.missions) {
    const found = duringMission(mission, noon);
    if (found) return found;
  }
  const closed = vessel.unavailable.find(({ start_date, end_date }) => start_date <= day && day <= end_date);
  if (closed) return { kind: 'unavailable', constraint: closed, until: closed.end_date };
  const inOrder = vessel.missions.toSorted((a, b) => startOf(a) - startOf(b));
  return {
    kind: 'free',
    next: inOrder.find((mission) => startOf(mission) > noon) ?? null,
    last: inOrder.findLast((mission) => startOf(mission) < noon) ?? null,
  };
};

export type PortWithPosition = OpenDataPort & { readonly latitude: number; readonly longitude: number };

type PlannedPlace =
  | { readonly kind: 'port'; readonly port: PortWithPosition }
  | { readonly kind: 'areas'; readonly areaIds: readonly number[] };

const inPort = (port: OpenDataPort | null | undefined): PlannedPlace | null => {
  if (!port || port.latitude === null || port.longitude === null) return null;
  return { kind: 'port', port: { ...port, latitude: port.latitude, longitude: port.longitude } };
};

export const findPlannedPlace = (found: VesselWhereabouts): PlannedPlace | null => {
  if (found.kind === 'mobilization') return inPort(found.mission.mobilization_port);
  if (found.kind === 'demobilization') return inPort(found.mission.demobilization_port);
  if (found.kind === 'free') return inPort(found.last?.demobilization_port);
  const areaIds = found.kind === 'at_sea' ? found.mission.project_area_ids : [];
  return areaIds.length > 0 ? { kind: 'areas', areaIds } : null;
};

type Year = {
  readonly fiscal_year: string;
  readonly start_date: CalendarDay;
  readonly end_date: CalendarDay;
};

export const chooseYearToShow = <Each extends Year>(
  years: readonly Each[],
  day: CalendarDay,
): Each | null => {
  const inOrder = years.toSorted((a, b) => (a.start_date < b.start_date ? -1 : 1));
  return inOrder.find(({ end_date }) => day <= end_date) ?? inOrder.at(-1) ?? null;
};
