import { splitMissionInTwo } from './mission-changes.ts';
import type { Mission } from './missions.ts';

export const defaultMinimumPartDays = 3;

export const defaultBreakDays = 7;

export type SplitPoint = { readonly first: number; readonly second: number; readonly port_id: number | null };

export const provisionalIdOfSecondPart = (missionId: number): number => -missionId;

export const splitIntoParts = (
  mission: Mission,
  { first, second, port_id }: SplitPoint,
): readonly [Mission, Mission] => {
  const { id, number } = mission;
  const [before, after] = splitMissionInTwo({ ...mission, operational_days: first + second }, first, {
    id: provisionalIdOfSecondPart(id),
    number,
  });
  return [
    { ...before, demobilization_port_id: port_id },
    { ...after, mobilization_port_id: port_id },
  ];
};
