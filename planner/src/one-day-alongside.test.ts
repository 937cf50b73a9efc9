import loadHighs from 'highs';
import { expect, it } from 'vitest';
import { computeUpperBound } from './upper-bound.ts';
import { evaluatePlan } from './evaluate-plan.ts';
import type { Instance, InstanceRequest } from './instance.ts';
import { planOfSolution, buildInstanceProblem } from './instance-problem.ts';
import { indexProblem } from './indexed-problem.ts';
import { improveByIntegerProgram } from './improve-by-integer-program.ts';
import { searchPlans } from './search.ts';

const survey = (after: number, some: Partial<InstanceRequest>): Instance => ({
  ports: [{ name: 'Dartmouth' }],
  dist: [[0]],
  vessels: [
    {
      id: 0,
      region: 'ATL',
      caps: [],
      berths: 20,
      heli: false,
      speed: 12,
      endurance: 200,
      range: 9000,
      home: 0,
      blocks: [
        { s: 0, e: 400, pin: 0, pout: 0 },
        { s: 440, e: 444, pin: 0, pout: 0 },
        { s: 444 + 4 * after, e: 1460, pin: 0, pout: 0 },
      ],
    },
  ],
  requests: [
    {
      ...{ id: 7, region: 'ATL', type: 'general', prio: 3, ops: 88, mob: 0, demob: 0 },
      ...{ ws: 400, we: 600, ps: 400, pe: 400, c1: 0, c2: -1, flexible: false },
      ...{ minBerths: 4, idealBerths: 4, heli: false, rangeNM: 0, mobPort: 0, demobPort: 0 },
      ...{ splittable: true, portCallOk: true, ...some },
    },
  ],
});

const proposed = async (instance: Instance) => {
  const highs = await loadHighs();
  const posed = buildInstanceProblem(instance);
  const model = indexProblem(posed.problem);
  const found = searchPlans(model, { seed: 1, done: (iteration) => iteration / 320 });
  const [bound] = [...computeUpperBound(highs, model, [])].slice(-1);
  const best = improveByIntegerProgram(highs, model, found, bound?.found ?? [], { nodes: 100, seconds: 5 });
  const plan = planOfSolution(posed, best);
  expect(evaluatePlan(instance, plan)).toEqual({ broken: [], value: best.value });
  expect(bound?.value).toBeCloseTo(best.value, 3);
  return plan.missions.map(({ part, start, ops }) => ({ part, start, days: (ops ?? 88) / 4 }));
};

it('a day alongside in the middle of a survey of 22 days costs one day of the calendar and none of the survey', async () => {
  const missions = await proposed(survey(16, { leastPart: 12 }));
  expect(missions.map(({ part, start }) => [part, start])).toEqual([
    ['first', 400],
    ['second', 444],
  ]);
  expect(missions.reduce((sum, { days }) => sum + days, 0)).toBe(22);
});

it('costs the survey one day where nothing behind it can give way, if a planner gives a share of its days', async () => {
  const missions = await proposed(survey(12, { leastPart: 12, leastOps: 80 }));
  expect(missions.map(({ part }) => part)).toEqual(['first', 'second']);
  expect(missions.reduce((sum, { days }) => sum + days, 0)).toBeGreaterThanOrEqual(20);
});

it('is left out where its parts would be too short, or too many of its days would be lost', async () => {
  expect(await proposed(survey(16, { leastPart: 45 }))).toEqual([]);
  expect(await proposed(survey(5, { leastPart: 12, leastOps: 80 }))).toEqual([]);
});

it('is shortened to what fits before the day alongside, where it may lose so many of its days', async () => {
  expect(await proposed(survey(2, { leastOps: 30 }))).toEqual([{ part: 'whole', start: 400, days: 9.5 }]);
});
