import { useTranslation } from 'react-i18next';
import styles from './legend.module.css';

const kinds = [
  'mission',
  'ends',
  'constraint',
  'beside',
  'transit',
  'transit_short',
  'window',
  'preferred',
] as const;
const narrow = 700;

/** What the colours of the timeline mean. A small screen has better use for the room. */
export const Legend = () => {
  const { t } = useTranslation('scheduler');
  return (
    <details className={styles['legend']} open={window.innerWidth >= narrow}>
      <summary>{t('legend.label')}</summary>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            <span className={styles['sample']} data-kind={kind} />
            {t(`legend.${kind}`)}
          </li>
        ))}
      </ul>
    </details>
  );
};
