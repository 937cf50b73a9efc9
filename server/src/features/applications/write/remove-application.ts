import type { Actor } from '@shiptime/domain/shared/actor';
import { mayDeleteApplication } from '@shiptime/domain/applications/decisions';
import type { Tx } from '#db/connection.ts';
import { announceLiveEvent, applicationTopic } from '#live/live.ts';
import { throwIfRefused } from '#http/refusal.ts';
import { type VersionCheck, requireUnchangedRow } from '#http/answers/versions.ts';
import type { ApplicationRow } from '../application-row.ts';
import { lockApplication } from '../application-queries.ts';

export const removeApplication = async (
  tx: Tx,
  actor: Actor,
  id: number,
  known: VersionCheck<ApplicationRow>,
): Promise<void> => {
  const before = await lockApplication(tx, actor, id);
  throwIfRefused(mayDeleteApplication(actor, before));
  await requireUnchangedRow(known, before);
  await tx.deleteFrom('ship_time_requests').where('id', '=', id).execute();
  await announceLiveEvent(tx, { topic: applicationTopic(id), kind: 'deleted', by: actor.id });
};
