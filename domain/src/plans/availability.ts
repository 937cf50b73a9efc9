import { z } from 'zod';
import { requiredIdSchema } from '../applications/field-schemas.ts';
import { day, id, instant, nullableId } from '../shared/wire.ts';
import { problemParams } from '../shared/field-problem.ts';
import { constraintFieldsSchema, requireOrderedDates } from '../vessels/constraints.ts';

export const maximumAvailabilityWatches = 20;
const mostDays = 366;
const mostBerths = 200;

const upTo = (max: number) =>
  z
    .int()
    .refine((count) => count >= 1 && count <= max, problemParams('out_of_range', { min: 1, max }))
    .meta({ minimum: 1, maximum: max })
    .nullable()
    .optional();

/** Watches one vessel, one region, or all vessels if neither is given. */
export const availabilityWatchBody = requireOrderedDates(
  z.object({
    vessel_id: requiredIdSchema.nullable().optional(),
    region_id: requiredIdSchema.nullable().optional(),
    start_date: constraintFieldsSchema.shape.start_date,
    end_date: constraintFieldsSchema.shape.start_date,
    min_days: upTo(mostDays),
    min_berths: upTo(mostBerths),
  }),
)
  .refine(({ min_days, min_berths }) => Boolean(min_days ?? min_berths), {
    path: ['min_days'],
    ...problemParams('required'),
  })
  .refine(({ vessel_id, region_id }) => !vessel_id || !region_id, {
    path: ['region_id'],
    ...problemParams('invalid'),
  });
export type AvailabilityWatchBody = z.infer<typeof availabilityWatchBody>;

export const availabilityWatchSchema = z
  .object({
    id,
    vessel_id: nullableId,
    region_id: nullableId.meta({
      description: 'if neither `vessel_id` nor `region_id` is given, all vessels are included',
    }),
    start_date: day,
    end_date: day.meta({ description: 'last day' }),
    min_days: z.int().min(1).nullable().meta({ description: 'minimum number of consecutive free days' }),
    min_berths: z.int().min(1).nullable(),
    created_at: instant,
  })
  .meta({ id: 'AvailabilityWatch' });
export type AvailabilityWatch = z.infer<typeof availabilityWatchSchema>;
