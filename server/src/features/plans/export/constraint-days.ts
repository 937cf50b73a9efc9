import { occupiedSpan, type Span } from '@shiptime/domain/plans/missions';
import { countCoveredTicks } from '@shiptime/domain/plans/plan-totals';
import { ticksToDays, tickAfterDay, tickOfDay } from '@shiptime/domain/plans/ticks';
import type { PlanSnapshot } from '@shiptime/domain/plans/versions/snapshot';
import { type ConstraintKind, constraintKinds } from '@shiptime/domain/vessels/constraints';

/**
 * Counts each day under the first matching kind of `constraintKinds` and leaves out mission days, so that the
 * sum equals the plan's total.
 */
export const countConstraintDaysByKind = ({
  missions,
  constraints,
  names: { fiscal_year },
}: Pick<PlanSnapshot, 'constraints' | 'names'> & {
  readonly missions: readonly Parameters<typeof occupiedSpan>[0][];
}): (readonly [ConstraintKind, number])[] => {
  const year = { start: tickOfDay(fiscal_year.start_date), end: tickAfterDay(fiscal_year.end_date) };
  const covered = (spans: readonly Span[]) =>
    countCoveredTicks(
      spans.toSorted((a, b) => a.start - b.start),
      year,
    );
  let taken: readonly Span[] = missions.flatMap((mission) => occupiedSpan(mission) ?? []);
  return constraintKinds
    .map((wanted) => {
      const before = covered(taken);
      const spans = constraints
        .filter(({ kind = 'other' }) => kind === wanted)
        .map(({ start_date, end_date }) => ({ start: tickOfDay(start_date), end: tickAfterDay(end_date) }));
      taken = [...taken, ...spans];
      return [wanted, ticksToDays(covered(taken) - before)] as const;
    })
    .filter(([, days]) => days > 0);
};
