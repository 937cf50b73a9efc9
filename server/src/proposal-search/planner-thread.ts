import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { type UpperBound, computeUpperBound } from '@shiptime/planner/upper-bound';
import type { Column } from '@shiptime/planner/master-problem';
import { type IndexedProblem, indexProblem } from '@shiptime/planner/indexed-problem';
import { improveByIntegerProgram } from '@shiptime/planner/improve-by-integer-program';
import { RoutePool } from '@shiptime/planner/route-pool';
import type { Solution } from '@shiptime/planner/problem';
import { searchPlans } from '@shiptime/planner/search';
import loadHighs from 'highs';
import type { ThreadMessage, ThreadResult, ThreadTask } from './thread-tasks.ts';

try {
  // Lowers the priority of this thread, so that requests come first; only Linux has thread priorities.
  if ((workerData as { isLowPriority: boolean }).isLowPriority && process.platform === 'linux')
    setPriority(constants.priority.PRIORITY_LOW);
} catch {
  // Some systems forbid changing the priority.
}

const restMs = 100;

let model: IndexedProblem = indexProblem({ transitCost: 0, vessels: [], items: [], options: [] });
let stop: Int32Array = new Int32Array(1);
let rounds: Generator<UpperBound> | null = null;
const isStopped = () => Atomics.load(stop, 0) === 1;
const tell = (news: ThreadMessage | ThreadResult) => parentPort?.postMessage(news);
const none: ThreadResult = { kind: 'result', solution: null, iterations: 0, routes: [] };

const searching = ({
  seed,
  iterations,
  milliseconds,
  from,
  warmth,
}: ThreadTask & { kind: 'search' }): ThreadResult => {
  const pool = new RoutePool(model);
  const begin = performance.now();
  let told = 0;
  let untold: (() => Solution) | null = null;
  const tellBetter = (iteration: number): void => {
    const now = performance.now();
    if (!untold || (iteration > 0 && now - told < restMs)) return;
    tell({ kind: 'better', solution: untold(), iterations: iteration });
    [told, untold] = [now, null];
  };
  const done = (iteration: number): number => {
    tellBetter(iteration);
    if (isStopped()) return 1;
    if (iterations !== null) return iteration / iterations;
    return milliseconds === null ? 1 : (performance.now() - begin) / milliseconds;
  };
  const found = searchPlans(model, {
    seed,
    done,
    from,
    warmth,
    pool,
    onBetter: (solution, _value, iteration) => {
      untold = solution;
      tellBetter(iteration);
    },
  });
  const { value, placements } = found;
  return {
    kind: 'result',
    solution: { value, placements },
    iterations: found.iterations,
    routes: pool.routes(),
  };
};

const bounding = async ({
  routes,
  rounds: most,
  milliseconds,
}: ThreadTask & { kind: 'bound' }): Promise<ThreadResult> => {
  const begin = performance.now();
  rounds ??= computeUpperBound(await loadHighs(), model, routes);
  const found: Column[] = [];
  for (let round = 0; round < most; round += 1) {
    const next = rounds.next();
    if (next.done) break;
    const { value, isFinal } = next.value;
    for (const route of next.value.found) found.push(route);
    tell({ kind: 'bound', value, isFinal });
    if (isStopped() || performance.now() - begin > milliseconds) break;
  }
  return { ...none, routes: found };
};

const begin = (task: ThreadTask & { kind: 'problem' }): ThreadResult => {
  rounds?.return(undefined);
  rounds = null;
  model = indexProblem(task.problem);
  ({ stop } = task);
  return none;
};

const work = async (task: ThreadTask): Promise<ThreadResult> => {
  if (task.kind === 'problem') return begin(task);
  if (task.kind === 'search') return searching(task);
  if (task.kind === 'bound') return bounding(task);
  const { plan, routes, nodes, seconds } = task;
  return {
    ...none,
    solution: improveByIntegerProgram(await loadHighs(), model, plan, routes, { nodes, seconds }),
  };
};

parentPort?.on('message', (task: ThreadTask) => {
  void work(task).then(tell);
});
