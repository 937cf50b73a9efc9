import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Renders synchronously, because browsers lay out the page right after `beforeprint`. */
export const useIsPrinting = (): boolean => {
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
