import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { focusFirstWrong } from '../lib/focus-first-wrong.ts';
import { Button } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { FirstField } from './first-field.tsx';
import { Notice } from './notice.tsx';
import styles from './dialog.module.css';

type FormDialogProps = Pick<DialogProps, 'name' | 'title' | 'isOpen' | 'onClose' | 'wide'> & {
  readonly onSubmit: () => void;
  /** Gives up what was typed, where leaving by Escape keeps it. */
  readonly onCancel?: () => void;
  /** What went wrong with the last try, or null: there is no form that cannot fail. */
  readonly error: string | null;
  /** The try is under way: no second press, no leaving. */
  readonly pending: boolean;
  /** Null: there is nothing to send, and one button closes it. */
  readonly submitLabel: string | null;
  /** Where there is nothing left to give up. */
  readonly cancelLabel?: string;
  readonly danger?: boolean;
  readonly canSubmit?: boolean;
  readonly children: ReactNode;
};

/** What the server refuses is known only when its answer is there: the form then has the keyboard in its first wrong field. */
const useFocusOnRefusal = (pending: boolean) => {
  const form = useRef<HTMLFormElement>(null);
  const wasPending = useRef(pending);
  useEffect(() => {
    if (wasPending.current && !pending) focusFirstWrong(form.current);
    wasPending.current = pending;
  }, [pending]);
  return form;
};

/** Nobody leaves while a try is under way. */
const leaving = (pending: boolean, onClose: () => void, onCancel?: () => void) => {
  const close = () => {
    if (!pending) onClose();
  };
  const cancel = () => {
    if (!pending) onCancel?.();
    close();
  };
  return { close, cancel };
};

export const FormDialog = (props: FormDialogProps) => {
  const {
    onSubmit,
    onCancel,
    error,
    pending,
    submitLabel,
    cancelLabel,
    danger,
    canSubmit = true,
    children,
    onClose,
    ...dialog
  } = props;
  const { t } = useTranslation('ui');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A dialog stands in a form's React tree at times, though not in its document tree.
    event.stopPropagation();
    if (submitLabel === null || !canSubmit || pending) return;
    onSubmit();
    focusFirstWrong(event.currentTarget);
  };
  const { close, cancel } = leaving(pending, onClose, onCancel);
  const formId = useId();
  const form = useFocusOnRefusal(pending);
  return (
    <Dialog
      {...dialog}
      onClose={close}
      footer={
        <>
          <Button onPress={cancel}>{cancelLabel ?? t(submitLabel === null ? 'close' : 'cancel')}</Button>
          {submitLabel !== null && (
            <Button
              type="submit"
              form={formId}
              variant={danger ? 'danger' : 'primary'}
              pending={pending}
              isDisabled={!canSubmit}
            >
              {submitLabel}
            </Button>
          )}
        </>
      }
    >
      <form ref={form} id={formId} className={styles['stack']} data-spaced onSubmit={submit} noValidate>
        {error && (
          <Notice tone="error" live>
            {error}
          </Notice>
        )}
        {children}
        <FirstField />
      </form>
    </Dialog>
  );
};
