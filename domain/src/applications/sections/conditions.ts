export type DecidingAnswers = {
  readonly is_responsible_manager: boolean | null;
  readonly multi_year: boolean | null;
  readonly future_fiscal_year_ids: readonly number[] | null;
  readonly past_fiscal_year_ids: readonly number[] | null;
  readonly in_foreign_waters: boolean | null;
  readonly in_marine_protected_areas: boolean | null;
};

export type Condition = (answers: DecidingAnswers) => boolean;

export const isNeverShown: Condition = () => false;
export const hasAnotherManager: Condition = (answers) => answers.is_responsible_manager !== true;
export const isMultiYear: Condition = (answers) => answers.multi_year === true;
export const isInForeignWaters: Condition = (answers) => answers.in_foreign_waters === true;
export const isInProtectedAreas: Condition = (answers) => answers.in_marine_protected_areas === true;

const names = (years: readonly number[] | null): boolean => (years ?? []).length > 0;

/** A project is in its last year if all its other missions are in the past. */
export const isBeforeLastYear: Condition = (answers) =>
  names(answers.future_fiscal_year_ids) || !names(answers.past_fiscal_year_ids);

export const hasFutureYears: Condition = (answers) =>
  isMultiYear(answers) && names(answers.future_fiscal_year_ids);
