import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Browsers open connections before they have anything to ask. When a server closes, Node ends those that wait for
 * their next request, but not those that have never had one, and waits for them without end.
 */
export const registerUnusedConnections = (app: FastifyInstance): void => {
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
    // Of whom something has arrived is asking.
    for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
  });
};
