import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useFocusReturn } from '../lib/use-focus-return.ts';
import { classNames } from './class-names.ts';
import { DialogBody, DialogHead } from './dialog.tsx';
import styles from './dialog.module.css';

type DrawerProps = {
  readonly name: string;
  readonly title: ReactNode;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly side?: 'left' | 'right';
  readonly roomy?: boolean;
  readonly children: ReactNode;
};

export const Drawer = ({
  name,
  title,
  isOpen,
  onClose,
  side = 'left',
  roomy = false,
  children,
}: DrawerProps) => {
  useFocusReturn(isOpen);
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      className={styles['side'] ?? ''}
    >
      <Modal className={classNames(styles['panel'], styles[side], roomy && styles['roomy'])}>
        <AriaDialog data-dialog={name} className={styles['dialog'] ?? ''}>
          <DialogHead title={title} onClose={onClose} />
          <DialogBody>{children}</DialogBody>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
};
