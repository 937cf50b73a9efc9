import type { ConflictContext, MissionRule } from './conflict-context.ts';
import type { Conflict } from './conflict.ts';
import { markKeptConflicts } from './kept-conflicts.ts';
import type { LaneWithStops } from './lanes.ts';
import { enduranceRule, rangeRule } from './rules/endurance-and-range.ts';
import { berthsExceededRule, requestedBerthsRule } from './rules/berths.ts';
import { equipmentRule, regionRule } from './rules/equipment.ts';
import { fiscalYearRule } from './rules/fiscal-year.ts';
import { notCheckedRule } from './rules/not-checked.ts';
import { overlapRule } from './rules/overlap.ts';
import { passageRule } from './rules/passage.ts';
import { portDepthRule } from './rules/port-depth.ts';
import { portSeasonRule } from './rules/port-season.ts';
import { chosenVesselRule, helicopterRule, unscheduledRule } from './rules/suitability.ts';
import { contingencyRule, transitRule } from './rules/transit.ts';
import { turnRoundRule } from './rules/turn-round.ts';
import { operationalWindowRule, preferredStartRule } from './rules/windows.ts';
import { transitsOf } from './transits.ts';

export const missionDateRules: readonly MissionRule[] = [
  fiscalYearRule,
  operationalWindowRule,
  preferredStartRule,
  portSeasonRule,
];

export const missionVesselRules: readonly MissionRule[] = [
  requestedBerthsRule,
  berthsExceededRule,
  helicopterRule,
  portDepthRule,
  chosenVesselRule,
  regionRule,
  equipmentRule,
  enduranceRule,
  rangeRule,
  passageRule,
];

const missionRules: readonly MissionRule[] = [unscheduledRule, ...missionDateRules, ...missionVesselRules];

export const checkLane = (lane: LaneWithStops, conflictContext: ConflictContext): readonly Conflict[] => {
  const found: Conflict[] = [...overlapRule(lane)];
  const transits = transitsOf(lane, conflictContext);
  for (const transit of transits) {
    const late = transitRule(transit, conflictContext);
    if (late !== null) found.push(late);
    const tight = contingencyRule(transit);
    if (tight !== null) found.push(tight);
    const hurried = turnRoundRule(transit, lane.vessel);
    if (hurried !== null) found.push(hurried);
  }
  for (const subject of lane.subjects) {
    for (const rule of missionRules) {
      const broken = rule(subject, lane.vessel, conflictContext, lane.subjects);
      if (broken.length > 0) found.push(...broken);
    }
  }
  found.push(...notCheckedRule(lane, transits, conflictContext));
  return markKeptConflicts(found, conflictContext.kept);
};
