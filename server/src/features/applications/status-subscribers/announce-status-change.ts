import type { Tx } from '#db/connection.ts';
import { announceLiveEvent, applicationTopic } from '#live/live.ts';
import type { ApplicationStatusChanged } from '../stages/transition.ts';

export const announceStatusChange = (
  tx: Tx,
  { actor, after, action }: ApplicationStatusChanged,
): Promise<void> =>
  announceLiveEvent(tx, {
    topic: applicationTopic(after.id),
    kind: 'status',
    action,
    status_id: after.status_id,
    lock_version: after.lock_version,
    by: actor.id,
  });
