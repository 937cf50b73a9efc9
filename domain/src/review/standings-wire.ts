import { z } from 'zod';
import { priorities } from '../applications/priorities.ts';
import { namedPersonSchema } from '../accounts/account-wire.ts';
import { permissionFlagsSchema, count, id, nullableInstant, nullableText } from '../shared/wire.ts';

export const applicationStandingSchema = z
  .object({
    id: id.meta({ description: 'same as the id of the application' }),
    ship_time_request_id: id,
    vessel_id: id.meta({ description: 'vessel whose coordinators review the application' }),
    fiscal_year_id: id,
    place: z
      .int()
      .min(1)
      .nullable()
      .meta({ description: 'rank for this vessel and year; null if not ranked' }),
    of: count.meta({ description: 'number of applications in the ranking' }),
    priority: z
      .literal([...priorities])
      .nullable()
      .meta({ description: 'priority from 1 (usual) to 5 (highest)' }),
    mandate_note: nullableText,
    updated_by: namedPersonSchema.nullable(),
    updated_at: nullableInstant,
    lock_version: count.meta({ description: '0 until a priority or mandate is saved' }),
    can: permissionFlagsSchema<'rank'>({ rank: true }),
  })
  .meta({ id: 'ApplicationStanding' });
export type ApplicationStanding = z.infer<typeof applicationStandingSchema>;
