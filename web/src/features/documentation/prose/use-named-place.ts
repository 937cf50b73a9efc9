import { useEffect } from 'react';
import { useHash } from '#lib/navigation.ts';

const decoded = (hash: string): string => {
  try {
    return decodeURIComponent(hash);
  } catch {
    return '';
  }
};

/** What the address names comes into view, also where it is there later than the page. */
export const useNamedPlace = (isThere: boolean): void => {
  const hash = decoded(useHash());
  useEffect(() => {
    if (!isThere || hash === '') return;
    const place = document.getElementById(hash);
    place?.scrollIntoView();
    place?.focus({ preventScroll: true });
  }, [hash, isThere]);
};
