import { useState } from 'react';
import { reasonLimit } from '@shiptime/domain/applications/limits';
import type { MissionStart } from '@shiptime/domain/plans/ticks';
import { TextArea } from '#ui/text-area.tsx';
import { useTranslation } from 'react-i18next';
import { nameInLanguage, useLanguage } from '#lib/i18n.ts';
import { Dialog } from '#ui/dialog.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { useMissionCommand } from '../mission/use-mission-command.ts';
import { findPlanOfMission, useEditingModel, useCheckedPlans } from '../edited-plan/scheduler-model.ts';
import type { MissionTransfer } from '../timeline-editing/use-timeline-editing.ts';
import { decideTransfer } from '../mission/decide-transfer.ts';
import { toMissionFacts } from '../mission/mission-facts.ts';
import { MissionConflicts } from '../mission/mission-conflicts.tsx';
import { useReassignApplication } from '../mission/use-reassign-application.ts';
import { useTransferRefusal } from './use-transfer-refusal.ts';

type DropDialogProps = {
  readonly transfer: MissionTransfer;
  readonly onClose: () => void;
  readonly onMoved: (id: number) => void;
};

const submits = {
  move: 'transfer.submit',
  reassign: 'reassign.submit',
  offer: 'reassign.offer_submit',
} as const;
const dropped = { reassign: 'reassign.dropped', offer: 'reassign.offer_dropped' } as const;

const useLanding = ({ mission, wanted, target }: MissionTransfer) => {
  const model = useEditingModel();
  const { missions, facts, predictConflicts } = useCheckedPlans();
  const from = findPlanOfMission(model, mission);
  const about = from && toMissionFacts(mission, missions, from.vessel_id, facts);
  const { by, amends = false } =
    from && about ? decideTransfer(model.actor, from, about, target) : { by: 'move' as const };
  const isMine = model.mayEdit(wanted);
  const isDated = isMine || amends || by === 'offer';
  const landing = isDated ? wanted : { ...mission, vessel_plan_id: target.id };
  const { start_date, start_fraction } = landing;
  const start: MissionStart | null = isDated && start_date !== null ? { start_date, start_fraction } : null;
  const found = predictConflicts([landing]);
  const outcome = () => {
    if (start_date === null || found.some(({ code }) => code === 'overlap')) return 'fleet.waits';
    return isMine ? 'fleet.kept' : 'fleet.handed_over';
  };
  return {
    by,
    amends,
    applicationId: by === 'move' ? null : mission.ship_time_request_id,
    landing,
    start,
    found,
    outcome: outcome(),
  } as const;
};

type Landing = ReturnType<typeof useLanding>;

const useSending = (
  { mission, target }: MissionTransfer,
  { applicationId, start, amends }: Landing,
  onDone: () => void,
) => {
  const { t } = useTranslation('scheduler');
  const command = useMissionCommand(onDone);
  const whole = useReassignApplication(onDone);
  return {
    error: command.error ?? whole.error,
    pending: command.pending || whole.pending,
    send: (reason: string) => {
      if (applicationId !== null)
        void whole.run(applicationId, target.vessel_id, reason.trim(), { start, amend: amends });
      else
        void command.run(
          { type: 'leave', mission, to_vessel_id: target.vessel_id, ...(start && { start }) },
          t('transfer.done'),
        );
    },
  };
};

export const TransferDropDialog = ({ transfer, onClose, onMoved }: DropDialogProps) => {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const outlook = useCheckedPlans();
  const refusal = useTransferRefusal(outlook)(transfer);
  const { mission, target } = transfer;
  const vessel = nameInLanguage(language, target.vessel);
  const landing = useLanding(transfer);
  const { by, applicationId } = landing;
  const { send, error, pending } = useSending(transfer, landing, () => {
    onClose();
    onMoved(mission.id);
  });
  const [reason, setReason] = useState('');
  const title = t(by === 'offer' ? 'reassign.offer_title' : 'fleet.drop_title', {
    title: mission.title,
    vessel,
  });
  if (refusal !== null)
    return (
      <Dialog name="mission-drop-refused" title={title} isOpen onClose={onClose}>
        <Notice tone="error" title={t('fleet.refused')}>
          <p>{refusal}</p>
        </Notice>
      </Dialog>
    );
  return (
    <FormDialog
      name="mission-drop"
      title={title}
      isOpen
      onClose={onClose}
      onSubmit={() => send(reason)}
      error={error}
      pending={pending}
      submitLabel={t(submits[by])}
      canSubmit={applicationId === null || reason.trim() !== ''}
    >
      <p>{outlook.words.dates(landing.landing) ?? t('mission.unscheduled')}</p>
      <p>{t(by === 'move' ? landing.outcome : dropped[by], { vessel })}</p>
      <MissionConflicts found={landing.found} />
      {applicationId !== null && (
        <TextArea
          label={t('steps.reason')}
          hint={t(by === 'offer' ? 'reassign.offer_hint' : 'reassign.reason_hint')}
          name="reason"
          value={reason}
          onChange={setReason}
          max={reasonLimit}
        />
      )}
    </FormDialog>
  );
};
