import { useState } from 'react';
import { reasonLimit } from '@shiptime/domain/applications/limits';
import type { Start } from '@shiptime/domain/plans/ticks';
import { TextArea } from '#ui/text-area.tsx';
import { useTranslation } from 'react-i18next';
import { nameIn, useLanguage } from '#lib/i18n.ts';
import { Dialog } from '#ui/dialog.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { useCommand } from '../mission/use-command.ts';
import { planOf, useEditing, useOutlook } from '../model/scheduler-model.ts';
import type { Transfer } from '../lanes/use-timeline-editing.ts';
import { leaving } from '../mission/leaving.ts';
import { missionFacts } from '../mission/mission-facts.ts';
import { useReassign } from '../mission/use-reassign.ts';
import { useTransferRefusal } from './use-transfer-refusal.ts';

type DropDialogProps = {
  readonly transfer: Transfer;
  readonly onClose: () => void;
  readonly onMoved: (id: number) => void;
};

const submits = {
  move: 'transfer.submit',
  reassign: 'reassign.submit',
  offer: 'reassign.offer_submit',
} as const;

/** A mission dropped on another vessel: what would be wrong there, or why it cannot go. */
export const DropDialog = ({ transfer, onClose, onMoved }: DropDialogProps) => {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const model = useEditing();
  const { mayEdit, actor } = model;
  const outlook = useOutlook();
  const { words, foresee } = outlook;
  const refusal = useTransferRefusal(outlook)(transfer);
  const { mission, wanted, target } = transfer;
  const vessel = nameIn(language, target.vessel);
  const command = useCommand(() => {
    onClose();
    onMoved(mission.id);
  });
  const whole = useReassign(() => {
    onClose();
    onMoved(mission.id);
  });
  const [reason, setReason] = useState('');
  const from = planOf(model, mission);
  const about = from && missionFacts(mission, outlook.missions, from.vessel_id, outlook.facts);
  const by = from && about ? leaving(actor, from, about, target).by : 'move';
  const title = t(by === 'offer' ? 'reassign.offer_title' : 'fleet.drop_title', {
    title: mission.title,
    vessel,
  });
  if (refusal !== null)
    return (
      <Dialog title={title} isOpen onClose={onClose}>
        <Notice tone="error" title={t('fleet.refused')}>
          <p>{refusal}</p>
        </Notice>
      </Dialog>
    );
  const isMine = mayEdit(wanted);
  const applicationId = by === 'move' ? null : mission.ship_time_request_id;
  // Who may not edit the other plan hands the mission over on the dates that it has.
  const isDated = isMine || by === 'offer';
  const landing = isDated ? wanted : { ...mission, vessel_plan_id: target.id };
  const found = foresee([landing]);
  const { start_date, start_fraction } = landing;
  const start: { start?: Start } =
    isDated && start_date !== null ? { start: { start_date, start_fraction } } : {};
  const outcome = () => {
    if (start_date === null || found.some(({ code }) => code === 'overlap')) return 'fleet.waits';
    return isMine ? 'fleet.kept' : 'fleet.handed_over';
  };
  return (
    <FormDialog
      title={title}
      isOpen
      onClose={onClose}
      onSubmit={() => {
        if (applicationId !== null)
          void whole.run(applicationId, target.vessel_id, reason.trim(), start.start ?? null);
        else
          void command.run(
            { type: 'leave', mission, to_vessel_id: target.vessel_id, ...start },
            t('transfer.done'),
          );
      }}
      error={command.error ?? whole.error}
      pending={command.pending || whole.pending}
      submitLabel={t(submits[by])}
      canSubmit={applicationId === null || reason.trim() !== ''}
    >
      <p>{words.dates(landing) ?? t('mission.unscheduled')}</p>
      <p>
        {by === 'move'
          ? t(outcome(), { vessel })
          : t(by === 'offer' ? 'reassign.offer_dropped' : 'reassign.dropped', { vessel })}
      </p>
      {found.length > 0 && (
        <Notice tone="warning" title={t('place.troubles')}>
          {found.map(words.conflict).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      )}
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
