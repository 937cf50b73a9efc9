import type { ReactNode } from 'react';
import styles from './field-group.module.css';

export const FieldGroup = ({
  title,
  columns = false,
  beside,
  lead,
  children,
}: {
  title: string;
  columns?: boolean;
  beside?: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}) => (
  <fieldset className={styles['group']}>
    <legend className={styles['title']}>{title}</legend>
    {beside && <div className={styles['beside']}>{beside}</div>}
    {lead && <div className={styles['lead']}>{lead}</div>}
    <div className={styles[columns ? 'columns' : 'stack']}>{children}</div>
  </fieldset>
);
