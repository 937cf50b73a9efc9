import { backupSchema, operationSchema } from '@shiptime/domain/operation/operation-wire';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { writeAudit } from '#audit/audit.ts';
import { Refusal } from '#http/refusal.ts';
import { oneOf } from '#http/answers/resource.ts';
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
      const { backups } = app;
      if (!backups) throw new Refusal('invalid_transition', { message: 'errors:http.backups_off' });
      // Outside a transaction: it takes a connection of its own.
      const begun = await backups.beginOrJoin(app.db, request.actor.id);
      if (!begun) throw new Refusal('invalid_transition', { message: 'errors:http.backups_busy' });
      if (begun.isNew) {
        const { id, name } = begun.backup;
        await app.inTransaction((tx) =>
          writeAudit(tx, request.actor, {
            action: 'backups.created',
            subject_type: 'backups',
            subject_id: id,
            after: { name },
          }),
        );
      }
      reply.code(202);
      return { data: begun.backup };
    },
  );
};
