import type { Highs } from 'highs';
import { Master, type Column, type Prices } from './master.ts';
import type { Model } from './model.ts';
import { Pricer, PricingRoom } from './pricing.ts';

export interface Bound {
  readonly value: number;
  /** What was found on the way: routes that go well together. */
  readonly found: readonly Column[];
  /** It will not come down further this way. */
  readonly isFinal: boolean;
}

/** How far towards the best prices so far: they settle sooner than the newest alone. */
const smoothing = 0.6;

/** Items that a route takes twice, or beside what excludes them. */
const repeatsOf = ({ item, excludes, options }: Model, route: Column): number[] => {
  const taken = Array.from(route.options)
    .filter((option) => option < options)
    .map((option) => item[option] as number);
  return taken.filter(
    (own, index) =>
      taken.indexOf(own) !== index || taken.some((other) => excludes[own]?.includes(other) ?? false),
  );
};

/** What the shared-out plan takes twice is watched from now on, and such routes go; false where there is nothing to watch. */
const watchRepeats = (master: Master, pricers: readonly Pricer[]): boolean => {
  const { model } = master;
  const watched = new Set<string>();
  for (const column of master.used())
    for (const item of repeatsOf(model, column))
      if (pricers[column.vessel]?.watch(item)) watched.add(`${column.vessel}:${item}`);
  if (watched.size === 0) return false;
  master.drop((column) => repeatsOf(model, column).some((item) => watched.has(`${column.vessel}:${item}`)));
  return true;
};

/**
 * No plan can be better than this: column generation over the routes of each vessel. Every round asks for the best
 * route of each at the prices of the moment, and gives a bound that holds whether or not more rounds follow.
 */
export function* boundOf(highs: Highs, model: Model, known: readonly Column[]): Generator<Bound> {
  const master = new Master(highs, model);
  const room = new PricingRoom();
  const pricers = Array.from({ length: model.vessels }, (_, vessel) => new Pricer(model, vessel, room));
  const byOption = new Float64Array(model.options);
  let value = Number.POSITIVE_INFINITY;
  let centre: Prices | null = null;
  /** The routes that are best at these prices; the bound that follows from them. */
  const ask = (prices: Prices): Column[] => {
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
      const smooth = (best: Prices) =>
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
