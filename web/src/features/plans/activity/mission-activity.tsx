import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mission } from '@shiptime/domain/plans/missions';
import { Disclosure } from '#ui/disclosure.tsx';
import { ActivityList } from './activity-list.tsx';

export const MissionActivity = ({ mission }: { mission: Mission }) => {
  const { t } = useTranslation('scheduler');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure title={t('tabs.activity')} isOpen={isOpen} onToggle={setIsOpen}>
      {isOpen && <ActivityList of={{ place: 'missions', id: mission.id }} planId={mission.vessel_plan_id} />}
    </Disclosure>
  );
};
