import { z } from 'zod';
import { application } from '../applications/wire/application.ts';
import { count, instant } from '../shared/wire.ts';
import { readinessStates } from './inbox.ts';

export const inboxItem = application
  .extend({
    readiness: z.enum(readinessStates),
    age_days: count,
    deadline_at: instant,
    proposed_corrections: count,
  })
  .meta({ id: 'InboxItem' });
export type InboxItem = z.infer<typeof inboxItem>;
