import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { minimumMissionDays } from '@shiptime/domain/plans/mission-decisions';
import { splitMissionInTwo } from '@shiptime/domain/plans/mission-changes';
import { type Mission, nextMissionNumber } from '@shiptime/domain/plans/missions';
import { ticksToDays, daysToTicks } from '@shiptime/domain/plans/ticks';
import { useProblemText } from '#lib/problem-text.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { useCheckedPlans } from '../edited-plan/scheduler-model.ts';
import { provisionalId } from './provisional-id.ts';
import { useMissionCommand } from './use-mission-command.ts';

const half = (days: number): number => ticksToDays(Math.ceil(daysToTicks(days) / 2));

export const SplitMissionDialog = ({ mission, onClose }: { mission: Mission; onClose: () => void }) => {
  const { t } = useTranslation('scheduler');
  const { days: inDays } = useFormat();
  const problemText = useProblemText();
  const [days, setDays] = useState<number | null>(half(mission.operational_days));
  const { missions } = useCheckedPlans();
  const command = useMissionCommand(onClose);
  const most = mission.operational_days - minimumMissionDays;
  const inQuarters = days === null || Number.isInteger(days * 4);
  const isRight = days !== null && inQuarters && days >= minimumMissionDays && days <= most;
  const rest = isRight ? mission.operational_days - days : null;
  return (
    <FormDialog
      name="mission-split"
      title={t('split.title', { title: mission.title })}
      isOpen
      onClose={onClose}
      onSubmit={() => {
        if (!isRight) return;
        const [first, second] = splitMissionInTwo(mission, days, {
          id: provisionalId,
          number: nextMissionNumber(
            missions.filter((each) => each.vessel_plan_id === mission.vessel_plan_id),
          ),
        });
        void command.run({ type: 'split', whole: mission, first, second }, t('split.done'));
      }}
      error={command.error}
      pending={command.pending}
      submitLabel={t('split.submit')}
    >
      <p>{t('split.explained')}</p>
      <NumberField
        label={t('split.first')}
        name="operational_days"
        unit={t('unit_days')}
        value={days}
        onChange={setDays}
        error={
          isRight
            ? undefined
            : problemText(
                inQuarters
                  ? { code: 'out_of_range', params: { min: minimumMissionDays, max: most } }
                  : { code: 'quarter_days' },
              )
        }
      />
      <p aria-live="polite">{rest !== null && t('split.second', { days: inDays(rest) })}</p>
    </FormDialog>
  );
};
