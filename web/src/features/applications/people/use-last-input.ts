import { type RefObject, useEffect, useRef } from 'react';

const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** Milliseconds since 1970 of the last key, pointer or touch input on this page. */
export const useLastInput = (): RefObject<number> => {
  const lastSign = useRef(0);
  useEffect(() => {
    const sign = () => {
      lastSign.current = Date.now();
    };
    sign();
    const options = { passive: true, capture: true };
    for (const kind of signsOfLife) window.addEventListener(kind, sign, options);
    return () => {
      for (const kind of signsOfLife) window.removeEventListener(kind, sign, options);
    };
  }, []);
  return lastSign;
};
