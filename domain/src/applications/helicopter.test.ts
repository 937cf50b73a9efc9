import { expect, it } from 'vitest';
import { flattenProblems, findProblemsBySection } from './completeness.ts';
import { exampleAnswers, exampleCompletenessContext } from './example-application.ts';
import { isHelicopterUnavailable } from './helicopter.ts';

it.each([
  [2, null, true],
  [null, 2, true],
  [2, 1, false],
  [1, 2, false],
  [2, 3, false],
  [3, null, false],
  [null, null, false],
])('choices %j and %j make it impossible: %j', (first, second, expected) => {
  const choices = { vessel_preference_1_id: first, vessel_preference_2_id: second };
  expect(isHelicopterUnavailable(choices, exampleCompletenessContext.vessels)).toBe(expected);
  const answers = { ...exampleAnswers, ...choices, helicopter_required: true };
  const found = flattenProblems(findProblemsBySection(answers, exampleCompletenessContext)).filter(
    ({ code }) => code === 'no_helicopter',
  );
  expect(found).toEqual(expected ? [{ field: 'helicopter_required', code: 'no_helicopter' }] : []);
});
