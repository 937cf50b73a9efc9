import type { Highs } from 'highs';
import { MasterProblem, type Column } from './master-problem.ts';
import type { IndexedProblem } from './indexed-problem.ts';
import type { Placement, Solution } from './problem.ts';
import { VesselRoutes } from './routes.ts';

export interface IntegerProgramLimits {
  readonly nodes: number;
  readonly seconds: number;
}

const sameRoute = (a: ArrayLike<number>, b: ArrayLike<number>): boolean =>
  a.length === b.length && Array.from(a).every((option, index) => option === b[index]);

export const columnsOfPlan = (model: IndexedProblem, placements: readonly Placement[]): Column[] =>
  model.blocks.map((blocks, vessel) => {
    const stops = [
      ...placements.filter(({ option }) => model.vessel[option] === vessel),
      ...Array.from(blocks, (option) => ({ option, start: model.earliest[option] as number })),
    ];
    return {
      vessel,
      value: 0,
      options: stops.toSorted((a, b) => a.start - b.start).map(({ option }) => option),
    };
  });

/** Optimal starts for the stops of a route in their order; null if impossible. */
const timed = (routes: VesselRoutes, { vessel, options }: Column): Column | null => {
  const stops = options.length > 0 ? options : (routes.model.blocks[vessel] as Int32Array);
  routes.stop[vessel]?.set(stops);
  routes.count[vessel] = stops.length;
  return routes.refresh(vessel) ? { vessel, value: routes.value(vessel), options } : null;
};

const isOnceOnly = (model: IndexedProblem, { options }: Column): boolean => {
  const items = Array.from(options)
    .filter((option) => option < model.options)
    .map((option) => model.item[option]);
  return new Set(items).size === items.length;
};

export const improveByIntegerProgram = (
  highs: Highs,
  model: IndexedProblem,
  plan: Solution,
  known: readonly Column[],
  { nodes, seconds }: IntegerProgramLimits,
): Solution => {
  const work = new VesselRoutes(model);
  const own = columnsOfPlan(model, plan.placements).flatMap((route) => timed(work, route) ?? []);
  const isOwn = (route: Column) =>
    own.some((each) => each.vessel === route.vessel && sameRoute(each.options, route.options));
  const master = new MasterProblem(highs, model);
  const { solver, columns } = master;
  try {
    const first = columns.length;
    const others = known.filter((route) => isOnceOnly(model, route) && !isOwn(route));
    for (const route of [...own, ...others]) master.add(route);
    master.hand();
    solver.changeColsIntegrality(
      { kind: 'range', from: 0, to: columns.length - 1 },
      columns.map(() => highs.constants.variableType.integer),
    );
    solver.options.set({ mip_max_nodes: nodes, mip_rel_gap: 1e-7, time_limit: Math.min(seconds, 1e6) });
    const sailed = new Set(own.map(({ vessel }) => vessel));
    const isChosen = (index: number) =>
      index < first ? !sailed.has((columns[index] as Column).vessel) : index < first + own.length;
    solver.setSolution({ colValue: columns.map((_, index) => (isChosen(index) ? 1 : 0)) });
    solver.run();
    const chosen = solver.getSolution().colValue;
    const placements: Placement[] = [];
    let value = 0;
    for (const [index, share] of chosen.entries()) {
      if (share < 0.5) continue;
      const route = timed(work, columns[index] as Column);
      if (!route) return plan;
      value += route.value;
      const starts = new Int32Array(model.stops + 1);
      work.value(route.vessel, starts);
      const stops = work.stop[route.vessel] as Int32Array;
      for (let at = 0; at < (work.count[route.vessel] as number); at += 1) {
        const option = stops[at] as number;
        if (option < model.options) placements.push({ option, start: starts[at] as number });
      }
    }
    const items = new Set(placements.map(({ option }) => model.item[option]));
    return value > plan.value + 1e-6 && items.size === placements.length ? { value, placements } : plan;
  } finally {
    master.close();
  }
};
