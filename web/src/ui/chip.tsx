import type { CSSProperties, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './chip.module.css';

type ChipProps = {
  /** Any CSS colour, as an accent only: the text is always dark on light. */
  readonly color?: string | null | undefined;
  readonly icon?: IconName;
  readonly children: ReactNode;
};

/** A status in its words and its colour. */
export const Chip = ({ color, icon, children }: ChipProps) => (
  <span
    className={styles['chip']}
    style={color ? ({ '--accent-colour': color } as CSSProperties) : undefined}
  >
    {icon && <Icon name={icon} size={16} />}
    {children}
  </span>
);
