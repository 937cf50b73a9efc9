import type { ChangeKind } from './changes.ts';

/** What a proposal changes, as far as it is compared with another. */
export type ComparedProposal = {
  readonly changes: readonly {
    readonly kind: ChangeKind;
    readonly mission_id: number;
    readonly from: { readonly start_date: string | null };
  }[];
  readonly metrics: {
    readonly before: { readonly missions: number } & Days;
    readonly after: Days;
  } | null;
  /** Missions that have no date in it. */
  readonly unplaced: readonly unknown[];
  readonly costs: {
    readonly before: ComparedCosts;
    readonly after: ComparedCosts;
    /** Sums over the ships whose rates are known. */
    readonly known?: {
      readonly before: ComparedCosts;
      readonly after: ComparedCosts;
      readonly without: Readonly<Record<keyof ComparedCosts, readonly number[]>>;
    };
  } | null;
};

type Days = { readonly days: number; readonly transit_days: number };

/** Money, fuel and CO2; null: a rate that it takes is not known (record 0081). */
type ComparedCosts = {
  readonly cost: number | null;
  readonly fuel: number | null;
  readonly co2: number | null;
};

export type Comparison = {
  readonly moved: number;
  /** Taken off the calendar. */
  readonly left_out: number;
  readonly without_place: number;
  readonly added: number;
  /** Days granted and in transit, more or fewer than before: proposals for different ships then compare. */
  readonly days: number;
  readonly transit_days: number;
  /** Share of the missions with a date that keep ship and date; of an outage: of those that it does not hit. Null: there are none. */
  readonly stays: number | null;
  /** More or less than before. Null: nobody has counted them, or they are not for the reader. */
  readonly costs: ComparedCosts | null;
  /** Ships that have no rates, by amount: the difference is that of the others. */
  readonly without: Readonly<Record<keyof ComparedCosts, number>>;
};

const nobody = { cost: 0, fuel: 0, co2: 0 };

const difference = (after: number | null, before: number | null): number | null =>
  after === null || before === null ? null : after - before;

type Costs = NonNullable<ComparedProposal['costs']>;

const costDifference = ({ before, after }: Pick<Costs, 'before' | 'after'>): ComparedCosts => ({
  cost: difference(after.cost, before.cost),
  fuel: difference(after.fuel, before.fuel),
  co2: difference(after.co2, before.co2),
});

/** One row of the table in which proposals stand beside each other; null while there is nothing to compare. */
export const compared = (
  { changes, metrics, costs, unplaced }: ComparedProposal,
  affected: ReadonlySet<number> = new Set(),
): Comparison | null => {
  if (!metrics) return null;
  // What had no date before does not move, whatever ship it goes to.
  const dated = changes.filter(({ from }) => from.start_date !== null);
  const left = dated.filter(({ kind }) => kind === 'remove').length;
  const others = Math.max(0, metrics.before.missions - affected.size);
  const disturbed = dated.filter(({ mission_id }) => !affected.has(mission_id)).length;
  return {
    moved: dated.length - left,
    left_out: left,
    without_place: unplaced.length,
    added: changes.length - dated.length,
    days: metrics.after.days - metrics.before.days,
    transit_days: metrics.after.transit_days - metrics.before.transit_days,
    stays: others === 0 ? null : 1 - disturbed / others,
    costs: costs && costDifference(costs.known ?? costs),
    without: costs?.known
      ? {
          cost: costs.known.without.cost.length,
          fuel: costs.known.without.fuel.length,
          co2: costs.known.without.co2.length,
        }
      : nobody,
  };
};
