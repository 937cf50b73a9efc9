import type { Highs } from 'highs';
import { MasterProblem, type Column, type DualPrices } from './master-problem.ts';
import type { IndexedProblem } from './indexed-problem.ts';
import { PricingWorkspace } from './pricing-workspace.ts';
import { RoutePricer } from './route-pricer.ts';

export interface UpperBound {
  readonly value: number;
  readonly found: readonly Column[];
  readonly isFinal: boolean;
}

/** Dual-price smoothing: weight of the best dual prices found so far. */
const smoothing = 0.6;

const repeatsOf = ({ item, excludes, options }: IndexedProblem, route: Column): number[] => {
  const taken = Array.from(route.options)
    .filter((option) => option < options)
    .map((option) => item[option] as number);
  return taken.filter(
    (own, index) =>
      taken.indexOf(own) !== index || taken.some((other) => excludes[own]?.includes(other) ?? false),
  );
};

/** Forbids repetitions that the fractional solution uses; false if it uses none. */
const watchRepeats = (master: MasterProblem, pricers: readonly RoutePricer[]): boolean => {
  const { model } = master;
  const watched = new Set<string>();
  for (const column of master.used())
    for (const item of repeatsOf(model, column))
      if (pricers[column.vessel]?.watch(item)) watched.add(`${column.vessel}:${item}`);
  if (watched.size === 0) return false;
  master.drop((column) => repeatsOf(model, column).some((item) => watched.has(`${column.vessel}:${item}`)));
  return true;
};

const withCeilings = (model: IndexedProblem): IndexedProblem => ({
  ...model,
  value: model.value.map((value, option) => model.problem.options[option]?.ceiling ?? value),
});

export function* computeUpperBound(
  highs: Highs,
  exact: IndexedProblem,
  known: readonly Column[],
): Generator<UpperBound> {
  const model = withCeilings(exact);
  const master = new MasterProblem(highs, model);
  const room = new PricingWorkspace();
  const pricers = Array.from({ length: model.vessels }, (_, vessel) => new RoutePricer(model, vessel, room));
  const byOption = new Float64Array(model.options);
  let value = Number.POSITIVE_INFINITY;
  let centre: DualPrices | null = null;
  const ask = (prices: DualPrices): Column[] => {
    let total = master.total(prices);
    for (let option = 0; option < model.options; option += 1)
      byOption[option] = master.priceOf(prices, option);
    const routes = pricers.flatMap((pricer) => pricer.best(byOption) ?? []);
    for (const { worth } of routes) total += worth;
    if (total < value) {
      value = total;
      centre = prices;
    }
    return routes;
  };
  try {
    for (const column of known) master.add(column);
    for (;;) {
      const { value: shared, prices } = master.solve();
      const smooth = (best: DualPrices) =>
        prices.map((price, row) => price + smoothing * ((best[row] as number) - price));
      const isWanted = (column: Column) => master.isWanted(column, prices);
      let wanted = centre ? ask(smooth(centre)).filter(isWanted) : [];
      if (wanted.length === 0) wanted = ask(prices).filter(isWanted);
      for (const column of wanted) master.add(column);
      const isSettled = wanted.length === 0 || value - shared < 1e-4;
      const isFinal = isSettled && !watchRepeats(master, pricers);
      yield { value, found: wanted, isFinal };
      if (isFinal) return;
    }
  } finally {
    master.close();
  }
}
