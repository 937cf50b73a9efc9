import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Conflict } from '@shiptime/domain/plans/conflicts/conflict';
import { identityOf } from '@shiptime/domain/plans/conflicts/kept-conflicts';
import { planTextLimits } from '@shiptime/domain/plans/schema';
import { useTask } from '../../../lib/use-task.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { snackbar } from '../../../ui/snackbar-store.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { keepConflict } from '../api.ts';
import { useOutlook, useEditing } from '../scheduler/scheduler-model.ts';

type KeepDialogProps = {
  readonly found: Conflict;
  readonly onKept: () => void;
  readonly onClose: () => void;
};

/** The conflict may stand, for a reason that everyone can read. */
export const KeepDialog = ({ found, onKept, onClose }: KeepDialogProps) => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const { editor, reload } = useEditing();
  const { words } = useOutlook();
  const task = useTask('keep_conflict');
  const [reason, setReason] = useState('');
  const keep = async () => {
    const done = await task.run(async () => {
      // The server keeps what it has found; an overlap must be kept before it can be there at all.
      await editor.saveNow();
      await keepConflict(identityOf(found), found.days, reason.trim());
    });
    if (!done) return;
    await reload();
    snackbar.success(t('conflicts.kept'));
    onKept();
    onClose();
  };
  return (
    <FormDialog
      title={tp('actions.keep_conflict')}
      isOpen
      onClose={onClose}
      onSubmit={() => void keep()}
      error={task.problem}
      pending={task.pending}
      submitLabel={tp('actions.keep_conflict')}
      canSubmit={reason.trim() !== ''}
    >
      <p>{words.conflict(found)}</p>
      <TextArea
        label={t('steps.reason')}
        hint={t('conflicts.reason_hint')}
        name="reason"
        value={reason}
        onChange={setReason}
        max={planTextLimits.reason}
      />
    </FormDialog>
  );
};
