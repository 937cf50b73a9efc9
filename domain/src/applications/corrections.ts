import { allowed, type Decision, refused } from '../shared/decision.ts';
import type { FieldProblem } from '../shared/field-problem.ts';
import { allProblems, type CompletenessContext, missing } from './completeness.ts';
import type { ApplicationAnswers } from './schema.ts';
import { type ApplicationField, applicationFields, fieldNamed } from './sections/form.ts';

/**
 * Whoever asks for clarification may open fields of a form that was submitted; the answer proposes what is to stand there, and
 * a coordinator takes or leaves it (record 0005).
 */
export const correctionStates = ['proposed', 'accepted', 'declined', 'replaced', 'lapsed'] as const;
export type CorrectionState = (typeof correctionStates)[number];

/** The year and the ships are changed by other steps; what is ticked beside a table goes with its rows. */
const others: readonly ApplicationField[] = [
  'fiscal_year_id',
  'vessel_preference_1_id',
  'vessel_preference_2_id',
  'no_collaborations',
  'funding_unknown',
];

/** The fields that can be opened, in the order of the form. */
export const correctableFields = applicationFields.filter((field) => !others.includes(field));

/** Headings whose answers depend on one another: none of them can be put right alone. */
const tied: readonly (readonly string[])[] = [
  ['manager'],
  ['years'],
  ['operational_window', 'preferred_start_window'],
  ['berths'],
];

const foreignWaters: readonly ApplicationField[] = ['in_foreign_waters', 'coastal_state_ids'];
const protectedAreas: readonly ApplicationField[] = [
  'in_marine_protected_areas',
  'marine_protected_area_ids',
];

const tiedTo = (field: ApplicationField): readonly ApplicationField[] => {
  const group = fieldNamed(field).group ?? '';
  const headings = tied.find((names) => names.includes(group));
  if (headings) return correctableFields.filter((one) => headings.includes(fieldNamed(one).group ?? ''));
  return [foreignWaters, protectedAreas].find((fields) => fields.includes(field)) ?? [field];
};

/** These fields, and those that cannot be answered without them, in the order of the form. */
export const openedWith = (fields: readonly ApplicationField[]): ApplicationField[] => {
  const opened = new Set(fields.flatMap(tiedTo));
  return correctableFields.filter((field) => opened.has(field));
};

/** Rows are read of drafts only; what is missing of them is the same before and after. */
const withRows = (answers: ApplicationAnswers): ApplicationAnswers => ({
  ...answers,
  stations: answers.stations ?? [],
  areas_of_consideration: answers.areas_of_consideration ?? [],
  collaborators: answers.collaborators ?? [],
  funding_sources: answers.funding_sources ?? [],
});

/** What would be wrong with the form after a change and was not before: rules may have changed since it was submitted. */
export const newProblems = (
  before: ApplicationAnswers,
  after: ApplicationAnswers,
  context: CompletenessContext,
): FieldProblem[] => {
  const known = new Set(
    allProblems(missing(withRows(before), context)).map(({ field, code }) => `${field} ${code}`),
  );
  return allProblems(missing(withRows(after), context)).filter(
    ({ field, code }) => !known.has(`${field} ${code}`),
  );
};

/** An application is not accepted while the proponents wait for a word on what they proposed. */
export const whileNoneWaits = (proposed: number): Decision =>
  proposed === 0 ? allowed : refused('undecided_corrections', { count: proposed });
