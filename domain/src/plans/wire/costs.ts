import { z } from 'zod';
import { count, id, nullableId } from '../../shared/wire.ts';
import { type VesselCostRateName, rateNames } from '../../vessels/vessel-rates.ts';
import type { CostAmounts } from '../costs/lane-costs.ts';

const unknown = 'null: a rate that it takes is not known';

export const amountsShape = {
  cost: z
    .number()
    .nullable()
    .meta({ description: `dollars, to the cent; ${unknown}` }),
  fuel: z
    .int()
    .nullable()
    .meta({ description: `litres; ${unknown}` }),
  co2: z
    .int()
    .nullable()
    .meta({ description: `kilograms; ${unknown}` }),
};
export const costAmountsSchema = z.object(amountsShape).meta({ id: 'Amounts' });
export type PresentedAmounts = z.infer<typeof costAmountsSchema>;

export const centsToDollars = (cents: number | null): number | null => (cents === null ? null : cents / 100);

export const presentCostAmounts = ({ cents, fuel, co2 }: CostAmounts): PresentedAmounts => ({
  cost: centsToDollars(cents),
  fuel,
  co2,
});

export const missingRatesSchema = z.array(z.enum(rateNames as [VesselCostRateName])).meta({
  description: 'rates that are missing, so that the total is not known',
});

export const planCostsSchema = z
  .object({
    fiscal_year_id: id,
    scenario_id: nullableId,
    total: costAmountsSchema,
    plans: z.array(
      z.object({
        vessel_plan_id: id,
        vessel_id: id,
        total: costAmountsSchema,
        missions: z.array(
          z.object({
            mission_id: id,
            ...amountsShape,
            unknown_transits: count.meta({
              description: 'number of transits of unknown length, to or from the mission',
            }),
          }),
        ),
        others: costAmountsSchema,
        missing_rates: missingRatesSchema,
        unknown_transits: count,
      }),
    ),
  })
  .meta({ id: 'PlanCosts' });
export type PlanCosts = z.infer<typeof planCostsSchema>;
