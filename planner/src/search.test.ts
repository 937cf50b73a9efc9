import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluatePlan } from './evaluate-plan.ts';
import type { Instance, InstanceRequest } from './instance.ts';
import { planOfSolution, buildInstanceProblem } from './instance-problem.ts';
import { indexProblem } from './indexed-problem.ts';
import { searchPlans, type SearchOptions } from './search.ts';

const read = (name: string): Instance =>
  JSON.parse(readFileSync(new URL(`../instances/${name}.json`, import.meta.url), 'utf8')) as Instance;

const planned = (instance: Instance, iterations: number, more: Partial<SearchOptions> = {}) => {
  const posed = buildInstanceProblem(instance);
  const done = (iteration: number) => iteration / iterations;
  const result = searchPlans(indexProblem(posed.problem), { seed: 1, done, ...more });
  return { ...result, posed, plan: planOfSolution(posed, result) };
};

const ports = 4;
const request = fc.record({
  prio: fc.integer({ min: 1, max: 5 }),
  ops: fc.integer({ min: 1, max: 160 }),
  mob: fc.integer({ min: 0, max: 8 }),
  demob: fc.integer({ min: 0, max: 8 }),
  ws: fc.integer({ min: 0, max: 1200 }),
  window: fc.integer({ min: 0, max: 600 }),
  ps: fc.integer({ min: 0, max: 1400 }),
  wish: fc.integer({ min: 0, max: 200 }),
  c1: fc.integer({ min: -1, max: 2 }),
  c2: fc.integer({ min: -1, max: 2 }),
  flexible: fc.boolean(),
  minBerths: fc.integer({ min: 1, max: 12 }),
  heli: fc.boolean(),
  rangeNM: fc.integer({ min: 0, max: 4000 }),
  mobPort: fc.nat(ports - 1),
  demobPort: fc.nat(ports - 1),
  splittable: fc.boolean(),
  portCallOk: fc.boolean(),
  fewer: fc.constantFrom(0, 0, 0.1, 0.5),
  leastPart: fc.constantFrom(undefined, undefined, 4, 12),
});
const vessel = fc.record({
  berths: fc.integer({ min: 4, max: 20 }),
  heli: fc.boolean(),
  speed: fc.integer({ min: 8, max: 16 }),
  endurance: fc.integer({ min: 20, max: 120 }),
  range: fc.integer({ min: 500, max: 6000 }),
  home: fc.nat(ports - 1),
  stays: fc.array(
    fc.record({
      gap: fc.integer({ min: 60, max: 400 }),
      length: fc.oneof(fc.integer({ min: 4, max: 200 }), fc.integer({ min: 2, max: 20 })),
    }),
    {
      maxLength: 3,
    },
  ),
});
const instance = fc
  .record({
    miles: fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 6, maxLength: 6 }),
    vessels: fc.array(vessel, { minLength: 1, maxLength: 3 }),
    requests: fc.array(request, { minLength: 1, maxLength: 14 }),
  })
  .map(({ miles, vessels, requests }): Instance => {
    const pairs = [0, 1, 2, 3].flatMap((a) => [0, 1, 2, 3].filter((b) => b > a).map((b) => [a, b] as const));
    const dist = Array.from({ length: ports }, () => Array.from({ length: ports }, () => 0));
    pairs.forEach(([a, b], index) => {
      for (const [from, to] of [
        [a, b],
        [b, a],
      ] as const)
        (dist[from] as number[])[to] = miles[index] as number;
    });
    return {
      ports: Array.from({ length: ports }, (_, port) => ({ name: `port ${port}` })),
      dist,
      vessels: vessels.map(({ stays, ...facts }, id) => {
        let free = 0;
        const blocks = stays.flatMap(({ gap, length }) => {
          const [s, e] = [free + gap, free + gap + length];
          free = e;
          return e <= 1460 ? { s, e, pin: facts.home, pout: facts.home } : [];
        });
        return { id, region: 'PAC', caps: ['general'], ...facts, blocks };
      }),
      requests: requests.map(({ window, wish, fewer, leastPart, ...facts }, id): InstanceRequest => {
        const we = facts.ws + window;
        return {
          id,
          region: 'PAC',
          type: 'general',
          we,
          pe: facts.ps + wish,
          idealBerths: facts.minBerths + 2,
          ...facts,
          ...(fewer > 0 && { leastOps: Math.ceil(facts.ops * (1 - fewer)) }),
          ...(leastPart !== undefined && { leastPart }),
        };
      }),
    };
  });

describe('a proposal', () => {
  it('breaks no rule and is worth what the evaluator says, whatever the fleet and the requests', () => {
    fc.assert(
      fc.property(instance, fc.integer(), (made, seed) => {
        const { plan, value } = planned(made, 320, { seed });
        expect(evaluatePlan(made, plan)).toEqual({ broken: [], value });
      }),
      { numRuns: 300, seed: 2 },
    );
  });

  it('splits and shortens within what each request allows, and never leaves a part alone', () => {
    const counted = { split: 0, shorter: 0 };
    fc.assert(
      fc.property(instance, fc.integer(), (made, seed) => {
        const { plan } = planned(made, 320, { seed });
        for (const { id, ops, leastOps = ops, leastPart } of made.requests) {
          const missions = plan.missions.filter((mission) => mission.request === id);
          if (missions.length === 0 || leastPart === undefined) continue;
          const days = missions.map((mission) => mission.ops ?? ops);
          const total = days.reduce((sum, each) => sum + each, 0);
          if (missions.length === 2) counted.split += 1;
          if (total < ops) counted.shorter += 1;
          expect(missions.map(({ part }) => part)).toEqual(
            missions.length === 2 ? ['first', 'second'] : ['whole'],
          );
          expect(missions.length === 1 || Math.min(...days) >= leastPart).toBe(true);
          expect(total).toBeGreaterThanOrEqual(leastOps);
          expect(total).toBeLessThanOrEqual(ops);
        }
      }),
      { numRuns: 300, seed: 8 },
    );
    expect(Math.min(counted.split, counted.shorter)).toBeGreaterThan(5);
  });

  it('is the same for the same seed and iterations', () => {
    const made = read('M1');
    expect(planned(made, 3000, { seed: 5 }).plan).toEqual(planned(made, 3000, { seed: 5 }).plan);
    expect(planned(made, 3000, { seed: 6 }).plan).not.toEqual(planned(made, 3000, { seed: 5 }).plan);
  });

  it('is the best there is for a small fleet', () => {
    const made = read('S1');
    const { plan } = planned(made, 8000);
    expect(evaluatePlan(made, plan)).toEqual({ broken: [], value: 81_522 });
  });

  it.each([
    ['M1', 0.99 * 374_422],
    ['L1', 0.95 * 965_024],
    ['XL1', 0.93 * 1_238_988],
  ])('holds and is good for %s after a short while', (name, wanted) => {
    const made = read(name);
    const { plan, value } = planned(made, 3000);
    expect(evaluatePlan(made, plan)).toEqual({ broken: [], value });
    expect(value).toBeGreaterThan(wanted);
  });

  it('gets better from the first plan on, and can be stopped at any time', () => {
    const values: number[] = [];
    const made = read('M1');
    const { value, iterations } = planned(made, 1e9, {
      done: (iteration) => (values.length > 5 && iteration > 0 ? 1 : 0),
      onBetter: (_, better) => values.push(better),
    });
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect(value).toBe(values.at(-1));
    expect(iterations).toBeGreaterThan(0);
  });

  it('begins with the plan that it is given', () => {
    const made = read('M1');
    const good = planned(made, 3000);
    const again = searchPlans(indexProblem(good.posed.problem), {
      seed: 1,
      done: () => 1,
      from: good.placements,
    });
    expect(again.value).toBeGreaterThanOrEqual(good.value);
  });
});
