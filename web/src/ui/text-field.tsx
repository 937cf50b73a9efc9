import { detectLanguage } from '@shiptime/domain/shared/text-language';
import type { Ref } from 'react';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaProps,
} from 'react-aria-components/TextField';
import { Input } from 'react-aria-components/Input';
import { classNames } from './class-names.ts';
import { fieldId, type FieldProps, FieldLabelAndHint } from './field.tsx';
import styles from './field.module.css';

export type TextFieldProps = FieldProps &
  Pick<AriaProps, 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'spellCheck' | 'onKeyDown'> & {
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly onBlur?: () => void;
    readonly placeholder?: string;
    readonly ref?: Ref<HTMLInputElement>;
  };

export const TextField = (props: TextFieldProps) => {
  const { label, name, hint, optional, error, width, value, onChange, onBlur, placeholder, ref, ...rest } =
    props;
  const isProse = props.type === undefined || props.type === 'text';
  return (
    <AriaTextField
      {...rest}
      {...(name !== undefined && { name, id: fieldId(name) })}
      value={value}
      onChange={onChange}
      {...(onBlur && { onBlur })}
      isInvalid={Boolean(error)}
      isRequired={!optional}
      validationBehavior="aria"
      className={classNames(styles['field'], width && styles[width])}
    >
      <FieldLabelAndHint label={label} hint={hint} {...(optional && { optional })} error={error} />
      <Input
        ref={ref}
        lang={isProse ? (detectLanguage(value) ?? undefined) : undefined}
        className={styles['control'] ?? ''}
        placeholder={placeholder}
      />
    </AriaTextField>
  );
};
