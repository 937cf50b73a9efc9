import { useTranslation } from 'react-i18next';
import { startOfTick } from '@shiptime/domain/plans/ticks';
import { nameIn, useLanguage } from '#lib/i18n.ts';
import { PlanningPage } from '../planning-page/planning-page.tsx';
import { PlanningBar } from '../planning-page/planning-bar.tsx';
import { Link } from '#ui/link.tsx';
import { obstacleLink } from '../plan-list/obstacle-link.ts';
import { Obstacles } from '../plan-list/obstacles.tsx';
import { AmendmentNote } from './amendment-note.tsx';
import { readOnlyKey } from '../edited-plan/read-only.ts';
import { OutlookContext, useScheduler } from '../edited-plan/scheduler-model.ts';
import { StepButtons } from './step-buttons.tsx';
import { Totals } from './totals.tsx';
import { useUnsavedPlanBackup } from '../edited-plan/use-unsaved-plan-backup.ts';
import { useOutlookOf } from '../edited-plan/use-outlook.ts';
import styles from '../scheduler.module.css';
import { useState } from 'react';
import { api } from '#lib/api-client.ts';
import { Button } from '#ui/button.tsx';
import { DownloadButton } from '#ui/download-button.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { paths } from '#lib/paths.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { LevelChip } from '../plan-list/level-chip.tsx';
import { YearChoice } from '../planning-page/year-choice.tsx';

const PlanHeading = () => {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { plan } = useScheduler();
  const vessel = nameIn(language, plan.vessel);
  const year = plan.fiscal_year.name;
  return (
    <PageHeading
      compact
      title={vessel}
      documentTitle={t('title', { vessel, year })}
      lead={
        <>
          <YearChoice alone />
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
  const { plan } = useScheduler();
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
      <KeysDialog isOpen={showsKeys} onClose={() => setShowsKeys(false)} />
    </div>
  );
};

const Status = () => {
  const { t } = useTranslation('scheduler');
  const { plan, actor } = useScheduler();
  const leftOut = plan.blocking?.left_out ?? [];
  const whyReadOnly = readOnlyKey(actor, plan);
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
          <Obstacles plan={plan} />
        </div>
      )}
      <Totals />
      <PlanTools />
    </>
  );
};

export const Scheduler = () => {
  const { t } = useTranslation('scheduler');
  const { plan, editor } = useScheduler();
  const vessel = nameIn(useLanguage(), plan.vessel);
  const outlook = useOutlookOf();
  useUnsavedPlanBackup();
  return (
    <OutlookContext value={outlook}>
      <PlanningPage
        alone
        label={t('timeline.label', { vessel, year: plan.fiscal_year.name })}
        bar={(tools) => (
          <PlanningBar {...tools} heading={<PlanHeading />} adds>
            <StepButtons />
          </PlanningBar>
        )}
        status={<Status />}
        onDrop={(id, tick) => editor.perform({ type: 'place', mission_id: id, start: startOfTick(tick) })}
      />
    </OutlookContext>
  );
};
