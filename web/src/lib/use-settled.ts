import { useEffect, useState } from 'react';

/** The value as it was when it last rested for so long: for what is too much work for every key. */
export const useSettled = <T>(value: T, restMs: number): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return settled;
};
