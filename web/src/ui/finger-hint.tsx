import { useTranslation } from 'react-i18next';
import styles from './finger-hint.module.css';

/** How a map is moved, where it is moved with a finger. */
export const FingerHint = () => {
  const { t } = useTranslation('ui');
  return (
    <p className={styles['hint']} data-finger-hint data-no-print>
      {t('map_finger')}
    </p>
  );
};
