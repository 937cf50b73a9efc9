import axe from 'axe-core';
import { expect } from 'vitest';
import { axeOptions } from './axe-rules.ts';

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

export const expectAccessible = async (): Promise<void> => {
  const first = await violations();
  expect(first.length > 0 ? await violations() : first).toEqual([]);
};
