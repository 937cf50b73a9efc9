import { useTranslation } from 'react-i18next';
import type { StripLook } from '#ui/year-strip.tsx';
import styles from './strip-key.module.css';

/** What the looks of a strip of the year stand for. */
export const StripKey = ({ looks }: { looks: readonly StripLook[] }) => {
  const { t } = useTranslation('application_form');
  return (
    <ul className={styles['key']}>
      {looks.map((look) => (
        <li key={look}>
          <span className={styles['swatch']} data-look={look} aria-hidden="true" />
          {t(`home.looks.${look}`)}
        </li>
      ))}
    </ul>
  );
};
