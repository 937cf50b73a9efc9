import { ticksToDays } from '../../ticks.ts';
import type { Conflict } from '../conflict.ts';
import { noConflicts, createConflict } from '../conflict.ts';
import type { LaneWithStops, LaneStop } from '../lanes.ts';
import { constraintIdOfStops, missionIdsOfStops } from '../lanes.ts';
import { forEachOverlap } from '../overlaps.ts';

const between = (earlier: LaneStop, later: LaneStop): Conflict => {
  const days = ticksToDays(Math.min(earlier.end, later.end) - later.start);
  const constraint = earlier.constraint ?? later.constraint;
  if (constraint === null) return createConflict('overlap', missionIdsOfStops(earlier, later), days);
  const params = {
    constraint: constraint.name,
    start_date: constraint.start_date,
    end_date: constraint.end_date,
  };
  return createConflict(
    'constraint_overlap',
    missionIdsOfStops(earlier, later),
    days,
    params,
    constraintIdOfStops(earlier, later),
  );
};

export const overlapRule = ({ stops }: LaneWithStops): readonly Conflict[] => {
  let found: Conflict[] | null = null;
  forEachOverlap(stops, (earlier, later) => {
    if (earlier.subject === null && later.subject === null) return;
    (found ??= []).push(between(earlier, later));
  });
  return found ?? noConflicts;
};
