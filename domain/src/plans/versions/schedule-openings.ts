import { type CalendarDay, countDaysInclusive } from '../../shared/calendar-day.ts';
import { findIdleDays, type JoinableLeg } from './joinable-legs.ts';

type Stretch = { readonly start_date: CalendarDay; readonly end_date: CalendarDay };
type Leg = Pick<JoinableLeg<unknown>, 'mission_ids' | 'start_date' | 'end_date' | 'days' | 'free_berths'>;

export type OpenedLeg = Leg & {
  readonly freed: Stretch;
  readonly berths_before: number;
};

export type VesselWithJoinableLegs = { readonly vessel_id: number; readonly joinable_legs: readonly Leg[] };
export type ScheduleOpening = { readonly vessel_id: number; readonly legs: readonly OpenedLeg[] };

const isFree = ({ mission_ids }: Leg): boolean => mission_ids.length === 0;
const sameVoyage = (one: Leg, other: Leg): boolean => String(one.mission_ids) === String(other.mission_ids);

const openedOn = (before: readonly Leg[], after: readonly Leg[]): OpenedLeg[] =>
  after.flatMap((leg): OpenedLeg[] => {
    const { mission_ids, start_date, end_date, days, free_berths } = leg;
    const own = { mission_ids, start_date, end_date, days, free_berths };
    if (isFree(leg))
      return findIdleDays(leg, before.filter(isFree)).map((freed) => ({ ...own, freed, berths_before: 0 }));
    const berths_before = before.find((each) => sameVoyage(each, leg))?.free_berths ?? 0;
    return (free_berths ?? 0) > berths_before
      ? [{ ...own, freed: { start_date, end_date }, berths_before }]
      : [];
  });

export const findScheduleOpenings = (
  before: readonly VesselWithJoinableLegs[],
  after: readonly VesselWithJoinableLegs[],
): readonly ScheduleOpening[] =>
  after.flatMap(({ vessel_id, joinable_legs }) => {
    const earlier = before.find((ship) => ship.vessel_id === vessel_id)?.joinable_legs ?? [];
    const legs = openedOn(earlier, joinable_legs);
    return legs.length === 0 ? [] : [{ vessel_id, legs }];
  });

export type WatchCriteria = Stretch & {
  readonly min_days: number | null;
  readonly min_berths: number | null;
};

const within = (stretch: Stretch, window: Stretch): Stretch | null => {
  const start_date = stretch.start_date > window.start_date ? stretch.start_date : window.start_date;
  const end_date = stretch.end_date < window.end_date ? stretch.end_date : window.end_date;
  return start_date <= end_date ? { start_date, end_date } : null;
};

const hasBerths = ({ free_berths }: Leg, { min_berths }: WatchCriteria): boolean =>
  min_berths === null || (free_berths ?? 0) >= min_berths;

const suits = (leg: Leg, wish: WatchCriteria): boolean => {
  if (isFree(leg)) {
    const part = within(leg, wish);
    const enough =
      part !== null && countDaysInclusive(part.start_date, part.end_date) >= (wish.min_days ?? 1);
    return wish.min_days !== null && enough && hasBerths(leg, wish);
  }
  const isInside = wish.start_date <= leg.start_date && leg.end_date <= wish.end_date;
  return wish.min_berths !== null && isInside && leg.days >= (wish.min_days ?? 1) && hasBerths(leg, wish);
};

export const isNewOpening = (leg: OpenedLeg, wish: WatchCriteria): boolean =>
  suits(leg, wish) &&
  (isFree(leg) ? within(leg.freed, wish) !== null : leg.berths_before < (wish.min_berths ?? 0));

export const findStillOpenLeg = <L extends Leg>(
  opened: OpenedLeg,
  newest: readonly L[],
  wish: WatchCriteria,
): L | null =>
  newest.find(
    (leg) =>
      suits(leg, wish) &&
      (isFree(opened) ? isFree(leg) && within(opened.freed, leg) !== null : sameVoyage(opened, leg)),
  ) ?? null;
