import type { revertProposalBody } from '@shiptime/domain/proposals/proposal-bodies';
import type { z } from 'zod';
import type { Tx } from '#db/connection.ts';
import type { Viewer } from '#http/access.ts';
import { throwIfRefused } from '#http/refusal.ts';
import { mayRevertProposal } from './may-revert-proposal.ts';
import { saveAppliedChanges, lockFinishedProposal, writeProposalChanges } from './write-changes.ts';

export const revertProposal = async (
  tx: Tx,
  actor: Viewer,
  id: number,
  { reason }: z.infer<typeof revertProposalBody>,
): Promise<void> => {
  const { row, outcome, plans, planIds } = await lockFinishedProposal(tx, actor, id);
  throwIfRefused(await mayRevertProposal(tx, actor, outcome.changes, plans));
  const changes = outcome.changes.filter(({ applied }) => applied);
  await writeProposalChanges(tx, actor, { row, plans, changes, leads: 'from', reason });
  await saveAppliedChanges(tx, id, outcome, () => false, planIds);
};
