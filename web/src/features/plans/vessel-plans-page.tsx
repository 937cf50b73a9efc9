import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Row, Stack } from '#ui/stack.tsx';
import { plansQuery } from './plan-api.ts';
import { FiscalYearChoice, useChosenYear } from './fiscal-year-choice.tsx';
import { PlanTable } from './plan-list/plan-table.tsx';
import { PlanTools } from './plan-list/plan-tools.tsx';

export const VesselPlansPage = () => {
  const { t } = useTranslation('scheduler');
  const year = useChosenYear();
  const query = useQuery(plansQuery(year?.id));
  return (
    <>
      <PageHeading title={t('list.title')} lead={t('list.lead')} />
      <Stack>
        <Row end between>
          <FiscalYearChoice year={year} />
          {year && <PlanTools year={year} plans={query.data} />}
        </Row>
        <QueryView query={query}>
          {(plans) =>
            plans.length > 0 ? (
              <PlanTable plans={plans} year={year?.name ?? ''} />
            ) : (
              <EmptyState title={t('list.none', { year: year?.name ?? '' })} icon="calendar">
                <p>{t('list.none_explained')}</p>
              </EmptyState>
            )
          }
        </QueryView>
      </Stack>
    </>
  );
};
