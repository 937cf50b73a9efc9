import { expect, it } from 'vitest';
import { askedBaseline, versionInAddress } from './asked-baseline.ts';

const plans = [
  { id: 21, versions: [{ number: 1 }, { number: 3 }] },
  { id: 22, versions: [] },
];

it('the address asks for last year, for the latest version of each plan, or for one that there is', () => {
  expect(askedBaseline('', plans)).toBeNull();
  expect(askedBaseline('last', plans)).toEqual({ kind: 'last' });
  expect(askedBaseline('latest', plans)).toEqual({ kind: 'latest', versions: [{ planId: 21, number: 3 }] });
  const first = { planId: 21, number: 1 };
  expect(askedBaseline(versionInAddress(first), plans)).toEqual({ kind: 'version', versions: [first] });
  expect(askedBaseline('21v2', plans)).toBeNull();
  expect(askedBaseline('latest', [plans[1]!])).toBeNull();
});
