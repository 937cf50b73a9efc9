import { type FieldProblem, isUnanswered } from '../shared/field-problem.ts';
import type { ApplicationAnswers } from './schema.ts';
import { isBlank } from './sections/required.ts';
import { fieldNamesOf, partsOf, type SectionName } from './sections/sections.ts';

export type SectionState =
  | { readonly state: 'complete' | 'in_progress' | 'to_do' }
  | { readonly state: 'errors'; readonly count: number };

const givenAtCreation: readonly string[] = ['project_title', 'fiscal_year_id'];

const isUntouched = (section: SectionName, answers: ApplicationAnswers): boolean =>
  [...fieldNamesOf(section), ...partsOf(section)].every(
    (field) => givenAtCreation.includes(field) || isBlank(answers[field]),
  );

export const deriveSectionState = (
  section: SectionName,
  answers: ApplicationAnswers,
  problems: readonly FieldProblem[],
): SectionState => {
  if (problems.length === 0) return { state: 'complete' };
  const count = problems.filter((problem) => !isUnanswered(problem)).length;
  if (count > 0) return { state: 'errors', count };
  return { state: isUntouched(section, answers) ? 'to_do' : 'in_progress' };
};
