import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import {
  type AttachmentKind,
  sanitizeAttachmentName,
  findAttachmentProblem,
  findStorageProblem,
} from '@shiptime/domain/applications/attachments';
import type { Attachment } from '@shiptime/domain/applications/wire/parts';
import type { Actor } from '@shiptime/domain/shared/actor';
import type { Tx } from '#db/connection.ts';
import { invalidRefusal } from '#http/refusal.ts';
import type { SpooledFile } from '#http/spooled-files.ts';
import { lockApplicationForEditing } from '../parts/part-changes.ts';
import { loadAttachments, requireAttachment, recordAttachmentChange } from './attachments.ts';
import { FileBytes } from './content/bytes.ts';
import { inspectFile } from './content/inspection.ts';

/** Bytes per stored piece; limits memory use. */
const pieceSize = 256 * 1024;

export type CheckedFile = {
  readonly name: string;
  readonly kind: AttachmentKind;
  readonly size: number;
  readonly sha256: string;
  readonly pieces: () => AsyncGenerator<Buffer>;
};

async function* piecesOf({ handle }: SpooledFile, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < size; at += pieceSize) {
    const length = Math.min(pieceSize, size - at);
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, at);
    yield buffer;
  }
}

const sumOf = async (file: SpooledFile, size: number, isPatched: boolean): Promise<string> => {
  if (size === file.size && !isPatched) return file.sha256;
  const hash = createHash('sha256');
  for await (const piece of piecesOf(file, size)) hash.update(piece);
  return hash.digest('hex');
};

/** Inspects the file before any lock is taken; removes the location from pictures. */
export const inspectUploadedFile = async (file: SpooledFile): Promise<CheckedFile> => {
  const found = await inspectFile(new FileBytes(file.handle, file.size));
  if ('problem' in found) throw invalidRefusal([{ field: 'file', code: found.problem }]);
  const { kind, size, patches } = found;
  for (const { at, bytes } of patches) await file.handle.write(bytes, 0, bytes.length, at);
  return {
    name: sanitizeAttachmentName(file.filename, kind),
    kind,
    size,
    sha256: await sumOf(file, size, patches.length > 0),
    pieces: () => piecesOf(file, size),
  };
};

/** Locks per person, so that all concurrent uploads are counted. */
const lockAndSumStoredBytes = async (tx: Tx, userId: number, sha256: string): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`files of ${userId}`}, 0))`.execute(tx);
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(size), 0)::int8 as bytes from (
      select distinct sha256, size from attachments where user_id = ${userId} and sha256 <> ${sha256}) files`.execute(
    tx,
  );
  return Number(rows[0]!.bytes);
};

/** Stores the content once per hash and locks it against removal until the transaction ends. */
const storeFile = async (
  tx: Tx,
  { size, sha256, pieces }: Pick<CheckedFile, 'size' | 'sha256' | 'pieces'>,
): Promise<void> => {
  const { rows } = await sql<{ is_new: boolean }>`
    insert into stored_files (sha256, size) values (${sha256}, ${size})
    on conflict (sha256) do update set size = excluded.size returning xmax = 0 as is_new`.execute(tx);
  if (!rows[0]!.is_new) return;
  let position = 0;
  for await (const bytes of pieces()) {
    await tx.insertInto('stored_file_pieces').values({ sha256, position, bytes }).execute();
    position += 1;
  }
};

export const addAttachment = async (
  tx: Tx,
  actor: Actor,
  id: number,
  { name, kind, size, sha256, pieces }: CheckedFile,
  description: string | null,
): Promise<Attachment> => {
  await lockApplicationForEditing(tx, actor, id);
  const problem =
    findAttachmentProblem(await loadAttachments(tx, id), { size, sha256 }) ??
    findStorageProblem(await lockAndSumStoredBytes(tx, actor.id, sha256), size);
  if (problem) throw invalidRefusal([problem]);
  await storeFile(tx, { size, sha256, pieces });
  const added = await tx
    .insertInto('attachments')
    .values({ ship_time_request_id: id, user_id: actor.id, name, description, kind, size, sha256 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordAttachmentChange(tx, actor, id);
  return requireAttachment(await loadAttachments(tx, id), added.id);
};
