import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { evaluatePlan } from '@shiptime/planner/evaluate-plan';
import type { Instance, Plan } from '@shiptime/planner/instance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proposeCommand } from './propose.ts';

const file = (name: string) => join(import.meta.dirname, '../../../planner/instances', `${name}.json`);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'propose-'));
});
afterAll(() => rm(folder, { recursive: true }));

const proposed = async (name: string, ...args: string[]) => {
  const out = join(folder, 'plan.json');
  const said = await proposeCommand.run(['--instance', file(name), '--out', out, ...args]);
  const plan = JSON.parse(await readFile(out, 'utf8')) as Plan;
  const last = said.split('\n').at(-1) ?? '';
  return { said: JSON.parse(last) as Record<string, number | null>, plan };
};

describe('propose', () => {
  it('finds the best plan for five ships, and says that it is the best', async () => {
    const { said, plan } = await proposed('S1', '--iterations', '20000');
    const instance = JSON.parse(await readFile(file('S1'), 'utf8')) as Instance;
    expect(evaluatePlan(instance, plan)).toEqual({ broken: [], value: 81_522 });
    expect(said).toEqual({
      value: 81_522,
      upper_bound: 81_522,
      seconds: expect.any(Number),
      iterations: 20_000,
    });
  });

  it('writes the same plan for the same seed and iterations', async () => {
    const args = ['M1', '--iterations', '1000', '--seed', '4'] as const;
    const { plan } = await proposed(...args);
    expect((await proposed(...args)).plan).toEqual(plan);
    expect(plan.missions.length).toBeGreaterThan(50);
  });

  it('keeps to the time that it is given, and has a plan at the end of it', async () => {
    const { said, plan } = await proposed('M1', '--seconds', '0.5');
    expect(plan.missions.length).toBeGreaterThan(0);
    expect(said.upper_bound === null || said.upper_bound! >= said.value!).toBe(true);
  });

  it.each([
    [['--out', 'x.json'], 'Both --instance and --out are needed'],
    [['--instance', 'S1', '--out', 'x.json', '--seconds', 'soon'], '--seconds has to be a number from 0.1'],
    [['--instance', 'S1', '--out', 'x.json', '--iterations', '1.5'], '--iterations has to be a whole number'],
    [['--instance', 'S1', '--out', 'x.json', '--seed=-1'], '--seed has to be a whole number'],
    [['--instance', 'nowhere.json', '--out', 'x.json'], 'cannot be read'],
    [['--speed', '9'], "Unknown option '--speed'"],
  ])('says what is wrong with %j', async (args, sentence) => {
    const named = args.map((arg) => (arg === 'S1' ? file('S1') : arg));
    await expect(proposeCommand.run(named)).rejects.toThrow(sentence);
  });

  it.each([
    ['no JSON', () => 'hello', 'is not JSON'],
    ['no vessels', (made: Instance) => ({ ...made, vessels: [] }), 'vessels'],
    [
      'a request without a length',
      (made: Instance) => ({ ...made, requests: [{ ...made.requests[0], ops: 0 }] }),
      'requests[0].ops',
    ],
    [
      'a port that is not there',
      (made: Instance) => ({ ...made, requests: [{ ...made.requests[0], mobPort: 99 }] }),
      'requests[0] has a port that is not there',
    ],
    ['a table too small', (made: Instance) => ({ ...made, dist: [[0]] }), 'dist has to be a table'],
  ])('says where an instance is wrong: %s', async (_what, spoil, sentence) => {
    const made = JSON.parse(await readFile(file('S1'), 'utf8')) as Instance;
    const spoilt = join(folder, 'spoilt.json');
    const content = spoil(made);
    await writeFile(spoilt, typeof content === 'string' ? content : JSON.stringify(content));
    await expect(proposeCommand.run(['--instance', spoilt, '--out', join(folder, 'x.json')])).rejects.toThrow(
      sentence,
    );
  });

  it('says when the plan cannot be written', async () => {
    const out = join(folder, 'no', 'such', 'folder.json');
    const args = ['--instance', file('S1'), '--out', out, '--iterations', '100'];
    await expect(proposeCommand.run(args)).rejects.toThrow(`The plan cannot be written to ${out}.`);
  });
});
