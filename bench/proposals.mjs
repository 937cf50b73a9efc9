/**
 * Compares the planner with hand-made plans on four instances, also for shortened or split requests.
 * Arguments: [S1,M1,L1,XL1] [seeds] [seconds]. Bounds: planner/instances/README.md.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { evaluatePlan } from '../planner/src/evaluate-plan.ts';
import { planOfSolution, buildInstanceProblem } from '../planner/src/instance-problem.ts';
import { indexProblem } from '../planner/src/indexed-problem.ts';
import { VesselRoutes } from '../planner/src/routes.ts';
import { reportFigure } from './figures.mjs';

const names = (process.argv[2] ?? 'S1,M1,L1,XL1').split(',');
const seeds = Number(process.argv[3] ?? 3);
const usual = { S1: 2, M1: 2, L1: 10, XL1: 15 };
const wanted = { S1: 1, M1: 1, L1: 0.994, XL1: 0.99 };
/** Lowest proven upper bounds, from long runs; `bargained` allows shortening and splitting requests. */
const proven = {
  whole: { S1: 81_522, M1: 374_421, L1: 965_024, XL1: 1_238_933 },
  bargained: { S1: 115_290, M1: 406_687, L1: 1_012_994, XL1: 1_281_565 },
};

const leastShare = 0.7;
const leastPart = 20;
const bargained = ({ requests, ...instance }) => ({
  ...instance,
  requests: requests.map((request) => ({
    ...request,
    leastOps: Math.ceil(leastShare * request.ops),
    ...(request.splittable && { leastPart }),
  })),
});

const byHand = (posed, order, isFixed) => {
  const { problem } = posed;
  const routes = new VesselRoutes(indexProblem(problem));
  const fixed = new Map();
  const placed = [];
  for (const item of order) {
    if (!routes.isFree(item)) continue;
    let best = null;
    for (const option of routes.model.optionsOfItem[item]) {
      const found = { gain: 0, position: -1 };
      routes.best(option, found);
      if (found.position >= 0 && (!best || found.gain > best.gain)) best = { ...found, option };
    }
    if (!best || best.gain <= 0) continue;
    const vessel = routes.model.vessel[best.option];
    routes.insert(best.option, best.position);
    routes.refresh(vessel);
    if (!isFixed) continue;
    const starts = new Int32Array(routes.model.stops + 1);
    routes.value(vessel, starts);
    fixed.set(best.option, starts[best.position]);
    routes.model.earliest[best.option] = starts[best.position];
    routes.model.latest[best.option] = starts[best.position];
    routes.refresh(vessel);
  }
  for (let vessel = 0; vessel < routes.model.vessels; vessel += 1) {
    const starts = new Int32Array(routes.model.stops + 1);
    routes.value(vessel, starts);
    for (let index = 0; index < routes.count[vessel]; index += 1) {
      const option = routes.stop[vessel][index];
      if (option < routes.model.options) placed.push({ option, start: fixed.get(option) ?? starts[index] });
    }
  }
  return planOfSolution(posed, { value: 0, placements: placed });
};

const run = (instance, out, seed, seconds) =>
  new Promise((resolve, reject) => {
    const args = ['propose', '--instance', instance, '--out', out, '--seed', seed, '--seconds', seconds];
    const time = ['-f', '%M', process.execPath, 'server/dist/cli.js', ...args.map(String)];
    const began = performance.now();
    execFile('/usr/bin/time', time, (error, stdout, stderr) => {
      if (error) return reject(error);
      const megabytes = Math.round(Number(stderr.trim().split('\n').at(-1)) / 1024);
      resolve({
        ...JSON.parse(stdout.trim().split('\n').at(-1)),
        megabytes,
        wall: performance.now() - began,
      });
    });
  });

const folder = await mkdtemp(join(tmpdir(), 'proposals-'));
const rows = [];
const measure = async (name, terms, instance) => {
  const bound = proven[terms][name];
  const file = join(folder, 'instance.json');
  await writeFile(file, JSON.stringify(instance));
  const posed = buildInstanceProblem(instance);
  const wholes = posed.pieces.filter(({ part }) => part === 'whole');
  const byPriority = wholes.toSorted((a, b) => b.request.prio - a.request.prio || a.item - b.item);
  const byLength = wholes.toSorted(
    (a, b) => b.request.prio - a.request.prio || b.request.ops - a.request.ops || a.item - b.item,
  );
  const judged = (plan) => {
    const { value, broken } = evaluatePlan(instance, plan);
    if (broken.length > 0) throw new Error(broken[0]);
    return value;
  };
  const items = (pieces) => pieces.map(({ item }) => item);
  const firstFit = judged(byHand(posed, items(byPriority), true));
  const careful = judged(byHand(posed, items(byLength), false));
  for (let seed = 1; seed <= seeds; seed += 1) {
    const out = join(folder, 'plan.json');
    const said = await run(file, out, seed, Number(process.argv[4] ?? usual[name] ?? 10));
    const value = judged(JSON.parse(await readFile(out, 'utf8')));
    const share = (points) => Number((points / bound).toFixed(4));
    rows.push({
      instance: terms === 'bargained' ? `${name}, shorter or split` : name,
      seed,
      'first fit': share(firstFit),
      'careful hand': share(careful),
      proposal: value,
      'of bound': share(value),
      'own bound': said.upper_bound === null ? '' : Math.round(said.upper_bound),
      seconds: said.seconds,
      wall: Number((said.wall / 1000).toFixed(2)),
      MB: said.megabytes,
      load: Number(loadavg()[0].toFixed(1)),
    });
  }
};
for (const name of names) {
  const instance = JSON.parse(await readFile(`planner/instances/${name}.json`, 'utf8'));
  await measure(name, 'whole', instance);
  await measure(name, 'bargained', bargained(instance));
}
await rm(folder, { recursive: true });
console.log(`Node ${process.version}, ${availableParallelism()} processors`);
console.table(rows);
for (const row of rows.filter(({ seed }) => seed === 1)) {
  const name = row.instance.split(',')[0];
  const ofBound = rows.filter(({ instance }) => instance === row.instance).map((each) => each['of bound']);
  reportFigure(
    `proposals, ${row.instance}, ${usual[name]} s, the least of ${seeds} seeds, of the proven bound`,
    Math.min(...ofBound),
    '',
    { atLeast: wanted[name] },
  );
}
