import { expect, it } from 'vitest';
import { toFieldProblems } from '../shared/field-problem.ts';
import { vesselInputSchema } from './vessel.ts';

const vessel = { name_en: 'CCGS Teleost', name_fr: 'NGCC Teleost', vessel_class_id: 1 };

it('may be known by its name alone', () => {
  expect(vesselInputSchema.parse({ ...vessel, science_berths: null })).toEqual({
    ...vessel,
    science_berths: null,
  });
});

it.each([
  ['science_berths', 10.5, 'only_integers'],
  ['science_berths', -1, 'only_positive'],
  ['length', 0, 'only_positive'],
  ['range', 'far', 'only_numbers'],
  ['helicopter_support', 'yes', 'invalid'],
  ['name_fr', '', 'required'],
])('refuses %s %s: %s', (field, value, code) => {
  const answer = vesselInputSchema.safeParse({ ...vessel, [field]: value });
  expect(answer.error && toFieldProblems(answer.error)).toEqual([{ field, code }]);
});
