import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

export const registerShutdownRefusal = (app: FastifyInstance): void => {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async () => {
    if (isClosing)
      throw new Refusal('stopping', { message: 'answers:http.service_unavailable', retryAfter: 2 });
  });
};
