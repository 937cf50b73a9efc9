import { useTranslation } from 'react-i18next';
import type { Correction } from '@shiptime/domain/applications/wire/history';
import { Instant } from '#ui/instant.tsx';
import { CorrectionDifference } from './correction-difference.tsx';
import styles from './corrections.module.css';

export const ReadOnlyCorrections = ({ corrections }: { corrections: readonly Correction[] }) => {
  const { t } = useTranslation('applications');
  return (
    <ul className={styles['list']}>
      {corrections.map(({ id, field, before, after, state, decided_by: by, decided_at }) => {
        const said = t(`corrections.states.${state}`);
        return (
          <li key={id} className={styles['correction']}>
            <p className={styles['field']}>{t(`fields.${field}.label`)}</p>
            <CorrectionDifference field={field} before={before} after={after} />
            <p className={styles['state']}>
              {by
                ? t('corrections.decided_by', { state: said, name: `${by.first_name} ${by.last_name}` })
                : said}{' '}
              {decided_at && <Instant at={decided_at} />}
            </p>
          </li>
        );
      })}
    </ul>
  );
};
