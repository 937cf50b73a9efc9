import { allowed, type PermissionDecision, refused } from '../shared/permission-decision.ts';
import type { FieldProblem } from '../shared/field-problem.ts';
import { flattenProblems, type CompletenessContext, findProblemsBySection } from './completeness.ts';
import type { ApplicationAnswers } from './schema.ts';
import { type ApplicationField, applicationFields, fieldByName } from './sections/form.ts';

export const correctionStates = ['proposed', 'accepted', 'declined', 'replaced', 'lapsed'] as const;

const others: readonly ApplicationField[] = [
  'fiscal_year_id',
  'vessel_preference_1_id',
  'vessel_preference_2_id',
  'no_collaborations',
  'funding_unknown',
];

export const correctableFields = applicationFields.filter((field) => !others.includes(field));

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
  const group = fieldByName(field).group ?? '';
  const headings = tied.find((names) => names.includes(group));
  if (headings) return correctableFields.filter((one) => headings.includes(fieldByName(one).group ?? ''));
  return [foreignWaters, protectedAreas].find((fields) => fields.includes(field)) ?? [field];
};

export const addDependentFields = (fields: readonly ApplicationField[]): ApplicationField[] => {
  const opened = new Set(fields.flatMap(tiedTo));
  return correctableFields.filter((field) => opened.has(field));
};

/** Adds empty lists for unloaded rows to both versions, so that they compare as equal. */
const withRows = (answers: ApplicationAnswers): ApplicationAnswers => ({
  ...answers,
  stations: answers.stations ?? [],
  areas_of_consideration: answers.areas_of_consideration ?? [],
  collaborators: answers.collaborators ?? [],
  funding_sources: answers.funding_sources ?? [],
});

/** Returns only problems that the change introduces: the rules may have become stricter since submission. */
export const findNewProblems = (
  before: ApplicationAnswers,
  after: ApplicationAnswers,
  context: CompletenessContext,
): FieldProblem[] => {
  const known = new Set(
    flattenProblems(findProblemsBySection(withRows(before), context)).map(
      ({ field, code }) => `${field} ${code}`,
    ),
  );
  return flattenProblems(findProblemsBySection(withRows(after), context)).filter(
    ({ field, code }) => !known.has(`${field} ${code}`),
  );
};

export const checkNoOpenCorrections = (proposed: number): PermissionDecision =>
  proposed === 0 ? allowed : refused('undecided_corrections', { count: proposed });
