import { useTranslation } from 'react-i18next';
import { isScheduled } from '@shiptime/domain/plans/missions';
import { useCheckedPlans } from '../edited-plan/scheduler-model.ts';
import { TextButton } from '../text-button.tsx';

export const UnscheduledMissionsButton = ({ onShow }: { readonly onShow: () => void }) => {
  const { t } = useTranslation('scheduler');
  const count = useCheckedPlans().missions.filter((mission) => !isScheduled(mission)).length;
  if (count === 0) return null;
  return (
    <p>
      <TextButton onPress={onShow}>{t('conflicts.to_place', { count })}</TextButton>
    </p>
  );
};
