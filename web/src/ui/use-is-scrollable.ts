import { useLayoutEffect, useState } from 'react';

const isWider = (frame: HTMLElement): boolean => frame.scrollWidth > frame.clientWidth + 1;

export const useIsScrollable = (frame: HTMLElement | null): boolean => {
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    if (!frame) return;
    const observer = new ResizeObserver(() => setScrolls(isWider(frame)));
    observer.observe(frame);
    if (frame.firstElementChild) observer.observe(frame.firstElementChild);
    return () => observer.disconnect();
  }, [frame]);
  return frame !== null && scrolls;
};

export const scrollRegionProps = { role: 'group', tabIndex: 0 } as const;
