import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { planDecisions, stepsAt } from '@shiptime/domain/plans/decisions';
import { type PlanStep, stepsWithReason } from '@shiptime/domain/plans/lifecycle';
import { ActionButton } from '../../../ui/action-button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { snackbar } from '../../../ui/snackbar-store.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { useTask } from '../../../lib/use-task.ts';
import { takeStep } from '../api.ts';
import { obstaclesOf } from '../list/next-step.ts';
import { useEditorView, useScheduler } from './scheduler-model.ts';

const needsReason = (step: PlanStep): boolean => stepsWithReason.some((name) => name === step);
const longestReason = 2000;

const useRefusal = () => {
  const { t } = useTranslation('scheduler');
  const { t: te } = useTranslation('errors');
  const { plan, actor } = useScheduler();
  const { status } = useEditorView();
  return (step: PlanStep): string | null => {
    const decision = planDecisions(actor, plan, obstaclesOf(plan))[step];
    if (!decision.allowed) return te(`refusals.${decision.code}`);
    return status === 'saved' ? null : t('steps.unsaved');
  };
};

/** Conflicts do not block, but nobody sets a plan final without having been told of them. */
const OpenConflicts = () => {
  const { t: tp } = useTranslation('plans');
  const { plan } = useScheduler();
  const count = plan.conflicts?.error ?? 0;
  return count === 0 ? null : <Notice tone="warning">{tp('blocked.unresolved_conflicts', { count })}</Notice>;
};

const StepDialog = ({ step, onClose }: { step: PlanStep; onClose: () => void }) => {
  const { t } = useTranslation('scheduler');
  const { t: tp } = useTranslation('plans');
  const { plan, reload } = useScheduler();
  const task = useTask(step);
  const [reason, setReason] = useState('');
  const go = async () => {
    const done = await task.run(async () => {
      await takeStep(plan.id, step, needsReason(step) ? reason.trim() : undefined);
    });
    await reload();
    if (!done) return;
    snackbar.success(t(`steps.done.${step}`));
    onClose();
  };
  const shared = { title: tp(`steps.${step}`), isOpen: true, pending: task.pending };
  const error = task.problem;
  if (!needsReason(step)) {
    return (
      <ConfirmDialog
        {...shared}
        error={error}
        onCancel={onClose}
        onConfirm={() => void go()}
        confirmLabel={tp(`steps.${step}`)}
      >
        <p>{t(`steps.explained.${step}`)}</p>
        {step === 'set_final' && <OpenConflicts />}
      </ConfirmDialog>
    );
  }
  return (
    <FormDialog
      {...shared}
      error={error}
      onClose={onClose}
      onSubmit={() => void go()}
      submitLabel={tp(`steps.${step}`)}
      canSubmit={reason.trim() !== ''}
    >
      <p>{t(`steps.explained.${step}`)}</p>
      <TextArea
        label={t('steps.reason')}
        name="reason"
        value={reason}
        onChange={setReason}
        max={longestReason}
      />
    </FormDialog>
  );
};

/** The steps that exist at the plan's level: those that cannot be taken now say why. */
export const StepButtons = () => {
  const { t: tp } = useTranslation('plans');
  const { plan } = useScheduler();
  const refusal = useRefusal();
  const [taking, setTaking] = useState<PlanStep | null>(null);
  return (
    <>
      {stepsAt(plan.review_level).map((step) => (
        <ActionButton
          key={step}
          variant={needsReason(step) ? 'secondary' : 'primary'}
          disabledReason={refusal(step)}
          onPress={() => setTaking(step)}
        >
          {tp(`steps.${step}`)}
        </ActionButton>
      ))}
      {taking && <StepDialog step={taking} onClose={() => setTaking(null)} />}
    </>
  );
};
