import type { Board } from '@shiptime/domain/plans/conflicts/board';
import type { Option, Placement } from '../problem.ts';
import { addConflictFreeChanges } from './add-conflict-free-changes.ts';
import { findMissionsInError } from './find-missions-in-error.ts';
import { type FleetProblem, missionIndexOfItem } from './fleet-problem.ts';
import { findReorderedMissions } from './reordered-missions.ts';
import {
  applyChanges,
  createProposedChanges,
  findNewErrors,
  type ProposedChange,
} from './proposed-changes.ts';

const placementsOfChanged = (
  posed: FleetProblem,
  placements: readonly Placement[],
  findConcerned: (after: Board) => Iterable<number>,
): Placement[] => {
  const changes = createProposedChanges(posed, placements);
  const after = applyChanges(posed.board, changes);
  const concerned = new Set(findConcerned(after));
  if (concerned.size === 0) return [];
  const changed = new Set(
    changes.filter(({ mission_id }) => concerned.has(mission_id)).map(({ mission_id }) => mission_id),
  );
  return placements.filter(({ option }) => {
    const { item } = posed.problem.options[option] as Option;
    return changed.has(posed.pieces[missionIndexOfItem(posed, item)]?.mission.id ?? 0);
  });
};

export const findFaultyPlacements = (posed: FleetProblem, placements: readonly Placement[]): Placement[] =>
  placementsOfChanged(posed, placements, (after) =>
    findNewErrors(posed.board, after).flatMap(({ mission_ids }) => mission_ids),
  );

export const findUnacceptablePlacements = (
  posed: FleetProblem,
  placements: readonly Placement[],
): Placement[] => {
  const faults = findFaultyPlacements(posed, placements);
  return faults.length > 0
    ? faults
    : placementsOfChanged(posed, placements, (after) => findReorderedMissions(posed.board, after));
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
    const faults = new Set(findUnacceptablePlacements(posed, kept));
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
