import { useTranslation } from 'react-i18next';
import type { Proposal } from '@shiptime/domain/proposals/proposal-wire';
import { Button } from '#ui/button.tsx';
import { ProblemNotice } from '#ui/notice.tsx';
import { Row } from '#ui/stack.tsx';
import type { ProposalDecision } from './use-proposal-decision.ts';

type TakenBackProps = { readonly work: ProposalDecision; readonly proposal: Proposal };

export const TakeBackProposalNotice = ({ work: { takingBack, reason }, proposal }: TakenBackProps) => {
  const { t } = useTranslation('proposals');
  const count = proposal.changes.filter(({ applied }) => applied).length;
  if (count === 0) return null;
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
