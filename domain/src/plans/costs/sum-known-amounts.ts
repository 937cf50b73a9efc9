import { type CostAmounts, sumAmountsUnlessUnknown } from './lane-costs.ts';

export const sumKnownAmounts = (all: readonly CostAmounts[]): CostAmounts =>
  sumAmountsUnlessUnknown(
    all.map(({ cents, fuel, co2 }) => ({ cents: cents ?? 0, fuel: fuel ?? 0, co2: co2 ?? 0 })),
  );
