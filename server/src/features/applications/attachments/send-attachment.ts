import { attachmentFormats } from '@shiptime/domain/applications/attachments';
import { type Attachment } from '@shiptime/domain/applications/wire/parts';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Db } from '#db/connection.ts';
import { contentDispositionHeader } from '#http/answers/content-disposition.ts';

/** Reads each piece with its own query, so that a slow download holds no connection. */
async function* piecesOf(db: Db, { sha256, size }: Attachment): AsyncGenerator<Buffer> {
  for (let position = 0, sent = 0; sent < size; position += 1) {
    const { bytes } = await db
      .selectFrom('stored_file_pieces')
      .select('bytes')
      .where('sha256', '=', sha256)
      .where('position', '=', position)
      .executeTakeFirstOrThrow();
    sent += bytes.length;
    yield bytes;
  }
}

/** Sends a download, with headers that prevent scripts if a browser opens it. */
export const sendAttachment = (reply: FastifyReply, db: Db, attachment: Attachment) =>
  reply
    .type(attachmentFormats[attachment.kind].mediaType)
    .header('content-length', attachment.size)
    .header('content-disposition', contentDispositionHeader(attachment.name))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .send(Readable.from(piecesOf(db, attachment), { objectMode: false }));
