import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useConstraintLabel } from '#features/vessels/use-constraint-label.ts';
import type { TimelineConstraint } from './timeline-lane.ts';

export const useConstraintText = () => {
  const { t } = useTranslation('scheduler');
  const label = useConstraintLabel();
  return useCallback(
    (constraint: TimelineConstraint): string =>
      t('timeline.constraint', {
        name: label(constraint),
        start: constraint.start_date,
        end: constraint.end_date,
      }),
    [t, label],
  );
};
