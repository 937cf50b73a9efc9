import { useLayoutEffect, useState } from 'react';

/** Whether the window is narrower than this; 700 pixels are where the portal takes a screen for a narrow one. */
export const useNarrow = (below = 700): boolean => {
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
