import { z } from 'zod';
import { isEmail } from '../../accounts/email.ts';
import { nextYears, pastYears } from '../../reference/fiscal-year.ts';
import type { FieldProblem } from '../../shared/field-problem.ts';
import { isPersonName } from '../../shared/person-name.ts';
import { fullId, id, ids, line, text, yesNo } from '../fields.ts';
import { textLimits } from '../limits.ts';
import type { CompletenessContext } from './context.ts';
import { isBlank, requireAll } from './required.ts';

export const draft = z
  .object({
    project_title: line(textLimits.project_title),
    fiscal_year_id: fullId,
    agency_id: id,
    responsible_manager_name: line(textLimits.responsible_manager_name),
    responsible_manager_email: line(textLimits.responsible_manager_email),
    is_responsible_manager: yesNo,
    multi_year: yesNo,
    future_fiscal_year_ids: ids,
    past_fiscal_year_ids: ids,
    expected_change_in_area: yesNo,
    expected_change_in_days_or_window: yesNo,
    expected_change_in_ship_preference: yesNo,
    future_missions_note: text(textLimits.future_missions_note),
  })
  .partial();

export type Answers = Readonly<Required<z.infer<typeof draft>>>;

/** Who is responsible, unless the proponent is. */
const managerProblems = (answers: Answers): FieldProblem[] => {
  if (answers.is_responsible_manager) return [];
  const name = answers.responsible_manager_name?.trim() ?? '';
  const email = answers.responsible_manager_email?.trim() ?? '';
  return [
    ...requireAll(answers, ['responsible_manager_name', 'responsible_manager_email']),
    ...(name && !isPersonName(name)
      ? [{ field: 'responsible_manager_name', code: 'special_characters' } as const]
      : []),
    ...(email && !isEmail(email)
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

/**
 * A project of several years names at least one other year, before or after its own. What will change is asked at
 * once, and may be left open only in the last year of a project, which has past missions alone.
 */
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
    ...(future || !past
      ? requireAll(answers, [
          'expected_change_in_area',
          'expected_change_in_days_or_window',
          'expected_change_in_ship_preference',
        ])
      : []),
  ];
};

export const missing = (answers: Answers, context: CompletenessContext): FieldProblem[] => [
  ...requireAll(answers, ['project_title', 'fiscal_year_id', 'agency_id']),
  ...managerProblems(answers),
  ...requireAll(answers, ['multi_year']),
  ...multiYearProblems(answers, context),
];
