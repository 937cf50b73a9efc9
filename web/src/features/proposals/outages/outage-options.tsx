import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Concessions, normalizeConcessions } from '@shiptime/domain/proposals/proposal-bodies';
import {
  isOutageDealtWith,
  outageShorteningShare,
  type ReplanOutageBody,
} from '@shiptime/domain/proposals/outages';
import type { Outage } from '@shiptime/domain/proposals/outage-wire';
import type { Proposal } from '@shiptime/domain/proposals/proposal-wire';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Notice, ProblemNotice } from '#ui/notice.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Row, Stack } from '#ui/stack.tsx';
import { UserText } from '#ui/user-text.tsx';
import { useEditingModel } from '#features/plans/edited-plan/scheduler-model.ts';
import { isProposalRunning } from '../proposal-api.ts';
import { ComparisonTable } from '../comparison-table.tsx';
import { ConcessionFields } from '../concession-fields.tsx';
import { type ConcessionsControls, useConcessions } from '../use-concessions.ts';
import { ProposalResult } from '../proposal-result.tsx';
import { useProposalDecision, useLiveProposals } from '../use-proposal-decision.ts';
import { useEditablePlans } from '../use-proposal.ts';
import { OutageAmendment } from './outage-amendment.tsx';
import { outageQuery, replanOutage } from './outage-api.ts';

const isLost = (proposal: Proposal | undefined): boolean =>
  proposal?.state === 'stale' || proposal?.state === 'failed';

const usual = normalizeConcessions({ shorten_share: outageShorteningShare });

const isOther = (proposal: Proposal | undefined, wanted: Concessions): boolean =>
  proposal !== undefined &&
  Object.entries(wanted).some(([limit, value]) => proposal.concessions[limit as keyof Concessions] !== value);

const Staying = ({ outage, proposal }: { readonly outage: Outage; readonly proposal: Proposal }) => {
  const { t } = useTranslation('outages');
  const changed = new Set(proposal.changes.map(({ mission_id }) => mission_id));
  const staying = outage.affected.filter(({ id }) => !changed.has(id));
  if (staying.length === 0) return null;
  return (
    <Notice tone="warning" title={t('options.stays', { count: staying.length })}>
      <p>{t('options.stays_why')}</p>
      <ul>
        {staying.map(({ id, title }) => (
          <li key={id}>
            <UserText text={title} />
          </li>
        ))}
      </ul>
    </Notice>
  );
};

type ShownProps = { readonly outage: Outage; readonly id: number; readonly written: () => void };

const Shown = ({ outage, id, written }: ShownProps) => {
  const { t } = useTranslation('proposals');
  const decision = useProposalDecision(id, outage.name);
  const { query, isDecidable, chosen, reason, applying } = decision;
  const apply = async () => {
    await decision.apply();
    written();
  };
  return (
    <QueryView query={query}>
      {(proposal) =>
        isProposalRunning(proposal) ? (
          <p>{t('running.label')}</p>
        ) : (
          <Stack>
            {proposal.state === 'done' && <Staying outage={outage} proposal={proposal} />}
            <ProposalResult work={decision} proposal={proposal} />
            {applying.problem && applying.error?.type !== 'stale' && (
              <Notice tone="error" live>
                {applying.problem}
              </Notice>
            )}
            {isDecidable && (
              <Row>
                <Button
                  variant="primary"
                  pending={applying.pending}
                  isDisabled={chosen.length === 0 || reason.trim() === ''}
                  onPress={() => void apply()}
                >
                  {t('apply', { count: chosen.length })}
                </Button>
              </Row>
            )}
          </Stack>
        )
      }
    </QueryView>
  );
};

const shownOf = (options: Outage['options'], chosenId: number | null): number | null => {
  const isThere = options.some(({ proposal_id }) => proposal_id === chosenId);
  return (isThere ? chosenId : null) ?? options.find(({ proposal_id }) => proposal_id)?.proposal_id ?? null;
};

const useUnseenShips = (proposals: readonly (Proposal | undefined)[]): readonly string[] => {
  const { language } = useFormat();
  const own = useEditablePlans();
  const looked = proposals.flatMap((each) => (each ? [...each.vessel_ids] : []));
  if (looked.length === 0) return [];
  const seen = new Set(looked);
  return own
    .filter(({ vessel_id }) => !seen.has(vessel_id))
    .map(({ vessel }) => nameInLanguage(language, vessel));
};

type AgainProps = {
  readonly outage: Outage;
  readonly proposals: readonly (Proposal | undefined)[];
  readonly conceding: ConcessionsControls;
  readonly isRefused: boolean;
};

const useReplanning = ({ id }: Outage) => {
  const client = useQueryClient();
  return useApiMutation('propose_schedule', {
    mutationFn: (asked: ReplanOutageBody) => replanOutage(id, asked),
    onSuccess: (next) => {
      client.setQueryData(outageQuery(id).queryKey, next);
    },
  });
};

const Again = ({ outage, proposals, conceding, isRefused }: AgainProps) => {
  const { t } = useTranslation('outages');
  const { list } = useFormat();
  const replanning = useReplanning(outage);
  const unseen = useUnseenShips(proposals);
  const [isOpen, setOpen] = useState(false);
  const { concessions } = conceding;
  const isMissing = outage.options.some(
    ({ proposal_id }, index) =>
      proposal_id === null || isLost(proposals[index]) || isOther(proposals[index], concessions),
  );
  if (isRefused) return null;
  return (
    <>
      {unseen.length > 0 && (
        <Notice tone="warning" title={t('options.unseen', { count: unseen.length })}>
          <p>{list(unseen)}</p>
          <p>{t('options.unseen_why')}</p>
          <Row>
            <Button
              icon="refresh"
              pending={replanning.pending}
              onPress={() => void replanning.run({ ...concessions, other_regions: true })}
            >
              {t('options.include')}
            </Button>
          </Row>
        </Notice>
      )}
      <Disclosure title={t('options.limits')} isOpen={isOpen} onToggle={setOpen}>
        <Stack>
          <ConcessionFields work={conceding} />
        </Stack>
      </Disclosure>
      {isMissing && (
        <Row>
          <Button
            icon="refresh"
            pending={replanning.pending}
            onPress={() =>
              void replanning.run({
                ...concessions,
                other_regions: proposals.some(Boolean) && unseen.length === 0,
              })
            }
          >
            {t(
              outage.options.every(({ proposal_id }) => proposal_id === null)
                ? 'options.first'
                : 'options.again',
            )}
          </Button>
        </Row>
      )}
      <ProblemNotice problem={replanning.problem} />
    </>
  );
};

const DealtWith = () => {
  const { t } = useTranslation('outages');
  return (
    <Notice tone="success" title={t('options.dealt_with')}>
      <p>{t('options.dealt_with_why')}</p>
    </Notice>
  );
};

const useIsDealtWith = (outage: Outage): boolean => {
  const { plans } = useEditingModel();
  const wasHit = outage.affected.length + outage.removed.length > 0;
  const isFinal = (id: number) => plans.find(({ vessel_id }) => vessel_id === id)?.review_level === 'final';
  return wasHit && isOutageDealtWith(outage, outage.affected, isFinal);
};

export const OutageOptions = ({ outage }: { outage: Outage }) => {
  const { t } = useTranslation('outages');
  const { t: te } = useTranslation('errors');
  const client = useQueryClient();
  const { options } = outage;
  const isDealtWith = useIsDealtWith(outage);
  const followed = useLiveProposals(options.map(({ proposal_id }) => proposal_id));
  const [chosenId, choose] = useState<number | null>(null);
  const shownId = shownOf(options, chosenId);
  const conceding = useConcessions(followed.find(Boolean)?.concessions ?? usual);
  const refused = options.find(({ refusal }) => refusal !== null && refusal !== 'too_many_at_once')?.refusal;
  // Replans after an amendment, because it makes earlier proposals stale.
  const replanning = useReplanning(outage);
  const changed = () => void client.invalidateQueries({ queryKey: ['outages', outage.id] });
  if (options.length === 0) return isDealtWith ? <DealtWith /> : <p>{t('options.none')}</p>;
  return (
    <Stack>
      {isDealtWith ? (
        <DealtWith />
      ) : (
        <OutageAmendment
          outage={outage}
          onOpened={() => void replanning.run({ ...conceding.concessions, other_regions: false })}
        />
      )}
      {!refused && !isDealtWith && <p>{t('options.explained')}</p>}
      {refused && !isDealtWith && refused !== 'too_many_at_once' && refused !== 'read_only' && (
        <Notice tone="warning" title={t('options.refused')}>
          <p>{te(`refusals.${refused}`)}</p>
        </Notice>
      )}
      {(!refused || options.some(({ proposal_id }) => proposal_id !== null)) && (
        <ComparisonTable
          caption={t('options.caption')}
          affected={new Set(outage.affected.map(({ id }) => id))}
          rows={options.map(({ kind, refusal }, index) => ({
            key: kind,
            label: t(`options.kinds.${kind}`),
            proposal: followed[index],
            note: refusal === 'too_many_at_once' ? t('options.no_room') : null,
          }))}
          shownId={shownId}
          onShow={choose}
        />
      )}
      <Again
        outage={outage}
        proposals={followed}
        conceding={conceding}
        isRefused={Boolean(refused) || isDealtWith}
      />
      {shownId !== null && <Shown outage={outage} id={shownId} written={changed} />}
    </Stack>
  );
};
