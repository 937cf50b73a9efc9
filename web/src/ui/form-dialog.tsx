import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { focusFirstInvalidField } from '../lib/focus-first-invalid-field.ts';
import { Button } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { FocusFirstField } from './focus-first-field.tsx';
import { ProblemNotice } from './notice.tsx';
import styles from './dialog.module.css';

type FormDialogProps = Pick<DialogProps, 'name' | 'title' | 'isOpen' | 'onClose' | 'wide'> & {
  readonly onSubmit: () => void;
  readonly onCancel?: () => void;
  readonly error: string | null;
  readonly pending: boolean;
  readonly submitLabel: string | null;
  readonly cancelLabel?: string;
  readonly danger?: boolean;
  readonly canSubmit?: boolean;
  readonly children: ReactNode;
};

const useFocusOnRefusal = (pending: boolean) => {
  const form = useRef<HTMLFormElement>(null);
  const wasPending = useRef(pending);
  useEffect(() => {
    if (wasPending.current && !pending) focusFirstInvalidField(form.current);
    wasPending.current = pending;
  }, [pending]);
  return form;
};

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
    // React events bubble through portals into the page's form.
    event.stopPropagation();
    if (submitLabel === null || !canSubmit || pending) return;
    onSubmit();
    focusFirstInvalidField(event.currentTarget);
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
        <ProblemNotice problem={error} />
        {children}
        <FocusFirstField />
      </form>
    </Dialog>
  );
};
