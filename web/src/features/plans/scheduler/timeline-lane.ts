import type { Conflict } from '@shiptime/domain/plans/conflicts/conflict';
import { isUnresolved } from '@shiptime/domain/plans/conflicts/conflict';
import type { Mission, Span } from '@shiptime/domain/plans/missions';
import { occupiedSpan } from '@shiptime/domain/plans/missions';
import { tickAfterDay, tickOfDay, ticksInDay, ticksOfDays } from '@shiptime/domain/plans/ticks';
import type { PlanConstraint } from '../plan.ts';
import type { TimelineBar, TimelineBlock, Trouble } from '../timeline/lanes.ts';

/** The worst that a mission is in and that nobody keeps knowingly. */
export const troubleOf = (id: number, conflicts: readonly Conflict[]): Trouble | null => {
  const own = conflicts.filter(({ mission_ids, kept }) => mission_ids.includes(id) && kept === undefined);
  if (own.some(isUnresolved)) return 'error';
  return own.some(({ severity }) => severity === 'warning') ? 'warning' : null;
};

/** Scheduled missions by start, as the timeline draws them. */
export const barsOf = (
  missions: readonly Mission[],
  conflicts: readonly Conflict[],
  labelOf: (mission: Mission) => string,
): readonly TimelineBar[] =>
  missions
    .flatMap((mission) => {
      const span = occupiedSpan(mission);
      if (!span) return [];
      return [
        {
          ...span,
          id: mission.id,
          title: mission.title,
          label: labelOf(mission),
          mobilization: ticksOfDays(mission.mobilization_days),
          demobilization: ticksOfDays(mission.demobilization_days),
          trouble: troubleOf(mission.id, conflicts),
        },
      ];
    })
    .sort((a, b) => a.start - b.start || a.end - b.end || a.id - b.id);

export const constraintBlocks = (
  constraints: readonly PlanConstraint[],
  labelOf: (constraint: PlanConstraint) => string,
): readonly TimelineBlock[] =>
  constraints.map((constraint) => ({
    key: `constraint-${constraint.id}`,
    kind: 'constraint',
    start: tickOfDay(constraint.start_date),
    end: tickAfterDay(constraint.end_date),
    label: labelOf(constraint),
  }));

const margin = 7 * ticksInDay;

export const yearSpan = (year: { readonly start_date: string; readonly end_date: string }): Span => ({
  start: tickOfDay(year.start_date),
  end: tickAfterDay(year.end_date),
});

/** The fiscal year with a week on either side, and whatever reaches further. */
export const wholeSpan = (year: Span, spans: readonly Span[]): Span => ({
  start: Math.min(year.start, ...spans.map(({ start }) => start)) - margin,
  end: Math.max(year.end, ...spans.map(({ end }) => end)) + margin,
});
