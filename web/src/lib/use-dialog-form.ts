import { useState } from 'react';
import type { z } from 'zod';
import { type FieldProblem, toFieldProblems } from '@shiptime/domain/shared/field-problem';
import type { ApiError } from './api-error.ts';
import { useProblemText } from './problem-text.ts';

/** Validates by schema on submit and on every later change. */
export const useDialogForm = <V extends Record<string, unknown>>(initial: V, schema: z.ZodType) => {
  const [values, setValues] = useState(initial);
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState<ApiError['errors']>({});
  const problemText = useProblemText();
  const problems: FieldProblem[] = attempt === 0 ? [] : problemsIn(schema, values);
  const errorOf = (name: keyof V & string): string | undefined => {
    const problem = problems.find(({ field }) => field === name);
    return problem ? problemText(problem) : refused[name]?.[0];
  };
  return {
    values,
    attempt,
    errorOf,
    field: <N extends keyof V & string>(name: N) => ({
      name,
      value: values[name],
      error: errorOf(name),
      onChange: (value: V[N]) => {
        setValues((before) => ({ ...before, [name]: value }));
        setRefused((before) =>
          Object.fromEntries(Object.entries(before).filter(([field]) => field !== name)),
        );
      },
    }),
    setValues: (changes: Partial<V>) => setValues((before) => ({ ...before, ...changes })),
    check: (): boolean => {
      setAttempt((count) => count + 1);
      setRefused({});
      return problemsIn(schema, values).length === 0;
    },
    refuse: (error: ApiError): boolean => {
      setRefused(error.errors);
      return Object.keys(error.errors).some((field) => field in values);
    },
    reset: (next: V = initial) => {
      setValues(next);
      setAttempt(0);
      setRefused({});
    },
  };
};

const problemsIn = (schema: z.ZodType, values: unknown): FieldProblem[] => {
  const result = schema.safeParse(values);
  return result.success ? [] : toFieldProblems(result.error);
};
