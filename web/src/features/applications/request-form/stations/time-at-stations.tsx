import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { NumberField } from '#ui/number-field.tsx';
import styles from './station-days-estimate.module.css';
import type { DayCountControls, WorkTypeCount } from './use-day-count.ts';

const isHours = (value: number | null): value is number => value !== null && value >= 0;

type TypeProps = { readonly work: WorkTypeCount; readonly count: DayCountControls };

const RateOfType = ({
  work: { type, count: operations, hours, isRated },
  count: { rateOf, put },
}: TypeProps) => {
  const { t } = useTranslation('application_form');
  const { number } = useFormat();
  const rate = rateOf(type);
  const name = type ?? t('stations.no_type');
  const field = (part: keyof typeof rate) => (
    <NumberField
      label={t(`days.${part}`)}
      aria-label={t('stations.cell_of', { column: t(`days.${part}`), name })}
      unit={t('days.h')}
      digits={2}
      value={rate[part]}
      onChange={(value) => isHours(value) && put(type, { [part]: value })}
    />
  );
  return (
    <fieldset className={styles['type']}>
      <legend>{name}</legend>
      <p>{t('days.of_type', { count: operations, hours: number(hours, 1) })}</p>
      {isRated && field('hours')}
      {isRated && field('hours_per_1000_m')}
    </fieldset>
  );
};

export const TimeAtStationsTable = ({ count }: { readonly count: DayCountControls }) => {
  const { t } = useTranslation('application_form');
  const { number } = useFormat();
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      title={t('days.at_stations', { hours: count.isCounting ? '…' : number(count.stationHours, 1) })}
      isOpen={isOpen}
      onToggle={setOpen}
      level={4}
    >
      <div className={styles['rates']}>
        <p className={styles['help']}>{t('days.rates_help')}</p>
        {count.types.map((work) => (
          <RateOfType key={work.type ?? ''} work={work} count={count} />
        ))}
      </div>
    </Disclosure>
  );
};
