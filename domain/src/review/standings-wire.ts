import { z } from 'zod';
import { priorities } from '../applications/priorities.ts';
import { namedPerson } from '../accounts/account-wire.ts';
import { canOf, count, id, maybeInstant, maybeText } from '../shared/wire.ts';

export const applicationStanding = z
  .object({
    id: id.meta({ description: 'that of the application: each has one' }),
    ship_time_request_id: id,
    vessel_id: id.meta({ description: 'the vessel that it is reviewed for' }),
    fiscal_year_id: id,
    place: z
      .int()
      .min(1)
      .nullable()
      .meta({ description: 'in the ranking of the vessel and year; null: none' }),
    of: count.meta({ description: 'how many have a place in that ranking' }),
    priority: z
      .literal([...priorities])
      .nullable()
      .meta({ description: '1 is usual, 5 the highest' }),
    mandate_note: maybeText,
    updated_by: namedPerson.nullable(),
    updated_at: maybeInstant,
    lock_version: count.meta({ description: '0: nothing has been said yet' }),
    can: canOf<'rank'>({ rank: true }),
  })
  .meta({ id: 'ApplicationStanding' });
export type ApplicationStanding = z.infer<typeof applicationStanding>;
