import { sql } from 'kysely';
import type { Actor } from '@shiptime/domain/shared/actor';
import { mayEditApplication } from '@shiptime/domain/applications/decisions';
import type { SectionName } from '@shiptime/domain/applications/sections/sections';
import type { Tx } from '#db/connection.ts';
import { announceLiveEvent, applicationTopic } from '#live/live.ts';
import { throwIfRefused } from '#http/refusal.ts';
import { type ApplicationRow, deadlineTimesOf } from '../application-row.ts';
import { type PartName, parts } from './parts.ts';
import { lockApplication } from '../application-queries.ts';

export const lockApplicationForEditing = async (
  tx: Tx,
  actor: Actor,
  id: number,
): Promise<ApplicationRow> => {
  const application = await lockApplication(tx, actor, id);
  throwIfRefused(mayEditApplication(actor, application, deadlineTimesOf(application)));
  return application;
};

export const recordPartChange = async (tx: Tx, actor: Actor, id: number, part: PartName): Promise<void> => {
  const { rows } = await sql<{ lock_version: number }>`
    update ship_time_requests set updated_by = ${actor.id} where id = ${id} returning lock_version`.execute(
    tx,
  );
  const sections: SectionName[] = [parts[part].section];
  await announceLiveEvent(tx, {
    topic: applicationTopic(id),
    kind: 'saved',
    sections,
    part,
    by: actor.id,
    lock_version: rows[0]!.lock_version,
    lock_versions: {},
  });
};
