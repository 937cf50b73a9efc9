import type { CalendarDay } from '../../shared/calendar-day.ts';
import { occupiedTicks } from '../missions.ts';
import { dayOfTick, type Fraction, tickOfDay, tickOfStart, ticksInDay, ticksOfDays } from '../ticks.ts';
import type { OpenMission, OpenVessel } from './open-schedule.ts';

/** What a ship is planned to be doing on a day. */
export type Whereabouts =
  | { readonly kind: 'mobilization' | 'demobilization'; readonly mission: OpenMission }
  /** `until`: the last day of which it spends any part at sea. */
  | { readonly kind: 'at_sea'; readonly mission: OpenMission; readonly until: CalendarDay }
  | { readonly kind: 'unavailable'; readonly name: string; readonly until: CalendarDay }
  /** Nothing is planned; `next` is null when nothing more is planned in this schedule. */
  | { readonly kind: 'free'; readonly next: OpenMission | null };

const startOf = ({ start_date, start_fraction }: OpenMission): number =>
  tickOfStart({ start_date, start_fraction: start_fraction as Fraction });

const duringMission = (mission: OpenMission, tick: number): Whereabouts | null => {
  const start = startOf(mission);
  const sails = start + ticksOfDays(mission.mobilization_days);
  const returns = sails + ticksOfDays(mission.operational_days);
  if (tick < start || tick >= start + occupiedTicks(mission)) return null;
  if (tick < sails) return { kind: 'mobilization', mission };
  if (tick < returns) return { kind: 'at_sea', mission, until: dayOfTick(returns - 1) };
  return { kind: 'demobilization', mission };
};

/** At noon, since a day may hold the end of one mission and the beginning of another. */
export const whereabouts = (vessel: OpenVessel, day: CalendarDay): Whereabouts => {
  const noon = tickOfDay(day) + ticksInDay / 2;
  for (const mission of vessel.missions) {
    const found = duringMission(mission, noon);
    if (found) return found;
  }
  const closed = vessel.unavailable.find(({ start_date, end_date }) => start_date <= day && day <= end_date);
  if (closed) return { kind: 'unavailable', name: closed.name, until: closed.end_date };
  const coming = vessel.missions.filter((mission) => startOf(mission) > noon);
  return { kind: 'free', next: coming.toSorted((a, b) => startOf(a) - startOf(b))[0] ?? null };
};

type Year = {
  readonly fiscal_year: string;
  readonly start_date: CalendarDay;
  readonly end_date: CalendarDay;
};

/** Of the years that are published the one in which the day lies, else the next one to come, else the last. */
export const yearToShow = <Each extends Year>(years: readonly Each[], day: CalendarDay): Each | null => {
  const inOrder = years.toSorted((a, b) => (a.start_date < b.start_date ? -1 : 1));
  return inOrder.find(({ end_date }) => day <= end_date) ?? inOrder.at(-1) ?? null;
};
