import { expect, it } from 'vitest';
import { assignHues, legendCategories } from './colour-categories.ts';

const kinds = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    Array.from({ length: count - index }, () => ({ key: String(index), label: `Kind ${index}` })),
  ).flat();

it('the most frequent kinds have a hue each, and what is left over shares the last', () => {
  const eight = legendCategories(assignHues(kinds(8), 'Others'));
  expect(eight.map(({ hue, label }) => [hue, label])).toEqual(
    Array.from({ length: 8 }, (_, index) => [index + 1, `Kind ${index}`]),
  );
  const ten = assignHues(kinds(10), 'Others');
  expect(legendCategories(ten).length).toBe(8);
  expect(legendCategories(ten).at(-1)).toEqual({ key: 'rest', label: 'Others', hue: 8, count: 6 });
  expect(ten.get('9')?.hue).toBe(8);
});
