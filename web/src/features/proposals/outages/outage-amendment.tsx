import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AmendmentLevel, amendmentLevels } from '@shiptime/domain/plans/lifecycle';
import { mayAskForAmendment, mayReopenPlan } from '@shiptime/domain/plans/decisions';
import { planTextLimits } from '@shiptime/domain/plans/schema';
import type { Outage } from '@shiptime/domain/proposals/outage-wire';
import { useFormat } from '#lib/format.ts';
import { focusIfLost } from '#lib/focus-if-lost.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { paths } from '#lib/paths.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { Notice, ProblemNotice } from '#ui/notice.tsx';
import { snackbar } from '#ui/snackbar-store.ts';
import { Row } from '#ui/stack.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { askForAmendment, takePlanStep } from '#features/plans/plan-api.ts';
import type { LoadedPlan } from '#features/plans/plan.ts';
import { AmendmentLevelChoice } from '#features/plans/vessel-plan/amendment-level.tsx';
import { AmendmentNote } from '#features/plans/vessel-plan/amendment-note.tsx';
import { useEditingModel } from '#features/plans/edited-plan/scheduler-model.ts';
import { outageQuery } from './outage-api.ts';

const stateId = 'amendment-state';
const focusState = () => focusIfLost(() => document.getElementById(stateId));

type ReasonFormProps = {
  readonly usualReason: string;
  readonly submit: string;
  readonly pending: boolean;
  readonly problem: string | null | undefined;
  readonly onSubmit: (reason: string) => void;
};

const ReasonForm = ({ usualReason, submit, pending, problem, onSubmit }: ReasonFormProps) => {
  const { t } = useTranslation('outages');
  const [reason, setReason] = useState(usualReason);
  return (
    <>
      <TextArea
        label={t('amendment.reason')}
        name="amendment_reason"
        value={reason}
        onChange={setReason}
        max={planTextLimits.reason}
      />
      <ProblemNotice problem={problem} />
      <Row>
        <Button pending={pending} isDisabled={reason.trim() === ''} onPress={() => onSubmit(reason.trim())}>
          {submit}
        </Button>
      </Row>
    </>
  );
};

type AmendmentProps = {
  readonly plan: LoadedPlan;
  readonly usualReason: string;
  readonly onOpened: () => void;
};

const OpenAmendment = ({ plan, usualReason, onOpened }: AmendmentProps) => {
  const { t } = useTranslation(['outages', 'scheduler']);
  const { reload } = useEditingModel();
  const [level, setLevel] = useState<AmendmentLevel>(amendmentLevels[0]);
  const { run, pending, problem } = useApiMutation('reopen', {
    mutationFn: (reason: string) => takePlanStep(plan.id, 'reopen', { reason, level }),
    onSuccess: async () => {
      await reload();
      snackbar.success(t('scheduler:steps.done.reopen'));
      focusState();
      onOpened();
    },
    onError: () => void reload(),
  });
  return (
    <>
      <p>{t('outages:amendment.explained')}</p>
      <AmendmentLevelChoice plans={[plan]} value={level} onChange={setLevel} />
      <ReasonForm
        {...{ usualReason, pending, problem }}
        submit={t('outages:amendment.submit')}
        onSubmit={(reason) => void run(reason)}
      />
    </>
  );
};

const Asked = ({ request }: { readonly request: NonNullable<Outage['amendment_request']> }) => {
  const { t } = useTranslation('outages');
  const { instant } = useFormat();
  const { asked_at, asked_by, reason } = request;
  return (
    <output id={stateId} tabIndex={-1}>
      {t(asked_by ? 'amendment.asked_by' : 'amendment.asked', {
        name: [asked_by?.first_name, asked_by?.last_name].join(' '),
        at: instant(asked_at),
        reason,
      })}
    </output>
  );
};

const AskForAmendment = ({ plan, outage }: { readonly plan: LoadedPlan; readonly outage: Outage }) => {
  const { t } = useTranslation('outages');
  const client = useQueryClient();
  const { run, pending, problem } = useApiMutation('ask_for_amendment', {
    mutationFn: (reason: string) => askForAmendment(plan.id, { reason, outage_id: outage.id }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: outageQuery(outage.id).queryKey, exact: true });
      snackbar.success(t('amendment.sent'));
      focusState();
    },
  });
  if (outage.amendment_request) return null;
  return (
    <>
      <p>{t('amendment.others')}</p>
      <ReasonForm
        {...{ pending, problem }}
        usualReason={outage.name}
        submit={t('amendment.ask')}
        onSubmit={(reason) => void run(reason)}
      />
    </>
  );
};

type AmendmentOfShipProps = { readonly outage: Outage; readonly onOpened: () => void };

export const OutageAmendment = ({ outage, onOpened }: AmendmentOfShipProps) => {
  const { t } = useTranslation('outages');
  const { language } = useFormat();
  const { plans, actor } = useEditingModel();
  const plan = plans.find(({ vessel_id }) => vessel_id === outage.vessel_id);
  if (!plan) return null;
  if (plan.amendment)
    return (
      <div id={stateId} tabIndex={-1}>
        <Row>
          <AmendmentNote amendment={plan.amendment} />
          <Link href={paths.scheduler(plan.id)}>{t('amendment.go')}</Link>
        </Row>
      </div>
    );
  if (plan.review_level !== 'final') return null;
  const mayReopen = mayReopenPlan(actor, plan).allowed;
  if (!mayReopen && !mayAskForAmendment(actor, plan).allowed) return null;
  return (
    <Notice tone="warning" title={t('amendment.title', { vessel: nameInLanguage(language, plan.vessel) })}>
      {outage.amendment_request && <Asked request={outage.amendment_request} />}
      {mayReopen ? (
        <OpenAmendment plan={plan} usualReason={outage.name} onOpened={onOpened} />
      ) : (
        <AskForAmendment plan={plan} outage={outage} />
      )}
    </Notice>
  );
};
