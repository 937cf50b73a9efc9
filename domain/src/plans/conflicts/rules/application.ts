import type { Mission } from '../../missions.ts';
import { occupiedSpan, overlapTicks } from '../../missions.ts';
import { ticksToDays } from '../../ticks.ts';
import type { ApplicationSchedulingFacts } from '../conflict-context.ts';
import type { Conflict } from '../conflict.ts';
import { noConflicts, createConflict } from '../conflict.ts';

export type MissionOnVessel = { readonly mission: Mission; readonly vessel_id: number };

/** Compares the days of all missions, scheduled or not, with the days requested. */
export const requestedDaysRule = (
  application: ApplicationSchedulingFacts,
  all: readonly MissionOnVessel[],
): readonly Conflict[] => {
  const required = application.operational_days;
  if (required === null || all.length === 0) return noConflicts;
  let planned = 0;
  for (const { mission } of all) planned += mission.operational_days;
  if (planned === required) return noConflicts;
  const ids = all.map(({ mission }) => mission.id);
  const code = planned < required ? 'days_short' : 'days_over';
  return [createConflict(code, ids, Math.abs(planned - required), { required, planned })];
};

/** Overlaps of an application's missions on different vessels; `overlapRule` reports those on one vessel. */
export const applicationOverlapRule = (all: readonly MissionOnVessel[]): readonly Conflict[] => {
  if (all.length < 2) return noConflicts;
  const found: Conflict[] = [];
  all.forEach((one, index) => {
    for (const other of all.slice(index + 1)) {
      const [a, b] = [occupiedSpan(one.mission), occupiedSpan(other.mission)];
      if (one.vessel_id === other.vessel_id || a === null || b === null) continue;
      const ticks = overlapTicks(a, b);
      if (ticks === 0) continue;
      const ids =
        a.start <= b.start ? [one.mission.id, other.mission.id] : [other.mission.id, one.mission.id];
      found.push(createConflict('own_missions_overlap', ids, ticksToDays(ticks)));
    }
  });
  return found;
};
