import { coveredTicks } from '@shiptime/domain/plans/totals';
import { daysOfTicks, tickAfterDay, tickOfDay } from '@shiptime/domain/plans/ticks';
import type { PlanSnapshot } from '@shiptime/domain/plans/versions/snapshot';
import { type ConstraintKind, constraintKinds } from '@shiptime/domain/vessels/constraints';

/** Overlapping days of one kind count once. */
export const constraintDaysByKind = ({
  constraints,
  names: { fiscal_year },
}: PlanSnapshot): (readonly [ConstraintKind, number])[] => {
  const year = { start: tickOfDay(fiscal_year.start_date), end: tickAfterDay(fiscal_year.end_date) };
  const daysOf = (wanted: ConstraintKind): number => {
    const spans = constraints
      .filter(({ kind = 'other' }) => kind === wanted)
      .map(({ start_date, end_date }) => ({ start: tickOfDay(start_date), end: tickAfterDay(end_date) }));
    return daysOfTicks(
      coveredTicks(
        spans.toSorted((a, b) => a.start - b.start),
        year,
      ),
    );
  };
  return constraintKinds.map((kind) => [kind, daysOf(kind)] as const).filter(([, days]) => days > 0);
};
