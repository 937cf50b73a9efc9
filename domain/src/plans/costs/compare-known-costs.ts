import { sumUnlessUnknown } from './apportion.ts';
import type { CostAmounts, LaneCosts } from './lane-costs.ts';

const names = ['cents', 'fuel', 'co2'] as const;

export type KnownCosts = {
  readonly before: CostAmounts;
  readonly after: CostAmounts;
  readonly without: Readonly<Record<keyof CostAmounts, readonly number[]>>;
};

export const compareKnownCosts = (before: readonly LaneCosts[], after: readonly LaneCosts[]): KnownCosts => {
  const wholeOf = (lanes: readonly LaneCosts[]) =>
    new Map(lanes.map(({ vessel_id, whole }) => [vessel_id, whole]));
  const [then, now] = [wholeOf(before), wholeOf(after)];
  const ids = before.map(({ vessel_id }) => vessel_id);
  const isKnown = (name: keyof CostAmounts) => (id: number) =>
    then.get(id)?.[name] !== null && now.get(id)?.[name] !== null;
  const sum = (lanes: ReadonlyMap<number, CostAmounts>, name: keyof CostAmounts) => {
    const known = ids.filter(isKnown(name));
    return known.length === 0 ? null : sumUnlessUnknown(known.map((id) => lanes.get(id)?.[name] ?? null));
  };
  const amounts = (lanes: ReadonlyMap<number, CostAmounts>): CostAmounts => ({
    cents: sum(lanes, 'cents'),
    fuel: sum(lanes, 'fuel'),
    co2: sum(lanes, 'co2'),
  });
  const [cents, fuel, co2] = names.map((name) => ids.filter((id) => !isKnown(name)(id)));
  return {
    before: amounts(then),
    after: amounts(now),
    without: { cents: cents ?? [], fuel: fuel ?? [], co2: co2 ?? [] },
  };
};
