import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { focusFirstWrong } from '../lib/focus-first-wrong.ts';
import { Button } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { Notice } from './notice.tsx';
import styles from './dialog.module.css';

type FormDialogProps = Pick<DialogProps, 'title' | 'isOpen' | 'onClose' | 'wide'> & {
  readonly onSubmit: () => void;
  /** Gives up what was typed, where leaving by Escape keeps it. */
  readonly onCancel?: () => void;
  /** What went wrong with the last try, or null: there is no form that cannot fail. */
  readonly error: string | null;
  /** The try is under way: no second press, no leaving. */
  readonly pending: boolean;
  readonly submitLabel: string;
  /** Where there is nothing left to give up. */
  readonly cancelLabel?: string;
  readonly danger?: boolean;
  readonly canSubmit?: boolean;
  readonly children: ReactNode;
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
    if (!canSubmit || pending) return;
    onSubmit();
    focusFirstWrong(event.currentTarget);
  };
  const close = () => {
    if (!pending) onClose();
  };
  const cancel = () => {
    if (!pending) onCancel?.();
    close();
  };
  const formId = useId();
  return (
    <Dialog
      {...dialog}
      onClose={close}
      footer={
        <>
          <Button onPress={cancel}>{cancelLabel ?? t('cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant={danger ? 'danger' : 'primary'}
            pending={pending}
            isDisabled={!canSubmit}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles['stack']} onSubmit={submit} noValidate>
        {error && (
          <Notice tone="error" live>
            {error}
          </Notice>
        )}
        {children}
      </form>
    </Dialog>
  );
};
