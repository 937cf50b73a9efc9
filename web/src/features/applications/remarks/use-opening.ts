import { type RefObject, useEffect, useRef, useState } from 'react';

/** Open while something is typed; afterwards the keyboard is back on the button that opened it. */
export const useOpening = () => {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { isOpen, button, open: () => setOpen(true), close: () => setOpen(false) };
};
export type Opening = ReturnType<typeof useOpening>;

type ButtonProps = { ref: RefObject<HTMLButtonElement | null>; onPress: () => void };

/** Of the button that opens it. */
export const opens = ({ button, open }: Opening): ButtonProps => ({ ref: button, onPress: open });
