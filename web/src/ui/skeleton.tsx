import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type SkeletonProps = { readonly label?: string | undefined; readonly over?: boolean };

export const Skeleton = ({ label, over = false }: SkeletonProps) => {
  const { t } = useTranslation('ui');
  return (
    <div className={classNames(styles['skeleton'], over && styles['over'])} aria-live="polite">
      <VisuallyHidden>{label ?? t('loading')}</VisuallyHidden>
      <div className={styles['title']} />
      <div className={styles['line']} />
      <div className={styles['block']} />
      <div className={styles['block']} />
    </div>
  );
};
