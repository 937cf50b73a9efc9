import type { ButtonHTMLAttributes } from 'react';
import { type ButtonLook, buttonClass } from './button-look.ts';
import { Icon } from './icon.tsx';

type PlainButtonProps = ButtonLook & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type'>;

/** Native button without React Aria, to keep the first load small. */
export const PlainButton = ({ variant, small, wide, icon, children, ...rest }: PlainButtonProps) => (
  <button
    {...rest}
    type="button"
    className={buttonClass(
      { ...(variant && { variant }), ...(small && { small }), ...(wide && { wide }) },
      !children,
    )}
  >
    {icon && <Icon name={icon} />}
    {children}
  </button>
);
