import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noObstacles, checkPlanActions, stepsFromLevel } from '@shiptime/domain/plans/decisions';
import { isStepDown, type PlanStep } from '@shiptime/domain/plans/lifecycle';
import { ActionButton } from '#ui/action-button.tsx';
import { PreflightDialog } from './preflight-dialog.tsx';
import { LowerReviewLevelDialog } from './lower-review-level-dialog.tsx';
import { usePlanEditorState, useSchedulerModel } from '../edited-plan/scheduler-model.ts';

const useRefusal = () => {
  const { t } = useTranslation('scheduler');
  const { t: te } = useTranslation('errors');
  const { plan, actor } = useSchedulerModel();
  const { status } = usePlanEditorState();
  return (step: PlanStep): string | null => {
    const decision = checkPlanActions(actor, plan, noObstacles)[step];
    if (!decision.allowed && step === 'reopen' && decision.code === 'level_not_yours')
      return t('steps.reopen_others');
    if (!decision.allowed) return te(`refusals.${decision.code}`);
    return status === 'saved' ? null : t('steps.unsaved');
  };
};

export const PlanStepButtons = () => {
  const { t: tp } = useTranslation('plans');
  const { plan, reload } = useSchedulerModel();
  const refusal = useRefusal();
  const [taking, setTaking] = useState<PlanStep | null>(null);
  const close = () => setTaking(null);
  return (
    <>
      {stepsFromLevel(plan.review_level).map((step) => (
        <ActionButton
          key={step}
          small
          variant={isStepDown(step) ? 'secondary' : 'primary'}
          disabledReason={refusal(step)}
          onPress={() => setTaking(step)}
        >
          {tp(`steps.${step}`)}
        </ActionButton>
      ))}
      {taking && isStepDown(taking) && (
        <LowerReviewLevelDialog plan={plan} step={taking} reload={reload} onClose={close} />
      )}
      {taking && !isStepDown(taking) && <PreflightDialog step={taking} onClose={close} />}
    </>
  );
};
