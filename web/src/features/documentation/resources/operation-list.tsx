import type { Listed } from '../interface/operations.ts';
import styles from './resource-page.module.css';

/** Everything that can be done, at a glance. */
export const OperationList = ({ operations }: { operations: readonly Listed[] }) => (
  <ul className={styles['operations']}>
    {operations.map(({ operation: { operationId, summary }, methods, path }) => (
      <li key={operationId}>
        <a href={`#${operationId}`}>
          <code className={styles['method']}>{methods.join(', ')}</code>
          <code>{path}</code>
          <span>{summary}</span>
        </a>
      </li>
    ))}
  </ul>
);
