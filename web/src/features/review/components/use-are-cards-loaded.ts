import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { sharedVoyagesQuery } from '#features/applications/shared-voyages/shared-voyages.ts';
import type { InboxRow } from '../inbox-row.ts';

type Asked = Pick<UseQueryResult, 'isPending' | 'isPlaceholderData' | 'failureCount'>;

const isAwaited = ({ isPending, isPlaceholderData, failureCount }: Asked): boolean =>
  (isPending || isPlaceholderData) && failureCount === 0;

/** True once the cards' data have loaded or failed, so that cards do not grow under the pointer. */
export const useAreCardsLoaded = (found: readonly InboxRow[], outlooks: Asked): boolean => {
  const years = [...new Set(found.map((item) => item.fiscal_year_id))];
  const shared = useQueries({ queries: years.map(sharedVoyagesQuery) });
  const [wasWhole, setWasWhole] = useState(false);
  if (wasWhole || found.length === 0 || [outlooks, ...shared].some(isAwaited)) return wasWhole;
  setWasWhole(true);
  return true;
};
