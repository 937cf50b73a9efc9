import { sql } from 'kysely';
import {
  mayReplyToRemark,
  mayChangeRemark,
  isDeletedReplyShown,
  type RemarkReplyChange,
  findReplyProblem,
} from '@shiptime/domain/applications/remarks';
import type { Remark, RemarkReply } from '@shiptime/domain/applications/wire/remarks';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Tx } from '#db/connection.ts';
import { throwIfRefused, invalidRefusal } from '#http/refusal.ts';
import { type ExpectedVersion, requireCurrentVersion } from '#http/answers/versions.ts';
import { deadlineTimesOf } from '../application-row.ts';
import { toRemarkFacts, requireRemark, requireReply, loadRemarks } from './remark-queries.ts';
import { remarkChangedEvent } from './remark-changed.ts';
import { lockRemark, type RemarkTarget } from './write-remark.ts';

export const replyToRemark = async (
  tx: Tx,
  actor: Actor,
  place: RemarkTarget,
  body: string,
): Promise<Remark> => {
  const { application, before } = await lockRemark(tx, actor, place);
  throwIfRefused(mayReplyToRemark(actor, application, deadlineTimesOf(application), toRemarkFacts(before)));
  const problem = findReplyProblem(before.replies.length);
  if (problem) throw invalidRefusal([problem]);
  await tx.insertInto('remark_replies').values({ remark_id: before.id, user_id: actor.id, body }).execute();
  const remark = requireRemark(await loadRemarks(tx, actor, application), before.id);
  const reply = remark.replies.at(-1)!;
  await remarkChangedEvent.raise(tx, { type: 'remark.replied', actor, application, remark, reply });
  return remark;
};

type ReplyPlace = RemarkTarget & { readonly reply: number };

const lockReply = async (tx: Tx, actor: Actor, place: ReplyPlace, expected: ExpectedVersion) => {
  const { application, before: remark } = await lockRemark(tx, actor, place);
  const before = requireReply([remark], remark.id, place.reply);
  throwIfRefused(mayChangeRemark(actor, application, deadlineTimesOf(application), toRemarkFacts(before)));
  await requireCurrentVersion(expected, before.lock_version, async () => before);
  return { application, remark, before };
};

export const changeReply = async (
  tx: Tx,
  actor: Actor,
  place: ReplyPlace,
  { body }: RemarkReplyChange,
  expected: ExpectedVersion,
): Promise<RemarkReply> => {
  const { application, remark, before } = await lockReply(tx, actor, place, expected);
  if (body === undefined || body === before.body) return before;
  await tx
    .updateTable('remark_replies')
    .set({ body, edited_at: sql<string>`clock_timestamp()` })
    .where('id', '=', before.id)
    .execute();
  const reply = requireReply(await loadRemarks(tx, actor, application), remark.id, before.id);
  await remarkChangedEvent.raise(tx, { type: 'remark.edited', actor, application, remark, reply });
  return reply;
};

/**
 * Removes the reply and any soft-deleted replies after the last visible one; then removes a soft-deleted
 * remark without replies.
 */
const clearEnd = async (tx: Tx, remark: Remark, gone: number): Promise<void> => {
  const standing = remark.replies.filter(({ id, deleted_at }) => id !== gone && deleted_at === null);
  const last = standing.at(-1)?.id ?? 0;
  await tx.deleteFrom('remark_replies').where('id', '=', gone).execute();
  await tx.deleteFrom('remark_replies').where('remark_id', '=', remark.id).where('id', '>', last).execute();
  if (last === 0 && remark.deleted_at !== null)
    await tx.deleteFrom('remarks').where('id', '=', remark.id).execute();
};

export const deleteReply = async (
  tx: Tx,
  actor: Actor,
  place: ReplyPlace,
  expected: ExpectedVersion,
): Promise<void> => {
  const { application, remark, before } = await lockReply(tx, actor, place, expected);
  if (isDeletedReplyShown(remark.replies, before.id))
    await tx
      .updateTable('remark_replies')
      .set({ body: null, deleted_at: sql<string>`clock_timestamp()` })
      .where('id', '=', before.id)
      .execute();
  else await clearEnd(tx, remark, before.id);
  await remarkChangedEvent.raise(tx, { type: 'remark.deleted', actor, application, remark, reply: before });
};
