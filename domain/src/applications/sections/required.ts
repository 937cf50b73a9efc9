import type { z } from 'zod';
import { type FieldProblem, toFieldProblems } from '../../shared/field-problem.ts';
import { memoizeByObject } from '../../shared/memoize.ts';
import type { ConditionAnswers } from './conditions.ts';
import type { Fields } from './field.ts';

export const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

export const createRequiredProblem = (field: string): FieldProblem => ({ field, code: 'required' });

export const findRequiredFieldProblems = (
  fields: Fields,
  answers: ConditionAnswers & Readonly<Record<string, unknown>>,
): FieldProblem[] =>
  Object.entries(fields)
    .filter(([name, { required: asks, asked }]) => {
      if (asks === undefined || !isBlank(answers[name])) return false;
      return (asked?.(answers) ?? true) && (asks === true || asks(answers));
    })
    .map(([name]) => createRequiredProblem(name));

const lookAtRow = memoizeByObject((schema: z.ZodType) =>
  memoizeByObject((row: object): readonly FieldProblem[] => {
    const answer = schema.safeParse(row);
    return answer.success ? [] : toFieldProblems(answer.error);
  }),
);

/** Problems in table rows, with paths such as `stations.3.latitude`. */
export const findRowProblems = (field: string, rows: readonly object[], schema: z.ZodType): FieldProblem[] =>
  rows.flatMap((row, index) =>
    lookAtRow(schema)(row).map((found) => ({ ...found, field: `${field}.${index}.${found.field}` })),
  );
