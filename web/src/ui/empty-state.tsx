import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { NonBreakingDates } from './non-breaking-dates.tsx';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  readonly title: string;
  readonly icon?: IconName;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
};

export const EmptyState = ({ title, icon = 'document', children, action }: EmptyStateProps) => (
  <div className={styles['empty']}>
    <Icon name={icon} size={40} />
    <h2>
      <NonBreakingDates text={title} />
    </h2>
    {children && <div>{children}</div>}
    {action}
  </div>
);
