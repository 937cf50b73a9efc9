import type { z } from 'zod';
import { type FieldProblem, problemsOf } from '../../shared/field-problem.ts';
import { remembered } from '../../shared/remembered.ts';

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

/** A row that has not changed is not looked at again: three hundred stations cost nothing while one types elsewhere. */
const lookAtRow = remembered((schema: z.ZodType) =>
  remembered((row: object): readonly FieldProblem[] => {
    const answer = schema.safeParse(row);
    return answer.success ? [] : problemsOf(answer.error);
  }),
);

/** What is wrong with the rows of a table, each problem with its row: `stations.3.latitude`. */
export const rowProblems = (field: string, rows: readonly object[], schema: z.ZodType): FieldProblem[] =>
  rows.flatMap((row, index) =>
    lookAtRow(schema)(row).map((found) => ({ ...found, field: `${field}.${index}.${found.field}` })),
  );
