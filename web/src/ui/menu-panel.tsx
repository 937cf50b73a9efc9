import type { ReactNode, RefObject } from 'react';
import { RouterProvider } from 'react-aria-components';
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useNavigateTo } from '../lib/navigation.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { MenuAction } from './menu-action.ts';
import styles from './menu.module.css';

type MenuPanelProps = {
  readonly label: string;
  readonly header?: ReactNode;
  readonly actions: readonly MenuAction[];
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
};

const focusFirst = { autoFocus: 'first' } as const;

export const MenuPanel = ({ label, header, actions, triggerRef, onClose }: MenuPanelProps) => (
  <RouterProvider navigate={useNavigateTo()}>
    <Popover
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(open) => !open && onClose()}
      placement="bottom end"
      aria-label={label}
      className={styles['popover'] ?? ''}
    >
      {header && <div className={styles['header']}>{header}</div>}
      <AriaMenu aria-label={label} {...focusFirst} onClose={onClose} className={styles['menu'] ?? ''}>
        {actions.map(({ id, label: text, icon, href, onAction, isDisabled = false, danger }) => (
          <MenuItem
            key={id}
            id={id}
            textValue={text}
            isDisabled={isDisabled}
            {...(href !== undefined && { href })}
            {...(onAction && { onAction })}
            className={classNames(styles['item'], danger && styles['danger'])}
          >
            {icon && <Icon name={icon} />}
            {text}
          </MenuItem>
        ))}
      </AriaMenu>
    </Popover>
  </RouterProvider>
);
