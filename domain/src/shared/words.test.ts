import en from '@shiptime/locales/en/errors.json';
import fr from '@shiptime/locales/fr/errors.json';
import { expect, it } from 'vitest';
import { fieldProblemCodes } from './field-problem.ts';
import { refusalCodes } from './refusal-codes.ts';

it.each([
  ['English', en],
  ['French', fr],
])('every refusal and every problem of a field is said in %s, and nothing else', (_, words) => {
  expect(Object.keys(words.refusals).toSorted()).toEqual([...refusalCodes].toSorted());
  expect(Object.keys(words.fields).toSorted()).toEqual([...fieldProblemCodes].toSorted());
  expect(Object.values({ ...words.refusals, ...words.fields }).filter((text) => text.trim() === '')).toEqual(
    [],
  );
});
