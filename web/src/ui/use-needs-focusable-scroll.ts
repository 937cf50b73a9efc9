import { useLayoutEffect, useState } from 'react';

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

export const useNeedsFocusableScroll = (frame: HTMLElement | null): boolean => {
  const [isUnreached, setUnreached] = useState(false);
  useLayoutEffect(() => {
    if (!frame) return;
    const look = () =>
      setUnreached(frame.scrollHeight > frame.clientHeight + 1 && frame.querySelector(focusable) === null);
    const observer = new ResizeObserver(look);
    observer.observe(frame);
    if (frame.firstElementChild) observer.observe(frame.firstElementChild);
    const changes = new MutationObserver(look);
    changes.observe(frame, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      changes.disconnect();
    };
  }, [frame]);
  return frame !== null && isUnreached;
};
