import { useTranslation } from 'react-i18next';
import type { Proposal } from '@shiptime/domain/proposals/proposal-wire';
import { useLiveEvents } from '#lib/use-live-events.ts';
import { ActionButton } from '#ui/action-button.tsx';
import { ProblemNotice } from '#ui/notice.tsx';
import { Row } from '#ui/stack.tsx';
import { useEditingModel } from '../plans/edited-plan/scheduler-model.ts';
import type { ProposalDecision } from './use-proposal-decision.ts';

type TakenBackProps = { readonly work: ProposalDecision; readonly proposal: Proposal };

export const RevertProposalNotice = ({ work: { query, takingBack, reason }, proposal }: TakenBackProps) => {
  const { t } = useTranslation('proposals');
  const { t: te } = useTranslation('errors');
  const { changes, can, refusal } = proposal;
  const count = changes.filter(({ applied }) => applied).length;
  const { plans } = useEditingModel();
  const topics = count === 0 ? [] : plans.map(({ id }) => `vessel_plan:${id}`);
  useLiveEvents(topics, () => void query.refetch());
  if (count === 0) return null;
  const said = reason.trim() === '' ? t('take_back.reason') : reason.trim();
  return (
    <>
      <Row>
        <ActionButton
          icon="undo"
          pending={takingBack.pending}
          disabledReason={can.take_back || !refusal ? null : te(`refusals.${refusal}`)}
          onPress={() => void takingBack.run({ id: proposal.id, reason: said })}
        >
          {t('take_back.button', { count })}
        </ActionButton>
      </Row>
      <ProblemNotice problem={takingBack.problem} />
    </>
  );
};
