import { sql } from 'kysely';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Attachment } from '@shiptime/domain/applications/wire/parts';
import type { Db, Tx } from '#db/connection.ts';
import { announceLiveEvent, applicationTopic } from '#live/live.ts';
import { personJsonSql } from '#features/accounts/account-queries.ts';
import { notFoundRefusal } from '#http/refusal.ts';
import { type ExpectedVersion, requireCurrentVersion } from '#http/answers/versions.ts';
import { lockApplicationForEditing } from '../parts/part-changes.ts';
import { requireVisibleApplication } from '../application-queries.ts';

const person = personJsonSql('u');

export const loadAttachments = async (db: Db, id: number): Promise<Attachment[]> => {
  const { rows } = await sql<Attachment>`
    select a.id, a.ship_time_request_id, a.name, a.description, a.kind, a.size, a.sha256, ${person} as user,
      a.lock_version, a.created_at, a.updated_at
    from attachments a join users u on u.id = a.user_id where a.ship_time_request_id = ${id} order by a.id`.execute(
    db,
  );
  return rows;
};

export const findAttachments = async (db: Db, actor: Actor, id: number): Promise<Attachment[]> => {
  await requireVisibleApplication(db, actor, id, new Set());
  return loadAttachments(db, id);
};

export const requireAttachment = (all: readonly Attachment[], row: number): Attachment => {
  const found = all.find(({ id }) => id === row);
  if (!found) throw notFoundRefusal();
  return found;
};

export const recordAttachmentChange = async (tx: Tx, actor: Actor, id: number): Promise<void> => {
  await sql`update ship_time_requests set updated_by = ${actor.id} where id = ${id}`.execute(tx);
  await announceLiveEvent(tx, { topic: applicationTopic(id), kind: 'attachments', by: actor.id });
};

type Place = { readonly id: number; readonly row: number };

const lockedAttachment = async (tx: Tx, actor: Actor, { id, row }: Place, expected: ExpectedVersion) => {
  await lockApplicationForEditing(tx, actor, id);
  const before = requireAttachment(await loadAttachments(tx, id), row);
  await requireCurrentVersion(expected, before.lock_version, async () => before);
  return before;
};

export const changeAttachmentDescription = async (
  tx: Tx,
  actor: Actor,
  place: Place,
  description: string | null | undefined,
  expected: ExpectedVersion,
): Promise<Attachment> => {
  const before = await lockedAttachment(tx, actor, place, expected);
  if (description === undefined || description === before.description) return before;
  await tx.updateTable('attachments').set({ description }).where('id', '=', place.row).execute();
  await recordAttachmentChange(tx, actor, place.id);
  return requireAttachment(await loadAttachments(tx, place.id), place.row);
};

export const removeAttachment = async (
  tx: Tx,
  actor: Actor,
  place: Place,
  expected: ExpectedVersion,
): Promise<void> => {
  await lockedAttachment(tx, actor, place, expected);
  await tx.deleteFrom('attachments').where('id', '=', place.row).execute();
  await recordAttachmentChange(tx, actor, place.id);
};

export const copyAttachments = async (tx: Tx, actor: Actor, from: number, to: number): Promise<void> => {
  for (const { name, description, kind, size, sha256 } of await loadAttachments(tx, from)) {
    await tx
      .insertInto('attachments')
      .values({ ship_time_request_id: to, user_id: actor.id, name, description, kind, size, sha256 })
      .execute();
  }
};
