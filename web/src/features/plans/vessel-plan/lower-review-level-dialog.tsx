import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AmendmentLevel, amendmentLevels, type PlanStepDown } from '@shiptime/domain/plans/lifecycle';
import { planTextLimits } from '@shiptime/domain/plans/schema';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { TextArea } from '#ui/text-area.tsx';
import type { LoadedPlan } from '../plan.ts';
import { takePlanStep } from '../plan-api.ts';
import { AmendmentLevelChoice } from './amendment-level.tsx';

type StepDownDialogProps = {
  readonly plan: Pick<LoadedPlan, 'id' | 'vessel'>;
  readonly step: PlanStepDown;
  readonly reload: () => Promise<void>;
  readonly onClose: () => void;
};

export const LowerReviewLevelDialog = ({ plan, step, reload, onClose }: StepDownDialogProps) => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const [reason, setReason] = useState('');
  const [level, setLevel] = useState<AmendmentLevel>(amendmentLevels[0]);
  const isAmending = step === 'reopen';
  const task = useApiMutation(step, {
    mutationFn: () => takePlanStep(plan.id, step, { reason: reason.trim(), ...(isAmending && { level }) }),
    onSuccess: async () => {
      await reload();
      snackbar.success(t(`steps.done.${step}`));
      onClose();
    },
    onError: () => void reload(),
  });
  return (
    <FormDialog
      name="plan-step-down"
      title={tp(`steps.${step}`)}
      isOpen
      pending={task.pending}
      error={task.problem}
      onClose={onClose}
      onSubmit={() => void task.run()}
      submitLabel={tp(`steps.${step}`)}
      canSubmit={reason.trim() !== ''}
    >
      <p>{t(`steps.explained.${step}`)}</p>
      {isAmending && <AmendmentLevelChoice plans={[plan]} value={level} onChange={setLevel} />}
      <TextArea
        label={t('steps.reason')}
        name="reason"
        value={reason}
        onChange={setReason}
        max={planTextLimits.reason}
      />
    </FormDialog>
  );
};
