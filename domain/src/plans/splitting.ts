import { split } from './mission-changes.ts';
import type { Mission } from './missions.ts';

/** Operational days of each part at least, unless the planner says otherwise. */
export const usualLeastPart = 3;

/** Days between two parts at most: further apart they are two surveys. */
export const longestBreak = 7;

/** Operational days of two parts, and the port between them. */
export type SplitAt = { readonly first: number; readonly second: number; readonly port_id: number | null };

/** The two parts, as the command makes them; the id of the second is provisional. */
export const partsOf = (
  mission: Mission,
  { first, second, port_id }: SplitAt,
): readonly [Mission, Mission] => {
  const { id, number } = mission;
  const [before, after] = split({ ...mission, operational_days: first + second }, first, { id: -id, number });
  return [
    { ...before, demobilization_port_id: port_id },
    { ...after, mobilization_port_id: port_id },
  ];
};
