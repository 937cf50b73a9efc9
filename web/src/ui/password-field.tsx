import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { classNames } from './class-names.ts';
import { fieldId, FieldLabelAndHint } from './field.tsx';
import type { TextFieldProps } from './text-field.tsx';
import styles from './field.module.css';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'placeholder' | 'optional'> & {
  readonly 'aria-describedby'?: string;
};

export const PasswordField = (props: PasswordFieldProps) => {
  const { label, name, hint, error, width, value, onChange, onBlur, ref, ...rest } = props;
  const { t } = useTranslation('ui');
  const [shown, setShown] = useState(false);
  return (
    <AriaTextField
      {...rest}
      {...(name !== undefined && { name, id: fieldId(name) })}
      type={shown ? 'text' : 'password'}
      spellCheck="false"
      value={value}
      onChange={onChange}
      {...(onBlur && { onBlur })}
      isInvalid={Boolean(error)}
      isRequired
      validationBehavior="aria"
      className={classNames(styles['field'], width && styles[width])}
    >
      <FieldLabelAndHint label={label} hint={hint} error={error} />
      <Group
        className={classNames(styles['control'], styles['group'])}
        isInvalid={Boolean(error)}
        isDisabled={props.isDisabled ?? false}
      >
        <Input ref={ref} />
        <button
          type="button"
          className={styles['word-button']}
          aria-pressed={shown}
          aria-label={t('show_password')}
          disabled={props.isDisabled}
          onClick={() => setShown(!shown)}
        >
          {shown ? t('hide') : t('show')}
        </button>
      </Group>
    </AriaTextField>
  );
};
