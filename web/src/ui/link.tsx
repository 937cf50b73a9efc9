import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-look.ts';
import { Icon } from './icon.tsx';
import styles from './link.module.css';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'className'> & {
  readonly href: string;
  readonly children: ReactNode;
};

export const Link = (props: LinkProps) => <a {...props}>{props.children}</a>;

export const StrongLink = (props: LinkProps) => (
  <a {...props} className={styles['strong']}>
    {props.children}
  </a>
);

export const BackLink = (props: LinkProps) => (
  <a {...props} className={styles['back']} data-no-print>
    <Icon name="arrow-left" />
    {props.children}
  </a>
);

export const LinkButton = ({ variant, small, wide, icon, children, ...rest }: LinkProps & ButtonLook) => (
  <a
    {...rest}
    className={buttonClass({ ...(variant && { variant }), ...(small && { small }), ...(wide && { wide }) })}
  >
    {icon && <Icon name={icon} />}
    {children}
  </a>
);
