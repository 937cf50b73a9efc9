import type { ApplicationField } from '@shiptime/domain/applications/sections/form';
import { useFormat } from '#lib/format.ts';
import { nameInLanguage } from '#lib/i18n.ts';
import { ComboBox } from '#ui/combo-box.tsx';
import { MultiSelect } from '#ui/multi-select.tsx';
import { Select } from '#ui/select.tsx';
import { useBoundField } from './bound-field.ts';
import type { Choice } from './choice.ts';
import { AnswerFrame } from './answer-frame.tsx';

type ChoiceProps = { field: ApplicationField; choices: readonly Choice[]; optional?: boolean };

const useOptions = (choices: readonly Choice[], chosen: readonly number[]) => {
  const { language } = useFormat();
  // A retired choice stays visible if it is selected.
  return choices
    .filter(({ id, active }) => active !== false || chosen.includes(id))
    .map((choice) => ({ id: choice.id, label: nameInLanguage(language, choice) }));
};

export const yearChoices = (years: readonly { id: number; name: string }[]): Choice[] =>
  years.map(({ id, name }) => ({ id, name_en: name, name_fr: name }));

const searchedFrom = 20;
const unknown = '…';

export const ChoiceAnswer = ({ field, choices, optional = false }: ChoiceProps) => {
  const { value, set, props } = useBoundField<number>(field);
  const options = useOptions(choices, value === null ? [] : [value]);
  const common = { ...props, ...(optional && { optional }), options, value, onChange: set };
  return (
    <AnswerFrame
      field={field}
      bound={props}
      text={value === null ? null : (options.find(({ id }) => id === value)?.label ?? unknown)}
      choices={choices}
    >
      {choices.length > searchedFrom ? <ComboBox {...common} /> : <Select {...common} />}
    </AnswerFrame>
  );
};

export const MultiSelectAnswer = ({ field, choices, optional = false }: ChoiceProps) => {
  const { value, set, props } = useBoundField<readonly number[]>(field);
  const chosen = value ?? [];
  const options = useOptions(choices, chosen);
  const { list } = useFormat();
  const read = options.filter(({ id }) => chosen.includes(id)).map(({ label }) => label);
  const text = read.length < chosen.length ? unknown : list(read);
  return (
    <AnswerFrame field={field} bound={props} text={text} choices={choices}>
      <MultiSelect
        {...props}
        {...(optional && { optional })}
        options={options}
        value={chosen}
        onChange={(ids) => set(ids)}
      />
    </AnswerFrame>
  );
};
