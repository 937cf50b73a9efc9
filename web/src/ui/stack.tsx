import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './stack.module.css';

type BoxProps = { readonly children: ReactNode };

/** Things below one another, evenly apart. */
export const Stack = ({ children, roomy = false }: BoxProps & { roomy?: boolean }) => (
  <div className={classNames(styles['stack'], roomy && styles['roomy'])}>{children}</div>
);

/** Things beside one another, that wrap. `end`: fields and buttons in line at their lower edge. */
export const Row = ({ children, end, between }: BoxProps & { end?: boolean; between?: boolean }) => (
  <div className={classNames(styles['row'], end && styles['end'], between && styles['between'])}>
    {children}
  </div>
);

/** Running text, at a width that reads well. */
export const Prose = ({ children }: BoxProps) => <div className={styles['prose']}>{children}</div>;
