import { type Board } from '@shiptime/domain/plans/conflicts/board';
import { applyChanges, findNewErrors, type ProposedChange } from './proposed-changes.ts';

const weight: Readonly<Record<ProposedChange['kind'], number>> = {
  remove: 5,
  split: 4,
  shorten: 3,
  transfer: 2,
  move: 1,
  add: 0,
};

/** Adds the changes that the wanted ones depend on. Assumes that all changes together break no rule. */
export const addPrerequisiteChanges = (
  board: Board,
  changes: readonly ProposedChange[],
  isWanted: (change: ProposedChange) => boolean,
): readonly ProposedChange[] => {
  const needed = new Set(changes.filter(isWanted));
  const errors = () => findNewErrors(board, applyChanges(board, [...needed]));
  for (let found = errors(); found.length > 0; found = errors()) {
    const concerned = new Set(found.flatMap(({ mission_ids }) => mission_ids));
    const more = changes.filter((change) => !needed.has(change) && concerned.has(change.mission_id));
    for (const change of more.length > 0 ? more : changes) needed.add(change);
    if (needed.size === changes.length) break;
  }
  const others = [...needed].filter((change) => !isWanted(change));
  for (const change of others.toSorted((a, b) => weight[b.kind] - weight[a.kind])) {
    needed.delete(change);
    if (errors().length > 0) needed.add(change);
  }
  return changes.filter((change) => needed.has(change));
};
