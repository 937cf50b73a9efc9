import type { Conflict } from '@shiptime/domain/plans/conflicts/conflict';
import { sortMissions, occupiedDays, occupiedSpan, type Span } from '@shiptime/domain/plans/missions';
import { indexSharedMissions } from '@shiptime/domain/plans/shared-voyages/shared-missions';
import type {
  PlanSnapshot,
  SnapshotConstraint,
  SnapshotMission,
} from '@shiptime/domain/plans/versions/snapshot';
import { dayOfTick, tickAfterDay, tickOfDay } from '@shiptime/domain/plans/ticks';
import { divideYearForLoad } from '@shiptime/domain/plans/load';
import type { CalendarDay } from '@shiptime/domain/shared/calendar-day';
import type { Language } from '@shiptime/domain/shared/text';
import { detectLanguage } from '@shiptime/domain/shared/text-language';
import type { TransitFacts } from '../export/transit-facts.ts';

type Place = { readonly left: number; readonly width: number };

type Bar = Place & {
  readonly look: string;
  readonly label: string;
  readonly lang: Language | '';
  readonly short: string;
  readonly row: number;
  readonly ends: readonly [number, number];
  /** Position in a shared voyage; one outline surrounds both missions. */
  readonly joined: 'ahead' | 'behind' | '';
  readonly wrong: boolean;
};

export type PrintedTimelineRow = {
  readonly name: string;
  readonly detail: string;
  readonly rows: number;
  readonly bars: readonly Bar[];
};

type Year = { readonly start_date: CalendarDay; readonly end_date: CalendarDay };

const spanOfYear = (year: Year): Span => ({
  start: tickOfDay(year.start_date),
  end: tickAfterDay(year.end_date),
});

const placeIn = (year: Span, span: Span): Place | null => {
  const [start, end] = [Math.max(span.start, year.start), Math.min(span.end, year.end)];
  const percent = (ticks: number) => (ticks / (year.end - year.start)) * 100;
  return start < end ? { left: percent(start - year.start), width: percent(end - start) } : null;
};

export const createMonthMarks = (year: Year, nameOf: (month: string) => string) => {
  const span = spanOfYear(year);
  return divideYearForLoad(span, 'month').map((month) => ({
    ...placeIn(span, month)!,
    label: nameOf(dayOfTick(month.start).slice(0, 7)),
  }));
};

const rowsFor = (missions: readonly SnapshotMission[]): ReadonlyMap<number, number> => {
  const until: number[] = [];
  const rows = new Map<number, number>();
  for (const mission of sortMissions(missions)) {
    const span = occupiedSpan(mission);
    if (!span) continue;
    const free = until.findIndex((end) => end <= span.start);
    const row = free < 0 ? until.length : free;
    until[row] = span.end;
    rows.set(mission.id, row);
  }
  return rows;
};

type StripWords = {
  readonly name: string;
  readonly detail: string;
  readonly labelled: boolean;
  readonly constraintLabel: (constraint: SnapshotConstraint) => string;
};

/** If `labelled`, shows titles where they fit; otherwise numbers only. */
export const createTimelineRow = (
  plan: PlanSnapshot,
  { transits }: TransitFacts,
  { name, detail, labelled, constraintLabel }: StripWords,
  errors: readonly Conflict[] = [],
): PrintedTimelineRow => {
  const year = spanOfYear(plan.names.fiscal_year);
  const rows = rowsFor(plan.missions);
  const bar = (span: Span, rest: Omit<Bar, keyof Place>): Bar[] => {
    const place = placeIn(year, span);
    return place ? [{ ...place, ...rest }] : [];
  };
  const mates = indexSharedMissions(plan.missions);
  const wrong = new Set(errors.flatMap(({ mission_ids }) => mission_ids));
  const missions = plan.missions.flatMap((mission) => {
    const span = occupiedSpan(mission);
    if (!span) return [];
    const whole = occupiedDays(mission) || 1;
    const short = String(mission.number);
    const mate = mates.get(mission.id);
    return bar(span, {
      look: 'mission',
      label: labelled ? `${short}. ${mission.title}` : short,
      lang: (labelled && detectLanguage(mission.title)) || '',
      short,
      row: rows.get(mission.id) ?? 0,
      ends: [mission.mobilization_days / whole, mission.demobilization_days / whole],
      joined: mate ? (mate.works_first ? 'ahead' : 'behind') : '',
      wrong: wrong.has(mission.id),
    });
  });
  const plain = { label: '', lang: '', short: '', row: 0, ends: [0, 0], joined: '', wrong: false } as const;
  const constraints = plan.constraints.flatMap((constraint) => {
    const { kind = 'other', start_date, end_date } = constraint;
    const label = labelled ? constraintLabel(constraint) : '';
    return bar(
      { start: tickOfDay(start_date), end: tickAfterDay(end_date) },
      { ...plain, look: kind, label, lang: detectLanguage(label) ?? '' },
    );
  });
  const sailing = (transits.get(plan.vessel_plan_id) ?? [])
    .filter(({ start, end }) => start < end)
    .flatMap((span) => bar(span, { ...plain, look: 'transit' }));
  return {
    name,
    detail,
    rows: Math.max(1, ...[...rows.values()].map((row) => row + 1)),
    bars: [...constraints, ...sailing, ...missions],
  };
};
