import { splitAtMatches } from '../lib/highlight.ts';
import styles from './highlight.module.css';

export const Highlight = ({ text, sought }: { text: string; sought: string }) => {
  let at = 0;
  return splitAtMatches(text, sought).map(({ text: piece, isMatch }) => {
    const key = at;
    at += piece.length;
    return isMatch ? (
      <mark key={key} className={styles['match']}>
        {piece}
      </mark>
    ) : (
      <span key={key}>{piece}</span>
    );
  });
};
