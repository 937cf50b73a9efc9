import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mayEditPlan } from '@shiptime/domain/plans/decisions';
import {
  type ProposalAlternative,
  proposalBodyByAlternative,
  proposalAlternatives,
} from '@shiptime/domain/proposals/alternatives';
import type { ProposalMode } from '@shiptime/domain/proposals/proposal-bodies';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import type { LoadedPlan } from '../plans/plan.ts';
import { useEditingModel } from '../plans/edited-plan/scheduler-model.ts';
import { isProposalRunning, proposalQuery, startProposal, stopProposal } from './proposal-api.ts';
import { useProposalDecision, useLiveProposals } from './use-proposal-decision.ts';
import { useConcessions } from './use-concessions.ts';
import { useExcludedMissions } from './use-excluded-missions.ts';

export const useEditablePlans = (): readonly LoadedPlan[] => {
  const { plans, actor } = useEditingModel();
  return plans.filter((plan) => plan.vessel.active && mayEditPlan(actor, plan).allowed);
};

/** `fewer`: shortens the mission by this many days and moves nothing else. */
export type RequirePlacement = (
  applicationId: number,
  missionId: number,
  fewer?: { readonly days: number; readonly of: number },
) => Promise<unknown>;

type Asked = {
  readonly id: number;
  readonly alternative: ProposalAlternative | null;
  readonly forced?: number;
  readonly fewer?: number;
  readonly stay: number;
};

const useQuestion = (plans: readonly LoadedPlan[]) => {
  const [mode, setMode] = useState<ProposalMode>('fill');
  const [isThreefold, setThreefold] = useState(false);
  const staying = useExcludedMissions(plans);
  const [allowsUnknown, setAllowsUnknown] = useState(false);
  const [allowsOtherWaters, setAllowsOtherWaters] = useState(false);
  const conceding = useConcessions();
  const allowed = {
    ...conceding.concessions,
    ...(allowsUnknown && { allow_unknown: true }),
    ...(allowsOtherWaters && { allow_other_waters: true }),
  };
  return {
    ...{ mode, setMode, staying, isThreefold, setThreefold },
    ...{ allowsUnknown, setAllowsUnknown, allowsOtherWaters, setAllowsOtherWaters, allowed },
    conceding,
  };
};

const useAsking = (
  plans: readonly LoadedPlan[],
  {
    mode: chosenMode,
    staying,
    allowed,
  }: Pick<ReturnType<typeof useQuestion>, 'mode' | 'staying' | 'allowed'>,
) => {
  const client = useQueryClient();
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  const [begunAt, setBegunAt] = useState(0);
  const begin = async (
    wanted: Partial<Parameters<typeof startProposal>[0]>,
    alternative: ProposalAlternative | null,
    { forced, fewer }: Pick<Asked, 'forced' | 'fewer'> = {},
  ) => {
    const mode = wanted.mode ?? chosenMode;
    const chosen = mode === 'fill' ? [] : staying.chosen;
    const locked = fewer ? staying.movable.map(({ id }) => id) : chosen;
    const begun = await startProposal({
      fiscal_year_id: plans[0]?.fiscal_year_id ?? 0,
      vessel_ids: plans.map(({ vessel_id }) => vessel_id),
      ...(plans[0]?.scenario_id && { scenario_id: plans[0].scenario_id }),
      ...allowed,
      ...wanted,
      mode,
      ...(locked.length > 0 && { locked_mission_ids: locked }),
    });
    client.setQueryData(proposalQuery(begun.id).queryKey, begun);
    const said = {
      ...{ id: begun.id, alternative, stay: fewer ? 0 : locked.length },
      ...(forced && { forced }),
      ...(fewer && { fewer }),
    };
    setAsked((before) => [...before, said]);
    setBegunAt(Date.now());
    return begun.id;
  };
  return { asked, begunAt, begin, forget: () => setAsked([]) };
};

const forcedBody = (applicationId: number, fewer: Parameters<RequirePlacement>[2]) => ({
  ...{ mode: 'replan' as const, preset: 'least_change' as const, must_sail: [applicationId] },
  ...(fewer && { shorten_share: fewer.days / fewer.of, least_part_days: null }),
});

/** The proposal stays after the dialog is closed, until it is discarded. */
export const useProposal = () => {
  const { editor } = useEditingModel();
  const plans = useEditablePlans();
  const [shownId, show] = useState<number | null>(null);
  const question = useQuestion(plans);
  const { asked, begunAt, begin, forget } = useAsking(plans, question);
  const starting = useApiMutation('propose_schedule', {
    mutationFn: async (ask: () => Promise<void>) => {
      await editor.saveNow();
      await ask();
    },
  });
  const followed = useLiveProposals(asked.map(({ id }) => id));
  const id = shownId ?? asked[0]?.id ?? null;
  const decision = useProposalDecision(id);
  const stopping = useApiMutation('stop_proposal', {
    mutationFn: stopProposal,
    onSettled: () => void decision.query.refetch(),
  });
  const underWay = asked.filter((_each, index) => isProposalRunning(followed[index]));

  const again = () => {
    forget();
    show(null);
    stopping.clearError();
    decision.applying.clearError();
  };
  const discard = () => {
    for (const each of underWay) void stopProposal(each.id).catch(() => undefined);
    again();
    starting.clearError();
    decision.forget();
  };
  const start = () =>
    starting.run(async () => {
      if (!question.isThreefold) await begin({}, null);
      else for (const each of proposalAlternatives) await begin(proposalBodyByAlternative[each], each);
    });
  const mustSail: RequirePlacement = (applicationId, missionId, fewer) =>
    starting.run(async () => {
      const said = { forced: missionId, ...(fewer && { fewer: fewer.days }) };
      show(await begin(forcedBody(applicationId, fewer), null, said));
    });
  return {
    ...decision,
    plans,
    asked: asked.map((each, index) => ({ ...each, proposal: followed[index] })),
    show,
    hasBegun: asked.length > 0,
    stay: asked.find((each) => each.id === id)?.stay ?? 0,
    seconds: Math.max(0, Math.round((decision.query.dataUpdatedAt - begunAt) / 1000)),
    ...question,
    starting,
    stopping,
    start,
    stop: async () => void (id !== null && (await stopping.run(id))),
    mustSail,
    again,
    discard,
  };
};

export type ProposalControls = ReturnType<typeof useProposal>;
