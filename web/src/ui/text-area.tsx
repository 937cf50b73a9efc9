import { type Ref, useImperativeHandle } from 'react';
import { useTranslation } from 'react-i18next';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { detectLanguage } from '@shiptime/domain/shared/text-language';
import { characterCount } from '@shiptime/domain/shared/text';
import { classNames } from './class-names.ts';
import { fieldId, type FieldProps, FieldLabelAndHint } from './field.tsx';
import { useStableCaret } from './use-stable-caret.ts';
import styles from './field.module.css';

type TextAreaProps = FieldProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** Shows a counter; longer text is an error, never cut off. */
  readonly max?: number;
  readonly rows?: number;
  readonly ref?: Ref<HTMLTextAreaElement>;
};

const nearTheEnd = 20;

const Counter = ({ value, max }: { value: string; max: number }) => {
  const { t } = useTranslation('ui');
  const used = characterCount(value);
  const left = max - used;
  const text = left < 0 ? t('characters_over', { count: -left }) : t('characters_used', { count: used, max });
  return (
    <>
      <span className={classNames(styles['count'], left < 0 && styles['over'])}>{text}</span>
      <span className={styles['spoken']} aria-live="polite">
        {left <= nearTheEnd ? text : ''}
      </span>
    </>
  );
};

export const TextArea = (props: TextAreaProps) => {
  const {
    label,
    name,
    hint,
    optional,
    error,
    width,
    value,
    onChange,
    onBlur,
    max,
    rows = 4,
    ref,
    ...rest
  } = props;
  const { field, onSelect, onTyped } = useStableCaret(value);
  useImperativeHandle(ref, () => field.current!);
  const change = (text: string): void => {
    onTyped(text);
    onChange(text);
  };
  return (
    <AriaTextField
      {...rest}
      {...(name !== undefined && { name, id: fieldId(name) })}
      value={value}
      onChange={change}
      {...(onBlur && { onBlur })}
      isInvalid={Boolean(error)}
      isRequired={!optional}
      validationBehavior="aria"
      className={classNames(styles['field'], styles[width ?? 'prose'])}
    >
      <FieldLabelAndHint label={label} hint={hint} {...(optional && { optional })} error={error} />
      <AriaTextArea
        ref={field}
        lang={detectLanguage(value) ?? undefined}
        rows={rows}
        onSelect={onSelect}
        className={classNames(styles['control'], styles['area'])}
      />
      {max !== undefined && <Counter value={value} max={max} />}
    </AriaTextField>
  );
};
