import { useLayoutEffect, useState } from 'react';

const isWider = (frame: HTMLElement): boolean => frame.scrollWidth > frame.clientWidth + 1;

/** Whether the content of a frame is wider than the frame, so that it has to be reached with the keyboard. */
export const useScrollsSideways = (frame: HTMLElement | null): boolean => {
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

/** What scrolls can be reached with the keyboard; its name goes with it. */
export const reachable = { role: 'group', tabIndex: 0 } as const;
