import { isEmail } from '../../accounts/email.ts';
import { nextYears, nearbyPastYears } from '../../reference/fiscal-year.ts';
import type { FieldProblem } from '../../shared/field-problem.ts';
import { isPersonName } from '../../shared/person-name.ts';
import { id } from '../../shared/wire.ts';
import { requiredIdSchema } from '../field-schemas.ts';
import {
  hasAnotherManager,
  hasFutureYears,
  neverHolds,
  isBeforeLastYear,
  isMultiYear,
} from './conditions.ts';
import type { CompletenessContext } from './context.ts';
import {
  type AnswersOf,
  choiceField,
  choicesField,
  emailField,
  lineField,
  statementField,
  textField,
  assignFieldGroup,
  yesNoField,
} from './field.ts';
import { isBlank } from './required.ts';

const change = () => yesNoField({ required: isBeforeLastYear, asked: isMultiYear, printed: hasFutureYears });

export const fields = {
  project_title: lineField(250, { required: true, printed: neverHolds, exported: true }),
  fiscal_year_id: {
    ...choiceField('fiscal_years', { required: true, asked: neverHolds, exported: true }),
    draft: requiredIdSchema,
    wire: id,
  },
  agency_id: choiceField('agencies', { required: true, exported: true }),
  ...assignFieldGroup('manager', {
    responsible_manager_name: lineField(250, { required: true, asked: hasAnotherManager, exported: true }),
    responsible_manager_email: emailField(254, { required: true, asked: hasAnotherManager, exported: true }),
    is_responsible_manager: statementField({ first: true }),
  }),
  ...assignFieldGroup('years', {
    multi_year: yesNoField({ required: true, exported: true }),
    future_fiscal_year_ids: choicesField('fiscal_years', { asked: isMultiYear }),
    past_fiscal_year_ids: choicesField('fiscal_years', { asked: isMultiYear }),
    expected_change_in_area: change(),
    expected_change_in_days_or_window: change(),
    expected_change_in_ship_preference: change(),
    future_missions_note: textField(1000, { asked: isMultiYear }),
  }),
};

export const layout = [null, 'manager', 'years'] as const;

type Answers = AnswersOf<typeof fields>;

const managerProblems = (answers: Answers): FieldProblem[] => {
  if (answers.is_responsible_manager) return [];
  const name = answers.responsible_manager_name?.trim() ?? '';
  const address = answers.responsible_manager_email?.trim() ?? '';
  return [
    ...(name && !isPersonName(name)
      ? [{ field: 'responsible_manager_name', code: 'special_characters' } as const]
      : []),
    ...(address && !isEmail(address)
      ? [{ field: 'responsible_manager_email', code: 'invalid_email' } as const]
      : []),
  ];
};

const onlyFrom = (
  field: string,
  chosen: readonly number[] | null,
  offered: readonly { id: number }[],
): FieldProblem[] =>
  (chosen ?? []).every((one) => offered.some((year) => year.id === one))
    ? []
    : [{ field, code: 'unknown_choice' }];

const multiYearProblems = (
  answers: Answers,
  { fiscalYear, fiscalYears }: CompletenessContext,
): FieldProblem[] => {
  if (!answers.multi_year) return [];
  const future = !isBlank(answers.future_fiscal_year_ids);
  const past = !isBlank(answers.past_fiscal_year_ids);
  return [
    ...(future || past ? [] : [{ field: 'future_fiscal_year_ids', code: 'one_year_required' } as const]),
    ...onlyFrom('future_fiscal_year_ids', answers.future_fiscal_year_ids, nextYears(fiscalYear, fiscalYears)),
    ...onlyFrom(
      'past_fiscal_year_ids',
      answers.past_fiscal_year_ids,
      nearbyPastYears(fiscalYear, fiscalYears),
    ),
  ];
};

export const findProblems = (answers: Answers, context: CompletenessContext): FieldProblem[] => [
  ...managerProblems(answers),
  ...multiYearProblems(answers, context),
];
