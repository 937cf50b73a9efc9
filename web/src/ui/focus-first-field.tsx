import { useEffect, useRef } from 'react';

const fields = [
  'input:not(:disabled, [type="hidden"])',
  'textarea:not(:disabled)',
  'select:not(:disabled)',
  '[role="spinbutton"]:not([aria-disabled="true"])',
  'button[aria-haspopup="listbox"]:not(:disabled)',
].join(', ');

const firstFieldOf = (form: HTMLFormElement): HTMLElement | undefined => {
  const shown = [...form.querySelectorAll<HTMLElement>(fields)].filter((each) => each.checkVisibility());
  const [first] = shown;
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first;
  return (
    shown.find((each) => each instanceof HTMLInputElement && each.type === 'radio' && each.checked) ?? first
  );
};

/** Focuses the first field of a newly opened form, unless a touch keyboard or a list would open. */
export const FocusFirstField = () => {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = here.current?.closest('form');
    if (!form || form.contains(document.activeElement) || window.matchMedia('(pointer: coarse)').matches)
      return;
    const first = firstFieldOf(form);
    if (first?.getAttribute('role') !== 'combobox') first?.focus();
  }, []);
  return <span ref={here} hidden />;
};
