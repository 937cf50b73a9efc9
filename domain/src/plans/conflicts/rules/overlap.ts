import { daysOfTicks } from '../../ticks.ts';
import type { Conflict } from '../conflict.ts';
import { clean, conflict } from '../conflict.ts';
import type { ReadyLane, Stop } from '../lanes.ts';
import { constraintIdOf, missionIdsOf } from '../lanes.ts';

const between = (earlier: Stop, later: Stop): Conflict => {
  const days = daysOfTicks(Math.min(earlier.end, later.end) - later.start);
  const constraint = earlier.constraint ?? later.constraint;
  if (constraint === null) return conflict('overlap', missionIdsOf(earlier, later), days);
  const params = {
    constraint: constraint.name,
    start_date: constraint.start_date,
    end_date: constraint.end_date,
  };
  return conflict(
    'constraint_overlap',
    missionIdsOf(earlier, later),
    days,
    params,
    constraintIdOf(earlier, later),
  );
};

/** Stops are sorted by start: those that share time with one follow it without a gap. Two constraints may coincide. */
export const overlapRule = ({ stops }: ReadyLane): readonly Conflict[] => {
  let found: Conflict[] | null = null;
  for (let first = 0; first < stops.length; first += 1) {
    const earlier = stops[first];
    if (earlier === undefined) break;
    for (let second = first + 1; second < stops.length; second += 1) {
      const later = stops[second];
      if (later === undefined || later.start >= earlier.end) break;
      if (earlier.subject === null && later.subject === null) continue;
      (found ??= []).push(between(earlier, later));
    }
  }
  return found ?? clean;
};
