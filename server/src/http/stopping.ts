import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/** Answers 503 while closing, so that a load balancer tries another process. */
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
