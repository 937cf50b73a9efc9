import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DemandOfYear } from '@shiptime/domain/applications/wire/letters';
import { localeOf } from '#lib/language.ts';
import { useFormat } from '#lib/format.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useLetterLabels } from './use-letter-labels.ts';
import styles from './letters.module.css';

type DemandPictureProps = {
  readonly demand: DemandOfYear;
  readonly most: number;
};

export const ForeseenDemandChart = ({ demand, most }: DemandPictureProps) => {
  const { t } = useTranslation('letters');
  const { language, number, days } = useFormat();
  const { month, yearName } = useLetterLabels();
  const id = useId();
  const short = new Intl.DateTimeFormat(localeOf(language), { month: 'short', timeZone: 'UTC' });
  return (
    <section aria-labelledby={id} className={styles['demand']}>
      <h3 id={id} className={styles['title']}>
        {t('demand_title', { year: yearName(demand.fiscal_year_id) })}
      </h3>
      <p>
        {t('demand_of', {
          letters: t('letters', { count: demand.letters }),
          days: days(demand.days),
          berths: t('berths', { count: demand.berths }),
        })}
      </p>
      <ol className={styles['bars']} aria-label={t('picture')}>
        {demand.months.map(({ month: value, days: foreseen }) => (
          <li key={value}>
            <span className={styles['number']} aria-hidden="true">
              {foreseen === 0 ? '' : number(Math.round(foreseen * 10) / 10)}
            </span>
            <span
              className={styles['bar']}
              style={{ height: `${most === 0 ? 0 : (foreseen / most) * 7}rem` }}
              aria-hidden="true"
            />
            <span className={styles['soft']} aria-hidden="true">
              {short.format(new Date(Date.UTC(2027, value - 1, 1)))}
            </span>
            <VisuallyHidden>{`${month(value)}, ${days(foreseen)}`}</VisuallyHidden>
          </li>
        ))}
      </ol>
    </section>
  );
};
