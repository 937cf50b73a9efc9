import type { ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './menu.module.css';

export type MenuAction = {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  /** Goes somewhere; else `onAction` does something. */
  readonly href?: string;
  readonly onAction?: () => void;
  readonly isDisabled?: boolean;
  readonly danger?: boolean;
};

type MenuProps = {
  /** A button of the kit. */
  readonly trigger: ReactNode;
  readonly label: string;
  readonly header?: ReactNode;
  readonly actions: readonly MenuAction[];
};

export const Menu = ({ trigger, label, header, actions }: MenuProps) => (
  <MenuTrigger>
    {trigger}
    <Popover placement="bottom end" className={styles['popover'] ?? ''}>
      {header && <div className={styles['header']}>{header}</div>}
      <AriaMenu aria-label={label} className={styles['menu'] ?? ''}>
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
  </MenuTrigger>
);
