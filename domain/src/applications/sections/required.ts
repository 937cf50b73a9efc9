import type { z } from 'zod';
import { type FieldProblem, problemsOf } from '../../shared/field-problem.ts';

/** Nothing given: an empty list and a text of spaces say no more than null. */
export const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

export const required = (field: string): FieldProblem => ({ field, code: 'required' });

/** Those of the fields to which nothing was given. */
export const requireAll = <A extends object>(
  answers: A,
  fields: readonly (keyof A & string)[],
): FieldProblem[] => fields.filter((field) => isBlank(answers[field])).map(required);

/** What is wrong with the rows of a table, each problem with its row: `stations.3.latitude`. */
export const rowProblems = (field: string, rows: readonly unknown[], schema: z.ZodType): FieldProblem[] =>
  rows.flatMap((row, index) => {
    const answer = schema.safeParse(row);
    if (answer.success) return [];
    return problemsOf(answer.error).map((found) => ({ ...found, field: `${field}.${index}.${found.field}` }));
  });
