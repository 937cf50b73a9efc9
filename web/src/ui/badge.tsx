import styles from './badge.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export const Badge = ({ count, label }: { count: number; label: string }) =>
  count > 0 ? (
    <span className={styles['badge']}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  ) : null;
