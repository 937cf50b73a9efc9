import type { VesselRates } from '@shiptime/domain/vessels/vessel-rates-wire';

const said = <R extends string>(rate: R) =>
  ({ [`${rate}_source`]: 'Cost model', [`${rate}_year`]: 2026 }) as Record<`${R}_source`, string> &
    Record<`${R}_year`, number>;

export const someRates = {
  day_rate: 10_000,
  ...said('day_rate'),
  crew_cycle_cost: 28_000,
  crew_cycle_days: 28,
  ...said('crew_cycle'),
  fuel_at_sea: 4000,
  ...said('fuel_at_sea'),
  fuel_in_transit: 8000,
  ...said('fuel_in_transit'),
  fuel_alongside: 1000,
  ...said('fuel_alongside'),
  carbon_factor: 2.5,
  ...said('carbon_factor'),
} satisfies Partial<VesselRates>;
