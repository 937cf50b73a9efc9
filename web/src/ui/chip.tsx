import type { CSSProperties, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './chip.module.css';

type ChipProps = {
  readonly color?: string | null | undefined;
  readonly icon?: IconName;
  readonly children: ReactNode;
};

export const Chip = ({ color, icon, children }: ChipProps) => (
  <span
    className={styles['chip']}
    style={color ? ({ '--accent-colour': color } as CSSProperties) : undefined}
  >
    {icon && <Icon name={icon} size={16} />}
    {children}
  </span>
);
