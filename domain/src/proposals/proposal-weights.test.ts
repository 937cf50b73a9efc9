import { expect, it } from 'vitest';
import { weightPresets } from './proposal-bodies.ts';
import { standingFactor, defaultWeights, weightsOfPreset, yearWeightsSchema } from './proposal-weights.ts';

it.each([
  ['balanced', [200, 32, 0.05, 0.15, 0.02, 0.1]],
  ['science', [400, 16, 0.05, 0.1, 0.04, 0.2]],
  ['least_change', [200, 32, 0.05, 0.3, 0.02, 0.1]],
  ['least_transit', [200, 96, 0.05, 0.15, 0.02, 0.05]],
] as const)('where nobody says otherwise, %s weighs as it always did', (preset, expected) => {
  const { day, mission, transitDay, secondChoice, otherVessel, fewBerths, outsidePreferred } =
    weightsOfPreset(preset);
  expect(day).toBe(100);
  expect([mission, transitDay, secondChoice, otherVessel, fewBerths, outsidePreferred]).toEqual(expected);
});

it('what is lost is never more than all', () => {
  const all = { ...defaultWeights, other_vessel: 1, few_berths: 1 };
  for (const preset of weightPresets)
    expect(weightsOfPreset(preset, all)).toMatchObject({ otherVessel: expect.any(Number) });
  expect(weightsOfPreset('least_change', all).otherVessel).toBe(1);
});

it.each([
  [undefined, 1],
  [{ priority: null, place: null, of: 3 }, 1],
  [{ priority: 1, place: null, of: 0 }, 1],
  [{ priority: 3, place: null, of: 0 }, 1.6],
  [{ priority: null, place: 1, of: 4 }, 1.5],
  [{ priority: null, place: 4, of: 4 }, 1.125],
  [{ priority: 5, place: 1, of: 1 }, 4.5],
] as const)('a day of %o counts as %s', (standing, expected) => {
  expect(standingFactor(weightsOfPreset('balanced'), standing)).toBeCloseTo(expected, 10);
});

it('a higher priority never counts less than a lower one, and no weight is finer than a hundredth', () => {
  expect(yearWeightsSchema.safeParse(defaultWeights).success).toBe(true);
  const problems = (change: object) =>
    yearWeightsSchema.safeParse({ ...defaultWeights, ...change }).error?.issues.map(({ path }) => path[0]);
  expect(problems({ priority_4: 1.5 })).toEqual(['priority_4']);
  expect(problems({ priority_2: 0.9 })).toEqual(['priority_2']);
  expect(problems({ transit_days: 0.001, second_choice: 1.01 })).toEqual(['transit_days', 'second_choice']);
});
