import { useQueryClient, type Query } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { Skeleton } from './skeleton.tsx';
import styles from './settled.module.css';

const patienceMs = 8000;

type Holds = { current: number };
const HoldsContext = createContext<Holds | null>(null);

export const Unsettled = () => {
  const holds = useContext(HoldsContext);
  useEffect(() => {
    if (!holds) return undefined;
    holds.current += 1;
    return () => {
      holds.current -= 1;
    };
  }, [holds]);
  return null;
};

export const drawnInPlace = { isDrawnInPlace: true } as const;

const isAwaited = ({ state, meta }: Query): boolean => state.data === undefined && !meta?.['isDrawnInPlace'];

/** Shows its children once all first answers are there, so that nothing moves. */
export const Settled = ({ children }: { readonly children: ReactNode }) => {
  const client = useQueryClient();
  const holds = useRef(0);
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
    const timer = setTimeout(() => setShown(true), patienceMs);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [client, isShown]);
  return (
    <HoldsContext value={holds}>
      <div className={styles['settled']} {...(!isShown && { 'data-settling': true })}>
        <div className={styles['content']}>{children}</div>
        {!isShown && <Skeleton over />}
      </div>
    </HoldsContext>
  );
};
