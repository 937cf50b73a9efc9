import { useTranslation } from 'react-i18next';
import type { ProposalChange, Proposal } from '@shiptime/domain/proposals/proposal-wire';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Row } from '#ui/stack.tsx';
import type { ProposalDecision } from './use-proposal-decision.ts';
import { useProposalTexts } from './use-proposal-texts.ts';
import styles from './proposals.module.css';

const startOf = ({ from, to }: ProposalChange): string => to.start_date ?? from.start_date ?? '';

const inOrder = (changes: readonly ProposalChange[]): readonly ProposalChange[] =>
  changes.toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1));

type ChangesProps = { readonly work: ProposalDecision; readonly proposal: Proposal };

export const ProposedChanges = ({ work: { open, chosen, leave }, proposal }: ChangesProps) => {
  const { t } = useTranslation('proposals');
  const words = useProposalTexts();
  if (proposal.changes.length === 0) return null;
  const wanted = new Set(chosen.map(({ id }) => id));
  const vessels = [...new Set(proposal.changes.map(({ to }) => to.vessel_id))];
  const all = open.map(({ id }) => id);
  return (
    <section aria-labelledby="proposed-changes" className={styles['section']}>
      <Row between>
        <h3 id="proposed-changes">{t('changes.title')}</h3>
        {open.length > 1 && (
          <Row>
            <Button small onPress={() => leave(all, true)}>
              {t('changes.all')}
            </Button>
            <Button small onPress={() => leave(all, false)}>
              {t('changes.none')}
            </Button>
          </Row>
        )}
      </Row>
      {vessels.map((vesselId) => (
        <fieldset key={vesselId} className={styles['group']}>
          <legend>{words.vessel(vesselId)}</legend>
          {inOrder(proposal.changes.filter(({ to }) => to.vessel_id === vesselId)).map((change) => (
            <Checkbox
              key={change.id}
              label={words.mission(change.mission_id)}
              description={
                change.applied
                  ? t('changes.applied')
                  : words.change(change, proposal.concessions).map((sentence) => (
                      <span key={sentence} className={styles['sentence']}>
                        {sentence}{' '}
                      </span>
                    ))
              }
              value={change.applied || wanted.has(change.id)}
              isDisabled={change.applied}
              onChange={(isChosen) => leave([change.id], isChosen)}
            />
          ))}
        </fieldset>
      ))}
    </section>
  );
};
