import { useTranslation } from 'react-i18next';
import { tickToStart } from '@shiptime/domain/plans/ticks';
import { nameInLanguage, useLanguage } from '#lib/i18n.ts';
import { PlanningPage } from '../planning-page/planning-page.tsx';
import { PlanningBar } from '../planning-page/planning-bar.tsx';
import { Link } from '#ui/link.tsx';
import { obstacleLink } from '../plan-list/obstacle-link.ts';
import { PlanObstacleList } from '../plan-list/plan-obstacle-list.tsx';
import { AmendmentNote } from './amendment-note.tsx';
import { readOnlyReasonKey } from '../edited-plan/read-only-reason.ts';
import { CheckedPlansContext, useSchedulerModel } from '../edited-plan/scheduler-model.ts';
import { PlanStepButtons } from './step-buttons.tsx';
import { PlanTotalsTable } from './plan-totals-table.tsx';
import { useRegisterUnsavedPlanWork } from '../edited-plan/use-register-unsaved-plan-work.ts';
import { useComputeCheckedPlans } from '../edited-plan/use-compute-checked-plans.ts';
import styles from '../scheduler.module.css';
import { useState } from 'react';
import { api } from '#lib/api-client.ts';
import { Button } from '#ui/button.tsx';
import { DownloadButton } from '#ui/download-button.tsx';
import { KeyboardHelpDialog } from './keyboard-help-dialog.tsx';
import { paths } from '#lib/paths.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { LevelChip } from '../plan-list/level-chip.tsx';
import { PlanYearChoice } from '../planning-page/plan-year-choice.tsx';

const PlanHeading = () => {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { plan } = useSchedulerModel();
  const vessel = nameInLanguage(language, plan.vessel);
  const year = plan.fiscal_year.name;
  return (
    <PageHeading
      compact
      title={vessel}
      documentTitle={t('title', { vessel, year })}
      lead={
        <>
          <PlanYearChoice alone />
          <Link href={paths.vesselPlans({ fiscalYearId: plan.fiscal_year_id })}>{t('fleet.to_list')}</Link>
          <Link href={paths.vesselConstraints(plan.vessel_id, { fiscalYearId: plan.fiscal_year_id })}>
            {t('constraints')}
          </Link>
        </>
      }
      actions={<LevelChip level={plan.review_level} isAmended={plan.amendment !== null} />}
    />
  );
};

const PlanTools = () => {
  const { t } = useTranslation('scheduler');
  const { plan } = useSchedulerModel();
  const [showsKeys, setShowsKeys] = useState(false);
  return (
    <div className={styles['group']} data-no-print>
      <Button small variant="quiet" icon="help" onPress={() => setShowsKeys(true)}>
        {t('keys.button')}
      </Button>
      <Button small variant="quiet" icon="print" onPress={() => window.print()}>
        {t('tools.print')}
      </Button>
      <DownloadButton small variant="quiet" load={() => api.download(`/vessel_plans/${plan.id}/export`)}>
        {t('download')}
      </DownloadButton>
      <DownloadButton small variant="quiet" load={() => api.download(`/vessel_plans/${plan.id}/export.pdf`)}>
        {t('paper.sheet')}
      </DownloadButton>
      <KeyboardHelpDialog isOpen={showsKeys} onClose={() => setShowsKeys(false)} />
    </div>
  );
};

const Status = () => {
  const { t } = useTranslation('scheduler');
  const { plan, actor } = useSchedulerModel();
  const leftOut = plan.blocking?.left_out ?? [];
  const whyReadOnly = readOnlyReasonKey(actor, plan);
  return (
    <>
      {whyReadOnly && <p>{t(whyReadOnly)}</p>}
      <AmendmentNote amendment={plan.amendment} />
      {leftOut.length > 0 && (
        <p>
          {t('left_out.explained', { count: leftOut.length })}{' '}
          <Link href={obstacleLink(plan, { code: 'undecided_applications', ids: leftOut })}>
            {t('left_out.open', { count: leftOut.length })}
          </Link>
        </p>
      )}
      {(plan.blocking?.reasons.length ?? 0) > 0 && (
        <div className={styles['obstacles']}>
          <PlanObstacleList plan={plan} />
        </div>
      )}
      <PlanTotalsTable />
      <PlanTools />
    </>
  );
};

export const VesselScheduler = () => {
  const { t } = useTranslation('scheduler');
  const { plan, editor } = useSchedulerModel();
  const vessel = nameInLanguage(useLanguage(), plan.vessel);
  const outlook = useComputeCheckedPlans();
  useRegisterUnsavedPlanWork();
  return (
    <CheckedPlansContext value={outlook}>
      <PlanningPage
        alone
        label={t('timeline.label', { vessel, year: plan.fiscal_year.name })}
        bar={(tools) => (
          <PlanningBar {...tools} heading={<PlanHeading />} adds>
            <PlanStepButtons />
          </PlanningBar>
        )}
        status={<Status />}
        onDrop={(id, tick) => editor.perform({ type: 'place', mission_id: id, start: tickToStart(tick) })}
      />
    </CheckedPlansContext>
  );
};
