import { classNames } from './class-names.ts';
import type { IconName } from './icon.tsx';
import styles from './button.module.css';

export type ButtonLook = {
  readonly variant?: 'primary' | 'secondary' | 'danger' | 'quiet';
  readonly small?: boolean;
  readonly wide?: boolean;
  readonly icon?: IconName;
};

export const buttonClass = ({ variant = 'secondary', small, wide }: ButtonLook, iconOnly = false): string =>
  classNames(
    styles['button'],
    styles[variant],
    small && styles['small'],
    wide && styles['wide'],
    iconOnly && styles['icon-only'],
  );
