import axe from 'axe-core';
import { expect } from 'vitest';
import { axeOptions } from './axe-rules.ts';

/** Fades are over: their colours in between are not those of the page. What turns without end is not waited for. */
const faded = async (): Promise<void> => {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(({ finished }) => finished));
};

const violations = async (): Promise<string[]> => {
  await faded();
  const found = await axe.run(document, axeOptions);
  return found.violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
};

/** Nothing against WCAG 2.1 A and AA and 2.2 AA in what is shown. */
export const expectAccessible = async (): Promise<void> => {
  // A fade that began while axe looked is no fault of the page: what it found must be there afterwards, too.
  const first = await violations();
  expect(first.length > 0 ? await violations() : first).toEqual([]);
};
