import { z } from 'zod';
import { fullId } from '../applications/fields.ts';
import { day, id, instant, maybeId } from '../shared/wire.ts';
import { problem } from '../shared/field-problem.ts';
import { constraintShape, inOrder } from '../vessels/constraints.ts';

export const mostWatches = 20;
const mostDays = 366;
const mostBerths = 200;

const upTo = (max: number) =>
  z
    .int()
    .refine((count) => count >= 1 && count <= max, problem('out_of_range', { min: 1, max }))
    .meta({ minimum: 1, maximum: max })
    .nullable()
    .optional();

/** Watches one vessel, a region, or all vessels if neither is given. */
export const availabilityWatchBody = inOrder(
  z.object({
    vessel_id: fullId.nullable().optional(),
    region_id: fullId.nullable().optional(),
    start_date: constraintShape.shape.start_date,
    end_date: constraintShape.shape.start_date,
    min_days: upTo(mostDays),
    min_berths: upTo(mostBerths),
  }),
)
  .refine(({ min_days, min_berths }) => Boolean(min_days ?? min_berths), {
    path: ['min_days'],
    ...problem('required'),
  })
  .refine(({ vessel_id, region_id }) => !vessel_id || !region_id, {
    path: ['region_id'],
    ...problem('invalid'),
  });
export type AvailabilityWatchBody = z.infer<typeof availabilityWatchBody>;

export const availabilityWatch = z
  .object({
    id,
    vessel_id: maybeId,
    region_id: maybeId.meta({ description: 'with neither `vessel_id` nor `region_id`: all vessels' }),
    start_date: day,
    end_date: day.meta({ description: 'last day' }),
    min_days: z.int().min(1).nullable().meta({ description: 'minimum number of consecutive free days' }),
    min_berths: z.int().min(1).nullable(),
    created_at: instant,
  })
  .meta({ id: 'AvailabilityWatch' });
export type AvailabilityWatch = z.infer<typeof availabilityWatch>;
