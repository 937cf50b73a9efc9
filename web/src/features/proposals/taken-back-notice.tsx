import { useTranslation } from 'react-i18next';
import { mayEditPlan } from '@shiptime/domain/plans/decisions';
import type { Proposal } from '@shiptime/domain/proposals/proposal-wire';
import { Button } from '#ui/button.tsx';
import { ProblemNotice } from '#ui/notice.tsx';
import { Row } from '#ui/stack.tsx';
import { useEditingModel, useEditorView } from '../plans/edited-plan/scheduler-model.ts';
import type { ProposalDecision } from './use-proposal-decision.ts';

type TakenBackProps = { readonly work: ProposalDecision; readonly proposal: Proposal };

const useMayTakeBack = (applied: Proposal['changes']): boolean => {
  const { plans, actor } = useEditingModel();
  const { missions } = useEditorView().plan;
  return applied.every(({ mission_id, from, to }) => {
    const theirs = plans.filter(
      ({ vessel_id }) => vessel_id === from.vessel_id || vessel_id === to.vessel_id,
    );
    const isLoaded = theirs.some(({ vessel_id }) => vessel_id === to.vessel_id);
    const isThere = missions.some(({ id, start_date }) => id === mission_id && start_date === to.start_date);
    return (isThere || !isLoaded) && theirs.every((plan) => mayEditPlan(actor, plan).allowed);
  });
};

export const TakeBackProposalNotice = ({ work: { takingBack, reason }, proposal }: TakenBackProps) => {
  const { t } = useTranslation('proposals');
  const written = proposal.changes.filter(({ applied }) => applied);
  const mayTakeBack = useMayTakeBack(written);
  const count = written.length;
  if (count === 0 || !mayTakeBack) return null;
  const said = reason.trim() === '' ? t('take_back.reason') : reason.trim();
  return (
    <>
      <Row>
        <Button
          icon="undo"
          pending={takingBack.pending}
          onPress={() => void takingBack.run({ id: proposal.id, reason: said })}
        >
          {t('take_back.button', { count })}
        </Button>
      </Row>
      <ProblemNotice problem={takingBack.problem} />
    </>
  );
};
