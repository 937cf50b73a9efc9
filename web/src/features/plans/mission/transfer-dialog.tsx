import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moveMission as decideMove } from '@shiptime/domain/plans/mission-decisions';
import type { Mission } from '@shiptime/domain/plans/missions';
import { nameIn, useLanguage } from '../../../lib/i18n.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { plansQuery } from '../api.ts';
import type { Plan } from '../plan.ts';
import { useOutlook, useScheduler } from '../scheduler/scheduler-model.ts';
import { missionFacts } from './mission-facts.ts';
import { useCommand } from './use-command.ts';

type TargetsProps = {
  readonly mission: Mission;
  readonly plans: readonly Plan[];
  readonly value: number | null;
  readonly onChange: (vesselId: number) => void;
};

/** The plans of the year; those that cannot take the mission say why. */
const Targets = ({ mission, plans, value, onChange }: TargetsProps) => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const language = useLanguage();
  const { plan, actor } = useScheduler();
  const { missions, facts } = useOutlook();
  const about = missionFacts(mission, missions, facts);
  return (
    <RadioGroup
      label={t('transfer.to')}
      name="vessel_id"
      options={plans
        .filter(({ id }) => id !== plan.id)
        .map((target) => {
          const { allowed } = decideMove(actor, plan, about, target);
          const level = tp(`levels.${target.review_level}`);
          return {
            id: target.vessel_id,
            label: target.vessel ? nameIn(language, target.vessel) : String(target.vessel_id),
            description: allowed ? level : t(`transfer.closed.${target.review_level}`, { level }),
            isDisabled: !allowed,
          };
        })
        .toSorted((a, b) => Number(a.isDisabled) - Number(b.isDisabled))}
      value={value}
      onChange={onChange}
    />
  );
};

export const TransferDialog = ({ mission, onClose }: { mission: Mission; onClose: () => void }) => {
  const { t } = useTranslation('scheduler');
  const { plan } = useScheduler();
  const query = useQuery(plansQuery(plan.fiscal_year_id));
  const [vesselId, setVesselId] = useState<number | null>(null);
  const command = useCommand(onClose);
  return (
    <FormDialog
      title={t('transfer.title', { title: mission.title })}
      isOpen
      onClose={onClose}
      onSubmit={() => {
        if (vesselId === null) return;
        void command.run({ type: 'leave', mission, to_vessel_id: vesselId }, t('transfer.done'));
      }}
      error={command.error}
      pending={command.pending}
      submitLabel={t('transfer.submit')}
      canSubmit={vesselId !== null}
    >
      <p>{t('transfer.explained')}</p>
      <QueryView query={query}>
        {(plans) => <Targets mission={mission} plans={plans} value={vesselId} onChange={setVesselId} />}
      </QueryView>
    </FormDialog>
  );
};
