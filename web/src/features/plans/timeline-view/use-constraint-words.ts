import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConstraintFacts } from './timeline-lane.ts';

/** What a constraint says on the timeline: its name, what it is, its days. */
export const useConstraintWords = () => {
  const { t } = useTranslation('scheduler');
  const { t: tv } = useTranslation('vessels');
  return useCallback(
    ({ name, kind = 'other', start_date, end_date }: ConstraintFacts): string => {
      const what = tv(`constraints.kinds.${kind}`);
      // A breakdown that nobody has named otherwise is called so.
      const isSaid = kind === 'other' || what === name;
      return t(isSaid ? 'timeline.constraint' : 'timeline.constraint_of', {
        name,
        kind: what,
        start: start_date,
        end: end_date,
      });
    },
    [t, tv],
  );
};
