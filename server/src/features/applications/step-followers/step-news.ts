import type { Tx } from '#db/connection.ts';
import { announce, applicationTopic } from '#live/live.ts';
import type { ApplicationStepped } from '../stages/transition.ts';

export const announceStep = (tx: Tx, { actor, after, action }: ApplicationStepped): Promise<void> =>
  announce(tx, {
    topic: applicationTopic(after.id),
    kind: 'status',
    action,
    status_id: after.status_id,
    lock_version: after.lock_version,
    by: actor.id,
  });
