import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { fold } from '@shiptime/domain/shared/text';
import { classNames } from './class-names.ts';
import { fieldId, type FieldProps, FieldWords } from './field.tsx';
import { Icon } from './icon.tsx';
import type { Option } from './select.tsx';
import styles from './field.module.css';

type ComboBoxProps<K extends string | number> = FieldProps & {
  readonly options: readonly Option<K>[];
  readonly value: K | null;
  readonly onChange: (value: K | null) => void;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
};

const contains = (text: string, typed: string): boolean => fold(text).includes(fold(typed));

/** A long list, narrowed by typing any part of a name, without accents if one likes. */
export const ComboBox = <K extends string | number>(props: ComboBoxProps<K>) => {
  const { label, name, hint, optional, error, width, options, value, onChange, onBlur, ref, ...rest } = props;
  const { t } = useTranslation('ui');
  return (
    <AriaComboBox
      {...rest}
      {...(name !== undefined && { id: fieldId(name) })}
      defaultItems={options}
      selectedKey={value}
      onSelectionChange={(key) => onChange(options.find(({ id }) => id === key)?.id ?? null)}
      {...(onBlur && { onBlur })}
      defaultFilter={contains}
      menuTrigger="focus"
      allowsEmptyCollection
      disabledKeys={options.filter(({ isDisabled }) => isDisabled).map(({ id }) => id)}
      isInvalid={Boolean(error)}
      isRequired={!optional}
      validationBehavior="aria"
      className={classNames(styles['field'], width && styles[width])}
    >
      <FieldWords label={label} hint={hint} {...(optional && { optional })} error={error} />
      <Group
        className={classNames(styles['control'], styles['group'])}
        isInvalid={Boolean(error)}
        isDisabled={props.isDisabled ?? false}
      >
        <Input ref={ref} placeholder={t('type_to_search')} />
        <Button className={styles['inner-button'] ?? ''}>
          <Icon name="chevron-down" />
        </Button>
      </Group>
      <Popover className={styles['popover'] ?? ''}>
        <ListBox<Option<K>>
          className={styles['list'] ?? ''}
          renderEmptyState={() => <div className={styles['empty']}>{t('no_match')}</div>}
        >
          {(option) => (
            <ListBoxItem id={option.id} textValue={option.label} className={styles['option'] ?? ''}>
              <span>{option.label}</span>
              {option.description && <span className={styles['option-details']}>{option.description}</span>}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
};
