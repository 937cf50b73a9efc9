import { type RefObject, useEffect, useRef, useState } from 'react';

/** Returns focus to the button that opened the form. */
export const useFormToggle = () => {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { isOpen, button, open: () => setOpen(true), close: () => setOpen(false) };
};
export type FormToggle = ReturnType<typeof useFormToggle>;

type ButtonProps = { ref: RefObject<HTMLButtonElement | null>; onPress: () => void };

export const toggleButtonProps = ({ button, open }: FormToggle): ButtonProps => ({
  ref: button,
  onPress: open,
});
