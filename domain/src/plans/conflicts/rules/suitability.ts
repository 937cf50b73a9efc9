import type { MissionRule } from '../conflict-context.ts';
import { noConflicts, createConflict } from '../conflict.ts';

export const helicopterRule: MissionRule = ({ mission, application }, vessel) =>
  application?.helicopter_required === true && vessel.helicopter_support === false
    ? [createConflict('helicopter', [mission.id], 0)]
    : noConflicts;

export const chosenVesselRule: MissionRule = ({ mission, application }, vessel) => {
  if (application === null) return noConflicts;
  const { vessel_preference_1_id: first, vessel_preference_2_id: second } = application;
  if ((first === null && second === null) || first === vessel.id || second === vessel.id) return noConflicts;
  return [createConflict('not_chosen_vessel', [mission.id], 0)];
};

export const unscheduledRule: MissionRule = ({ mission, occupied }) =>
  occupied === null ? [createConflict('unscheduled', [mission.id], 0)] : noConflicts;
