export const focusFirstInvalidField = (form: HTMLElement | null): void => {
  requestAnimationFrame(() =>
    form?.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)')?.focus(),
  );
};
