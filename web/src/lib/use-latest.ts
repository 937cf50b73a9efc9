import { type RefObject, useEffect, useRef } from 'react';

/** What was rendered last, for listeners that stay longer than a rendering. */
export const useLatest = <T>(value: T): Readonly<RefObject<T>> => {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
};
