import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-look.ts';
import { Icon } from './icon.tsx';
import styles from './link.module.css';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'className'> & {
  /** From `paths`, or a full address of another site. */
  readonly href: string;
  readonly children: ReactNode;
};

/** A plain link: the portal follows those to its own pages without loading anew. */
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

/** A link that looks like a button, for going somewhere; a `Button` does something. */
export const LinkButton = ({ variant, small, wide, icon, children, ...rest }: LinkProps & ButtonLook) => (
  <a
    {...rest}
    className={buttonClass({ ...(variant && { variant }), ...(small && { small }), ...(wide && { wide }) })}
  >
    {icon && <Icon name={icon} />}
    {children}
  </a>
);
