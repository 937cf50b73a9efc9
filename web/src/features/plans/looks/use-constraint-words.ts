import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConstraintFacts } from './timeline-lane.ts';

/** What a constraint says on the timeline: its name, what it is, its days. */
export const useConstraintWords = () => {
  const { t } = useTranslation('scheduler');
  const { t: tv } = useTranslation('vessels');
  return useCallback(
    ({ name, kind = 'other', start_date, end_date }: ConstraintFacts): string =>
      t(kind === 'other' ? 'timeline.constraint' : 'timeline.constraint_of', {
        name,
        kind: tv(`constraints.kinds.${kind}`),
        start: start_date,
        end: end_date,
      }),
    [t, tv],
  );
};
