import { once } from 'node:events';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import { invalidRefusal, Refusal } from '#http/refusal.ts';

const timeoutMs = 30_000;
const usualPort = 3310;

const connect = (address: string): net.Socket => {
  const { protocol, hostname, port, pathname } = new URL(address);
  return protocol === 'unix:' ? net.connect(pathname) : net.connect(Number(port) || usualPort, hostname);
};

const lengthOf = (piece: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.length);
  return length;
};

/** Sends clamd(8) INSTREAM: each piece after its length, then a length of 0. */
const askClamd = async (address: string, pieces: AsyncIterable<Buffer>): Promise<string> => {
  const socket = connect(address);
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error(`clamd was silent for ${timeoutMs} ms`)));
  try {
    const answer = text(socket);
    const send = async (...parts: Buffer[]) => {
      for (const part of parts) if (!socket.write(part)) await Promise.race([once(socket, 'drain'), answer]);
    };
    const sending = (async () => {
      await send(Buffer.from('zINSTREAM\0'));
      for await (const piece of pieces) await send(lengthOf(piece), piece);
      await send(Buffer.alloc(4));
    })();
    const [said] = await Promise.all([answer, sending]);
    return said.replace(/\0$/, '').replace(/^stream: /, '');
  } finally {
    socket.destroy();
  }
};

/** Throws 422 `infected` for a virus, and 503 if the scanner gives no verdict. */
export const requireNoVirus = async (
  address: string,
  pieces: AsyncIterable<Buffer>,
  log: FastifyBaseLogger,
): Promise<void> => {
  const said = await askClamd(address, pieces).catch((error: Error) => error.message);
  if (said === 'OK') return;
  log.warn({ said }, 'clamd did not pass an attached file');
  if (said.endsWith(' FOUND')) throw invalidRefusal([{ field: 'file', code: 'infected' }]);
  throw new Refusal('unavailable', { message: 'answers:http.files_not_scanned', retryAfter: 60 });
};
