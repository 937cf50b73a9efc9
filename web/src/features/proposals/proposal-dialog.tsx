import { useTranslation } from 'react-i18next';
import { assumedKnots } from '@shiptime/domain/proposals/assumed-speed';
import { proposalModes, searchSeconds } from '@shiptime/domain/proposals/proposal-bodies';
import type { Proposal } from '@shiptime/domain/proposals/proposal-wire';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Progress } from '#ui/progress.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Row } from '#ui/stack.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { NonBreakingDates } from '#ui/non-breaking-dates.tsx';
import { useCheckedPlans } from '../plans/edited-plan/scheduler-model.ts';
import { isProposalRunning } from './proposal-api.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { ProposalResult } from './proposal-result.tsx';
import { ConcessionFields } from './concession-fields.tsx';
import { ExcludedMissionsField } from './excluded-missions-field.tsx';
import { useProposalTexts } from './use-proposal-texts.ts';
import type { ProposalControls } from './use-proposal.ts';

type WorkProps = { readonly work: ProposalControls };

const Question = ({ work }: WorkProps) => {
  const { plans, mode, setMode, staying, isThreefold, setThreefold } = work;
  const { t } = useTranslation('proposals');
  const { language, list } = useFormat();
  const vessels = list(plans.map(({ vessel }) => nameInLanguage(language, vessel)));
  return (
    <>
      <p>
        <NonBreakingDates text={t('asked_for', { vessels, year: plans[0]?.fiscal_year.name ?? '' })} />
      </p>
      <RadioGroup
        label={t('mode')}
        name="mode"
        value={mode}
        onChange={setMode}
        options={proposalModes.map((id) => ({
          id,
          label: t(`modes.${id}`),
          description: t(`modes_explained.${id}`),
        }))}
      />
      {mode !== 'fill' && staying.movable.length > 0 && <ExcludedMissionsField staying={staying} />}
      <Checkbox
        label={t('threefold')}
        description={t('threefold_explained')}
        value={isThreefold}
        onChange={setThreefold}
      />
      <Checkbox
        label={t('allow_unknown')}
        description={t('allow_unknown_explained', { knots: assumedKnots })}
        value={work.allowsUnknown}
        onChange={work.setAllowsUnknown}
      />
      <Checkbox
        label={t('allow_other_waters')}
        description={t('allow_other_waters_explained')}
        value={work.allowsOtherWaters}
        onChange={work.setAllowsOtherWaters}
      />
      <ConcessionFields work={work.conceding} />
      <p>{t('nothing_written')}</p>
    </>
  );
};

type UnderWayProps = { readonly proposal: Proposal; readonly seconds: number };

const UnderWay = ({ proposal: { state, progress }, seconds }: UnderWayProps) => {
  const { t } = useTranslation('proposals');
  const { words } = useCheckedPlans();
  return (
    <>
      <Progress
        label={t(state === 'queued' ? 'running.queued' : 'running.label')}
        {...(progress && { value: Math.min(1, seconds / searchSeconds.default) })}
      />
      {progress && (
        <p>{t('running.so_far', { count: seconds, days: words.speaker.days(progress.placed_days) })}</p>
      )}
    </>
  );
};

const Said = ({ work: { proposal, seconds } }: WorkProps) => {
  const { t } = useTranslation('proposals');
  const count = Math.floor(seconds / 5) * 5;
  const words = count > 0 ? t('running.goes_on', { count }) : t('running.label');
  return (
    <VisuallyHidden>
      <output>{isProposalRunning(proposal) ? words : ''}</output>
    </VisuallyHidden>
  );
};

const usePhase = (work: ProposalControls) => {
  const { t } = useTranslation('proposals');
  const { starting, stopping, applying, chosen, reason } = work;
  if (!work.hasBegun) return { go: work.start, task: starting, label: t('start'), can: true };
  if (isProposalRunning(work.proposal))
    return { go: work.stop, task: stopping, label: t('running.stop'), can: true };
  if (!work.isDecidable) return { go: work.again, task: stopping, label: t('again'), can: true };
  const can = chosen.length > 0 && reason.trim() !== '';
  return { go: work.apply, task: applying, label: t('apply', { count: chosen.length }), can };
};

const Alternatives = ({ work }: WorkProps) => {
  const { t } = useTranslation('proposals');
  const words = useProposalTexts();
  const { words: plan } = useCheckedPlans();
  return (
    <ComparisonTable
      caption={t('comparison.caption')}
      rows={work.asked.map(({ id, alternative, forced, fewer, proposal: found }) => ({
        key: String(id),
        label: forced
          ? t(fewer ? 'must_sail.row_shorter' : 'must_sail.row', {
              mission: words.mission(forced),
              days: plan.speaker.days(fewer ?? 0),
            })
          : t(alternative ? `alternatives.${alternative}` : 'must_sail.without'),
        proposal: found,
      }))}
      shownId={work.id}
      onShow={work.show}
    />
  );
};

type ProposalDialogProps = WorkProps & { readonly isOpen: boolean; readonly onClose: () => void };

export const ProposalDialog = ({ work, isOpen, onClose }: ProposalDialogProps) => {
  const { t } = useTranslation('proposals');
  const { hasBegun, query, asked, starting, applying } = work;
  const phase = usePhase(work);
  const error = applying.error?.type === 'stale' ? null : (phase.task.problem ?? applying.problem);
  return (
    <FormDialog
      name="proposal"
      title={t('title')}
      isOpen={isOpen}
      wide
      onClose={onClose}
      onCancel={work.discard}
      onSubmit={() => void phase.go()}
      error={(hasBegun ? error : null) ?? starting.problem}
      pending={phase.task.pending}
      submitLabel={phase.label}
      canSubmit={phase.can}
      {...(work.written > 0 && { cancelLabel: t('close') })}
    >
      <Said work={work} />
      {asked.length > 1 && <Alternatives work={work} />}
      {hasBegun ? (
        <QueryView query={query}>
          {(found) =>
            isProposalRunning(found) ? (
              <UnderWay proposal={found} seconds={work.seconds} />
            ) : (
              <>
                {work.isDecidable && (
                  <Row>
                    <Button small icon="calendar" onPress={onClose}>
                      {t('ghosts.look')}
                    </Button>
                  </Row>
                )}
                <ProposalResult
                  work={work}
                  proposal={found}
                  onMustSail={work.mustSail}
                  onLeave={onClose}
                  stay={work.stay}
                />
              </>
            )
          }
        </QueryView>
      ) : (
        <Question work={work} />
      )}
    </FormDialog>
  );
};
