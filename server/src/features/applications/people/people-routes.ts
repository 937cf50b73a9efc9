import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { coProponentBody } from '@shiptime/domain/applications/application-bodies';
import { personSchema } from '@shiptime/domain/accounts/account-wire';
import { invitationSchema } from '@shiptime/domain/applications/wire/history';
import type { App } from '#http/app.ts';
import { notFoundRefusal } from '#http/refusal.ts';
import { idParams, noContentSchema, resourceSchema } from '#http/answers/resource.ts';
import { createInMemoryCollection } from '#http/answers/in-memory-collection.ts';
import { addCoProponent, findCoProponents, removeCoProponent } from './co-proponents.ts';
import { findInvitations, inviteCoProponent, withdrawInvitation } from './invitations.ts';
import { partRowParams } from '../parts/part-routes.ts';

const config = { access: 'signed_in' } as const;
const tags = ['applications'];
const people = '/ship_time_requests/:id/co_proponents';
const invitations = '/ship_time_requests/:id/invitations';

const personRows = createInMemoryCollection('co_proponents', personSchema, { bare: true, alias: 'users' });
const invitationRows = createInMemoryCollection('invitations', invitationSchema);

const coProponentRoutes = (app: App): void => {
  app.get(
    people,
    {
      config,
      schema: { tags, params: idParams, querystring: personRows.querystring, response: personRows.response },
    },
    async (request) =>
      personRows.answer(request, await findCoProponents(app.db, request.actor, request.params.id)),
  );

  app.get(
    `${people}/:row`,
    { config, schema: { tags, params: partRowParams, response: { 200: resourceSchema(personSchema) } } },
    async ({ actor, params }) => {
      const found = (await findCoProponents(app.db, actor, params.id)).find(({ id }) => id === params.row);
      if (!found) throw notFoundRefusal();
      return { data: found };
    },
  );

  app.post(
    people,
    {
      config,
      schema: {
        tags,
        params: idParams,
        body: coProponentBody,
        response: { 201: resourceSchema(personSchema) },
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
    { config, schema: { tags, params: partRowParams, response: { 204: noContentSchema } } },
    async (request, reply) => {
      await app.inTransaction((tx) => removeCoProponent(tx, request.actor, request.params));
      return reply.code(204).send();
    },
  );
};

const invitationRoutes = (app: App): void => {
  app.get(
    invitations,
    {
      config,
      schema: {
        tags,
        params: idParams,
        querystring: invitationRows.querystring,
        response: invitationRows.response,
      },
    },
    async (request) =>
      invitationRows.answer(request, await findInvitations(app.db, request.actor, request.params.id)),
  );

  app.post(
    invitations,
    {
      config,
      schema: {
        tags,
        params: idParams,
        body: coProponentBody,
        response: { 201: resourceSchema(invitationSchema) },
      },
    },
    async (request, reply) => {
      const { actor, language, params, body } = request;
      const inviter = { ...actor, language };
      const data = await app.inTransaction((tx) => inviteCoProponent(tx, inviter, params.id, body.email));
      return reply.code(201).send({ data });
    },
  );

  app.get(
    `${invitations}/:row`,
    { config, schema: { tags, params: partRowParams, response: { 200: resourceSchema(invitationSchema) } } },
    async ({ actor, params }) => {
      const found = (await findInvitations(app.db, actor, params.id)).find(({ id }) => id === params.row);
      if (!found) throw notFoundRefusal();
      return { data: found };
    },
  );

  app.delete(
    `${invitations}/:row`,
    { config, schema: { tags, params: partRowParams, response: { 204: noContentSchema } } },
    async (request, reply) => {
      await app.inTransaction((tx) => withdrawInvitation(tx, request.actor, request.params));
      return reply.code(204).send();
    },
  );
};

export const peopleRoutes: FastifyPluginAsyncZod = async (app) => {
  coProponentRoutes(app);
  invitationRoutes(app);
};
