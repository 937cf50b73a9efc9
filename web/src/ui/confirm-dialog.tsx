import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { ProblemNotice } from './notice.tsx';
import { NonBreakingDates } from './non-breaking-dates.tsx';

type ConfirmDialogProps = {
  readonly name: string;
  readonly title: string;
  readonly isOpen: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
  readonly confirmLabel: string;
  readonly danger?: boolean;
  readonly error?: string | null;
  readonly pending?: boolean;
  readonly children: ReactNode;
};

export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { name, title, isOpen, onCancel, onConfirm, confirmLabel, danger, error, pending, children } = props;
  const { t } = useTranslation('ui');
  return (
    <Dialog
      name={name}
      title={title}
      isOpen={isOpen}
      onClose={onCancel}
      alert
      footer={
        <>
          <Button onPress={onCancel}>{t('cancel')}</Button>
          <Button variant={danger ? 'danger' : 'primary'} onPress={onConfirm} pending={pending ?? false}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <ProblemNotice problem={error} />
      {typeof children === 'string' ? <NonBreakingDates text={children} /> : children}
    </Dialog>
  );
};
