import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select } from '#ui/select.tsx';
import { Row, Stack } from '#ui/stack.tsx';
import { useCheckedPlans, useSchedulerModel } from '../edited-plan/scheduler-model.ts';
import { ActivityList } from './activity-list.tsx';

export const PlanActivity = () => {
  const { t } = useTranslation('scheduler');
  const { plan, actor } = useSchedulerModel();
  const { missions } = useCheckedPlans();
  const [missionId, setMissionId] = useState<number | null>(null);
  const [mine, setMine] = useState(false);
  return (
    <Stack>
      <Row end>
        <Select
          label={t('activity.mission')}
          name="activity_mission"
          isFilter
          placeholder={t('activity.all')}
          options={missions.map(({ id, number, title }) => ({ id, label: `${number}. ${title}` }))}
          value={missionId}
          onChange={setMissionId}
        />
        <Checkbox label={t('activity.mine')} value={mine} onChange={setMine} />
      </Row>
      <ActivityList
        key={`${missionId} ${mine}`}
        of={{ place: 'vessel_plans', id: plan.id }}
        planId={plan.id}
        filter={{ mission_id: missionId ?? undefined, user_id: mine ? actor.id : undefined }}
      />
    </Stack>
  );
};
