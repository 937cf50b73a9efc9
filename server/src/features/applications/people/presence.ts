import type { Actor } from '@shiptime/domain/shared/actor';
import { mayAnnouncePresence } from '@shiptime/domain/applications/decisions';
import type { SectionName } from '@shiptime/domain/applications/sections/sections';
import type { Tx } from '#db/connection.ts';
import { announceLiveEvent, applicationTopic } from '#live/live.ts';
import { throwIfRefused } from '#http/refusal.ts';
import { requireVisibleApplication } from '../application-queries.ts';

export type Presence = {
  readonly user_id: number;
  readonly name: string;
  readonly section: SectionName | null;
};

/**
 * `section` is null when the person leaves. Nothing is stored; clients announce themselves again when
 * somebody joins.
 */
export const announcePresence = async (
  tx: Tx,
  actor: Actor,
  id: number,
  section: SectionName | null,
): Promise<Presence> => {
  throwIfRefused(mayAnnouncePresence(actor, await requireVisibleApplication(tx, actor, id)));
  const { first_name, last_name } = await tx
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow();
  const presence = { user_id: actor.id, name: `${first_name} ${last_name}`, section };
  await announceLiveEvent(tx, { topic: applicationTopic(id), kind: 'presence', ...presence });
  return presence;
};
