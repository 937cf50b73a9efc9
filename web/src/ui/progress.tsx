import { useId } from 'react';
import { useFormat } from '../lib/format.ts';
import styles from './progress.module.css';

export const Progress = ({ label, value }: { label: string; value?: number }) => {
  const id = useId();
  const { percent } = useFormat();
  return (
    <div className={styles['progress']}>
      <div className={styles['words']}>
        <label htmlFor={id}>{label}</label>
        {value !== undefined && <span>{percent(value)}</span>}
      </div>
      <progress id={id} className={styles['bar']} max={1} value={value} />
    </div>
  );
};
