import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './section.module.css';

type SectionProps = {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly card?: boolean;
  readonly children: ReactNode;
};

export const Section = ({ title, actions, card = false, children }: SectionProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames(styles['section'], card && styles['card'])}>
      <div className={styles['head']}>
        <h2 id={id}>{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
};
