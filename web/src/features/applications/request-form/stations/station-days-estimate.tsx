import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { NumberField } from '#ui/number-field.tsx';
import styles from './station-days-estimate.module.css';
import { TimeAtStationsTable } from './time-at-stations.tsx';
import type { DayCountControls } from './use-day-count.ts';
import type { SteamingSpeedControls } from './use-steaming-speed.ts';
import type { StationTrip } from './use-station-trip.ts';

const kilometres = 1.852;

type Props = {
  readonly trip: StationTrip;
  readonly steaming: SteamingSpeedControls;
  readonly count: DayCountControls;
  readonly countsPorts: boolean | null;
  readonly onCountPorts: (counts: boolean) => void;
  readonly children: ReactNode;
};

const Totals = ({ trip, steaming: { speed }, count }: Pick<Props, 'trip' | 'steaming' | 'count'>) => {
  const { t } = useTranslation('application_form');
  const { number, days: inDays } = useFormat();
  const { steaming, stationHours, hoursOfWork, days } = count;
  return (
    <output className={styles['total']}>
      {t('days.track', {
        miles: number(trip.nautical_miles, 1),
        kilometres: number(trip.nautical_miles * kilometres, 0),
      })}{' '}
      {steaming !== null &&
        days !== null &&
        t(hoursOfWork < 24 ? 'days.sum_by_day' : 'days.sum', {
          speed: number(speed, 1),
          steaming: number(steaming, 1),
          stations: number(stationHours, 1),
          hours: number(hoursOfWork, 1),
          days: inDays(days),
        })}
    </output>
  );
};

export const StationDaysEstimate = ({
  trip,
  steaming,
  count,
  countsPorts,
  onCountPorts,
  children,
}: Props) => {
  const { t } = useTranslation('application_form');
  const { speed, setSpeed, isOfShip } = steaming;
  return (
    <section className={styles['days']} aria-labelledby="station-days">
      <h3 id="station-days">{t('days.title')}</h3>
      <div className={styles['asked']}>
        <NumberField
          label={t('stations.speed')}
          name="steaming-speed"
          hint={isOfShip ? t('stations.speed_of_ship') : t('stations.speed_usual')}
          unit={t('stations.knots')}
          digits={1}
          value={speed}
          onChange={setSpeed}
          error={count.steaming === null ? t('stations.speed_wrong') : undefined}
        />
      </div>
      {countsPorts !== null && (
        <Checkbox label={t('days.ports')} value={countsPorts} onChange={onCountPorts} />
      )}
      <TimeAtStationsTable count={count} />
      <Totals trip={trip} steaming={steaming} count={count} />
      {children}
    </section>
  );
};
