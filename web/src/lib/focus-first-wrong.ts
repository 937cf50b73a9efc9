/** After a form was refused the keyboard is in the first field that is to be mended. */
export const focusFirstWrong = (form: HTMLElement | null): void => {
  requestAnimationFrame(() =>
    form?.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)')?.focus(),
  );
};
