import { z } from 'zod';
import { namedPersonSchema } from '../../accounts/account-wire.ts';
import { canSchema, id, instant, maybeId, maybeText, text } from '../../shared/wire.ts';

const values = z.record(text, z.unknown()).nullable();

export const activityEntrySchema = z
  .object({
    id,
    created_at: instant,
    user: namedPersonSchema.nullable(),
    action: text,
    mission_id: maybeId,
    message: text,
    changes: z.array(z.object({ field: text, label: text, before: text, after: text })),
    before: values,
    after: values,
    reason: maybeText,
    can: canSchema<'revert'>({ revert: true }),
    refusal: z
      .object({ code: text, message: text })
      .nullable()
      .meta({ description: 'why the change cannot be undone' }),
  })
  .meta({ id: 'ActivityEntry' });
export type ActivityEntry = z.infer<typeof activityEntrySchema>;
