import type { applyProposalBody } from '@shiptime/domain/proposals/proposal-bodies';
import { findNewErrors } from '@shiptime/planner/fleet/proposed-changes';
import type { z } from 'zod';
import type { Tx } from '#db/connection.ts';
import type { Viewer } from '#http/access.ts';
import { invalidRefusal, Refusal } from '#http/refusal.ts';
import { loadBoardOfPlans, fingerprintPlans } from './proposal-facts.ts';
import type { StoredProposedChange } from './proposal-outcome.ts';
import { saveAppliedChanges, lockFinishedProposal, writeProposalChanges } from './write-changes.ts';

type Wanted = z.infer<typeof applyProposalBody>;

const chosenOf = (
  changes: readonly StoredProposedChange[],
  wanted: Wanted['change_ids'],
): StoredProposedChange[] => {
  const open = changes.filter(({ applied }) => !applied);
  if (wanted === 'all') return open;
  const known = new Set(open.map(({ id }) => id));
  const problems = wanted.flatMap((id, index) =>
    known.has(id) ? [] : { field: `change_ids.${index}`, code: 'unknown_choice' as const },
  );
  if (problems.length > 0) throw invalidRefusal(problems);
  return open.filter(({ id }) => wanted.includes(id));
};

/** Throws if the chosen changes cause new errors without the rest of the proposal. */
const refuseNewErrors = (found: ReturnType<typeof findNewErrors>): void => {
  if (found.length === 0) return;
  throw new Refusal('unresolved_conflicts', {
    meta: { blocking: [...new Set(found.flatMap(({ mission_ids }) => mission_ids))] },
  });
};

/** Saves a version of each plan, then applies all changes or none; a transfer reassigns its application. */
export const applyProposal = async (
  tx: Tx,
  actor: Viewer,
  id: number,
  { change_ids, ...amendment }: Wanted,
): Promise<void> => {
  const { row, outcome, plans, planIds } = await lockFinishedProposal(tx, actor, id);
  if (row.fingerprint !== (await fingerprintPlans(tx, planIds)))
    throw new Refusal('stale', { message: 'answers:http.stale' });
  const chosen = chosenOf(outcome.changes, change_ids);
  const before = await loadBoardOfPlans(tx, planIds);
  const seconds = await writeProposalChanges(tx, actor, {
    row,
    plans,
    changes: chosen,
    leads: 'to',
    ...amendment,
  });
  refuseNewErrors(findNewErrors(before, await loadBoardOfPlans(tx, planIds)));
  const done = new Set(chosen.map((change) => change.id));
  await saveAppliedChanges(
    tx,
    id,
    outcome,
    (change) => change.applied || done.has(change.id),
    planIds,
    seconds,
  );
};
