import { type Ref, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { foldText } from '@shiptime/domain/shared/text';
import { useFormat } from '../lib/format.ts';
import { useIsNarrow } from '../lib/use-is-narrow.ts';
import { Button } from './button.tsx';
import { CheckboxMark } from './checkbox.tsx';
import { classNames } from './class-names.ts';
import { fieldId, type FieldProps, FieldLabelAndHint } from './field.tsx';
import { SearchField } from './search-field.tsx';
import type { SelectOption } from './select.tsx';
import styles from './choice.module.css';
import hidden from './visually-hidden.module.css';
import fieldStyles from './field.module.css';

type MultiSelectProps<K extends string | number> = FieldProps & {
  readonly options: readonly SelectOption<K>[];
  readonly value: readonly K[];
  readonly onChange: (value: K[]) => void;
  readonly onBlur?: () => void;
};

const searchedFrom = 9;
const shownFirst = 6;

type ChosenProps = {
  readonly count: number;
  readonly names: readonly string[];
  readonly onClear?: () => void;
  readonly ref: Ref<HTMLSpanElement>;
};

const Chosen = ({ count, names, onClear, ref }: ChosenProps) => {
  const { t } = useTranslation('ui');
  const { list } = useFormat();
  return (
    <div className={styles['foot']}>
      <span ref={ref} tabIndex={-1} className={styles['count']}>
        <span aria-live="polite">{t('chosen', { count })}</span>
        {count > 0 && <span className={styles['names']}>{list(names)}</span>}
      </span>
      {count > 0 && onClear && (
        <Button small variant="quiet" onPress={onClear}>
          {t('clear')}
        </Button>
      )}
    </div>
  );
};

type SearchProps = {
  readonly list: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onPass?: () => void;
};

const Search = ({ list, value, onChange, onPass }: SearchProps) => {
  const { t } = useTranslation('ui');
  return (
    <div className={styles['search']}>
      <SearchField label={t('search_in', { list })} value={value} onChange={onChange} hideLabel />
      {onPass && (
        <button type="button" className={classNames(styles['pass'], hidden['shownByFocus'])} onClick={onPass}>
          {t('pass_list', { list })}
        </button>
      )}
    </div>
  );
};

/** Narrow screens show only the first and the chosen options of a long list, to avoid nested scrolling. */
const useBeginning = <K extends string | number>(
  options: readonly SelectOption<K>[],
  value: readonly K[],
) => {
  const isNarrow = useIsNarrow();
  const [asksForAll, setAsksForAll] = useState(false);
  const [everChosen, setEverChosen] = useState<readonly K[]>(value);
  const list = useRef<HTMLDivElement>(null);
  const beginning = options.filter(
    ({ id }, index) => index < shownFirst || value.includes(id) || everChosen.includes(id),
  );
  const hasMore = isNarrow && !asksForAll && beginning.length < options.length;
  useEffect(() => {
    if (asksForAll) list.current?.querySelectorAll('input')[shownFirst]?.focus({ preventScroll: true });
  }, [asksForAll]);
  return {
    list,
    beginning: hasMore ? beginning : options,
    hasMore,
    showAll: () => setAsksForAll(true),
    note: (chosen: readonly K[]) => setEverChosen([...new Set([...everChosen, ...value, ...chosen])]),
  };
};

const Choices = <K extends string | number>({ shown }: { shown: readonly SelectOption<K>[] }) => {
  const { t } = useTranslation('ui');
  return (
    <>
      {shown.map((option) => (
        <Checkbox
          key={option.id}
          value={String(option.id)}
          isDisabled={option.isDisabled ?? false}
          className={styles['choice'] ?? ''}
        >
          <CheckboxMark />
          <span className={styles['words']}>{option.label}</span>
        </Checkbox>
      ))}
      {shown.length === 0 && <p className={fieldStyles['empty']}>{t('no_match')}</p>}
    </>
  );
};

export const MultiSelect = <K extends string | number>(props: MultiSelectProps<K>) => {
  const { label, name, hint, optional, error, width, options, value, onChange, ...rest } = props;
  const { t } = useTranslation('ui');
  const [sought, setSought] = useState('');
  const end = useRef<HTMLSpanElement>(null);
  const long = options.length >= searchedFrom;
  const { list, beginning, hasMore, showAll, note } = useBeginning(options, value);
  const isWhole = !long || !hasMore || sought.trim() !== '';
  const shown = (isWhole ? options : beginning).filter((option) =>
    foldText(option.label).includes(foldText(sought.trim())),
  );
  const named = options.filter(({ id }) => value.includes(id)).map((option) => option.label);
  const change = (keys: readonly string[]) => {
    const chosen = options.map(({ id }) => id).filter((id) => keys.includes(String(id)));
    note(chosen);
    onChange(chosen);
  };
  return (
    <CheckboxGroup
      {...rest}
      {...(name !== undefined && { name, id: fieldId(name) })}
      value={value.map(String)}
      onChange={change}
      isInvalid={Boolean(error)}
      isRequired={!optional}
      validationBehavior="aria"
      className={classNames(fieldStyles['field'], fieldStyles[width ?? 'full'])}
    >
      <FieldLabelAndHint label={label} hint={hint} {...(optional && { optional })} error={error} />
      <div className={classNames(long && styles['box'])}>
        {long && (
          <Search
            list={label}
            value={sought}
            onChange={setSought}
            {...(shown.length >= searchedFrom && { onPass: () => end.current?.focus() })}
          />
        )}
        <div ref={list} className={classNames(long ? styles['scroll'] : styles['choices'])}>
          <Choices shown={shown} />
          {!isWhole && (
            <Button small variant="quiet" icon="chevron-down" onPress={showAll}>
              {t('show_all', { count: options.length })}
            </Button>
          )}
        </div>
        {long && (
          <Chosen
            ref={end}
            count={value.length}
            names={named}
            {...(!rest.isDisabled && !rest.isReadOnly && { onClear: () => onChange([]) })}
          />
        )}
      </div>
    </CheckboxGroup>
  );
};
