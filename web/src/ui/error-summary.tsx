import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldId } from './field.tsx';
import styles from './error-summary.module.css';

export type SummaryError = {
  /** The `name` of the field. */
  readonly field: string;
  /** "Project title: Required". */
  readonly message: string;
  /** Where the field is not on this page as it stands: called to bring it up. */
  readonly onGo?: () => void;
};

const focusField = (event: MouseEvent, field: string): void => {
  const target = document.getElementById(fieldId(field));
  if (!target) return;
  event.preventDefault();
  target.scrollIntoView({ block: 'center' });
  const control = target.matches('input, select, textarea, button')
    ? target
    : target.querySelector<HTMLElement>('input, select, textarea, button');
  control?.focus({ preventScroll: true });
};

type ErrorSummaryProps = {
  readonly errors: readonly SummaryError[];
  /** Counts the tries: the summary takes the focus when it changes. */
  readonly attempt?: number;
  readonly title?: string;
};

/** At the top of a form: all that is wrong, each leading to its field. Nothing when nothing is. */
export const ErrorSummary = ({ errors, attempt = 0, title }: ErrorSummaryProps) => {
  const { t } = useTranslation('ui');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} className={styles['summary']} tabIndex={-1} role="alert">
      <h2>{title ?? t('errors_found', { count: errors.length })}</h2>
      <ul>
        {errors.map(({ field, message, onGo }) => (
          <li key={`${field} ${message}`}>
            <a href={`#${fieldId(field)}`} onClick={(event) => (onGo ? onGo() : focusField(event, field))}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
