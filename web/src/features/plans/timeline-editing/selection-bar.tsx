import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { daysToTicks } from '@shiptime/domain/plans/ticks';
import { useProblemText } from '#lib/problem-text.ts';
import { Button } from '#ui/button.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { restoreFocusToMission } from '../timeline/drag/restore-focus.ts';
import { useEditingModel } from '../edited-plan/scheduler-model.ts';
import styles from '../scheduler.module.css';

const ShiftDialog = ({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) => {
  const { t } = useTranslation('scheduler');
  const problemText = useProblemText();
  const { editor } = useEditingModel();
  const [days, setDays] = useState<number | null>(1);
  const isRight = days !== null && Number.isInteger(days * 4) && Math.abs(days) <= 366;
  const submit = () => {
    if (!isRight) return;
    editor.perform({ type: 'move', mission_ids: ids, ticks: daysToTicks(days) });
    onClose();
  };
  return (
    <FormDialog
      name="missions-shift"
      title={t('selection.shift_title', { count: ids.length })}
      isOpen
      onClose={onClose}
      onSubmit={submit}
      error={null}
      pending={false}
      submitLabel={t('selection.shift_submit')}
    >
      <NumberField
        label={t('selection.days')}
        hint={t('selection.days_hint')}
        name="days"
        unit={t('unit_days')}
        value={days}
        onChange={setDays}
        error={isRight ? undefined : problemText({ code: 'quarter_days' })}
      />
    </FormDialog>
  );
};

type SelectionBarProps = { readonly ids: readonly number[]; readonly onClear: () => void };

export const SelectionBar = ({ ids, onClear }: SelectionBarProps) => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const { editor } = useEditingModel();
  const [shifting, setShifting] = useState(false);
  return (
    <div className={styles['selection']}>
      <p aria-live="polite">{ids.length > 0 && t('selection.count', { count: ids.length })}</p>
      {ids.length > 0 && (
        <>
          <Button small icon="move" onPress={() => setShifting(true)}>
            {t('selection.shift')}
          </Button>
          <Button
            small
            onPress={() => {
              editor.perform({ type: 'unschedule', mission_ids: ids });
              onClear();
              restoreFocusToMission(ids[0]);
            }}
          >
            {tp('actions.unschedule')}
          </Button>
          <Button small variant="quiet" onPress={onClear}>
            {t('selection.clear')}
          </Button>
        </>
      )}
      {shifting && <ShiftDialog ids={ids} onClose={() => setShifting(false)} />}
    </div>
  );
};
