import { useTranslation } from 'react-i18next';
import { isScheduled, type Mission } from '@shiptime/domain/plans/missions';
import { nameIn, useLanguage } from '../../../../lib/i18n.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { planOf, useEditing, useOutlook } from '../../scheduler/scheduler-model.ts';
import { Unscheduled } from '../../scheduler/unscheduled.tsx';
import { type RoomPanel, useRoom } from '../room-model.ts';

const useWaiting = () => useOutlook().missions.filter((mission) => !isScheduled(mission));

const Words: RoomPanel['Words'] = ({ children }) => {
  const { t } = useTranslation('scheduler');
  const { length: count } = useWaiting();
  const title = t('unscheduled.title', { count });
  return children({
    name: t('room.unscheduled'),
    title,
    badge: <Badge count={count} label={String(count)} />,
  });
};

const Content = () => {
  const language = useLanguage();
  const model = useEditing();
  const { openId, openMission, place, carry, drop, handle } = useRoom();
  const vesselOf = (mission: Mission) => {
    const plan = planOf(model, mission);
    return plan ? nameIn(language, plan.vessel) : '';
  };
  return (
    <Unscheduled
      missions={useWaiting()}
      {...(model.plans.length > 1 && { detailOf: vesselOf })}
      openId={openId}
      onOpen={openMission}
      onPlace={place}
      onCarry={carry}
      onDrop={drop}
      handle={handle}
    />
  );
};

export const unscheduledPanel: RoomPanel = {
  id: 'unscheduled',
  icon: 'inbox',
  dock: 'list',
  headingId: 'unscheduled',
  Words,
  Content,
};
