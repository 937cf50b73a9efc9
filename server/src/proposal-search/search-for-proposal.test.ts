import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Instance } from '@shiptime/planner/instance';
import { buildInstanceProblem } from '@shiptime/planner/instance-problem';
import { expect, it } from 'vitest';
import { searchForProposal } from './search-for-proposal.ts';

const file = path.join(import.meta.dirname, '../../../planner/instances/S1.json');
const { problem } = buildInstanceProblem(JSON.parse(readFileSync(file, 'utf8')) as Instance);

it('has a plan at the end of its time, also where the threads were not ready before', async () => {
  const { solution } = await searchForProposal(problem, { seed: 1, iterations: null, seconds: 0.001 });
  expect(solution.placements.length).toBeGreaterThan(0);
});

it('ends as soon as its plan is proven, however much time it was given', async () => {
  const given = { seed: 1, iterations: null, seconds: 3600 };
  const { solution, upperBound } = await searchForProposal(problem, given);
  expect(upperBound).toBe(solution.value);
});
