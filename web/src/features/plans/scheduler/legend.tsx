import { useTranslation } from 'react-i18next';
import styles from './legend.module.css';

const kinds = ['mission', 'ends', 'constraint', 'transit', 'transit_short', 'window', 'preferred'] as const;

/** What the colours of the timeline mean. */
export const Legend = () => {
  const { t } = useTranslation('scheduler');
  return (
    <ul className={styles['legend']} aria-label={t('legend.label')}>
      {kinds.map((kind) => (
        <li key={kind}>
          <span className={styles['sample']} data-kind={kind} />
          {t(`legend.${kind}`)}
        </li>
      ))}
    </ul>
  );
};
