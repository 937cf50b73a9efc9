import type { ReactNode } from 'react';
import styles from './two-columns.module.css';

type TwoColumnsProps = {
  readonly children: ReactNode;
  /** At the right where the window is wide, below otherwise. */
  readonly beside?: ReactNode;
};

export const TwoColumns = ({ children, beside }: TwoColumnsProps) => (
  <section className={styles['columns']}>
    <div className={styles['column']}>{children}</div>
    {beside && <div className={styles['column']}>{beside}</div>}
  </section>
);
