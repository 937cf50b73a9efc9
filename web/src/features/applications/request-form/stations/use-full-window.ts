import { type RefObject, useEffect } from 'react';

/** Makes the rest of the page inert while one part fills the window. */
const withdrawOthers = (part: HTMLElement): (() => void) => {
  const withdrawn: HTMLElement[] = [];
  for (let one: HTMLElement = part; one.parentElement && one !== document.body; one = one.parentElement)
    for (const other of one.parentElement.children)
      if (
        other !== one &&
        other instanceof HTMLElement &&
        !other.inert &&
        !other.matches('script, [role="alertdialog"]')
      ) {
        other.inert = true;
        withdrawn.push(other);
      }
  return () => {
    for (const other of withdrawn) other.inert = false;
  };
};

export const useFullWindowMode = (
  part: RefObject<HTMLElement | null>,
  isFull: boolean,
  leave: () => void,
): void => {
  useEffect(() => {
    const { current } = part;
    if (!current || !isFull) return undefined;
    const restore = withdrawOthers(current);
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) leave();
    };
    current.addEventListener('keydown', press);
    document.documentElement.style.overflow = 'hidden';
    return () => {
      restore();
      current.removeEventListener('keydown', press);
      document.documentElement.style.removeProperty('overflow');
    };
  }, [part, isFull, leave]);
};
