export type ConditionAnswers = {
  readonly is_responsible_manager: boolean | null;
  readonly multi_year: boolean | null;
  readonly future_fiscal_year_ids: readonly number[] | null;
  readonly past_fiscal_year_ids: readonly number[] | null;
  readonly in_foreign_waters: boolean | null;
  readonly in_marine_protected_areas: boolean | null;
};

export type AnswerCondition = (answers: ConditionAnswers) => boolean;

export const neverHolds: AnswerCondition = () => false;
export const hasAnotherManager: AnswerCondition = (answers) => answers.is_responsible_manager !== true;
export const isMultiYear: AnswerCondition = (answers) => answers.multi_year === true;
export const isInForeignWaters: AnswerCondition = (answers) => answers.in_foreign_waters === true;
export const isInProtectedAreas: AnswerCondition = (answers) => answers.in_marine_protected_areas === true;

const names = (years: readonly number[] | null): boolean => (years ?? []).length > 0;

/** False if the project has past but no future fiscal years. */
export const isBeforeLastYear: AnswerCondition = (answers) =>
  names(answers.future_fiscal_year_ids) || !names(answers.past_fiscal_year_ids);

export const hasFutureYears: AnswerCondition = (answers) =>
  isMultiYear(answers) && names(answers.future_fiscal_year_ids);
