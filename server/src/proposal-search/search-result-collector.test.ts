import { expect, it } from 'vitest';
import type { Solution } from '@shiptime/planner/problem';
import { SearchResultCollector, type SearchProgress } from './search-result-collector.ts';

const plan = (value: number, option: number): Solution => ({
  value,
  placements: [{ option, start: 0 }],
});
const found = (solution: Solution) => ({ kind: 'result', solution, iterations: 10, routes: [] }) as const;
const told: SearchProgress[] = [];
const effort = () => {
  told.length = 0;
  return new SearchResultCollector((progress) => told.push(progress));
};

it('takes the first of two plans of the same value in the order of tasks, whichever was heard of first', () => {
  const [one, other] = [plan(5, 1), plan(5, 2)];
  const tried = effort();
  tried.hear(1, { kind: 'better', solution: other, iterations: 3 });
  tried.hear(0, { kind: 'better', solution: one, iterations: 4 });
  tried.take(found(one));
  tried.take(found(other));
  expect(tried.best).toBe(one);
});

it('tells of a plan as soon as it is heard of, and of a better one, never of a worse', () => {
  const tried = effort();
  expect(tried.hasPlan).toBe(false);
  tried.hear(0, { kind: 'better', solution: plan(5, 1), iterations: 3 });
  tried.hear(1, { kind: 'better', solution: plan(4, 2), iterations: 1 });
  tried.hear(1, { kind: 'bound', value: 8.5, isFinal: false });
  expect(tried.hasPlan).toBe(true);
  expect(told.map(({ solution, bound, iterations }) => [solution.value, bound, iterations])).toEqual([
    [5, null, 3],
    [5, null, 4],
    [5, 8.5, 4],
  ]);
});

it('proves a plan by the bound, in whole points', () => {
  const tried = effort();
  tried.take(found(plan(5, 1)));
  tried.hear(1, { kind: 'bound', value: 6.2, isFinal: false });
  expect([tried.isProven, tried.upperBound]).toEqual([false, 6.2]);
  tried.hear(1, { kind: 'bound', value: 5.9, isFinal: true });
  expect([tried.isProven, tried.upperBound]).toEqual([true, 5]);
});
