import { useTranslation } from 'react-i18next';
import { nameIn, useLanguage } from '#lib/i18n.ts';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { LevelChip } from '../plan-list/level-chip.tsx';
import { YearChoice } from '../planning-page/year-choice.tsx';
import { useScheduler } from '../edited-plan/scheduler-model.ts';

export const PlanHeading = () => {
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
