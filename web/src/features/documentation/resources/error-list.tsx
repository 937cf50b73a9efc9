import { useTranslation } from 'react-i18next';
import type { Answer, Description, Operation } from '../interface/description.ts';
import { Line } from '../prose/prose.tsx';
import styles from './entries.module.css';

const componentOf = ({ components }: Description, { $ref }: Answer): Answer | undefined =>
  components.responses?.[$ref?.split('/').at(-1) ?? ''];

/** What can go wrong: the statuses, and the types where they are known. */
export const ErrorList = ({ description, operation }: { description: Description; operation: Operation }) => {
  const { t } = useTranslation('documentation');
  const errors = Object.entries(operation.responses).filter(([status]) => status >= '4');
  return (
    <details>
      <summary>{t('operation.errors', { statuses: errors.map(([status]) => status).join(', ') })}</summary>
      <dl className={styles['entries']}>
        {errors.map(([status, answer]) => {
          const told = componentOf(description, answer) ?? answer;
          const types = operation['x-error-types']?.[status] ?? [];
          return (
            <div key={status}>
              <dt>
                <code>{status}</code>
                <span className={styles['holds']}>
                  <Line text={told.description ?? ''} />
                </span>
              </dt>
              {types.length > 0 && (
                <dd className={styles['names']}>
                  {types.map((type) => (
                    <code key={type}>{type}</code>
                  ))}
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </details>
  );
};
