import axe from 'axe-core';
import { expect } from 'vitest';
import { axeOptions, axeScope } from './axe-rules.ts';

/** Nothing against WCAG 2.1 A and AA and 2.2 AA in what is shown, once what fades has faded. */
export const expectAccessible = async (): Promise<void> => {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  const { violations } = await axe.run(axeScope, axeOptions);
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
  expect(told).toEqual([]);
};
