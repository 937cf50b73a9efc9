import { useLayoutEffect, useState } from 'react';

const isWider = (frame: HTMLElement): boolean => frame.scrollWidth > frame.clientWidth + 1;
const isTaller = (frame: HTMLElement): boolean => frame.scrollHeight > frame.clientHeight + 1;
const isEither = (frame: HTMLElement): boolean => isWider(frame) || isTaller(frame);

const useOverflow = (frame: HTMLElement | null, isOver: (frame: HTMLElement) => boolean): boolean => {
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    if (!frame) return;
    const observer = new ResizeObserver(() => setScrolls(isOver(frame)));
    observer.observe(frame);
    if (frame.firstElementChild) observer.observe(frame.firstElementChild);
    return () => observer.disconnect();
  }, [frame, isOver]);
  return frame !== null && scrolls;
};

/** Whether what stands in a frame is wider than the frame now; then it has to be reached with the keyboard. */
export const useScrollsSideways = (frame: HTMLElement | null): boolean => useOverflow(frame, isWider);

/** Whether it is wider or taller. */
export const useScrolls = (frame: HTMLElement | null): boolean => useOverflow(frame, isEither);

/** What scrolls can be reached with the keyboard; its name goes with it. */
export const reachable = { role: 'group', tabIndex: 0 } as const;
