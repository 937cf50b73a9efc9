import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../ui/disclosure.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { explanationQuery, type Proposal, type Unplaced } from './api.ts';
import { useProposalWords } from './use-proposal-words.ts';
import styles from './proposals.module.css';

type OfProposal = { readonly proposal: Proposal; readonly left: Unplaced };

const Why = ({ proposal, left: { ship_time_request_id, mission_id } }: OfProposal) => {
  const words = useProposalWords();
  const query = useQuery(explanationQuery(proposal.id, ship_time_request_id));
  return (
    <QueryView query={query}>
      {(vessels) => (
        <ul className={styles['why']}>
          {vessels
            .filter((each) => each.mission_id === mission_id)
            .map((each) => (
              <li key={each.vessel_id}>
                <strong>{words.vessel(each.vessel_id)}</strong>
                {words.whyNot(each).map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
              </li>
            ))}
        </ul>
      )}
    </QueryView>
  );
};

const LeftOut = ({ proposal, left }: OfProposal) => {
  const { t } = useTranslation('proposals');
  const words = useProposalWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      level={4}
      title={words.mission(left.mission_id)}
      aside={t('why.button')}
      isOpen={isOpen}
      onToggle={setOpen}
    >
      {isOpen && <Why proposal={proposal} left={left} />}
    </Disclosure>
  );
};

/** What still has no date, and why: as long as nothing is written, since the reasons are those of the plans before. */
export const WithoutPlace = ({ proposal, isFresh }: { proposal: Proposal; isFresh: boolean }) => {
  const { t } = useTranslation('proposals');
  const words = useProposalWords();
  const { unplaced } = proposal;
  return (
    <section aria-labelledby="without-place" className={styles['section']}>
      <h3 id="without-place">{t('unplaced', { count: unplaced.length })}</h3>
      {isFresh ? (
        unplaced.map((left) => <LeftOut key={left.mission_id} proposal={proposal} left={left} />)
      ) : (
        <ul>
          {unplaced.map(({ mission_id }) => (
            <li key={mission_id}>{words.mission(mission_id)}</li>
          ))}
        </ul>
      )}
    </section>
  );
};
