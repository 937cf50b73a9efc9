import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { attachmentInputSchema } from '@shiptime/domain/applications/attachments';
import { attachmentLimits } from '@shiptime/domain/applications/limits';
import { mayEditApplication } from '@shiptime/domain/applications/decisions';
import { attachmentRowSchema } from '@shiptime/domain/applications/wire/parts';
import type { App } from '#http/app.ts';
import { throwIfRefused, invalidRefusal } from '#http/refusal.ts';
import { idParams, noContentSchema, presentResource, resourceSchema } from '#http/answers/resource.ts';
import { createInMemoryCollection } from '#http/answers/in-memory-collection.ts';
import { readExpectedVersion } from '#http/answers/versions.ts';
import { isSpooledFile } from '#http/spooled-files.ts';
import { deadlineTimesOf } from '../application-row.ts';
import { partRowParams } from '../parts/part-routes.ts';
import { requireVisibleApplication } from '../application-queries.ts';
import { addAttachment, inspectUploadedFile } from './add-attachment.ts';
import {
  changeAttachmentDescription,
  findAttachments,
  requireAttachment,
  removeAttachment,
} from './attachments.ts';
import { requireNoVirus } from './virus-scan.ts';
import { sendAttachment } from './send-attachment.ts';

const config = { access: 'signed_in' } as const;
const tags = ['applications'];
const list = '/ship_time_requests/:id/attachments';
const rows = createInMemoryCollection('attachments', attachmentRowSchema);

const upload = z.object({
  file: z.unknown().optional().meta({ type: 'string', format: 'binary' }),
  description: attachmentInputSchema.shape.description,
});

const readingRoutes = (app: App): void => {
  app.get(
    list,
    { config, schema: { tags, params: idParams, querystring: rows.querystring, response: rows.response } },
    async (request) => rows.answer(request, await findAttachments(app.db, request.actor, request.params.id)),
  );

  app.get(
    `${list}/:row`,
    {
      config,
      schema: { tags, params: partRowParams, response: { 200: resourceSchema(attachmentRowSchema) } },
    },
    async ({ actor, params }, reply) =>
      presentResource(reply, requireAttachment(await findAttachments(app.db, actor, params.id), params.row)),
  );

  app.get(
    `${list}/:row/file`,
    { config, schema: { tags, params: partRowParams } },
    async (request, reply) => {
      const { actor, params } = request;
      return sendAttachment(
        reply,
        app.db,
        requireAttachment(await findAttachments(app.db, actor, params.id), params.row),
      );
    },
  );
};

const writingRoutes = (app: App): void => {
  app.post(
    list,
    {
      config: { ...config, spools: attachmentLimits.bytes },
      schema: {
        tags,
        params: idParams,
        consumes: ['multipart/form-data'],
        body: upload,
        response: { 201: resourceSchema(attachmentRowSchema) },
      },
    },
    async (request, reply) => {
      const { actor, params, body } = request;
      // Checks permission first, so that errors about the file reveal nothing to others.
      const application = await requireVisibleApplication(app.db, actor, params.id, new Set());
      throwIfRefused(mayEditApplication(actor, application, deadlineTimesOf(application)));
      if (!isSpooledFile(body.file)) throw invalidRefusal([{ field: 'file', code: 'required' }]);
      const file = await inspectUploadedFile(body.file);
      if (app.settings.clamdUrl) await requireNoVirus(app.settings.clamdUrl, file.pieces(), request.log);
      const row = await app.inTransaction((tx) =>
        addAttachment(tx, actor, params.id, file, body.description ?? null),
      );
      reply.code(201).header('location', `/api/ship_time_requests/${params.id}/attachments/${row.id}`);
      return presentResource(reply, row);
    },
  );

  app.route({
    method: ['PUT', 'PATCH'],
    url: `${list}/:row`,
    config,
    schema: {
      tags,
      params: partRowParams,
      body: attachmentInputSchema,
      response: { 200: resourceSchema(attachmentRowSchema) },
    },
    handler: async (request, reply) => {
      const { actor, params, body } = request;
      const expected = readExpectedVersion(request);
      return presentResource(
        reply,
        await app.inTransaction((tx) =>
          changeAttachmentDescription(tx, actor, params, body.description, expected),
        ),
      );
    },
  });

  app.delete(
    `${list}/:row`,
    { config, schema: { tags, params: partRowParams, response: { 204: noContentSchema } } },
    async (request, reply) => {
      const expected = readExpectedVersion(request);
      await app.inTransaction((tx) => removeAttachment(tx, request.actor, request.params, expected));
      return reply.code(204).send();
    },
  );
};

export const attachmentRoutes: FastifyPluginAsyncZod = async (app) => {
  readingRoutes(app);
  writingRoutes(app);
};
