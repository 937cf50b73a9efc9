import { type FieldProblem, problemsOf } from '../shared/field-problem.ts';
import type { ApplicationAnswers } from './schema.ts';
import type { CompletenessContext } from './sections/context.ts';
import { draftOf, type Fields } from './sections/field.ts';
import { requiredOf } from './sections/required.ts';
import { fieldsOf, type SectionName, sectionNames, sections } from './sections/sections.ts';

export type { CompletenessContext };
export type Missing = Record<SectionName, FieldProblem[]>;

const drafts = Object.fromEntries(
  sectionNames.map((section) => [section, draftOf<Fields>(sections[section].fields)]),
) as Readonly<Record<SectionName, ReturnType<typeof draftOf<Fields>>>>;

/** Problems that even a draft may not have; checked before autosave. */
const draftProblems = (section: SectionName, answers: ApplicationAnswers): FieldProblem[] => {
  const answer = drafts[section].safeParse(answers);
  return answer.success ? [] : problemsOf(answer.error);
};

const inSection = (
  section: SectionName,
  answers: ApplicationAnswers,
  context: CompletenessContext,
): FieldProblem[] => {
  const found = draftProblems(section, answers);
  const wrong = new Set(found.map((problem) => problem.field));
  const order = new Map<string, number>(fieldsOf(section).map((field, index) => [field, index]));
  const place = (problem: FieldProblem) => order.get(problem.field.split('.')[0] ?? '') ?? order.size;
  return [
    ...found,
    ...[
      ...requiredOf(sections[section].fields, answers),
      ...sections[section].rules(answers, context),
    ].filter((problem) => !wrong.has(problem.field)),
  ].toSorted((a, b) => place(a) - place(b));
};

export const missing = (answers: ApplicationAnswers, context: CompletenessContext): Missing =>
  Object.fromEntries(
    sectionNames.map((section) => [section, inSection(section, answers, context)]),
  ) as Missing;

export const allProblems = (found: Missing): FieldProblem[] =>
  sectionNames.flatMap((section) => found[section]);

export const isComplete = (found: Missing): boolean =>
  sectionNames.every((section) => found[section].length === 0);
