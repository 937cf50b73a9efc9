import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import { classNames } from './class-names.ts';
import { fieldId, type FieldProps, FieldLabelAndHint } from './field.tsx';
import type { SelectOption } from './select.tsx';
import styles from './choice.module.css';
import fieldStyles from './field.module.css';

type RadioGroupProps<K extends string | number> = FieldProps & {
  readonly options: readonly SelectOption<K>[];
  readonly value: K | null;
  readonly onChange: (value: K) => void;
  readonly onBlur?: () => void;
  readonly inline?: boolean;
};

export const RadioGroup = <K extends string | number>(props: RadioGroupProps<K>) => {
  const { label, name, hint, optional, error, width, options, value, onChange, inline, ...rest } = props;
  return (
    <AriaRadioGroup
      {...rest}
      {...(name !== undefined && { name, id: fieldId(name) })}
      value={value === null ? null : String(value)}
      onChange={(chosen) => {
        const option = options.find(({ id }) => String(id) === chosen);
        if (option) onChange(option.id);
      }}
      isInvalid={Boolean(error)}
      isRequired={!optional}
      validationBehavior="aria"
      className={classNames(fieldStyles['field'], fieldStyles[width ?? 'full'])}
    >
      <FieldLabelAndHint label={label} hint={hint} {...(optional && { optional })} error={error} />
      <div className={classNames(inline ? styles['inline'] : styles['choices'])}>
        {options.map((option) => (
          <Radio
            key={option.id}
            value={String(option.id)}
            isDisabled={option.isDisabled ?? false}
            className={styles['choice'] ?? ''}
          >
            <span className={classNames(styles['mark'], styles['round'])} aria-hidden="true" />
            <span className={styles['words']}>
              {option.label}
              {option.description && <span className={styles['description']}>{option.description}</span>}
            </span>
          </Radio>
        ))}
      </div>
    </AriaRadioGroup>
  );
};
