import type { ReactNode } from 'react';
import styles from './text-button.module.css';

type TextButtonProps = {
  readonly onPress: () => void;
  /** The label must start with the visible text (WCAG 2.5.3). */
  readonly label?: string;
  readonly children: ReactNode;
};

export const TextButton = ({ onPress, label, children }: TextButtonProps) => (
  <button
    type="button"
    className={styles['text']}
    onClick={onPress}
    {...(label !== undefined && { 'aria-label': label })}
  >
    {children}
  </button>
);
