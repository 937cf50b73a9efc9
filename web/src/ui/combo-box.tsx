import { type KeyboardEvent, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { foldText } from '@shiptime/domain/shared/text';
import { classNames } from './class-names.ts';
import { fieldId, type FieldProps, FieldLabelAndHint } from './field.tsx';
import { Icon } from './icon.tsx';
import type { SelectOption } from './select.tsx';
import styles from './field.module.css';

type ComboBoxProps<K extends string | number> = FieldProps & {
  readonly options: readonly SelectOption<K>[];
  readonly value: K | null;
  readonly onChange: (value: K | null) => void;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
};

const contains = (text: string, typed: string): boolean => foldText(text).includes(foldText(typed));

/** The option of that name, else the only one that contains the text, ignoring case and accents. */
const meantBy = <K extends string | number>(
  options: readonly SelectOption<K>[],
  typed: string,
): SelectOption<K> | undefined => {
  const sought = typed.trim();
  if (sought === '') return undefined;
  const found = options.filter(({ label, isDisabled }) => !isDisabled && contains(label, sought));
  return (
    found.find(({ label }) => foldText(label) === foldText(sought)) ??
    (found.length === 1 ? found[0] : undefined)
  );
};

/** Enter, Tab and blur choose the matching option; other text remains without a choice. */
const useTyped = <K extends string | number>({ options, value, onChange, onBlur }: ComboBoxProps<K>) => {
  const nameOf = (key: unknown) => options.find(({ id }) => id === key)?.label ?? '';
  const [text, write] = useState(nameOf(value));
  const [isLeft, setLeft] = useState(false);
  const settle = () => {
    if (text !== nameOf(value)) onChange(meantBy(options, text)?.id ?? null);
  };
  return {
    write,
    isUnknown: isLeft && value === null && text.trim() !== '',
    choose: (key: unknown) => {
      const chosen = options.find(({ id }) => id === key);
      if (chosen) onChange(chosen.id);
      else settle();
    },
    enter: () => setLeft(false),
    leave: () => {
      setLeft(true);
      settle();
      onBlur?.();
    },
    settleByKey: ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
      if (key === 'Enter' && !currentTarget.getAttribute('aria-activedescendant')) settle();
    },
  };
};

export const ComboBox = <K extends string | number>(props: ComboBoxProps<K>) => {
  const { label, name, hint, optional, error: wrong, width, options, value, ref } = props;
  const { isDisabled = false, isReadOnly = false } = props;
  const { t } = useTranslation('ui');
  const typed = useTyped(props);
  const error = typed.isUnknown ? t('choose_from_list') : wrong;
  return (
    <AriaComboBox
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      {...(name !== undefined && { id: fieldId(name) })}
      defaultItems={options}
      selectedKey={value}
      onInputChange={typed.write}
      onSelectionChange={typed.choose}
      onFocus={typed.enter}
      onBlur={typed.leave}
      allowsCustomValue
      defaultFilter={contains}
      menuTrigger="focus"
      allowsEmptyCollection
      disabledKeys={options.filter(({ isDisabled }) => isDisabled).map(({ id }) => id)}
      isInvalid={Boolean(error)}
      isRequired={!optional}
      validationBehavior="aria"
      className={classNames(styles['field'], width && styles[width])}
    >
      <FieldLabelAndHint label={label} hint={hint} {...(optional && { optional })} error={error} />
      <Group
        className={classNames(styles['control'], styles['group'])}
        isInvalid={Boolean(error)}
        isDisabled={isDisabled}
      >
        <Input ref={ref} placeholder={t('type_to_search')} onKeyDown={typed.settleByKey} />
        <Button className={styles['inner-button'] ?? ''}>
          <Icon name="chevron-down" />
        </Button>
      </Group>
      <Popover className={styles['popover'] ?? ''}>
        <ListBox<SelectOption<K>>
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
