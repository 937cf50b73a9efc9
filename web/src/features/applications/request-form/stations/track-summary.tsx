import { useTranslation } from 'react-i18next';
import { steamingHours, type Track } from '@shiptime/domain/applications/station-geometry';
import { useFormat } from '#lib/format.ts';
import { NumberField } from '#ui/number-field.tsx';
import type { SteamingSpeed } from './use-steaming-speed.ts';
import styles from './track-summary.module.css';

const kilometres = 1.852;

type Props = { readonly track: Track; readonly steaming: SteamingSpeed };

/** How far it is through all stations, and how long at a speed that can be chosen. */
export const TrackSummary = ({ track, steaming }: Props) => {
  const { t } = useTranslation('application_form');
  const { number } = useFormat();
  const { speed, setSpeed, isOfShip } = steaming;
  const hours = steamingHours(track.total, speed);
  return (
    <div className={styles['track']}>
      <NumberField
        label={t('stations.speed')}
        name="steaming-speed"
        hint={isOfShip ? t('stations.speed_of_ship') : t('stations.speed_usual')}
        unit={t('stations.knots')}
        digits={1}
        value={speed}
        onChange={setSpeed}
        error={hours === null ? t('stations.speed_wrong') : undefined}
      />
      <output className={styles['total']}>
        {t('stations.total', {
          miles: number(track.total, 1),
          kilometres: number(track.total * kilometres, 0),
        })}{' '}
        {hours !== null &&
          t('stations.steaming', {
            hours: number(hours, 1),
            days: number(hours / 24, 1),
            speed: number(speed, 1),
          })}
      </output>
    </div>
  );
};
