import { useTranslation } from 'react-i18next';
import type { Conflict } from '@shiptime/domain/plans/conflicts/conflict';
import { Notice } from '#ui/notice.tsx';
import { NonBreakingDates } from '#ui/non-breaking-dates.tsx';
import { useCheckedPlans } from '../edited-plan/scheduler-model.ts';

export const MissionConflicts = ({ found }: { found: readonly Conflict[] }) => {
  const { t } = useTranslation('scheduler');
  const { words } = useCheckedPlans();
  if (found.length === 0) return null;
  return (
    <Notice tone="warning" title={t('place.troubles')}>
      {found.map(words.conflict).map((text) => (
        <p key={text}>
          <NonBreakingDates text={text} />
        </p>
      ))}
    </Notice>
  );
};
