import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldLabelRow, ErrorText, fieldId, type FieldProps, OptionalMark } from './field.tsx';
import styles from './field.module.css';

type NativeControl = {
  readonly id: string;
  readonly className: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-required'?: true;
};

type NativeFieldProps = FieldProps & {
  readonly isFilter?: boolean;
  readonly children: (control: NativeControl) => ReactNode;
};

export const NativeField = (props: NativeFieldProps) => {
  const { label, name, hint, optional, error, width, isFilter, children } = props;
  const ownId = useId();
  const id = name === undefined ? ownId : fieldId(name);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div
      className={classNames(styles['field'], width && styles[width])}
      data-invalid={error ? true : undefined}
    >
      <FieldLabelRow>
        <label htmlFor={id} className={styles['label']}>
          {label}
          <OptionalMark optional={optional} />
        </label>
      </FieldLabelRow>
      {hint && (
        <span id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} className={styles['error']}>
          <ErrorText>{error}</ErrorText>
        </span>
      )}
      {children({
        id,
        className: styles['control'] ?? '',
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true }),
        ...(!optional && !isFilter && { 'aria-required': true }),
      })}
    </div>
  );
};
