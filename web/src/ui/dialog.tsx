import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useFocusReturn } from '../lib/use-focus-return.ts';
import { useFocusKeeper } from '../lib/use-focus-keeper.ts';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { useNeedsFocusableScroll } from './use-needs-focusable-scroll.ts';
import styles from './dialog.module.css';

export type DialogProps = {
  readonly name: string;
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly wide?: boolean;
  /** True if only its buttons close the dialog. */
  readonly insistent?: boolean;
  readonly alert?: boolean;
};

export const DialogHead = ({ title, onClose }: { title: ReactNode; onClose: (() => void) | undefined }) => {
  const { t } = useTranslation('ui');
  return (
    <div className={styles['head']}>
      <Heading slot="title" level={2}>
        {title}
      </Heading>
      {onClose && <IconButton icon="close" label={t('close')} onPress={onClose} />}
    </div>
  );
};

/** Keeps focus inside when a pressed control disappears; scrollable by keyboard if it contains only text. */
export const DialogBody = ({ children }: { children: ReactNode }) => {
  const body = useRef<HTMLDivElement>(null);
  useFocusKeeper(body);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const isUnreached = useNeedsFocusableScroll(frame);
  return (
    <div
      ref={(element) => {
        body.current = element;
        setFrame(element);
      }}
      className={styles['body']}
      {...(isUnreached && { tabIndex: 0 })}
    >
      {children}
    </div>
  );
};

export const Dialog = (props: DialogProps) => {
  const { name, title, isOpen, onClose, children, footer, wide, insistent = false, alert = false } = props;
  useFocusReturn(isOpen);
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={!insistent && !alert}
      isKeyboardDismissDisabled={insistent}
      className={styles['overlay'] ?? ''}
    >
      <Modal className={classNames(styles['modal'], wide && styles['wide'])}>
        <AriaDialog
          data-dialog={name}
          className={styles['dialog'] ?? ''}
          role={alert ? 'alertdialog' : 'dialog'}
        >
          <DialogHead title={title} onClose={insistent ? undefined : onClose} />
          <DialogBody>{children}</DialogBody>
          {footer && <div className={styles['foot']}>{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
};
