import { z } from 'zod';
import { count, id, nullableId } from '../../shared/wire.ts';
import { dayLossCauses } from '../delivery/simulate-ship.ts';

const days = z.number().meta({ description: 'number of days at sea' });
const share = z.number().min(0).max(1);
const spread = z
  .object({ p10: days, p50: days, p90: days })
  .meta({ description: 'days at sea: the 10th, 50th and 90th percentiles of the simulated years' });
const lost = z.object(
  Object.fromEntries(dayLossCauses.map((cause) => [cause, days])) as Record<
    (typeof dayLossCauses)[number],
    typeof days
  >,
);

export const expectedDeliverySchema = z
  .object({
    fiscal_year_id: id,
    scenario_id: nullableId,
    years: count,
    seed: z.int(),
    planned: days,
    days: spread,
    completed: share.meta({ description: 'share of all missions that would be completed' }),
    ships: z.array(
      z.object({
        vessel_plan_id: id,
        vessel_id: id,
        planned: days,
        days: spread,
        assumed: z
          .array(z.enum(['age', 'length', 'waters']))
          .meta({ description: 'particulars of the vessel that are unknown and were assumed' }),
        missions: z.array(
          z.object({
            mission_id: id,
            title: z.string(),
            returns: z.string().meta({ description: 'day on which the vessel returns from sea' }),
            planned: days,
            delivered: days,
            completed: share,
            lost,
            spare_day: days.meta({
              description: 'average days at sea that one more free day after this mission would save',
            }),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'ExpectedDelivery' });
export type ExpectedDelivery = z.infer<typeof expectedDeliverySchema>;
