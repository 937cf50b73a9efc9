import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './stack.module.css';

type BoxProps = { readonly children: ReactNode };

export const Stack = ({ children, roomy = false }: BoxProps & { roomy?: boolean }) => (
  <div className={classNames(styles['stack'], roomy && styles['roomy'])}>{children}</div>
);

export const Row = ({ children, end, between }: BoxProps & { end?: boolean; between?: boolean }) => (
  <div className={classNames(styles['row'], end && styles['end'], between && styles['between'])}>
    {children}
  </div>
);

export const Prose = ({ children }: BoxProps) => <div className={styles['prose']}>{children}</div>;
