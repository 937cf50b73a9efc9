import { isEmail } from '../../accounts/email.ts';
import { nextYears, pastYears } from '../../reference/fiscal-year.ts';
import type { FieldProblem } from '../../shared/field-problem.ts';
import { isPersonName } from '../../shared/person-name.ts';
import { id } from '../../shared/wire.ts';
import { fullId } from '../fields.ts';
import { anotherManager, futureYears, never, notTheLastYear, severalYears } from './conditions.ts';
import type { CompletenessContext } from './context.ts';
import { type AnswersOf, choice, choices, email, line, statement, text, under, yesNo } from './field.ts';
import { isBlank } from './required.ts';

const change = () => yesNo({ required: notTheLastYear, asked: severalYears, printed: futureYears });

export const fields = {
  project_title: line(250, { required: true, printed: never, exported: true }),
  fiscal_year_id: {
    ...choice('fiscal_years', { required: true, asked: never, exported: true }),
    draft: fullId,
    wire: id,
  },
  agency_id: choice('agencies', { required: true, exported: true }),
  ...under('manager', {
    responsible_manager_name: line(250, { required: true, asked: anotherManager, exported: true }),
    responsible_manager_email: email(254, { required: true, asked: anotherManager, exported: true }),
    is_responsible_manager: statement({ first: true }),
  }),
  ...under('years', {
    multi_year: yesNo({ required: true, exported: true }),
    future_fiscal_year_ids: choices('fiscal_years', { asked: severalYears }),
    past_fiscal_year_ids: choices('fiscal_years', { asked: severalYears }),
    expected_change_in_area: change(),
    expected_change_in_days_or_window: change(),
    expected_change_in_ship_preference: change(),
    future_missions_note: text(1000, { asked: severalYears }),
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
    ...onlyFrom('past_fiscal_year_ids', answers.past_fiscal_year_ids, pastYears(fiscalYear, fiscalYears)),
  ];
};

export const rules = (answers: Answers, context: CompletenessContext): FieldProblem[] => [
  ...managerProblems(answers),
  ...multiYearProblems(answers, context),
];
