import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page is on its way to paper, which shows what scrolls out of sight on a screen. The browser lays the
 * page out as soon as the event is over: what is to be printed must be there by then.
 */
export const usePrinting = (): boolean => {
  const [isPrinting, setPrinting] = useState(() => window.matchMedia('print').matches);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    const query = window.matchMedia('print');
    const follow = () => setPrinting(query.matches);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    query.addEventListener('change', follow);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      query.removeEventListener('change', follow);
    };
  }, []);
  return isPrinting;
};
