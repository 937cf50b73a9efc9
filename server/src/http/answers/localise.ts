import type { FastifyInstance } from 'fastify';
import { chooseLanguage } from '../language.ts';
import { assetsPath } from '../pages.ts';

export const registerRequestLanguage = (app: FastifyInstance): void => {
  app.decorateRequest('language', 'en');
  app.addHook('onRequest', async (request) => {
    const { lang } = request.query as { lang?: unknown };
    request.language = chooseLanguage(lang, request.headers['accept-language'], undefined);
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith(assetsPath) && reply.statusCode < 400) return;
    reply.header('content-language', request.language);
    const vary = reply.getHeader('vary');
    if (
      !String(vary ?? '')
        .toLowerCase()
        .includes('accept-language')
    ) {
      reply.header('vary', vary ? `${String(vary)}, Accept-Language` : 'Accept-Language');
    }
  });
};

export const registerAccountLanguage = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request) => {
    if (!request.viewer) return;
    const { lang } = request.query as { lang?: unknown };
    request.language = chooseLanguage(lang, request.headers['accept-language'], request.viewer.language);
  });
};
