import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { edit } from '@shiptime/domain/plans/decisions';
import type { ProposalMode } from '@shiptime/domain/proposals/bodies';
import { useLive } from '../../lib/live.ts';
import { useSignedInUser } from '../../lib/session.tsx';
import { useTask } from '../../lib/use-task.ts';
import { invalidatePlans } from '../plans/api.ts';
import type { OpenPlan } from '../plans/plan.ts';
import { useEditing } from '../plans/scheduler/scheduler-model.ts';
import { applyProposal, isOpen, proposalQuery, startProposal, stopProposal } from './api.ts';

const nothing: ReadonlySet<number> = new Set();

/** Of the plans that are shown, those for which the reader may have a schedule proposed. */
export const useOwnPlans = (): readonly OpenPlan[] => {
  const { plans, actor } = useEditing();
  return plans.filter((plan) => plan.vessel.active && edit(actor, plan).allowed);
};

/** One proposal from asking for it to writing it; it outlives the dialog, until it is given up. */
export const useProposal = () => {
  const { editor, reload } = useEditing();
  const plans = useOwnPlans();
  const client = useQueryClient();
  const [id, setId] = useState<number | null>(null);
  const [begunAt, setBegunAt] = useState(0);
  const [mode, setMode] = useState<ProposalMode>('fill');
  const [left, setLeft] = useState(nothing);
  const [reason, setReason] = useState('');
  const [written, setWritten] = useState(0);
  const query = useQuery(proposalQuery(id));
  const starting = useTask('propose_schedule');
  const stopping = useTask('stop_proposal');
  const applying = useTask('apply_proposal');
  const proposal = id === null ? undefined : query.data;
  const user = useSignedInUser();
  // The portal tells each second of what is worked on, and of its end.
  useLive(isOpen(proposal) ? [`user:${user.id}`] : [], ({ kind }) => {
    if (['proposal', 'listening', 'resync'].includes(kind)) void query.refetch();
  });
  const open = proposal?.changes.filter(({ applied }) => !applied) ?? [];
  const chosen = open.filter((change) => !left.has(change.id));

  /** Back to the question; what was chosen and written as a reason stays. */
  const again = () => {
    setId(null);
    setLeft(nothing);
    setWritten(0);
    stopping.clearError();
    applying.clearError();
  };
  const discard = () => {
    if (id !== null && isOpen(proposal)) void stopProposal(id).catch(() => undefined);
    again();
    starting.clearError();
    setReason('');
  };
  const start = () =>
    starting.run(async () => {
      // The plans are taken as they are stored.
      await editor.saveNow();
      const begun = await startProposal({
        fiscal_year_id: plans[0]?.fiscal_year_id ?? 0,
        vessel_ids: plans.map(({ vessel_id }) => vessel_id),
        ...(plans[0]?.scenario_id && { scenario_id: plans[0].scenario_id }),
        mode,
      });
      client.setQueryData(proposalQuery(begun.id).queryKey, begun);
      setId(begun.id);
      setBegunAt(Date.now());
    });
  const stop = async () => {
    if (id === null) return;
    await stopping.run(() => stopProposal(id));
    await query.refetch();
  };
  const apply = async () => {
    if (id === null) return;
    const count = chosen.length;
    const done = await applying.run(async () => {
      await editor.saveNow();
      const applied = await applyProposal(
        id,
        chosen.map((change) => change.id),
        reason.trim(),
      );
      client.setQueryData(proposalQuery(id).queryKey, applied);
      setWritten(count);
      setReason('');
    });
    await Promise.all(done ? [editor.refresh(), reload(), invalidatePlans()] : [query.refetch()]);
  };
  const leave = (ids: readonly number[], isChosen: boolean) => {
    const next = new Set(left);
    for (const each of ids) {
      if (isChosen) next.delete(each);
      else next.add(each);
    }
    setLeft(next);
  };
  return {
    plans,
    query,
    proposal,
    hasBegun: id !== null,
    /** Since it was asked for; it may take a while until something better is found. */
    seconds: Math.max(0, Math.round((query.dataUpdatedAt - begunAt) / 1000)),
    mode,
    setMode,
    open,
    chosen,
    leave,
    reason,
    setReason,
    /** How many changes were written last. */
    written,
    starting,
    stopping,
    applying,
    start,
    stop,
    apply,
    again,
    discard,
  };
};

export type ProposalWork = ReturnType<typeof useProposal>;
