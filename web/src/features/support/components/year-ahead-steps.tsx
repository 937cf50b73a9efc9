import type { PortalInfo } from '@shiptime/domain/accounts/administration-wire';
import { defaultDeadline } from '@shiptime/domain/reference/fiscal-year';
import { formatDay, formatDayRange } from '@shiptime/domain/shared/day-words';
import { useTranslation } from 'react-i18next';
import { dayOfInstant, useFormat } from '#lib/format.ts';
import { usePortalInfo } from '#lib/portal.ts';
import { serverNow } from '#lib/server-clock.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import styles from './year-ahead-steps.module.css';

type Step = { readonly key: 'apply' | 'review' | 'results' | 'sail'; readonly icon: IconName };

const steps = [
  { key: 'apply', icon: 'edit' },
  { key: 'review', icon: 'search' },
  { key: 'results', icon: 'mail' },
  { key: 'sail', icon: 'ship' },
] as const satisfies readonly Step[];

const resultsIn = (deadline: string, month: number): string => {
  const year = Number(deadline.slice(0, 4)) + (month <= Number(deadline.slice(5, 7)) ? 1 : 0);
  return `${year}-${String(month).padStart(2, '0')}`;
};

type OpenYear = NonNullable<PortalInfo['open_fiscal_year']>;

const useTimes = ({ deadline_at, start_date, end_date }: OpenYear, month: number) => {
  const { t } = useTranslation('support');
  const { language, longYearMonth } = useFormat();
  const deadline = dayOfInstant(deadline_at, defaultDeadline.zone);
  const results = longYearMonth(resultsIn(deadline, month));
  return {
    apply: t('year_ahead.apply.when', { day: formatDay(language, deadline) }),
    review: t('year_ahead.review.when', { month: results }),
    results,
    sail: formatDayRange(language, start_date, end_date),
  };
};

const Steps = ({ year, month }: { year: OpenYear; month: number }) => {
  const { t } = useTranslation('support');
  const times = useTimes(year, month);
  const isOpen = new Date(serverNow()).toISOString() < year.deadline_at;
  return (
    <ol className={styles['steps']}>
      {steps.map(({ key, icon }) => (
        <li
          key={key}
          className={styles['step']}
          {...(isOpen && key === 'apply' && { 'aria-current': 'step' })}
        >
          <span className={styles['mark']}>
            <Icon name={icon} size={22} />
          </span>
          <strong>{t(`year_ahead.${key}.title`)}</strong>
          <span className={styles['when']}>{times[key]}</span>
        </li>
      ))}
    </ol>
  );
};

export const YearAheadSteps = () => {
  const { t } = useTranslation('support');
  const portal = usePortalInfo();
  const year = portal?.open_fiscal_year;
  if (!year) return null;
  return (
    <section aria-labelledby="year-ahead" className={styles['year']}>
      <h2 id="year-ahead">{t('year_ahead.title', { year: year.name })}</h2>
      <Steps year={year} month={portal.results_month} />
    </section>
  );
};
