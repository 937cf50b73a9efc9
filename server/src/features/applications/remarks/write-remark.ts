import { sql } from 'kysely';
import { mayAddRemark } from '@shiptime/domain/applications/decisions';
import {
  mayReplyToRemark,
  mayChangeRemark,
  isDeletedRemarkShown,
  type NewRemark,
  type RemarkChange,
  findRemarkProblem,
} from '@shiptime/domain/applications/remarks';
import type { Remark } from '@shiptime/domain/applications/wire/remarks';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Tx } from '#db/connection.ts';
import { throwIfRefused, invalidRefusal } from '#http/refusal.ts';
import { type ExpectedVersion, requireCurrentVersion } from '#http/answers/versions.ts';
import { type ApplicationRow, deadlineTimesOf } from '../application-row.ts';
import { lockApplication } from '../application-queries.ts';
import { toRemarkFacts, requireRemark, loadRemarks } from './remark-queries.ts';
import { remarkChangedEvent } from './remark-changed.ts';

const lockForRemarks = async (tx: Tx, actor: Actor, id: number): Promise<ApplicationRow> => {
  const application = await lockApplication(tx, actor, id);
  throwIfRefused(mayAddRemark(actor, application, deadlineTimesOf(application)));
  return application;
};

export type RemarkTarget = { readonly id: number; readonly row: number };

export const lockRemark = async (tx: Tx, actor: Actor, { id, row }: RemarkTarget) => {
  const application = await lockForRemarks(tx, actor, id);
  return { application, before: requireRemark(await loadRemarks(tx, actor, application), row) };
};

export const addRemark = async (
  tx: Tx,
  actor: Actor,
  id: number,
  { section, field = null, addressee_id = null, body }: NewRemark,
): Promise<Remark> => {
  const application = await lockForRemarks(tx, actor, id);
  const there = await loadRemarks(tx, actor, application);
  const problem = findRemarkProblem(application, actor.id, addressee_id, there.length);
  if (problem) throw invalidRefusal([problem]);
  const added = await tx
    .insertInto('remarks')
    .values({ ship_time_request_id: id, user_id: actor.id, section, field, addressee_id, body })
    .returning('id')
    .executeTakeFirstOrThrow();
  const remark = requireRemark(await loadRemarks(tx, actor, application), added.id);
  await remarkChangedEvent.raise(tx, { type: 'remark.added', actor, application, remark });
  return remark;
};

const settling = (before: Remark, actor: Actor, settled: boolean | undefined) => {
  if (settled === undefined || (before.settled_at !== null) === settled) return {};
  return settled
    ? { settled_at: sql<string>`clock_timestamp()`, settled_by: actor.id }
    : { settled_at: null, settled_by: null };
};

export const changeRemark = async (
  tx: Tx,
  actor: Actor,
  { id, row }: RemarkTarget,
  { settled, body }: RemarkChange,
  expected: ExpectedVersion,
): Promise<Remark> => {
  const { application, before } = await lockRemark(tx, actor, { id, row });
  const says = body !== undefined && body !== before.body ? body : undefined;
  const may = says === undefined ? mayReplyToRemark : mayChangeRemark;
  throwIfRefused(may(actor, application, deadlineTimesOf(application), toRemarkFacts(before)));
  await requireCurrentVersion(expected, before.lock_version, async () => before);
  const changes = {
    ...settling(before, actor, settled),
    ...(says !== undefined && { body: says, edited_at: sql<string>`clock_timestamp()` }),
  };
  if (Object.keys(changes).length === 0) return before;
  await tx.updateTable('remarks').set(changes).where('id', '=', row).execute();
  const remark = requireRemark(await loadRemarks(tx, actor, application), row);
  const type = says === undefined ? 'remark.settled' : 'remark.edited';
  await remarkChangedEvent.raise(tx, { type, actor, application, remark });
  return remark;
};

export const deleteRemark = async (
  tx: Tx,
  actor: Actor,
  place: RemarkTarget,
  expected: ExpectedVersion,
): Promise<void> => {
  const { application, before } = await lockRemark(tx, actor, place);
  throwIfRefused(mayChangeRemark(actor, application, deadlineTimesOf(application), toRemarkFacts(before)));
  await requireCurrentVersion(expected, before.lock_version, async () => before);
  if (isDeletedRemarkShown(before))
    await tx
      .updateTable('remarks')
      .set({ body: null, deleted_at: sql<string>`clock_timestamp()` })
      .where('id', '=', before.id)
      .execute();
  else await tx.deleteFrom('remarks').where('id', '=', before.id).execute();
  await remarkChangedEvent.raise(tx, { type: 'remark.deleted', actor, application, remark: before });
};
