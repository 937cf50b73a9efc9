import type { ReferencedTable } from '@shiptime/domain/applications/sections/field';
import {
  type ApplicationField,
  fieldByName,
  fields,
  type TextFieldName,
} from '@shiptime/domain/applications/sections/form';
import { useReferenceList } from '#features/reference/reference-api.ts';
import { useVessels } from '#features/vessels/vessel-api.ts';
import { useConditionAnswers, useFormModel } from '../form-model.ts';
import { ChoiceAnswer, MultiSelectAnswer, yearChoices } from './choice-answers.tsx';
import { DayAnswer } from './day-answers.tsx';
import { NumberAnswer } from './number-answers.tsx';
import { LongTextAnswer, TextAnswer } from './text-answers.tsx';
import { CheckboxAnswer, YesNoAnswer } from './yes-no-answers.tsx';

type Props = { readonly field: ApplicationField; readonly optional: boolean };
type ChosenProps = Props & { readonly Control: typeof ChoiceAnswer };
type List = Exclude<ReferencedTable, 'fiscal_years' | 'vessels'>;

const FromList = ({ list, Control, ...props }: ChosenProps & { readonly list: List }) => (
  <Control {...props} choices={useReferenceList(list)} />
);

const FromFleet = ({ Control, ...props }: ChosenProps) => <Control {...props} choices={useVessels()} />;

const FromYears = ({ Control, ...props }: ChosenProps) => (
  <Control {...props} choices={yearChoices(useFormModel().context.fiscalYears)} />
);

const Chosen = ({ list, ...props }: ChosenProps & { readonly list: ReferencedTable }) => {
  if (list === 'vessels') return <FromFleet {...props} />;
  return list === 'fiscal_years' ? <FromYears {...props} /> : <FromList {...props} list={list} />;
};

const isText = (field: ApplicationField): field is TextFieldName => 'max' in fields[field];

const usualLines = 4;

export const ApplicationAnswer = ({ field }: { field: ApplicationField }) => {
  const { kind, required, lines = usualLines, list } = fieldByName(field);
  const answers = useConditionAnswers();
  const optional = typeof required === 'function' ? !required(answers) : !required;
  const props = { field, optional };
  if (list)
    return <Chosen {...props} list={list} Control={kind === 'choices' ? MultiSelectAnswer : ChoiceAnswer} />;
  if (isText(field) && kind === 'text')
    return <LongTextAnswer field={field} optional={optional} rows={lines} />;
  if (isText(field))
    return <TextAnswer field={field} optional={optional} type={kind === 'email' ? 'email' : 'text'} />;
  if (kind === 'day') return <DayAnswer {...props} />;
  if (kind === 'statement') return <CheckboxAnswer field={field} />;
  return kind === 'yes_no' ? <YesNoAnswer {...props} /> : <NumberAnswer {...props} />;
};
