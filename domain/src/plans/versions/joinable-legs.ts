import { addDays, type CalendarDay, countDaysInclusive } from '../../shared/calendar-day.ts';

export type JoinableLeg<Port> = {
  readonly mission_ids: readonly number[];
  readonly start_date: CalendarDay;
  readonly end_date: CalendarDay;
  readonly days: number;
  readonly from_port: Port | null;
  readonly to_port: Port | null;
  readonly free_berths: number | null;
};

export type VoyageOfYear<Port> = {
  readonly id: number;
  readonly start_date: CalendarDay;
  readonly end_date: CalendarDay;
  readonly mobilization_port: Port | null;
  readonly demobilization_port: Port | null;
  readonly spare_berths: number | null;
  readonly sails_with_id: number | null;
};

type Stretch = { readonly start_date: CalendarDay; readonly end_date: CalendarDay };

export type VesselYear<Port> = {
  readonly year: Stretch;
  readonly science_berths: number | null;
  readonly missions: readonly VoyageOfYear<Port>[];
  readonly unavailable: readonly Stretch[];
};

const byStart = (a: Stretch, b: Stretch): number => a.start_date.localeCompare(b.start_date);
const later = (a: CalendarDay, b: CalendarDay): CalendarDay => (a > b ? a : b);

export const findIdleDays = (year: Stretch, taken: readonly Stretch[]): readonly Stretch[] => {
  const free: Stretch[] = [];
  let from = year.start_date;
  for (const { start_date, end_date } of taken.toSorted(byStart)) {
    if (from < start_date && from <= year.end_date) {
      const end = addDays(start_date, -1);
      free.push({ start_date: from, end_date: end < year.end_date ? end : year.end_date });
    }
    from = later(from, addDays(end_date, 1));
  }
  if (from <= year.end_date) free.push({ start_date: from, end_date: year.end_date });
  return free;
};

const voyageLegs = <Port>(missions: readonly VoyageOfYear<Port>[]): JoinableLeg<Port>[] => {
  const inOrder = missions.toSorted((a, b) => byStart(a, b) || a.id - b.id);
  const told = new Set<number>();
  return inOrder.flatMap((first) => {
    if (told.has(first.id)) return [];
    const second = inOrder.find(({ id }) => id === first.sails_with_id);
    const voyage = second ? [first, second] : [first];
    for (const { id } of voyage) told.add(id);
    const last = second ?? first;
    const free_berths = Math.min(...voyage.map(({ spare_berths }) => spare_berths ?? 0));
    if (free_berths <= 0) return [];
    return [
      {
        mission_ids: voyage.map(({ id }) => id),
        start_date: first.start_date,
        end_date: last.end_date,
        days: countDaysInclusive(first.start_date, last.end_date),
        from_port: first.mobilization_port,
        to_port: last.demobilization_port,
        free_berths,
      },
    ];
  });
};

const freeLegs = <Port>({
  year,
  science_berths,
  missions,
  unavailable,
}: VesselYear<Port>): JoinableLeg<Port>[] => {
  const inOrder = missions.toSorted(byStart);
  return findIdleDays(year, [...missions, ...unavailable]).map(({ start_date, end_date }) => ({
    mission_ids: [],
    start_date,
    end_date,
    days: countDaysInclusive(start_date, end_date),
    from_port: inOrder.findLast((each) => each.end_date < start_date)?.demobilization_port ?? null,
    to_port: inOrder.find((each) => each.start_date > end_date)?.mobilization_port ?? null,
    free_berths: science_berths,
  }));
};

export const findJoinableLegs = <Port>(ship: VesselYear<Port>): JoinableLeg<Port>[] =>
  [...voyageLegs(ship.missions), ...freeLegs(ship)].toSorted(byStart);
