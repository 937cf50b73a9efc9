import { useEffect, useState } from 'react';
import { serverNow } from './server-clock.ts';

/** The time by the portal's clock, looked at anew every so often. */
export const useNow = (everyMilliseconds: number): number => {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMilliseconds);
    return () => clearInterval(timer);
  }, [everyMilliseconds]);
  return now;
};
