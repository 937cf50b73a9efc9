import { useLayoutEffect, useState } from 'react';

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Whether a frame scrolls and holds nothing that the keyboard reaches: then the frame itself has to be reached. */
export const useScrollsUnreached = (frame: HTMLElement | null): boolean => {
  const [isUnreached, setUnreached] = useState(false);
  useLayoutEffect(() => {
    if (!frame) return;
    const look = () =>
      setUnreached(frame.scrollHeight > frame.clientHeight + 1 && frame.querySelector(focusable) === null);
    const observer = new ResizeObserver(look);
    observer.observe(frame);
    if (frame.firstElementChild) observer.observe(frame.firstElementChild);
    // What is read later stands below what is there at first.
    const changes = new MutationObserver(look);
    changes.observe(frame, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      changes.disconnect();
    };
  }, [frame]);
  return frame !== null && isUnreached;
};
