import type { Highs, Model as Solver } from 'highs';
import type { IndexedProblem } from './indexed-problem.ts';
import { VesselRoutes } from './routes.ts';

type Rows = {
  readonly count: number;
  readonly ofItem: readonly (readonly number[])[];
};

const rowsOf = ({ excludes }: IndexedProblem): Rows => {
  let count = 0;
  const ofItem: number[][] = excludes.map(() => []);
  const areApart = (one: number, other: number) => excludes[one]?.includes(other) === true;
  excludes.forEach((others, item) => {
    if (others.length === 0) {
      ofItem[item]?.push(count);
      count += 1;
    }
    for (const other of others) {
      const isKnown = ofItem[item]?.some((row) => ofItem[other]?.includes(row));
      if (other < item || isKnown) continue;
      const set = [item, other];
      for (const more of others)
        if (!set.includes(more) && set.every((each) => areApart(each, more))) set.push(more);
      for (const each of set) ofItem[each]?.push(count);
      count += 1;
    }
  });
  return { count, ofItem };
};

export interface Column {
  readonly vessel: number;
  readonly value: number;
  readonly options: ArrayLike<number>;
}

export type DualPrices = Float64Array;

/**
 * Linear programme that selects one route per vessel and no item twice. Call `close` to free the solver's
 * memory.
 */
export class MasterProblem {
  readonly solver: Solver;
  readonly model: IndexedProblem;
  readonly #highs: Highs;
  readonly #rows: Rows;
  readonly #links: ReadonlyMap<number, { readonly row: number; readonly sign: number }>;
  readonly columns: Column[] = [];
  #handed = 0;

  constructor(highs: Highs, model: IndexedProblem) {
    this.#highs = highs;
    this.model = model;
    this.#rows = rowsOf(model);
    const apart = this.#rows.count + model.vessels;
    this.#links = new Map(
      model.mates.flatMap(([one, other], index) => [
        [one, { row: apart + index, sign: 1 }],
        [other, { row: apart + index, sign: -1 }],
      ]),
    );
    const rows = apart + model.mates.length;
    const isLink = (row: number) => row >= apart;
    this.solver = highs.createModel({
      numCols: 0,
      numRows: rows,
      sense: highs.constants.objectiveSense.maximize,
      colCost: [],
      colLower: [],
      colUpper: [],
      rowLower: Array.from({ length: rows }, (_, row) => {
        if (isLink(row)) return 0;
        return row < this.#rows.count ? -highs.infinity : 1;
      }),
      rowUpper: Array.from({ length: rows }, (_, row) => (isLink(row) ? 0 : 1)),
      matrix: { format: 'csc', numRows: rows, numCols: 0, starts: [0], indices: [], values: [] },
    });
    this.solver.options.set({ output_flag: false });
    const { points } = new VesselRoutes(model);
    points.forEach((value, vessel) => this.add({ vessel, value, options: [] }));
  }

  add(column: Column): void {
    this.columns.push(column);
  }

  #taken({ vessel, options }: Column): ReadonlyMap<number, number> {
    const taken = new Map<number, number>([[this.#rows.count + vessel, 1]]);
    for (let index = 0; index < options.length; index += 1) {
      const option = options[index] as number;
      for (const row of this.#rowsOf(option)) taken.set(row, (taken.get(row) ?? 0) + 1);
      const link = this.#linkOf(option);
      if (link) taken.set(link.row, (taken.get(link.row) ?? 0) + link.sign);
    }
    for (const [row, count] of taken) if (count === 0) taken.delete(row);
    return taken;
  }

  hand(): void {
    const added = this.columns.slice(this.#handed);
    if (added.length === 0) return;
    this.#handed = this.columns.length;
    const taken = added.map((column) => [...this.#taken(column)].toSorted(([a], [b]) => a - b));
    const starts = [0];
    for (const rows of taken) starts.push((starts.at(-1) as number) + rows.length);
    this.solver.addCols({
      cost: Float64Array.from(added, ({ value }) => value),
      lower: new Float64Array(added.length),
      upper: new Float64Array(added.length).fill(this.#highs.infinity),
      matrix: {
        format: 'csc',
        numRows: this.#rows.count + this.model.vessels + this.model.mates.length,
        numCols: added.length,
        starts: Int32Array.from(starts),
        indices: Int32Array.from(taken.flatMap((rows) => rows.map(([row]) => row))),
        values: Float64Array.from(taken.flatMap((rows) => rows.map(([, count]) => count))),
      },
    });
  }

  #linkOf(option: number) {
    return this.#links.size === 0 ? undefined : this.#links.get(this.model.item[option] as number);
  }

  #rowsOf(option: number): readonly number[] {
    return this.#rows.ofItem[this.model.item[option] as number] ?? [];
  }

  solve(): { value: number; prices: DualPrices } {
    this.hand();
    this.solver.run();
    const prices = Float64Array.from(this.solver.getSolution().rowDual);
    for (let row = 0; row < this.#rows.count; row += 1) prices[row] = Math.max(0, prices[row] as number);
    return { value: this.solver.getObjectiveValue(), prices };
  }

  total(prices: DualPrices): number {
    return prices.subarray(0, this.#rows.count).reduce((sum, price) => sum + price, 0);
  }

  priceOf(prices: DualPrices, option: number): number {
    let price = 0;
    for (const row of this.#rowsOf(option)) price += prices[row] as number;
    const link = this.#linkOf(option);
    return link ? price + link.sign * (prices[link.row] as number) : price;
  }

  isWanted({ vessel, value, options }: Column, prices: DualPrices): boolean {
    let worth = value - (prices[this.#rows.count + vessel] as number);
    for (let index = 0; index < options.length; index += 1)
      worth -= this.priceOf(prices, options[index] as number);
    return worth > 1e-6;
  }

  used(): Column[] {
    const shares = this.solver.getSolution().colValue;
    return this.columns.filter((_, index) => (shares[index] ?? 0) > 1e-6);
  }

  /** Dropped columns stay in the model with an upper bound of 0. */
  drop(isGone: (column: Column) => boolean): void {
    this.hand();
    this.columns.forEach((column, index) => {
      if (isGone(column)) this.solver.changeColBounds(index, 0, 0);
    });
  }

  close(): void {
    this.solver.dispose();
  }
}
