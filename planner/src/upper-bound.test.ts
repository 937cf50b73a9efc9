import { readFileSync } from 'node:fs';
import loadHighs from 'highs';
import { expect, it } from 'vitest';
import { computeUpperBound } from './upper-bound.ts';
import { evaluatePlan } from './evaluate-plan.ts';
import type { Instance } from './instance.ts';
import { planOfSolution, buildInstanceProblem } from './instance-problem.ts';
import type { Column } from './master-problem.ts';
import { indexProblem } from './indexed-problem.ts';
import { improveByIntegerProgram } from './improve-by-integer-program.ts';
import { RoutePool } from './route-pool.ts';
import { searchPlans } from './search.ts';

const read = (name: string): Instance =>
  JSON.parse(readFileSync(new URL(`../instances/${name}.json`, import.meta.url), 'utf8')) as Instance;

it('no plan is better than the bound, which for a small fleet is the value of the best plan', async () => {
  const highs = await loadHighs();
  const { problem } = buildInstanceProblem(read('S1'));
  const model = indexProblem(problem);
  const values = [...computeUpperBound(highs, model, [])].map(({ value }) => value);
  expect(Math.min(...values)).toBeGreaterThan(81_521.9);
  expect(values.at(-1)).toBeCloseTo(81_522, 3);
});

it('the bound of fifteen ships is the value of their best plan, which is put together from what it finds', async () => {
  const highs = await loadHighs();
  const made = read('M1');
  const posed = buildInstanceProblem(made);
  const model = indexProblem(posed.problem);
  const pool = new RoutePool(model);
  const plan = searchPlans(model, { seed: 1, done: (iteration) => iteration / 6000, pool });
  const routes: Column[] = pool.routes();
  let bound = Number.POSITIVE_INFINITY;
  for (const { value, found } of computeUpperBound(highs, model, pool.routes())) {
    bound = value;
    routes.push(...found);
  }
  const best = improveByIntegerProgram(highs, model, plan, routes, {
    nodes: 500,
    seconds: Number.POSITIVE_INFINITY,
  });
  expect(best.value).toBe(374_421);
  expect(bound).toBeCloseTo(374_421, 2);
  expect(evaluatePlan(made, planOfSolution(posed, best))).toEqual({ broken: [], value: 374_421 });
});

it('what several plans have best is put together, and is never worse than one of them', async () => {
  const highs = await loadHighs();
  const made = read('M1');
  const posed = buildInstanceProblem(made);
  const model = indexProblem(posed.problem);
  const pool = new RoutePool(model, 20_000, 0.05);
  const done = (iteration: number) => iteration / 1500;
  const [one, other] = [1, 2].map((seed) => searchPlans(model, { seed, done, pool }));
  if (!one || !other) throw new Error('two plans were wanted');
  const better = improveByIntegerProgram(highs, model, one, pool.routes(), {
    nodes: 200,
    seconds: Number.POSITIVE_INFINITY,
  });
  expect(better.value).toBeGreaterThanOrEqual(Math.max(one.value, other.value));
  expect(evaluatePlan(made, planOfSolution(posed, better))).toEqual({ broken: [], value: better.value });
});
