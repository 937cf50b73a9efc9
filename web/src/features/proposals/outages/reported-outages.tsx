import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import { UserText } from '#ui/user-text.tsx';
import type { LoadedPlan } from '#features/plans/plan.ts';
import { outagesOfPlanQuery } from './outage-api.ts';

export const ReportedOutages = ({ plan }: { readonly plan: LoadedPlan }) => {
  const { t } = useTranslation('outages');
  const { data: outages = [] } = useQuery(outagesOfPlanQuery(plan));
  if (outages.length === 0) return null;
  return (
    <div>
      <p>{t('report.reported')}</p>
      <ul>
        {outages.map(({ id, name, start_date, end_date }) => (
          <li key={id}>
            <Link href={paths.outage(id)}>
              <UserText text={name} />
            </Link>
            {` (${t('dates', { start: start_date, end: end_date })})`}
          </li>
        ))}
      </ul>
    </div>
  );
};
