import { type RefObject, useEffect, useRef } from 'react';

const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** When (ms since 1970) somebody last opened this page or touched keys, mouse or screen in it. */
export const useLastSign = (): RefObject<number> => {
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
