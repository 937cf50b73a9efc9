import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Conflict, conflictKey } from '@shiptime/domain/plans/conflicts/conflict';
import { conflictIdentity } from '@shiptime/domain/plans/conflicts/kept-conflicts';
import { planTextLimits } from '@shiptime/domain/plans/schema';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { classNames } from '#ui/class-names.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { TextArea } from '#ui/text-area.tsx';
import { NonBreakingDates } from '#ui/non-breaking-dates.tsx';
import { keepConflicts } from '../plan-api.ts';
import { useCheckedPlans, useEditingModel } from '../edited-plan/scheduler-model.ts';
import styles from './conflicts.module.css';

type KeepDialogProps = {
  readonly planId: number;
  readonly found: readonly Conflict[];
  readonly onKept: () => void;
  readonly onClose: () => void;
};

type FoundProps = {
  readonly found: readonly Conflict[];
  readonly left: ReadonlySet<string>;
  readonly onChoose: (key: string, isChosen: boolean) => void;
};

const Found = ({ found, left, onChoose }: FoundProps) => {
  const { t } = useTranslation('scheduler');
  const { words } = useCheckedPlans();
  if (found.length <= 1)
    return found.map((each) => (
      <p key={conflictKey(each)}>
        <NonBreakingDates text={words.conflict(each)} />
      </p>
    ));
  return (
    <fieldset className={classNames(styles['list'], styles['choices'])}>
      <legend>{t('conflicts.which')}</legend>
      {found.map((each) => (
        <Checkbox
          key={conflictKey(each)}
          label={<NonBreakingDates text={words.conflict(each)} />}
          value={!left.has(conflictKey(each))}
          onChange={(isChosen) => onChoose(conflictKey(each), isChosen)}
        />
      ))}
    </fieldset>
  );
};

export const KeepConflictDialog = ({ planId, found, onKept, onClose }: KeepDialogProps) => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const { editor, reload } = useEditingModel();
  const [reason, setReason] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = found.filter((each) => !left.has(conflictKey(each)));
  const several = found.length > 1;
  const choose = (key: string, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(key);
    else next.add(key);
    setLeft(next);
  };
  const task = useApiMutation('keep_conflict', {
    mutationFn: async (kept: readonly Conflict[]) => {
      // Saves first, since only overlaps can be kept before they are saved.
      await editor.saveNow();
      const conflicts = kept.map((each) => ({ ...conflictIdentity(each), days: each.days }));
      await keepConflicts(planId, conflicts, reason.trim());
    },
    onSuccess: async (_nothing, { length: count }) => {
      await reload();
      snackbar.success(t('conflicts.kept', { count }));
      onKept();
      onClose();
    },
  });
  return (
    <FormDialog
      name="conflicts-keep"
      title={t('conflicts.keep_title', { count: found.length })}
      isOpen
      wide={several}
      onClose={onClose}
      onSubmit={() => void task.run(chosen)}
      error={task.problem}
      pending={task.pending}
      submitLabel={
        several ? t('conflicts.keep_chosen', { count: chosen.length }) : tp('actions.keep_conflict')
      }
      canSubmit={reason.trim() !== '' && chosen.length > 0}
    >
      <Found found={found} left={left} onChoose={choose} />
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
