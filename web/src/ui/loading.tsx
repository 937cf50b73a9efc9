import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';
import styles from './loading.module.css';

export const Loading = ({ label, page = false }: { label?: string; page?: boolean }) => {
  const { t } = useTranslation('ui');
  return (
    <div className={classNames(styles['loading'], page && styles['page'])} aria-live="polite">
      <Spinner />
      {label ?? t('loading')}
    </div>
  );
};
