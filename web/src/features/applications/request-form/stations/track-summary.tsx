import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { steamingHours, type Track } from '@shiptime/domain/applications/station-geometry';
import { useFormat } from '../../../../lib/format.ts';
import { NumberField } from '../../../../ui/number-field.tsx';
import { useVessels } from '../../../vessels/api.ts';
import { useAnswer } from '../form-model.ts';
import styles from './stations.module.css';

const usualSpeed = 10;
const kilometres = 1.852;

/** How far it is through all stations, and how long at a speed that can be chosen; the first choice's to begin with. */
export const TrackSummary = ({ track }: { track: Track }) => {
  const { t } = useTranslation('application_form');
  const { number } = useFormat();
  const [first] = useAnswer<number>('vessel_preference_1_id');
  const cruising = useVessels().find(({ id }) => id === first)?.cruising_speed ?? null;
  const [given, setGiven] = useState<number | null>(null);
  const speed = given ?? cruising ?? usualSpeed;
  const hours = steamingHours(track.total, speed);
  return (
    <div className={styles['track']}>
      <NumberField
        label={t('stations.speed')}
        name="steaming-speed"
        hint={cruising === null ? t('stations.speed_usual') : t('stations.speed_of_ship')}
        unit={t('stations.knots')}
        digits={1}
        value={speed}
        onChange={setGiven}
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
