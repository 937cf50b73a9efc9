import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { focusIfLost } from '../lib/focus-if-lost.ts';
import { pageHeading } from '../lib/keeps-focus.ts';
import { classNames } from './class-names.ts';
import { DialogBody, DialogHead } from './dialog.tsx';
import styles from './dialog.module.css';

type DrawerProps = {
  readonly name: string;
  readonly title: ReactNode;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly side?: 'left' | 'right';
  /** 440 instead of 350 pixels wide. */
  readonly roomy?: boolean;
  readonly children: ReactNode;
};

/**
 * A panel at the edge of the window, over the page. What opened it has the keyboard back; where that is gone, or an address
 * opened it, the heading of the page.
 */
export const Drawer = ({
  name,
  title,
  isOpen,
  onClose,
  side = 'left',
  roomy = false,
  children,
}: DrawerProps) => {
  const close = () => {
    onClose();
    focusIfLost(pageHeading);
  };
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && close()}
      isDismissable
      className={styles['side'] ?? ''}
    >
      <Modal className={classNames(styles['panel'], styles[side], roomy && styles['roomy'])}>
        <AriaDialog data-dialog={name} className={styles['dialog'] ?? ''}>
          <DialogHead title={title} onClose={close} />
          <DialogBody>{children}</DialogBody>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
};
