import { expect, it } from 'vitest';
import { z } from 'zod';
import { problemParams, toFieldProblems, wrongTypeParams } from './field-problem.ts';

const schema = z.object({
  text: z.string().max(3),
  amount: z.number(),
  count: z.int(),
  mail: z.email(),
  rows: z.array(z.object({ name: z.string().min(1) })),
  latitude: z.number(wrongTypeParams('decimal_degrees')),
  status: z.enum(['confirmed'], wrongTypeParams('unknown_choice')),
  days: z.number().refine((days) => Number.isInteger(days * 4), problemParams('quarter_days')),
});
const codes = (value: object, reportInput = false) => {
  const answer = schema.partial().safeParse(value, { reportInput });
  return answer.success ? [] : toFieldProblems(answer.error).map(({ field, code }) => [field, code]);
};

it.each([
  [{ text: null }, 'text', 'required'],
  [{ text: 7 }, 'text', 'invalid'],
  [{ text: 'four' }, 'text', 'too_long'],
  [{ amount: null }, 'amount', 'required'],
  [{ amount: 'many' }, 'amount', 'only_numbers'],
  [{ amount: Number.NaN }, 'amount', 'only_numbers'],
  [{ count: 1.5 }, 'count', 'only_integers'],
  [{ mail: 'nobody' }, 'mail', 'invalid_email'],
  [{ rows: [{ name: 'a' }, { name: '' }] }, 'rows.1.name', 'required'],
  [{ rows: [{}] }, 'rows.0.name', 'required'],
  [{ latitude: '44°16′' }, 'latitude', 'decimal_degrees'],
  [{ latitude: null }, 'latitude', 'required'],
  [{ status: 'promised' }, 'status', 'unknown_choice'],
  [{ status: null }, 'status', 'required'],
  [{ days: 0.3 }, 'days', 'quarter_days'],
])('%o: %s is %s, whether or not zod reports the input', (value, field, code) => {
  expect(codes(value)).toEqual([[field, code]]);
  expect(codes(value, true)).toEqual([[field, code]]);
});

it('names the choices of a value that is none of them', () => {
  const { error } = z.object({ events: z.array(z.enum(['a', 'b'])) }).safeParse({ events: ['c'] });
  expect(toFieldProblems(error!)).toEqual([
    { field: 'events.0', code: 'invalid', params: { choices: 'a, b' } },
  ]);
});
