import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noObstacles, planDecisions, stepsAt } from '@shiptime/domain/plans/decisions';
import { type PlanStep, stepsWithReason } from '@shiptime/domain/plans/lifecycle';
import { planTextLimits } from '@shiptime/domain/plans/schema';
import { ActionButton } from '#ui/action-button.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { TextArea } from '#ui/text-area.tsx';
import { useChange } from '#lib/use-change.ts';
import { takePlanStep } from '../api.ts';
import { PreflightDialog } from './preflight-dialog.tsx';
import { useEditorView, useScheduler } from '../model/scheduler-model.ts';

type StepDown = (typeof stepsWithReason)[number];
const isDown = (step: PlanStep): step is StepDown => stepsWithReason.some((name) => name === step);

/** Who, and when. What still stands in the way is said, and mended, in the pre-flight. */
const useRefusal = () => {
  const { t } = useTranslation('scheduler');
  const { t: te } = useTranslation('errors');
  const { plan, actor } = useScheduler();
  const { status } = useEditorView();
  return (step: PlanStep): string | null => {
    const decision = planDecisions(actor, plan, noObstacles)[step];
    if (!decision.allowed) return te(`refusals.${decision.code}`);
    return status === 'saved' ? null : t('steps.unsaved');
  };
};

/** One level down, with a reason that those who work there see. */
const StepDownDialog = ({ step, onClose }: { step: StepDown; onClose: () => void }) => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const { plan, reload } = useScheduler();
  const [reason, setReason] = useState('');
  const task = useChange(step, {
    mutationFn: () => takePlanStep(plan.id, step, { reason: reason.trim() }),
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

/** The steps that exist at the plan's level: those that cannot be taken by this reader now say why. */
export const StepButtons = () => {
  const { t: tp } = useTranslation('plans');
  const { plan } = useScheduler();
  const refusal = useRefusal();
  const [taking, setTaking] = useState<PlanStep | null>(null);
  const close = () => setTaking(null);
  return (
    <>
      {stepsAt(plan.review_level).map((step) => (
        <ActionButton
          key={step}
          small
          variant={isDown(step) ? 'secondary' : 'primary'}
          disabledReason={refusal(step)}
          onPress={() => setTaking(step)}
        >
          {tp(`steps.${step}`)}
        </ActionButton>
      ))}
      {taking && isDown(taking) && <StepDownDialog step={taking} onClose={close} />}
      {taking && !isDown(taking) && <PreflightDialog step={taking} onClose={close} />}
    </>
  );
};
