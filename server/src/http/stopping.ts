import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/** What still arrives while the server closes is turned away as everything is, for another process to take. */
export const registerStopping = (app: FastifyInstance): void => {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async () => {
    if (isClosing)
      throw new Refusal('stopping', { message: 'errors:http.service_unavailable', retryAfter: 2 });
  });
};
