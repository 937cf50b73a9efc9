import type { ReactNode, Ref } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import { ErrorText, fieldId } from './field.tsx';
import { Icon } from './icon.tsx';
import styles from './choice.module.css';
import fieldStyles from './field.module.css';

type CheckboxProps = {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly name?: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly onBlur?: () => void;
  readonly error?: string | undefined;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
};

export const CheckboxMark = () => (
  <span className={styles['mark']} aria-hidden="true">
    <Icon name="check" />
  </span>
);

export const Checkbox = ({
  label,
  description,
  name,
  value,
  onChange,
  error,
  ref,
  ...rest
}: CheckboxProps) => (
  <div>
    {error && (
      <p className={fieldStyles['error']} id={name && `${fieldId(name)}-error`}>
        <ErrorText>{error}</ErrorText>
      </p>
    )}
    <AriaCheckbox
      {...rest}
      {...(name !== undefined && { name, id: fieldId(name) })}
      {...(ref && { inputRef: ref as Ref<HTMLInputElement | null> })}
      {...(error && name && { 'aria-describedby': `${fieldId(name)}-error` })}
      isSelected={value}
      onChange={onChange}
      isInvalid={Boolean(error)}
      className={styles['choice'] ?? ''}
    >
      <CheckboxMark />
      <span className={styles['words']}>
        <span>{label}</span>
        {description && <span className={styles['description']}>{description}</span>}
      </span>
    </AriaCheckbox>
  </div>
);
