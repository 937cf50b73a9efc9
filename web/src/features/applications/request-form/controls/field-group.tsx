import type { ReactNode } from 'react';
import styles from './field-group.module.css';

/** Questions that belong together, under a name of their own. */
export const FieldGroup = ({
  title,
  columns = false,
  children,
}: {
  title: string;
  columns?: boolean;
  children: ReactNode;
}) => (
  <fieldset className={styles['group']}>
    <legend className={styles['title']}>{title}</legend>
    <div className={styles[columns ? 'columns' : 'stack']}>{children}</div>
  </fieldset>
);
