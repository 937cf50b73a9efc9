import { type ReactNode, useCallback, useRef } from 'react';
import { pageHeading, useKeepsFocus } from '#lib/keeps-focus.ts';
import styles from './agreement.module.css';

/** Moves focus to the next control when answered buttons disappear. */
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
