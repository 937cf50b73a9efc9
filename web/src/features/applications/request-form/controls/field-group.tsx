import type { ReactNode } from 'react';
import styles from './field-group.module.css';

/** Questions that belong together, under a name of their own. */
export const FieldGroup = ({
  title,
  columns = false,
  beside,
  children,
}: {
  title: string;
  columns?: boolean;
  /** A small thing beside the title that is no part of it. */
  beside?: ReactNode;
  children: ReactNode;
}) => (
  <fieldset className={styles['group']}>
    <legend className={styles['title']}>{title}</legend>
    {beside && <div className={styles['beside']}>{beside}</div>}
    <div className={styles[columns ? 'columns' : 'stack']}>{children}</div>
  </fieldset>
);
