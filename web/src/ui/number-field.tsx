import { type Ref, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { localeOf } from '../lib/language.ts';
import { useLanguage } from '../lib/i18n.ts';
import { classNames } from './class-names.ts';
import { fieldId, type FieldProps, FieldLabelAndHint } from './field.tsx';
import { parseNumber } from './parse-number.ts';
import styles from './field.module.css';

type NumberFieldProps = FieldProps & {
  /** Null: empty. NaN: not a number; the schema reports it. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly onBlur?: () => void;
  readonly unit?: string;
  readonly digits?: number;
  readonly isMoney?: boolean;
  readonly grouping?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
};

/** Accepts decimal commas and points in both languages; reports every change. */
export const NumberField = (props: NumberFieldProps) => {
  const { label, name, hint, optional, error, width, value, onChange, onBlur, unit, ref, ...others } = props;
  const { digits = 6, grouping = true, isMoney = false, ...rest } = others;
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const [focused, setFocused] = useState(false);
  const format = (number: number) =>
    new Intl.NumberFormat(localeOf(language), {
      maximumFractionDigits: isMoney ? 2 : digits,
      ...(isMoney && !Number.isInteger(number) && { minimumFractionDigits: 2 }),
      useGrouping: grouping,
    }).format(number);
  const formatted = value === null || Number.isNaN(value) ? '' : format(value);
  // Shows a value changed elsewhere, so that it is not overwritten unseen.
  const isOwn = typed !== null && Object.is(parseNumber(typed, language), value);
  const shown = isOwn && (focused || Number.isNaN(value)) ? typed : formatted;
  const type = (text: string) => {
    setTyped(text);
    onChange(parseNumber(text, language));
  };
  const leave = () => {
    setFocused(false);
    onBlur?.();
  };
  return (
    <AriaTextField
      {...rest}
      {...(name !== undefined && { name, id: fieldId(name) })}
      value={shown}
      onChange={type}
      onFocus={() => {
        setTyped(shown);
        setFocused(true);
      }}
      onBlur={leave}
      inputMode="decimal"
      autoComplete="off"
      isInvalid={Boolean(error)}
      isRequired={!optional}
      validationBehavior="aria"
      className={classNames(styles['field'], styles[width ?? 'short'])}
    >
      <FieldLabelAndHint label={label} hint={hint} {...(optional && { optional })} error={error} />
      <Group
        className={classNames(styles['control'], styles['group'])}
        isInvalid={Boolean(error)}
        isDisabled={props.isDisabled ?? false}
      >
        <Input ref={ref} />
        {unit && (
          <span className={styles['unit']} aria-hidden="true">
            {unit}
          </span>
        )}
      </Group>
    </AriaTextField>
  );
};
