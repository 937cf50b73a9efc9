import { useTranslation } from 'react-i18next';
import { startOfTick } from '@shiptime/domain/plans/ticks';
import { nameIn, useLanguage } from '#lib/i18n.ts';
import { PlanningPage } from '../planning-page/planning-page.tsx';
import { PlanningBar } from '../planning-page/planning-bar.tsx';
import { Link } from '#ui/link.tsx';
import { obstacleLink } from '../plan-list/obstacle-link.ts';
import { Obstacles } from '../plan-list/obstacles.tsx';
import { AmendmentNote } from './amendment-note.tsx';
import { PlanHeading } from './plan-heading.tsx';
import { PlanTools } from './plan-tools.tsx';
import { readOnlyKey } from '../edited-plan/read-only.ts';
import { OutlookContext, useScheduler } from '../edited-plan/scheduler-model.ts';
import { StepButtons } from './step-buttons.tsx';
import { Totals } from './totals.tsx';
import { useUnsavedPlanBackup } from '../edited-plan/use-unsaved-plan-backup.ts';
import { useOutlookOf } from '../edited-plan/use-outlook.ts';
import styles from '../scheduler.module.css';

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
