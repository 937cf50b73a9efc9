import { useTranslation } from 'react-i18next';
import { Skeleton } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';
import styles from './loading.module.css';

export const Loading = ({ label, page = false }: { label?: string; page?: boolean }) => {
  const { t } = useTranslation('ui');
  if (page)
    return (
      <div data-settling>
        <Skeleton label={label} />
      </div>
    );
  return (
    <div className={styles['loading']} aria-live="polite">
      <Spinner />
      {label ?? t('loading')}
    </div>
  );
};
