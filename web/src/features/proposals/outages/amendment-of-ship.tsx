import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AmendmentLevel, amendmentLevels } from '@shiptime/domain/plans/lifecycle';
import { reopen } from '@shiptime/domain/plans/decisions';
import { planTextLimits } from '@shiptime/domain/plans/schema';
import type { Outage } from '@shiptime/domain/proposals/proposal-wire';
import { useFormat } from '#lib/format.ts';
import { nameIn } from '#lib/i18n.ts';
import { paths } from '#lib/paths.ts';
import { useChange } from '#lib/use-change.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { Row } from '#ui/stack.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { takePlanStep } from '#features/plans/plan-api.ts';
import type { OpenPlan } from '#features/plans/plan.ts';
import { AmendmentLevelChoice } from '#features/plans/vessel-plan/amendment-level.tsx';
import { AmendmentNote } from '#features/plans/vessel-plan/amendment-note.tsx';
import { useEditing } from '#features/plans/edited-plan/scheduler-model.ts';

type OpenAmendmentProps = {
  readonly plan: OpenPlan;
  readonly usualReason: string;
  readonly onOpened: () => void;
};

const OpenAmendment = ({ plan, usualReason, onOpened }: OpenAmendmentProps) => {
  const { t } = useTranslation(['outages', 'scheduler']);
  const { reload } = useEditing();
  const [reason, setReason] = useState(usualReason);
  const [level, setLevel] = useState<AmendmentLevel>(amendmentLevels[0]);
  const task = useChange('reopen', {
    mutationFn: () => takePlanStep(plan.id, 'reopen', { reason: reason.trim(), level }),
    onSuccess: async () => {
      await reload();
      snackbar.success(t('scheduler:steps.done.reopen'));
      onOpened();
    },
    onError: () => void reload(),
  });
  return (
    <>
      <p>{t('outages:amendment.explained')}</p>
      <AmendmentLevelChoice plan={plan} value={level} onChange={setLevel} />
      <TextArea
        label={t('outages:amendment.reason')}
        name="amendment_reason"
        value={reason}
        onChange={setReason}
        max={planTextLimits.reason}
      />
      {task.problem && (
        <Notice tone="error" live>
          {task.problem}
        </Notice>
      )}
      <Row>
        <Button pending={task.pending} isDisabled={reason.trim() === ''} onPress={() => void task.run()}>
          {t('outages:amendment.submit')}
        </Button>
      </Row>
    </>
  );
};

type AmendmentOfShipProps = { readonly outage: Outage; readonly onOpened: () => void };

export const AmendmentOfShip = ({ outage, onOpened }: AmendmentOfShipProps) => {
  const { t } = useTranslation('outages');
  const { language } = useFormat();
  const { plans, actor } = useEditing();
  const plan = plans.find(({ vessel_id }) => vessel_id === outage.vessel_id);
  if (!plan) return null;
  if (plan.amendment)
    return (
      <Row>
        <AmendmentNote amendment={plan.amendment} />
        <Link href={paths.scheduler(plan.id)}>{t('amendment.go')}</Link>
      </Row>
    );
  if (plan.review_level !== 'final') return null;
  return (
    <Notice tone="warning" title={t('amendment.title', { vessel: nameIn(language, plan.vessel) })}>
      {reopen(actor, plan).allowed ? (
        <OpenAmendment plan={plan} usualReason={outage.name} onOpened={onOpened} />
      ) : (
        <p>{t('amendment.others')}</p>
      )}
    </Notice>
  );
};
