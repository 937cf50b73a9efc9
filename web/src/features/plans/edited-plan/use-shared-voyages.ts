import { useEffect, useMemo } from 'react';
import { findSharedMissions, findSharedPairs } from '@shiptime/domain/plans/together/one-voyage';
import type { Mission } from '@shiptime/domain/plans/missions';
import type { PlanBoard } from '@shiptime/domain/plans/wire/conflicts';
import { useLive } from '#lib/live.ts';
import { queryClient } from '#lib/query-client.ts';
import { boardQuery } from '../plan-api.ts';
import { type SharedVoyages, useEditing } from './scheduler-model.ts';

export const useSharedVoyages = (
  missions: readonly Mission[],
  facts: PlanBoard | undefined,
): SharedVoyages => {
  const { plans, editor } = useEditing();
  useLive(
    plans.map(({ id }) => `vessel_plan:${id}`),
    ({ kind }) => {
      // Refreshes at once, because moving joined missions apart would be refused.
      if (kind === 'voyage' || kind === 'missions')
        void queryClient.invalidateQueries({ queryKey: boardQuery(plans.map(({ id }) => id)).queryKey });
    },
  );
  const pairs = useMemo(() => findSharedPairs(facts?.applications ?? []), [facts]);
  useEffect(() => {
    editor.setPairs(pairs);
  }, [editor, pairs]);
  const mates = useMemo(() => findSharedMissions(missions, pairs), [missions, pairs]);
  return useMemo(() => ({ pairs, mates }), [pairs, mates]);
};
