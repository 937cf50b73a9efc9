import { useLayoutEffect, useRef } from 'react';

export const adjustCaret = (before: string, after: string, caret: number): number => {
  let same = 0;
  while (same < caret && before[same] === after[same]) same += 1;
  return same === caret ? caret : Math.max(same, after.length - (before.length - caret));
};

/** Keeps the caret in place when the value changes other than by typing. */
export const useStableCaret = (value: string) => {
  const field = useRef<HTMLTextAreaElement | null>(null);
  const shown = useRef(value);
  const typed = useRef(value);
  const caret = useRef(0);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = value;
    const element = field.current;
    if (before === value || typed.current === value || element !== document.activeElement) return;
    const at = adjustCaret(before, value, caret.current);
    element?.setSelectionRange(at, at);
  }, [value]);
  return {
    field,
    onSelect: () => {
      caret.current = field.current?.selectionStart ?? 0;
    },
    onTyped: (text: string) => {
      typed.current = text;
    },
  };
};
