import type { Actor } from '@shiptime/domain/shared/actor';
import { remove } from '@shiptime/domain/applications/decisions';
import type { Tx } from '../../db/connection.ts';
import { announce, applicationTopic } from '../../http/live.ts';
import { enforce } from '../../http/refusal.ts';
import { lockedApplication } from './queries.ts';

/** A draft goes with everything in it; whatever was submitted stays. */
export const removeApplication = async (tx: Tx, actor: Actor, id: number): Promise<void> => {
  enforce(remove(actor, await lockedApplication(tx, actor, id)));
  await tx.deleteFrom('ship_time_requests').where('id', '=', id).execute();
  await announce(tx, { topic: applicationTopic(id), kind: 'deleted', by: actor.id });
};
