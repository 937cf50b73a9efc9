import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Proposal, UnplacedApplication } from '@shiptime/domain/proposals/proposal-wire';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Row } from '#ui/stack.tsx';
import { explanationQuery } from './proposal-api.ts';
import { ShareVoyageChoice, RelaxationChoices } from './relaxation-choices.tsx';
import type { RequirePlacement } from './use-proposal.ts';
import { useProposalTexts } from './use-proposal-texts.ts';
import styles from './proposals.module.css';

type Asking = { readonly onMustSail?: RequirePlacement; readonly onLeave?: () => void };
type OfProposal = Asking & { readonly proposal: Proposal; readonly left: UnplacedApplication };

const Why = ({ proposal, left, ...asking }: OfProposal) => {
  const { ship_time_request_id, mission_id } = left;
  const words = useProposalTexts();
  const query = useQuery(explanationQuery(proposal.id, ship_time_request_id));
  return (
    <QueryView query={query}>
      {({ standing, vessels, shared_voyages }) => (
        <>
          {standing && <p>{words.standing(standing)}</p>}
          <ul className={styles['why']}>
            {vessels
              .filter((each) => each.mission_id === mission_id)
              .map((each) => (
                <li key={each.vessel_id}>
                  <strong>{words.vessel(each.vessel_id)}</strong>
                  {[...new Set(words.whyNot(each))].map((sentence) => (
                    <p key={sentence}>{sentence}</p>
                  ))}
                  <RelaxationChoices
                    found={each}
                    left={left}
                    fiscalYearId={proposal.fiscal_year_id}
                    {...asking}
                  />
                </li>
              ))}
          </ul>
          <ShareVoyageChoice found={shared_voyages} {...asking} />
        </>
      )}
    </QueryView>
  );
};

const LeftOut = ({ proposal, left, ...asking }: OfProposal) => {
  const { t } = useTranslation('proposals');
  const words = useProposalTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      level={4}
      title={words.mission(left.mission_id)}
      aside={t('why.button')}
      isOpen={isOpen}
      onToggle={setOpen}
    >
      {isOpen && <Why proposal={proposal} left={left} {...asking} />}
      {isOpen && asking.onMustSail && (
        <Row>
          <Button small onPress={() => void asking.onMustSail?.(left.ship_time_request_id, left.mission_id)}>
            {t('must_sail.button')}
          </Button>
        </Row>
      )}
    </Disclosure>
  );
};

type WithoutPlaceProps = Asking & { readonly proposal: Proposal; readonly isFresh: boolean };

export const UnplacedApplications = ({ proposal, isFresh, ...asking }: WithoutPlaceProps) => {
  const { t } = useTranslation('proposals');
  const words = useProposalTexts();
  const { unplaced } = proposal;
  return (
    <section aria-labelledby="without-place" className={styles['section']}>
      <h3 id="without-place">{t('unplaced', { count: unplaced.length })}</h3>
      {isFresh ? (
        unplaced.map((left) => <LeftOut key={left.mission_id} proposal={proposal} left={left} {...asking} />)
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
