import { z } from 'zod';
import { namedPersonSchema } from '../../accounts/account-wire.ts';
import { permissionFlagsSchema, id, instant, nullableId, nullableText, text } from '../../shared/wire.ts';

const values = z.record(text, z.unknown()).nullable();

export const activityEntrySchema = z
  .object({
    id,
    created_at: instant,
    user: namedPersonSchema.nullable(),
    action: text,
    mission_id: nullableId,
    message: text,
    changes: z.array(z.object({ field: text, label: text, before: text, after: text })),
    before: values,
    after: values,
    reason: nullableText,
    can: permissionFlagsSchema<'revert'>({ revert: true }),
    refusal: z
      .object({ code: text, message: text })
      .nullable()
      .meta({ description: 'why the change cannot be undone' }),
  })
  .meta({ id: 'ActivityEntry' });
export type ActivityEntry = z.infer<typeof activityEntrySchema>;
