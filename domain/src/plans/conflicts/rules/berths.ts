import type { MissionRule } from '../conflict-context.ts';
import { noConflicts, createConflict } from '../conflict.ts';

const shortOf = (
  code: 'berths_minimum' | 'berths_ideal',
  missionId: number,
  wanted: number | null,
  vessel: number | null,
  approved: number | null,
) => {
  if (wanted === null) return noConflicts;
  if (vessel !== null && vessel < wanted) {
    return [createConflict(code, [missionId], 0, { cause: 'vessel', berths: vessel, wanted })];
  }
  if (approved !== null && approved < wanted) {
    return [createConflict(code, [missionId], 0, { cause: 'approved', berths: approved, wanted })];
  }
  return noConflicts;
};

export const requestedBerthsRule: MissionRule = ({ mission, application }, vessel) => {
  if (application === null) return noConflicts;
  const [given, approved] = [vessel.science_berths, mission.approved_berths];
  const minimum = shortOf('berths_minimum', mission.id, application.min_science_berths, given, approved);
  if (minimum.length > 0) return minimum;
  return shortOf('berths_ideal', mission.id, application.ideal_science_berths, given, approved);
};

export const berthsExceededRule: MissionRule = ({ mission }, vessel) => {
  const [berths, approved] = [vessel.science_berths, mission.approved_berths];
  const guests = mission.guest_berths ?? 0;
  if (berths === null || approved === null || approved + guests <= berths) return noConflicts;
  const withGuests = guests > 0 && { cause: 'guests', guests };
  return [createConflict('berths_over', [mission.id], 0, { berths, approved, ...withGuests })];
};
