import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AmendmentLevel } from '@shiptime/domain/plans/lifecycle';
import type { Proposal } from '@shiptime/domain/proposals/proposal-wire';
import { useLiveEvents } from '#lib/use-live-events.ts';
import { useSignedInUser } from '#lib/session.tsx';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { invalidatePlans } from '../plans/plan-api.ts';
import { useEditingModel } from '../plans/edited-plan/scheduler-model.ts';
import { applyProposal, isProposalRunning, proposalQuery, revertProposal } from './proposal-api.ts';

const nothing: ReadonlySet<number> = new Set();

/** Refetches running proposals on live events until they end. */
export const useLiveProposals = (ids: readonly (number | null)[]): readonly (Proposal | undefined)[] => {
  const queries = useQueries({ queries: ids.map(proposalQuery) });
  const user = useSignedInUser();
  const open = queries.filter(({ data }) => isProposalRunning(data));
  useLiveEvents(open.length > 0 ? [`user:${user.id}`] : [], ({ kind }) => {
    if (['proposal', 'listening', 'resync'].includes(kind)) for (const each of open) void each.refetch();
  });
  return queries.map(({ data }, index) => (ids[index] === null ? undefined : data));
};

type TakenBack = { readonly id: number; readonly reason: string };
type Applied = { readonly id: number; readonly changes: readonly number[] };

const useTakingBack = (onBack: (id: number) => void, onError: () => void) => {
  const { editor, reload } = useEditingModel();
  const client = useQueryClient();
  return useApiMutation('take_proposal_back', {
    mutationFn: async ({ id, reason }: TakenBack) => {
      await editor.saveNow();
      return revertProposal(id, reason);
    },
    onSuccess: async (found, { id }) => {
      client.setQueryData(proposalQuery(id).queryKey, found);
      onBack(id);
      await Promise.all([editor.refresh(), reload(), invalidatePlans()]);
    },
    onError,
  });
};

const useChosenChanges = (id: number, changes: Proposal['changes']) => {
  const [leftOf, setLeftOf] = useState<ReadonlyMap<number, ReadonlySet<number>>>(new Map());
  const left = leftOf.get(id) ?? nothing;
  const open = changes.filter(({ applied }) => !applied);
  const leave = (ids: readonly number[], isChosen: boolean) => {
    const next = new Set(left);
    for (const each of ids) {
      if (isChosen) next.delete(each);
      else next.add(each);
    }
    setLeftOf((before) => new Map(before).set(id, next));
  };
  return { open, chosen: open.filter((change) => !left.has(change.id)), leave };
};

const useAmendmentLevel = (chosen: Proposal['changes']) => {
  const { plans } = useEditingModel();
  const [level, setLevel] = useState<AmendmentLevel>('executive');
  const changed = new Set(chosen.flatMap(({ from, to }) => [from.vessel_id, to.vessel_id]));
  const amended = plans.filter(
    ({ vessel_id, review_level }) => review_level === 'final' && changed.has(vessel_id),
  );
  return { plans: amended, value: level, onChange: setLevel };
};

export const useProposalDecision = (id: number | null, usualReason = '') => {
  const { editor, reload } = useEditingModel();
  const client = useQueryClient();
  const [reason, setReason] = useState(usualReason);
  const [writtenOf, setWrittenOf] = useState<ReadonlyMap<number, number>>(new Map());
  const query = useQuery(proposalQuery(id));
  const proposal = id === null ? undefined : query.data;
  const { open, chosen, leave } = useChosenChanges(id ?? 0, proposal?.changes ?? []);
  const amendment = useAmendmentLevel(chosen);
  const applying = useApiMutation('apply_proposal', {
    mutationFn: async (wanted: Applied) => {
      await editor.saveNow();
      return applyProposal(wanted.id, {
        change_ids: wanted.changes,
        reason: reason.trim(),
        level: amendment.plans.length > 0 ? amendment.value : undefined,
      });
    },
    onSuccess: async (applied, { id, changes }) => {
      client.setQueryData(proposalQuery(id).queryKey, applied);
      setWrittenOf((before) => new Map(before).set(id, changes.length));
      setReason(usualReason);
      await Promise.all([editor.refresh(), reload(), invalidatePlans()]);
    },
    onError: () => void query.refetch(),
  });
  const takingBack = useTakingBack(
    (id) => setWrittenOf((before) => new Map(before).set(id, 0)),
    () => void query.refetch(),
  );
  const apply = async (more: readonly number[] = []) => {
    if (more.length > 0) leave(more, true);
    if (id !== null) await applying.run({ id, changes: [...chosen.map((change) => change.id), ...more] });
  };
  return {
    id,
    query,
    proposal,
    open,
    chosen,
    leave,
    reason,
    setReason,
    amendment,
    written: writtenOf.get(id ?? 0) ?? 0,
    applying,
    apply,
    takingBack,
    isDecidable: (proposal?.state === 'done' || proposal?.state === 'cancelled') && open.length > 0,
    forget: () => {
      setReason(usualReason);
      applying.clearError();
    },
  };
};

export type ProposalDecision = ReturnType<typeof useProposalDecision>;
