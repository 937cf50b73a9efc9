import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { missionImportSchema } from '@shiptime/domain/plans/imports/mission-file';
import { deliveredVoyageSchema, importResultSchema } from '@shiptime/domain/plans/wire/imports';
import { runOrDryRun } from '#db/dry-run.ts';
import { parseCollectionQuery } from '#http/query/collection-query.ts';
import { querySchemaOf } from '#http/query/query-schema.ts';
import { presentCollection, idParams, resourceListSchema, noContentSchema } from '#http/answers/resource.ts';
import { readExpectedVersion } from '#http/answers/versions.ts';
import { planReadersAccess } from '../plan-route-access.ts';
import { deliveredVoyageCollection, listDeliveredVoyages, removeDeliveredVoyage } from './delivered-list.ts';
import { importMissions } from './import-missions.ts';
import { undoImport } from './undo-import.ts';

const importers = [
  'regional_vessel_coordinator',
  'national_science_representative',
  'administrator',
] as const;

export const importRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/missions/import',
    {
      config: { access: importers },
      schema: { tags: ['missions'], body: missionImportSchema, response: { 200: importResultSchema } },
    },
    ({ actor, body, language }) =>
      runOrDryRun(app.db, body.dry_run, (tx) => importMissions(tx, actor, body, language)),
  );

  app.post(
    '/missions/import/:id/undo',
    {
      config: { access: importers },
      schema: { tags: ['missions'], params: idParams, response: { 204: noContentSchema } },
    },
    async ({ actor, params }, reply) => {
      await app.inTransaction((tx) => undoImport(tx, actor, params.id));
      return reply.code(204).send();
    },
  );

  app.get(
    '/delivered_voyages',
    {
      config: { access: planReadersAccess },
      schema: {
        tags: ['missions'],
        querystring: querySchemaOf(deliveredVoyageCollection),
        response: { 200: resourceListSchema(deliveredVoyageSchema) },
      },
    },
    async (request) => {
      const query = parseCollectionQuery(request.query, deliveredVoyageCollection);
      const { rows, total } = await listDeliveredVoyages(app.db, request.actor, query);
      return presentCollection(request, query, rows, total);
    },
  );

  app.delete(
    '/delivered_voyages/:id',
    {
      config: { access: planReadersAccess },
      schema: { tags: ['missions'], params: idParams, response: { 204: noContentSchema } },
    },
    async (request, reply) => {
      const expected = readExpectedVersion(request);
      await app.inTransaction((tx) => removeDeliveredVoyage(tx, request.actor, request.params.id, expected));
      return reply.code(204).send();
    },
  );
};
