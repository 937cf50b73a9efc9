import type { Mission } from '../missions.ts';
import type { Board, BoardInput } from './board.ts';
import { conflictsOf, createBoard } from './board.ts';
import type { ConflictContextInput, ConstraintFacts, VesselFacts } from './conflict-context.ts';
import type { Conflict, Severity } from './conflict.ts';
import type { Remedy } from './remedies.ts';
import { findRemedy } from './remedies.ts';
import type { MissionOnVessel } from './rules/application.ts';

export type CheckPlanInput = ConflictContextInput & {
  readonly vessel: VesselFacts;
  readonly missions: readonly Mission[];
  readonly constraints: readonly ConstraintFacts[];
  readonly elsewhere?: readonly MissionOnVessel[];
};

export type ConflictWithRemedy = Conflict & { readonly remedy?: Remedy };

const rank: Record<Severity, number> = { error: 0, warning: 1, info: 2 };

export const sortConflictsWorstFirst = <C extends Conflict>(found: readonly C[]): C[] =>
  found.toSorted((a, b) => rank[a.severity] - rank[b.severity]);

export const addRemedies = (found: readonly Conflict[], board: Board): ConflictWithRemedy[] =>
  found.map((each) => {
    const remedy = each.kept === undefined ? findRemedy(each, board) : null;
    return remedy === null ? each : { ...each, remedy };
  });

export const checkFleet = (input: BoardInput): ConflictWithRemedy[] => {
  const board = createBoard(input);
  return sortConflictsWorstFirst(addRemedies(conflictsOf(board), board));
};

export const checkPlan = ({
  vessel,
  missions,
  constraints,
  ...rest
}: CheckPlanInput): ConflictWithRemedy[] => {
  const vessel_plan_id = missions[0]?.vessel_plan_id ?? 0;
  return checkFleet({ ...rest, lanes: [{ vessel_plan_id, vessel, missions, constraints }] });
};
