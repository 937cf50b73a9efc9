import { Line } from '../prose/prose.tsx';
import styles from './told.module.css';

/** A line of running text in a cell of a table. */
export const Told = ({ text }: { text: string }) => (
  <span className={styles['told']}>
    <Line text={text} />
  </span>
);
