import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import { type FiscalYearRow, useReferenceList } from '#features/reference/reference-api.ts';
import { publishedFleetPlansQuery } from '../plan-api.ts';

export const LaterYearSchedules = ({ year }: { year: FiscalYearRow }) => {
  const { t } = useTranslation('scheduler');
  const years = useReferenceList('fiscal_years');
  const published = useQuery(publishedFleetPlansQuery).data ?? [];
  const later = years
    .filter(({ start_date }) => start_date > year.start_date)
    .toSorted((a, b) => a.start_date.localeCompare(b.start_date))
    .flatMap(({ id, name }) => {
      const plan = published.find((each) => each.fiscal_year_id === id && each.vessels_published > 0);
      return plan ? [{ id, name, count: plan.vessels_published, of: plan.vessels }] : [];
    });
  return later.map(({ id, name, count, of }) => (
    <p key={id}>
      <Link href={paths.shipSchedules({ fiscalYearId: id })}>
        {t('schedules.progress', { year: name, count, of })}
      </Link>
    </p>
  ));
};
