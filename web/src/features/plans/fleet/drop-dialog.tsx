import { useTranslation } from 'react-i18next';
import { nameIn, useLanguage } from '../../../lib/i18n.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useCommand } from '../mission/use-command.ts';
import { useEditing, useOutlook } from '../scheduler/scheduler-model.ts';
import type { Transfer } from '../scheduler/use-timeline-editing.ts';
import { useTransferRefusal } from './use-transfer-refusal.ts';

type DropDialogProps = { readonly transfer: Transfer; readonly onClose: () => void };

/** A mission dropped on another vessel: what would be wrong there, or why it cannot go. */
export const DropDialog = ({ transfer, onClose }: DropDialogProps) => {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { editor, mayEdit } = useEditing();
  const outlook = useOutlook();
  const { words, foresee } = outlook;
  const refusal = useTransferRefusal(outlook)(transfer);
  const { mission, wanted, target } = transfer;
  const vessel = nameIn(language, target.vessel);
  const command = useCommand(() => {
    const there = editor.view().plan.missions.find(({ id }) => id === mission.id);
    const { start_date, start_fraction } = wanted;
    const isThere = there?.start_date === start_date && there?.start_fraction === start_fraction;
    if (start_date !== null && !isThere && mayEdit(wanted))
      editor.perform({ type: 'place', mission_id: mission.id, start: { start_date, start_fraction } });
    onClose();
  });
  const title = t('fleet.drop_title', { title: mission.title, vessel });
  if (refusal !== null)
    return (
      <Dialog title={title} isOpen onClose={onClose}>
        <Notice tone="error" title={t('fleet.refused')}>
          <p>{refusal}</p>
        </Notice>
      </Dialog>
    );
  const troubles = foresee([wanted]).map(words.conflict);
  return (
    <FormDialog
      title={title}
      isOpen
      onClose={onClose}
      onSubmit={() =>
        void command.run({ type: 'leave', mission, to_vessel_id: target.vessel_id }, t('transfer.done'))
      }
      error={command.error}
      pending={command.pending}
      submitLabel={t('transfer.submit')}
    >
      <p>{words.dates(wanted) ?? t('mission.unscheduled')}</p>
      <p>{t(mayEdit(wanted) ? 'fleet.kept' : 'fleet.handed_over', { vessel })}</p>
      {troubles.length > 0 && (
        <Notice tone="warning" title={t('place.troubles')}>
          {troubles.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      )}
    </FormDialog>
  );
};
