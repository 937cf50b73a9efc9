import { useTranslation } from 'react-i18next';
import { nameIn, useLanguage } from '../../../lib/i18n.ts';
import { paths } from '../../../lib/paths.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Row } from '../../../ui/stack.tsx';
import { LevelChip } from '../list/level-chip.tsx';
import { Obstacles } from '../list/obstacles.tsx';
import { useScheduler } from './scheduler-model.ts';
import { StepButtons } from './step-buttons.tsx';

/** Whose plan it is, where it stands, and the steps from here. */
export const SchedulerHeading = () => {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { plan } = useScheduler();
  const vessel = nameIn(language, plan.vessel);
  const year = plan.fiscal_year.name;
  return (
    <>
      <Breadcrumbs
        crumbs={[
          {
            label: t('list.crumb', { year }),
            href: paths.vesselPlans({ fiscalYearId: plan.fiscal_year_id }),
          },
        ]}
      />
      <PageHeading
        title={vessel}
        documentTitle={t('title', { vessel, year })}
        lead={
          <>
            <Row>
              <span>{t('lead', { year })}</span>
              <LevelChip level={plan.review_level} />
              <Link href={paths.vesselConstraints(plan.vessel_id, { fiscalYearId: plan.fiscal_year_id })}>
                {t('constraints')}
              </Link>
            </Row>
            {(plan.blocking?.reasons.length ?? 0) > 0 && <Obstacles plan={plan} />}
          </>
        }
        actions={<StepButtons />}
      />
    </>
  );
};
