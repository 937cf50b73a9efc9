import type { ReactNode } from 'react';
import styles from './text-button.module.css';

type TextButtonProps = {
  readonly onPress: () => void;
  /** Begins with what is seen, and says more. */
  readonly label?: string;
  readonly children: ReactNode;
};

/** Does something in running text or in a table, where a button with edges would be too loud. */
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
