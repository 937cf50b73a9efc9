import { expect, it } from 'vitest';
import { parseBaseline, formatVersionReference } from './baseline-parameter.ts';

const plans = [
  { id: 21, versions: [{ number: 1 }, { number: 3 }] },
  { id: 22, versions: [] },
];

it('the address asks for last year, for the latest version of each plan, or for one that there is', () => {
  expect(parseBaseline('', plans)).toBeNull();
  expect(parseBaseline('last', plans)).toEqual({ kind: 'last' });
  expect(parseBaseline('latest', plans)).toEqual({ kind: 'latest', versions: [{ planId: 21, number: 3 }] });
  const first = { planId: 21, number: 1 };
  expect(parseBaseline(formatVersionReference(first), plans)).toEqual({ kind: 'version', versions: [first] });
  expect(parseBaseline('21v2', plans)).toBeNull();
  expect(parseBaseline('latest', [plans[1]!])).toBeNull();
});
