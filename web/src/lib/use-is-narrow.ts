import { useLayoutEffect, useState } from 'react';

export const useIsNarrow = (below = 700): boolean => {
  const [isNarrow, setNarrow] = useState(() => window.innerWidth < below);
  useLayoutEffect(() => {
    const query = window.matchMedia(`(max-width: ${below - 1}px)`);
    const listen = () => setNarrow(query.matches);
    listen();
    query.addEventListener('change', listen);
    return () => query.removeEventListener('change', listen);
  }, [below]);
  return isNarrow;
};
