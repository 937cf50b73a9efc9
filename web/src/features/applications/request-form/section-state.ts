import type { Missing } from '@shiptime/domain/applications/completeness';
import type { ApplicationAnswers } from '@shiptime/domain/applications/schema';
import { fieldsOf, partsOf, type SectionName } from '@shiptime/domain/applications/sections/sections';

export type SectionState =
  | { readonly kind: 'complete' }
  | { readonly kind: 'errors'; readonly count: number }
  | { readonly kind: 'in_progress'; readonly count: number }
  | { readonly kind: 'to_do' };

const isGiven = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '';

// Known from the start; having them is no work done yet.
const givenAtCreation = new Set(['project_title', 'fiscal_year_id']);

/** What the list of sections says: wrong values before empty ones, and nothing begun before both. */
export const sectionState = (
  section: SectionName,
  found: Missing,
  answers: ApplicationAnswers,
): SectionState => {
  const problems = found[section];
  if (problems.length === 0) return { kind: 'complete' };
  const wrong = problems.filter(({ code }) => code !== 'required').length;
  if (wrong > 0) return { kind: 'errors', count: wrong };
  const named: readonly string[] = [...fieldsOf(section), ...partsOf(section)];
  const begun = named.some(
    (field) => !givenAtCreation.has(field) && isGiven(answers[field as keyof ApplicationAnswers]),
  );
  return begun ? { kind: 'in_progress', count: problems.length } : { kind: 'to_do' };
};
