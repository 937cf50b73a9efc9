import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { coProponentBody } from '@shiptime/domain/applications/bodies';
import { idParams, listOf, noContent } from '../../http/resource.ts';
import { addCoProponent, findCoProponents, removeCoProponent } from './co-proponents.ts';
import { findInvitations, invite, withdrawInvitation } from './invitations.ts';
import { rowParams } from './part-routes.ts';

const config = { access: 'signed_in' } as const;
const tags = ['applications'];
const people = '/ship_time_requests/:id/co_proponents';
const invitations = '/ship_time_requests/:id/invitations';

const person = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  affiliation: z.string().nullable(),
  email: z.string(),
});
const invitation = z.object({
  id: z.int(),
  email: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
});

/** The co-proponents of an application, and those invited to become one (CONTRACT 5). */
export const peopleRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    people,
    { config, schema: { tags, params: idParams, response: { 200: z.array(person) } } },
    async (request) => findCoProponents(app.db, request.actor, request.params.id),
  );

  app.post(
    people,
    {
      config,
      schema: {
        tags,
        params: idParams,
        body: coProponentBody,
        response: { 201: z.object({ data: person }) },
      },
    },
    async (request, reply) => {
      const { actor, params, body } = request;
      const data = await app.inTransaction((tx) => addCoProponent(tx, actor, params.id, body.email));
      return reply.code(201).send({ data });
    },
  );

  app.delete(
    `${people}/:row`,
    { config, schema: { tags, params: rowParams, response: { 204: noContent } } },
    async (request, reply) => {
      await app.inTransaction((tx) => removeCoProponent(tx, request.actor, request.params));
      return reply.code(204).send();
    },
  );

  app.get(
    invitations,
    { config, schema: { tags, params: idParams, response: { 200: listOf(invitation) } } },
    async (request) => ({ data: await findInvitations(app.db, request.actor, request.params.id) }),
  );

  app.post(
    invitations,
    {
      config,
      schema: {
        tags,
        params: idParams,
        body: coProponentBody,
        response: { 201: z.object({ data: invitation }) },
      },
    },
    async (request, reply) => {
      const { actor, language, params, body } = request;
      const inviter = { ...actor, language };
      const data = await app.inTransaction((tx) => invite(tx, inviter, params.id, body.email));
      return reply.code(201).send({ data });
    },
  );

  app.delete(
    `${invitations}/:row`,
    { config, schema: { tags, params: rowParams, response: { 204: noContent } } },
    async (request, reply) => {
      await app.inTransaction((tx) => withdrawInvitation(tx, request.actor, request.params));
      return reply.code(204).send();
    },
  );
};
