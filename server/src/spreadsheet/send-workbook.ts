import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { inTurn } from './in-turn.ts';
import { xlsxType } from './workbook.ts';

/** A workbook as a file to keep, once it is this person's turn. */
export const sendWorkbook = async (
  { actor, server }: FastifyRequest,
  reply: FastifyReply,
  name: string,
  make: () => Readable,
) =>
  reply
    .type(xlsxType)
    .header('content-disposition', `attachment; filename="${name}.xlsx"`)
    .send(await inTurn(server.exportTurns, String(actor.id), make));
