import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { conflictsOf } from '@shiptime/domain/plans/conflicts/board';
import type { Conflict } from '@shiptime/domain/plans/conflicts/conflict';
import { overlapKey } from '@shiptime/domain/plans/conflicts/overlaps';
import type { Mission } from '@shiptime/domain/plans/missions';
import { boardQuery } from '../plan-api.ts';
import { usePlanTexts } from './plan-texts.ts';
import {
  type CheckedPlans,
  usePlanEditorState,
  useEditingModel,
  type SharedVoyageIndex,
} from './scheduler-model.ts';
import { findConflictsAfter, useBoard } from './use-board.ts';
import { findPartnerMissions, findSharedPairs } from '@shiptime/domain/plans/shared-voyages/shared-missions';
import type { PlanBoard } from '@shiptime/domain/plans/wire/conflicts';
import { useLiveEvents } from '#lib/use-live-events.ts';
import { queryClient } from '#lib/query-client.ts';

const useSharedVoyages = (missions: readonly Mission[], facts: PlanBoard | undefined): SharedVoyageIndex => {
  const { plans, editor } = useEditingModel();
  useLiveEvents(
    plans.map(({ id }) => `vessel_plan:${id}`),
    ({ kind }) => {
      // Reloads the pairs at once, because the server refuses moves that separate a shared voyage.
      if (kind === 'voyage' || kind === 'missions')
        void queryClient.invalidateQueries({ queryKey: boardQuery(plans.map(({ id }) => id)).queryKey });
    },
  );
  const pairs = useMemo(() => findSharedPairs(facts?.applications ?? []), [facts]);
  useEffect(() => {
    editor.setPairs(pairs);
  }, [editor, pairs]);
  const mates = useMemo(() => findPartnerMissions(missions, pairs), [missions, pairs]);
  return useMemo(() => ({ pairs, mates }), [pairs, mates]);
};

const none: readonly Conflict[] = [];

export const useComputeCheckedPlans = (): CheckedPlans => {
  const { plans, editor } = useEditingModel();
  const { missions } = usePlanEditorState().plan;
  const planIds = useMemo(() => plans.map(({ id }) => id), [plans]);
  const facts = useQuery(boardQuery(planIds)).data;
  const board = useBoard(plans, missions, facts);
  const constraints = useMemo(() => plans.flatMap((plan) => plan.constraints), [plans]);
  const words = usePlanTexts(missions, constraints);
  const voyages = useSharedVoyages(missions, facts);
  useEffect(() => {
    const kept = facts?.kept.filter(({ code }) => code === 'overlap') ?? [];
    editor.setKept(
      new Map(
        kept.map((each) => [overlapKey(each.mission_id, each.other_mission_id ?? 0), each.days ?? null]),
      ),
    );
  }, [editor, facts]);
  const conflicts = useMemo(() => (board ? conflictsOf(board) : none), [board]);
  const predictConflicts = useCallback(
    (changes: readonly Mission[]) => (board ? findConflictsAfter(board, changes) : none),
    [board],
  );
  return useMemo(
    () => ({ missions, board, facts, conflicts, words, predictConflicts, voyages }),
    [missions, board, facts, conflicts, words, predictConflicts, voyages],
  );
};
