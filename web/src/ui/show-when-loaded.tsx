import { useQueryClient, type Query } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { Skeleton } from './skeleton.tsx';
import styles from './show-when-loaded.module.css';

const timeoutMs = 8000;

type Hold = () => () => void;
const HoldContext = createContext<Hold | null>(null);

export const LoadingSignal = () => {
  const hold = useContext(HoldContext);
  useEffect(() => hold?.(), [hold]);
  return null;
};

export const nonBlockingQueryMeta = { isDrawnInPlace: true } as const;

const isAwaited = ({ state, meta }: Query): boolean => state.data === undefined && !meta?.['isDrawnInPlace'];

/** Shows its children after all first responses have arrived, to avoid layout shifts. */
export const ShowWhenLoaded = ({ children }: { readonly children: ReactNode }) => {
  const client = useQueryClient();
  const holds = useRef(0);
  const hold = useCallback<Hold>(() => {
    holds.current += 1;
    return () => {
      holds.current -= 1;
    };
  }, []);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (isShown) return undefined;
    let frame = 0;
    const look = () => {
      const isWaiting = holds.current > 0 || client.isFetching({ predicate: isAwaited }) > 0;
      if (isWaiting) frame = requestAnimationFrame(look);
      else setShown(true);
    };
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(look);
    });
    const show = () => setShown(true);
    const timer = setTimeout(show, timeoutMs);
    // The first key press ends the wait, because focus must be visible (WCAG 2.4.7).
    window.addEventListener('keydown', show);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      window.removeEventListener('keydown', show);
    };
  }, [client, isShown]);
  return (
    <HoldContext value={hold}>
      <div className={styles['settled']} {...(!isShown && { 'data-settling': true })}>
        <div className={styles['content']}>{children}</div>
        {!isShown && <Skeleton over />}
      </div>
    </HoldContext>
  );
};
