import { useTranslation } from 'react-i18next';
import styles from './map-hint.module.css';

export const MapHint = () => {
  const { t } = useTranslation('ui');
  return (
    <p className={styles['hint']} data-finger-hint data-no-print>
      {t('map_finger')}
    </p>
  );
};
