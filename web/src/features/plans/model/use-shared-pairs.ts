import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLive } from '#lib/live.ts';
import { agreementsQuery, invalidateAgreements } from '#features/applications/together/agreements-api.ts';
import { useEditing } from './scheduler-model.ts';

/** Tells the editor which missions share a voyage, and so move together. */
export const useSharedPairs = (): void => {
  const { plans, editor } = useEditing();
  const { data } = useQuery(agreementsQuery({ yearId: plans[0]?.fiscal_year_id }));
  useLive(
    plans.map(({ id }) => `vessel_plan:${id}`),
    ({ kind }) => {
      if (kind === 'voyage' || kind === 'missions' || kind === 'resync') void invalidateAgreements();
    },
  );
  useEffect(() => {
    const joined = (data ?? []).filter(({ state }) => state === 'joined');
    editor.setPairs(
      joined.flatMap(({ parts: [first, second] }) =>
        first?.ship_time_request_id && second?.ship_time_request_id
          ? [[first.ship_time_request_id, second.ship_time_request_id] as const]
          : [],
      ),
    );
  }, [editor, data]);
};
