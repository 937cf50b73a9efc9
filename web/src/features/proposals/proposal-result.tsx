import { useTranslation } from 'react-i18next';
import { reasonLimit } from '@shiptime/domain/applications/limits';
import type { Proposal } from '@shiptime/domain/proposals/proposal-wire';
import { useFormat } from '#lib/format.ts';
import { Notice } from '#ui/notice.tsx';
import { Table } from '#ui/table.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { AmendmentLevelChoice } from '../plans/vessel-plan/amendment-level.tsx';
import { CompareWithEarlierPlans } from './compare-with-earlier-plans.tsx';
import { ProposedChanges } from './proposed-changes.tsx';
import { DependentChangesNotice } from './dependent-changes-notice.tsx';
import { useCheckedPlans } from '../plans/edited-plan/scheduler-model.ts';
import { RevertProposalNotice } from './take-back-proposal-notice.tsx';
import type { RequirePlacement } from './use-proposal.ts';
import { UnplacedApplications } from './unplaced-applications.tsx';
import type { ProposalDecision } from './use-proposal-decision.ts';
import { useProposalTexts } from './use-proposal-texts.ts';
import { useState } from 'react';
import { yearWeightNames } from '@shiptime/domain/proposals/proposal-weights';
import { Disclosure } from '#ui/disclosure.tsx';
import { useWeightTexts } from '../reference/weight-texts.ts';

const MadeWith = ({ proposal: { weights } }: { readonly proposal: Proposal }) => {
  const { t } = useTranslation('proposals');
  const { sentence } = useWeightTexts();
  const [isOpen, setOpen] = useState(false);
  const said = weights.operational_day === 1 ? [] : (['operational_day'] as const);
  return (
    <Disclosure title={t('made_with')} isOpen={isOpen} onToggle={setOpen}>
      <ul>
        {[...said, ...yearWeightNames].map((name) => (
          <li key={name}>{sentence(name, weights[name])}</li>
        ))}
      </ul>
    </Disclosure>
  );
};

const figures = ['missions', 'days', 'transit_days', 'unknown_transits', 'unscheduled'] as const;

const Figures = ({ metrics }: { metrics: NonNullable<Proposal['metrics']> }) => {
  const { t } = useTranslation('proposals');
  const { number } = useFormat();
  return (
    <Table
      caption={t('figures.caption')}
      stacked={false}
      rows={figures.filter((row) => row !== 'unknown_transits' || metrics.before[row] || metrics.after[row])}
      rowKey={(row) => row}
      columns={[
        { key: 'figure', header: t('figures.figure'), cell: (row) => t(`figures.${row}`), isRowHeader: true },
        {
          key: 'before',
          header: t('figures.before'),
          cell: (row) => number(metrics.before[row] ?? 0),
          align: 'end',
        },
        {
          key: 'after',
          header: t('figures.after'),
          cell: (row) => number(metrics.after[row] ?? 0),
          align: 'end',
        },
      ]}
    />
  );
};

type ResultProps = {
  readonly work: ProposalDecision;
  readonly proposal: Proposal;
  readonly onMustSail?: RequirePlacement;
  readonly onLeave?: () => void;
  readonly stay?: number;
};

const WhoPays = ({ found }: { found: NonNullable<Proposal['must_sail']> }) => {
  const { t } = useTranslation('proposals');
  const { words: plan } = useCheckedPlans();
  const { applications, pays, days_gained, days_lost } = found;
  if (!applications.every(({ sails }) => sails))
    return (
      <Notice tone="warning" title={t('must_sail.cannot')} takesFocus>
        <p>{t('must_sail.cannot_explained')}</p>
      </Notice>
    );
  return (
    <p>
      {pays.length === 0
        ? t('must_sail.nobody')
        : t('must_sail.pays', {
            count: pays.length,
            gained: plan.speaker.days(days_gained),
            lost: plan.speaker.days(days_lost),
          })}
    </p>
  );
};

const Written = ({ count, proposal }: { readonly count: number; readonly proposal: Proposal }) => {
  const { t } = useTranslation('proposals');
  return (
    <Notice tone="success" title={t('written', { count })} takesFocus>
      <p>{t('written_explained')}</p>
      <CompareWithEarlierPlans proposal={proposal} />
    </Notice>
  );
};

const Outcome = ({ work: { written, open }, proposal }: ResultProps) => {
  const { t } = useTranslation('proposals');
  const { state, changes } = proposal;
  const applied = changes.length - open.length;
  if (written > 0 || applied > 0)
    return <Written key="written" count={written || applied} proposal={proposal} />;
  if (changes.length === 0)
    return (
      <Notice key="nothing" title={t('nothing')} takesFocus>
        <p>{t('nothing_explained')}</p>
      </Notice>
    );
  return (
    <Notice key="found" tone="success" title={t('found', { count: open.length })} takesFocus>
      {state === 'cancelled' && <p>{t('stopped')}</p>}
      <p>{t('found_explained')}</p>
    </Notice>
  );
};

export const ProposalResult = ({ work, proposal, onMustSail, onLeave, stay = 0 }: ResultProps) => {
  const { t } = useTranslation('proposals');
  const words = useProposalTexts();
  const { state, failure, metrics, unplaced } = proposal;
  const { open, reason, setReason, written, amendment } = work;
  const applied = proposal.changes.filter((change) => change.applied).length;
  if (state === 'failed')
    return (
      <Notice tone="error" title={t('failed')} takesFocus>
        <p>{t(`failures.${failure ?? 'error'}`)}</p>
      </Notice>
    );
  if (state === 'stale')
    return (
      <>
        {applied > 0 && <Written count={applied} proposal={proposal} />}
        {applied < proposal.changes.length && (
          <Notice tone="warning" title={t('stale')} takesFocus>
            <p>{t(applied > 0 ? 'stale_rest' : 'stale_explained')}</p>
          </Notice>
        )}
        <RevertProposalNotice work={work} proposal={proposal} />
      </>
    );
  return (
    <>
      {(proposal.changes.length > 0 || !proposal.must_sail) && <Outcome work={work} proposal={proposal} />}
      <RevertProposalNotice work={work} proposal={proposal} />
      {stay > 0 && <p>{t('staying.result', { count: stay })}</p>}
      {metrics && <Figures metrics={metrics} />}
      {proposal.must_sail ? <WhoPays found={proposal.must_sail} /> : <p>{words.certificate(proposal)}</p>}
      <MadeWith proposal={proposal} />
      <DependentChangesNotice work={work} />
      <ProposedChanges work={work} proposal={proposal} />
      <AmendmentLevelChoice {...amendment} />
      {open.length > 0 && (
        <TextArea
          label={t('reason')}
          hint={t('reason_hint')}
          name="reason"
          value={reason}
          onChange={setReason}
          max={reasonLimit}
        />
      )}
      {unplaced.length > 0 && (
        <UnplacedApplications
          proposal={proposal}
          isFresh={written === 0}
          {...(onMustSail && { onMustSail })}
          {...(onLeave && { onLeave })}
        />
      )}
    </>
  );
};
