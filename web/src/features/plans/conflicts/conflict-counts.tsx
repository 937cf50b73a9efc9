import { useTranslation } from 'react-i18next';
import { Chip } from '#ui/chip.tsx';
import styles from './conflicts.module.css';

type Counts = { readonly error: number; readonly warning: number };

export const useConflictCountsFormatter = () => {
  const { t } = useTranslation('scheduler');
  return ({ error, warning }: Counts): string =>
    [error > 0 && t('list.errors', { count: error }), warning > 0 && t('list.warnings', { count: warning })]
      .filter(Boolean)
      .join(', ');
};

export const ConflictCounts = ({ counts }: { counts: Counts }) => {
  const { t } = useTranslation('scheduler');
  if (counts.error === 0 && counts.warning === 0) return t('list.no_conflicts');
  return (
    <span className={styles['counts']}>
      {counts.error > 0 && (
        <Chip color="#c1121f" icon="alert">
          {t('list.errors', { count: counts.error })}
        </Chip>
      )}
      {counts.warning > 0 && <span>{t('list.warnings', { count: counts.warning })}</span>}
    </span>
  );
};
