import { type FieldProblem, toFieldProblems } from '../shared/field-problem.ts';
import type { ApplicationAnswers } from './schema.ts';
import type { CompletenessContext } from './sections/context.ts';
import { draftSchemaOf, type Fields } from './sections/field.ts';
import { findRequiredFieldProblems } from './sections/required.ts';
import { fieldNamesOf, type SectionName, sectionNames, sections } from './sections/sections.ts';

export type { CompletenessContext };
export type ProblemsBySection = Record<SectionName, FieldProblem[]>;

const drafts = Object.fromEntries(
  sectionNames.map((section) => [section, draftSchemaOf<Fields>(sections[section].fields)]),
) as Readonly<Record<SectionName, ReturnType<typeof draftSchemaOf<Fields>>>>;

/** Problems that not even a draft may have; checked before autosave. */
const draftProblems = (section: SectionName, answers: ApplicationAnswers): FieldProblem[] => {
  const answer = drafts[section].safeParse(answers);
  return answer.success ? [] : toFieldProblems(answer.error);
};

const inSection = (
  section: SectionName,
  answers: ApplicationAnswers,
  context: CompletenessContext,
): FieldProblem[] => {
  const found = draftProblems(section, answers);
  const wrong = new Set(found.map((problem) => problem.field));
  const order = new Map<string, number>(fieldNamesOf(section).map((field, index) => [field, index]));
  const place = (problem: FieldProblem) => order.get(problem.field.split('.')[0] ?? '') ?? order.size;
  return [
    ...found,
    ...[
      ...findRequiredFieldProblems(sections[section].fields, answers),
      ...sections[section].findProblems(answers, context),
    ].filter((problem) => !wrong.has(problem.field)),
  ].toSorted((a, b) => place(a) - place(b));
};

export const findProblemsBySection = (
  answers: ApplicationAnswers,
  context: CompletenessContext,
): ProblemsBySection =>
  Object.fromEntries(
    sectionNames.map((section) => [section, inSection(section, answers, context)]),
  ) as ProblemsBySection;

export const flattenProblems = (found: ProblemsBySection): FieldProblem[] =>
  sectionNames.flatMap((section) => found[section]);

export const isComplete = (found: ProblemsBySection): boolean =>
  sectionNames.every((section) => found[section].length === 0);
