import { backupSchema, operationSchema } from '@shiptime/domain/operation/operation-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { oneOf } from '#http/answers/resource.ts';
import { beginBackup } from './begin-backup.ts';
import { operationOf } from './operation.ts';

const tags = ['administration'];
const config = { access: ['administrator'] } as const;
export const operationRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/operation',
    { config, schema: { tags, response: { 200: oneOf(operationSchema) } } },
    async (request) => ({
      data: await operationOf(app, request.language),
    }),
  );

  app.post(
    '/backups',
    { config, schema: { tags, response: { 202: oneOf(backupSchema) } } },
    async (request, reply) => {
      reply.code(202);
      return { data: await beginBackup(app, request.actor) };
    },
  );
};
