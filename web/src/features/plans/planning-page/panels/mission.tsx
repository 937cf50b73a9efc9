import { useTranslation } from 'react-i18next';
import { MissionPanel } from '#features/plans/mission/mission-panel.tsx';
import { useCheckedPlans } from '#features/plans/edited-plan/scheduler-model.ts';
import { MissionPlanProvider } from '../panel-plan-provider.tsx';
import { type Panel, usePanelModel } from '../frame/panel-model.ts';

const useOpened = () => {
  const { openId } = usePanelModel();
  const { missions } = useCheckedPlans();
  return missions.find(({ id }) => id === openId);
};

const Words: Panel['Words'] = ({ children }) => {
  const { t } = useTranslation('scheduler');
  const mission = useOpened();
  const name = t('room.mission');
  return children(mission ? { name, title: `${mission.number}. ${mission.title}` } : { name });
};

const Content = () => {
  const { t } = useTranslation('scheduler');
  const { byKey, place, openMission } = usePanelModel();
  const mission = useOpened();
  if (!mission) return <p>{t('room.no_mission')}</p>;
  return (
    <MissionPlanProvider mission={mission}>
      <MissionPanel
        key={mission.id}
        takesFocus={byKey}
        mission={mission}
        onOpen={(id) => openMission(id, true)}
        onPlace={() => place(mission.id)}
        onClose={() => openMission(null)}
      />
    </MissionPlanProvider>
  );
};

export const missionPanel: Panel = {
  id: 'mission',
  icon: 'ship',
  dock: 'beside',
  headingId: 'mission',
  Words,
  Content,
};
