import { z } from 'zod';
import { namedPerson } from '../../accounts/account-wire.ts';
import { canOf, id, instant, maybeId, maybeText, text } from '../../shared/wire.ts';

const values = z.record(text, z.unknown()).nullable();

export const activityEntry = z
  .object({
    id,
    created_at: instant,
    user: namedPerson.nullable(),
    action: text,
    mission_id: maybeId,
    message: text,
    changes: z.array(z.object({ field: text, label: text, before: text, after: text })),
    before: values,
    after: values,
    reason: maybeText,
    can: canOf<'revert'>({ revert: true }),
    refusal: z
      .object({ code: text, message: text })
      .nullable()
      .meta({ description: 'why the change cannot be undone' }),
  })
  .meta({ id: 'ActivityEntry' });
export type ActivityEntry = z.infer<typeof activityEntry>;
