import type { Option, Placement } from '../problem.ts';
import { addConflictFreeChanges } from './add-conflict-free-changes.ts';
import { findMissionsInError } from './find-missions-in-error.ts';
import { type FleetProblem, missionIndexOfItem } from './fleet-problem.ts';
import {
  applyChanges,
  createProposedChanges,
  findNewErrors,
  type ProposedChange,
} from './proposed-changes.ts';

export const findFaultyPlacements = (posed: FleetProblem, placements: readonly Placement[]): Placement[] => {
  const changes = createProposedChanges(posed, placements);
  const errors = findNewErrors(posed.board, applyChanges(posed.board, changes));
  if (errors.length === 0) return [];
  const concerned = new Set(errors.flatMap(({ mission_ids }) => mission_ids));
  const changed = new Set(
    changes.filter(({ mission_id }) => concerned.has(mission_id)).map(({ mission_id }) => mission_id),
  );
  return placements.filter(({ option }) => {
    const { item } = posed.problem.options[option] as Option;
    return changed.has(posed.pieces[missionIndexOfItem(posed, item)]?.mission.id ?? 0);
  });
};

export const disableFaultyOptions = (posed: FleetProblem, faults: readonly Placement[]): FleetProblem => {
  const gone = new Set(faults.map(({ option }) => option));
  const options = posed.problem.options.map((option, index) =>
    gone.has(index) ? { ...option, value: Number.MIN_SAFE_INTEGER } : option,
  );
  return {
    ...posed,
    problem: { ...posed.problem, options },
    from: posed.from.filter(({ option }) => !gone.has(option)),
  };
};

export const removeFaultyPlacements = (
  posed: FleetProblem,
  placements: readonly Placement[],
): { readonly placements: readonly Placement[]; readonly changes: readonly ProposedChange[] } => {
  let kept = placements;
  for (;;) {
    const faults = new Set(findFaultyPlacements(posed, kept));
    if (faults.size > 0) {
      kept = kept.filter((placement) => !faults.has(placement));
      continue;
    }
    const changes = createProposedChanges(posed, kept);
    const isSound = findNewErrors(posed.board, applyChanges(posed.board, changes)).length === 0;
    if (isSound) return { placements: kept, changes };
    const inError = findMissionsInError(posed.board);
    const mending = changes.filter(({ mission_id }) => inError.has(mission_id));
    return { placements: posed.from, changes: addConflictFreeChanges(posed.board, [], mending) };
  }
};
