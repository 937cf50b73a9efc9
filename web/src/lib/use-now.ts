import { useEffect, useState } from 'react';
import { serverNow } from './server-clock.ts';

export const useNow = (everyMilliseconds: number): number => {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMilliseconds);
    return () => clearInterval(timer);
  }, [everyMilliseconds]);
  return now;
};
