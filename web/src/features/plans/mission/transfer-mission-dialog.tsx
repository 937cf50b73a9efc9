import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonLimit } from '@shiptime/domain/applications/limits';
import type { Mission } from '@shiptime/domain/plans/missions';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useVesselFits } from '#features/applications/components/use-vessel-fits.ts';
import { plansQuery } from '../plan-api.ts';
import type { Plan } from '@shiptime/domain/plans/wire/plan';
import { useCheckedPlans, useSchedulerModel } from '../edited-plan/scheduler-model.ts';
import { decideTransfer } from './decide-transfer.ts';
import { toMissionFacts } from './mission-facts.ts';
import { useMissionCommand } from './use-mission-command.ts';
import { useReassignApplication } from './use-reassign-application.ts';

type TargetsProps = {
  readonly mission: Mission;
  readonly plans: readonly Plan[];
  readonly value: number | null;
  readonly onChange: (vesselId: number) => void;
};

const Targets = ({ mission, plans, value, onChange }: TargetsProps) => {
  const { t } = useTranslation(['scheduler', 'applications']);
  const { t: tp } = useTranslation('plans');
  const { t: te } = useTranslation('errors');
  const { language, days } = useFormat();
  const { plan, actor } = useSchedulerModel();
  const { missions, facts } = useCheckedPlans();
  const about = toMissionFacts(mission, missions, plan.vessel_id, facts);
  const isWhole = decideTransfer(actor, plan, about, null).by === 'reassign';
  const fits = useVesselFits(mission.ship_time_request_id);
  const asked = facts?.applications.find(({ id }) => id === mission.ship_time_request_id);
  const wish = (vesselId: number) =>
    [asked?.vessel_preference_1_id, asked?.vessel_preference_2_id].indexOf(vesselId);
  const describe = (target: Plan) => {
    const { by, decision, amends } = decideTransfer(actor, plan, about, target);
    const level = tp(`levels.${target.review_level}`);
    if (!decision.allowed && (by === 'move' || target.review_level === 'final'))
      return t(`transfer.closed.${target.review_level}`, { level });
    if (!decision.allowed) return `${level}. ${te(`refusals.${decision.code}`)}`;
    const fit = fits.wordsOf(target.vessel_id);
    return [
      // Free days are computed for the whole application; for one of several missions, only reasons apply.
      ...(isWhole ? [fit?.verdict, fit?.details] : [fit?.reasons]),
      amends ? t('applications:actions.reassign.amends') : level,
      by === 'offer' && target.review_level !== 'final' && t(`reassign.offer_needed.${target.review_level}`),
      !(isWhole && fit) && target.totals && t('transfer.free', { days: days(target.totals.free_days) }),
      wish(target.vessel_id) >= 0 &&
        t(`transfer.choice.${wish(target.vessel_id) === 0 ? 'first' : 'second'}`),
    ]
      .filter(Boolean)
      .join(' · ');
  };
  const rank = (target: Plan) => {
    const { decision } = decideTransfer(actor, plan, about, target);
    if (decision.allowed && fits.areKnown) return -fits.rankOf(target.vessel_id);
    const chosen = wish(target.vessel_id) >= 0 ? 1000 : 0;
    return chosen + (decision.allowed ? (target.totals?.free_days ?? 0) : -2000);
  };
  return (
    <RadioGroup
      label={t('transfer.to')}
      name="vessel_id"
      options={plans
        .filter(({ id }) => id !== plan.id)
        .toSorted((a, b) => rank(b) - rank(a))
        .map((target) => ({
          id: target.vessel_id,
          label: target.vessel ? nameInLanguage(language, target.vessel) : String(target.vessel_id),
          description: describe(target),
          isDisabled: !decideTransfer(actor, plan, about, target).decision.allowed,
        }))}
      value={value}
      onChange={onChange}
    />
  );
};

export const TransferMissionDialog = ({ mission, onClose }: { mission: Mission; onClose: () => void }) => {
  const { t } = useTranslation('scheduler');
  const { plan, actor } = useSchedulerModel();
  const { missions, facts } = useCheckedPlans();
  const query = useQuery(plansQuery(plan.fiscal_year_id));
  const [vesselId, setVesselId] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const command = useMissionCommand(onClose);
  const whole = useReassignApplication(onClose);
  const about = toMissionFacts(mission, missions, plan.vessel_id, facts);
  const applicationId =
    decideTransfer(actor, plan, about, null).by === 'reassign' ? mission.ship_time_request_id : null;
  const target = query.data?.find(({ vessel_id }) => vessel_id === vesselId);
  const way = target && decideTransfer(actor, plan, about, target);
  const isOffer = way?.by === 'offer';
  const go = () => {
    if (vesselId === null) return;
    if (applicationId !== null)
      void whole.run(applicationId, vesselId, reason.trim(), { amend: way?.amends ?? false });
    else void command.run({ type: 'leave', mission, to_vessel_id: vesselId }, t('transfer.done'));
  };
  return (
    <FormDialog
      name="mission-transfer"
      title={t(applicationId === null ? 'transfer.title' : 'reassign.title', { title: mission.title })}
      isOpen
      onClose={onClose}
      onSubmit={go}
      error={command.error ?? whole.error}
      pending={command.pending || whole.pending}
      submitLabel={t(
        isOffer ? 'reassign.offer_submit' : applicationId === null ? 'transfer.submit' : 'reassign.submit',
      )}
      canSubmit={vesselId !== null && (applicationId === null || reason.trim() !== '')}
    >
      <p>{t(applicationId === null ? 'transfer.explained' : 'reassign.explained')}</p>
      <QueryView query={query}>
        {(plans) => <Targets mission={mission} plans={plans} value={vesselId} onChange={setVesselId} />}
      </QueryView>
      {applicationId !== null && (
        <TextArea
          label={t('steps.reason')}
          hint={t(isOffer ? 'reassign.offer_hint' : 'reassign.reason_hint')}
          name="reason"
          value={reason}
          onChange={setReason}
          max={reasonLimit}
        />
      )}
    </FormDialog>
  );
};
