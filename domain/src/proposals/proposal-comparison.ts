import type { ChangeKind } from './proposed-changes.ts';

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
  readonly unplaced: readonly unknown[];
  readonly costs: {
    readonly before: ComparedCosts;
    readonly after: ComparedCosts;
    readonly known?: {
      readonly before: ComparedCosts;
      readonly after: ComparedCosts;
      readonly without: Readonly<Record<keyof ComparedCosts, readonly number[]>>;
    };
  } | null;
};

type Days = { readonly days: number; readonly transit_days: number };

type ComparedCosts = {
  readonly cost: number | null;
  readonly fuel: number | null;
  readonly co2: number | null;
};

export type ProposalComparison = {
  readonly moved: number;
  readonly left_out: number;
  readonly without_place: number;
  readonly added: number;
  /** Change from the current plans, so that proposals for different vessels can be compared. */
  readonly days: number;
  readonly transit_days: number;
  /**
   * Share of scheduled missions that keep vessel and date, not counting those that an outage affects; null if
   * there are none.
   */
  readonly stays: number | null;
  readonly costs: ComparedCosts | null;
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

export const compareProposalWithPlans = (
  { changes, metrics, costs, unplaced }: ComparedProposal,
  affected: ReadonlySet<number> = new Set(),
): ProposalComparison | null => {
  if (!metrics) return null;
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
