import { type ReactNode, useCallback, useRef } from 'react';
import { pageHeading, useKeepsFocus } from '#lib/keeps-focus.ts';
import styles from './agreement.module.css';

/** Around what is asked and answered: its buttons go when they have been used, and the keyboard goes on at the next. */
export const AnsweringRegion = ({ children }: { children: ReactNode }) => {
  const region = useRef<HTMLDivElement>(null);
  const home = useCallback(
    () => region.current?.querySelector<HTMLElement>('button:not(:disabled)') ?? pageHeading(),
    [],
  );
  useKeepsFocus(region, home);
  return (
    <div ref={region} className={styles['region']}>
      {children}
    </div>
  );
};
