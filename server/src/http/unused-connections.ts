import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Closes connections that browsers open in advance, because Node would wait for them on shutdown. */
export const registerUnusedConnectionCleanup = (app: FastifyInstance): void => {
  const unused = new Set<Socket>();
  let isClosing = false;
  app.server.on('connection', (socket: Socket) => {
    if (isClosing) return socket.destroy();
    unused.add(socket);
    return socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
  });
};
