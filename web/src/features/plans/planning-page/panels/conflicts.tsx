import { useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countUnresolvedConflicts } from '@shiptime/domain/plans/conflicts/conflict';
import { Badge } from '#ui/badge.tsx';
import { useConflictCountsFormatter } from '#features/plans/conflicts/conflict-counts.tsx';
import { ConflictList } from '#features/plans/conflicts/conflict-list.tsx';
import { FleetConflicts } from '#features/plans/conflicts/fleet-conflicts.tsx';
import { UnscheduledMissionsButton } from '#features/plans/conflicts/unscheduled-missions-button.tsx';
import { SchedulerContext, useCheckedPlans } from '#features/plans/edited-plan/scheduler-model.ts';
import { type Panel, usePanelModel } from '../frame/panel-model.ts';

const Words: Panel['Words'] = ({ children }) => {
  const { t } = useTranslation('scheduler');
  const { conflicts } = useCheckedPlans();
  const counts = useMemo(() => countUnresolvedConflicts(conflicts), [conflicts]);
  const words = useConflictCountsFormatter()(counts);
  return children({ name: t('tabs.conflicts'), badge: <Badge count={counts.error} label={words} /> });
};

const Content = () => {
  const { openMission, show } = usePanelModel();
  const alone = useContext(SchedulerContext)?.plan !== undefined;
  return (
    <>
      {alone ? <ConflictList onOpen={openMission} /> : <FleetConflicts onOpen={openMission} />}
      <UnscheduledMissionsButton onShow={() => show('unscheduled')} />
    </>
  );
};

export const conflictsPanel: Panel = {
  id: 'conflicts',
  icon: 'alert',
  dock: 'beside',
  Words,
  Content,
};
