import { writeFile } from 'node:fs/promises';
import { evaluatePlan } from '@shiptime/planner/evaluate-plan';
import { planOfSolution, buildInstanceProblem } from '@shiptime/planner/instance-problem';
import { searchForProposal } from '../proposal-search/search-for-proposal.ts';
import { StartupError } from '../startup-error.ts';
import { readOptions, type StandaloneCommand } from './command.ts';
import { readInstance } from './instance-file.ts';

const usualSeconds = (vessels: number): number => (vessels <= 15 ? 2 : vessels <= 30 ? 10 : 15);

const numberIn = (
  name: string,
  text: string | undefined,
  { least, most, isWhole }: { least: number; most: number; isWhole: boolean },
): number | null => {
  if (text === undefined) return null;
  const number = text.trim() === '' ? Number.NaN : Number(text);
  if (!(number >= least && number <= most) || (isWhole && !Number.isInteger(number)))
    throw new StartupError(
      `--${name} has to be a ${isWhole ? 'whole ' : ''}number from ${least} to ${most}, not “${text}”.`,
    );
  return number;
};

const decimals = (value: number, places: number) => Number(value.toFixed(places));

export const proposeCommand: StandaloneCommand = {
  usage:
    'propose --instance <file.json> --out <plan.json> [--seconds N] [--iterations N] [--seed N]   propose a schedule for a fleet year in a file',
  run: async (args) => {
    const options = readOptions(args, {
      instance: { type: 'string' },
      out: { type: 'string' },
      seconds: { type: 'string' },
      iterations: { type: 'string' },
      seed: { type: 'string' },
    });
    if (!options.instance || !options.out)
      throw new StartupError(`Both --instance and --out are needed: ${proposeCommand.usage}`);
    const seconds = numberIn('seconds', options.seconds, { least: 0.1, most: 86_400, isWhole: false });
    const iterations = numberIn('iterations', options.iterations, { least: 1, most: 1e9, isWhole: true });
    const seed = numberIn('seed', options.seed, { least: 0, most: 1e9, isWhole: true }) ?? 1;
    const instance = await readInstance(options.instance);
    const began = performance.now();
    const posed = buildInstanceProblem(instance);
    const proposed = await searchForProposal(posed.problem, {
      seed,
      iterations,
      seconds: seconds ?? (iterations === null ? usualSeconds(instance.vessels.length) : null),
    });
    const plan = planOfSolution(posed, proposed.solution);
    const judged = evaluatePlan(instance, plan);
    if (judged.broken.length > 0 || judged.value !== proposed.solution.value)
      throw new Error(`the plan is not what it was said to be: ${judged.broken[0] ?? judged.value}`);
    try {
      await writeFile(options.out, `${JSON.stringify(plan)}\n`);
    } catch {
      throw new StartupError(`The plan cannot be written to ${options.out}.`);
    }
    return JSON.stringify({
      value: judged.value,
      upper_bound: proposed.upperBound === null ? null : decimals(proposed.upperBound, 2),
      seconds: decimals((performance.now() - began) / 1000, 3),
      iterations: proposed.iterations,
    });
  },
};
