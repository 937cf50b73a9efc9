import { z } from 'zod';
import { application } from '../applications/wire/application.ts';
import { count, instant } from '../shared/wire.ts';
import { readinessStates } from './inbox.ts';

/** An application that waits for a decision, with what a coordinator wants to see of it. */
export const inboxItem = application
  .extend({
    readiness: z.enum(readinessStates),
    age_days: count,
    deadline_at: instant,
    proposed_corrections: count,
  })
  .meta({ id: 'InboxItem' });
export type InboxItem = z.infer<typeof inboxItem>;
