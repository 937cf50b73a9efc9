import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';
import { NativeField } from './native-field.tsx';
import styles from './field.module.css';

export type SelectOption<K extends string | number> = {
  readonly id: K;
  readonly label: string;
  readonly description?: string;
  readonly isDisabled?: boolean;
};

type SelectProps<K extends string | number> = FieldProps & {
  readonly options: readonly SelectOption<K>[];
  readonly value: K | null;
  readonly onChange: (value: K | null) => void;
  readonly onBlur?: () => void;
  readonly placeholder?: string | null;
  readonly isFilter?: boolean;
  readonly ref?: Ref<HTMLSelectElement>;
};

/** Native list for up to about twenty options; longer lists use `ComboBox`. */
export const Select = <K extends string | number>(props: SelectProps<K>) => {
  const { options, value, onChange, onBlur, placeholder, ref, isDisabled, isReadOnly, ...field } = props;
  const { t } = useTranslation('ui');
  const choose = (text: string) => onChange(options.find(({ id }) => String(id) === text)?.id ?? null);
  return (
    <NativeField {...field}>
      {(control) => (
        <span className={styles['with-arrow']}>
          <select
            {...control}
            ref={ref}
            name={field.name}
            value={value === null ? '' : String(value)}
            disabled={isDisabled || isReadOnly}
            onChange={(event) => choose(event.target.value)}
            onBlur={onBlur}
          >
            {placeholder !== null && <option value="">{placeholder ?? t('choose')}</option>}
            {options.map(({ id, label, isDisabled: off }) => (
              <option key={id} value={id} disabled={off}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      )}
    </NativeField>
  );
};
