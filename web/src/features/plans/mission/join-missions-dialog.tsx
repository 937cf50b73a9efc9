import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joinTwoMissions } from '@shiptime/domain/plans/mission-changes';
import type { Mission } from '@shiptime/domain/plans/missions';
import { FormDialog } from '#ui/form-dialog.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { useCheckedPlans } from '../edited-plan/scheduler-model.ts';
import { findJoinableMissions } from './mission-facts.ts';
import { useMissionCommand } from './use-mission-command.ts';

export const JoinMissionsDialog = ({ mission, onClose }: { mission: Mission; onClose: () => void }) => {
  const { t } = useTranslation('scheduler');
  const { missions, words } = useCheckedPlans();
  const others = findJoinableMissions(mission, missions);
  const [chosen, setChosen] = useState<number | null>(others[0]?.id ?? null);
  const command = useMissionCommand(onClose);
  return (
    <FormDialog
      name="mission-join"
      title={t('join.title', { title: mission.title })}
      isOpen
      onClose={onClose}
      onSubmit={() => {
        const other = others.find(({ id }) => id === chosen);
        if (!other) return;
        const whole = joinTwoMissions(mission, other);
        const [first, second] = whole.id === mission.id ? [mission, other] : [other, mission];
        void command.run({ type: 'join', whole, first, second }, t('join.done'));
      }}
      error={command.error}
      pending={command.pending}
      submitLabel={t('join.submit')}
      canSubmit={chosen !== null}
    >
      <p>{t('join.explained')}</p>
      <RadioGroup
        label={t('join.with')}
        name="with"
        options={others.map((other) => ({
          id: other.id,
          label: `${other.number}. ${other.title}`,
          description: words.dates(other) ?? t('mission.unscheduled'),
        }))}
        value={chosen}
        onChange={setChosen}
      />
    </FormDialog>
  );
};
