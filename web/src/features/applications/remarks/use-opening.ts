import { type RefObject, useEffect, useRef, useState } from 'react';

/** Returns focus to the button that opened the form. */
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

export const opens = ({ button, open }: Opening): ButtonProps => ({ ref: button, onPress: open });
