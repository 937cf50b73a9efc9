import type { MissionRule } from '../circumstances.ts';
import { clean, conflict } from '../conflict.ts';

export const helicopterRule: MissionRule = ({ mission, application }, vessel) =>
  application?.helicopter_required === true && vessel.helicopter_support === false
    ? [conflict('helicopter', [mission.id], 0)]
    : clean;

export const chosenVesselRule: MissionRule = ({ mission, application }, vessel) => {
  if (application === null) return clean;
  const { vessel_preference_1_id: first, vessel_preference_2_id: second } = application;
  if ((first === null && second === null) || first === vessel.id || second === vessel.id) return clean;
  return [conflict('not_chosen_vessel', [mission.id], 0)];
};

export const unscheduledRule: MissionRule = ({ mission, occupied }) =>
  occupied === null ? [conflict('unscheduled', [mission.id], 0)] : clean;
