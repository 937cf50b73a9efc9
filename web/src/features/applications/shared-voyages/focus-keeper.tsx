import { type ReactNode, useCallback, useRef } from 'react';
import { findPageHeading, useFocusKeeper } from '#lib/use-focus-keeper.ts';
import styles from './agreement.module.css';

/** Moves focus to the next control when answered buttons disappear. */
export const FocusKeeper = ({ children }: { children: ReactNode }) => {
  const region = useRef<HTMLDivElement>(null);
  const home = useCallback(
    () => region.current?.querySelector<HTMLElement>('button:not(:disabled)') ?? findPageHeading(),
    [],
  );
  useFocusKeeper(region, home);
  return (
    <div ref={region} className={styles['region']}>
      {children}
    </div>
  );
};
