import { z } from 'zod';
import { applicationSchema } from '../applications/wire/application.ts';
import { count, instant } from '../shared/wire.ts';
import { readinessStates } from './inbox.ts';

export const inboxItemSchema = applicationSchema
  .extend({
    readiness: z.enum(readinessStates),
    age_days: count,
    deadline_at: instant,
    proposed_corrections: count,
  })
  .meta({ id: 'InboxItem' });
export type InboxItem = z.infer<typeof inboxItemSchema>;
