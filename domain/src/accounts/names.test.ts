import { expect, it } from 'vitest';
import { toFieldProblems } from '../shared/field-problem.ts';
import { personInitials } from './person-initials.ts';
import { nameSchema } from './names.ts';

it.each([
  ["  Siobhán   O'Brien ", "Siobhán O'Brien"],
  ['D’Amours', 'D’Amours'],
  ['Jean-Guy', 'Jean-Guy'],
])('%j is kept as %s', (typed, kept) => {
  expect(nameSchema.parse(typed)).toBe(kept);
});

it.each([
  ['', 'required'],
  [' ', 'required'],
  ['R2D2', 'special_characters'],
  ['ana@gc.ca', 'special_characters'],
  ['a'.repeat(101), 'too_long'],
])('%j is refused as %s', (typed, code) => {
  const answer = nameSchema.safeParse(typed);
  expect(answer.error && toFieldProblems(answer.error).map((each) => each.code)).toEqual([code]);
});

it.each([
  ['Élodie', 'D’Amours', 'ÉD'],
  ['siobhán', "o'brien", 'SO'],
  ['’Ana', 'Roy', 'AR'],
  ['Ana', '', 'A'],
])('%s %s is %s', (first_name, last_name, initials) => {
  expect(personInitials({ first_name, last_name })).toBe(initials);
});
