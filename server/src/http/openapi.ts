import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

/** Descriptions are plain words; of markup the page needs no more than paragraphs and what is set as code. */
const trustedTypes = `globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (text) => (/<(?!\\/?(p|br|code|em|strong)>)/.test(text) ? null : text),
});`;

/** `/openapi.json`, made from the schemas that check requests and answers. */
export const registerOpenApi = async (
  app: FastifyInstance,
  version: string,
  contentPolicy: string,
): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Shiptime', description: 'Ship time on science vessels / Temps-navire', version },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: contentPolicy,
    // The other layout draws a bar with a mark that brings a style element.
    uiConfig: { layout: 'BaseLayout' },
    theme: { title: 'Shiptime · API', js: [{ filename: 'trusted-types.js', content: trustedTypes }] },
  });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
};
