import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { YearChoice } from '../planning-page/year-choice.tsx';
import { useEditing } from '../edited-plan/scheduler-model.ts';

export const FleetHeading = () => {
  const { t } = useTranslation('scheduler');
  const { plans } = useEditing();
  const year = plans[0]?.fiscal_year.name ?? '';
  return (
    <PageHeading
      compact
      title={t('fleet.title')}
      documentTitle={t('fleet.document_title', { year })}
      lead={
        <>
          <YearChoice />
          <Link href={paths.vesselPlans({ fiscalYearId: plans[0]?.fiscal_year_id })}>
            {t('fleet.to_list')}
          </Link>
        </>
      }
    />
  );
};
