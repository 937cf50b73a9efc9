import { backupSchema, portalOperationSchema } from '@shiptime/domain/operation/operation-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { resourceSchema } from '#http/answers/resource.ts';
import { startBackup } from './start-backup.ts';
import { describePortalOperation } from './operation.ts';

const tags = ['administration'];
const config = { access: ['administrator'] } as const;
export const operationRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/operation',
    { config, schema: { tags, response: { 200: resourceSchema(portalOperationSchema) } } },
    async (request) => ({
      data: await describePortalOperation(app, request.language),
    }),
  );

  app.post(
    '/backups',
    { config, schema: { tags, response: { 202: resourceSchema(backupSchema) } } },
    async (request, reply) => {
      reply.code(202);
      return { data: await startBackup(app, request.actor) };
    },
  );
};
