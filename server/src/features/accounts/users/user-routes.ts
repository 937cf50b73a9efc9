import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Account, accountSchema, personSchema } from '@shiptime/domain/accounts/account-wire';
import { relationShape, messageResponseSchema } from '@shiptime/domain/shared/wire';
import { mayViewUser } from '@shiptime/domain/accounts/policy';
import {
  emailChangeSchema,
  passwordChangeSchema,
  userManagementSchema,
} from '@shiptime/domain/accounts/schema';
import type { App } from '#http/app.ts';
import { parseCollectionQuery } from '#http/query/collection-query.ts';
import { translate } from '#http/language.ts';
import { querySchemaOf, rowQuerySchemaOf } from '#http/query/query-schema.ts';
import { problemsOfBody } from '#http/errors.ts';
import { createLimiter } from '#http/rate-limit.ts';
import { notFoundRefusal } from '#http/refusal.ts';
import {
  presentCollection,
  idParams,
  resourceListSchema,
  noContentSchema,
  presentResource,
  resourceSchema,
  pickFields,
} from '#http/answers/resource.ts';
import { readExpectedVersion } from '#http/answers/versions.ts';
import { endAllSessions, resendActivationMail } from './administration.ts';
import { requestEmailChange } from '../email-links/email-change.ts';
import { padResponseTime } from '../email-links/pad-response-time.ts';
import { changePassword } from './password-change.ts';
import { presentPerson, presentUser } from '../account-presenter.ts';
import { changeUser } from './profile.ts';
import { findUser } from '../account-queries.ts';
import { refuseAdministratorRequest } from './second-administrator.ts';
import { listUsers, userCollection } from './user-list.ts';
import { addRequestedUserFields } from './requested-user-fields.ts';
import {
  listIncludeNames,
  includeUserRelations,
  userVesselsRelation,
  relatedResourcesOf,
  type UserRelations,
} from './user-relations.ts';
import { haveCommonApplication } from './common-application.ts';

const tags = ['accounts'];
const config = { access: 'signed_in' } as const;
const forAdministrators = { access: ['administrator'] } as const;

const listRoute = (app: App): void => {
  app.get(
    '/users',
    {
      config: forAdministrators,
      schema: {
        tags,
        querystring: querySchemaOf(userCollection),
        response: { 200: resourceListSchema(accountSchema) },
      },
    },
    async (request) => {
      const { actor: viewer, language } = request;
      const query = parseCollectionQuery(request.query, userCollection);
      const { rows, total } = await listUsers(app.db, query, language);
      const shown = await addRequestedUserFields(
        app.db,
        rows.map((row) => presentUser(row, viewer)),
        query.appends,
      );
      const reading = { viewer, language };
      const complete = await includeUserRelations(
        app.db,
        userVesselsRelation,
        shown,
        query.includes,
        reading,
      );
      return presentCollection(request, query, complete, total);
    },
  );
};

const accountWith = (relations: UserRelations) =>
  accountSchema
    .extend(
      relationShape(Object.fromEntries(Object.entries(relations).map(([name, { rows }]) => [name, rows]))),
    )
    .meta({ id: 'AccountWithApplications' }) as unknown as z.ZodType<Account>;

const oneUserRoutes = (app: App, relations: UserRelations): void => {
  const spec = {
    ...userCollection,
    includes: listIncludeNames(relations),
    related: relatedResourcesOf(relations),
  };
  app.get(
    '/users/:id',
    {
      config,
      schema: {
        tags,
        params: idParams,
        querystring: rowQuerySchemaOf(spec),
        response: { 200: resourceSchema(z.union([accountWith(relations), personSchema])) },
      },
    },
    async (request, reply) => {
      const { actor: viewer, language, params } = request;
      const query = parseCollectionQuery(request.query, spec);
      const user = await findUser(app.db, params.id);
      if (!user) throw notFoundRefusal();
      if (!mayViewUser(viewer, user.id).allowed) {
        if (await haveCommonApplication(app.db, viewer.id, user.id))
          return { data: pickFields(presentPerson(user), query) };
        throw notFoundRefusal();
      }
      const shown = await addRequestedUserFields(app.db, [presentUser(user, viewer)], query.appends);
      const [complete] = await includeUserRelations(app.db, relations, shown, query.includes, {
        viewer,
        language,
      });
      return presentResource(reply, pickFields(complete!, query));
    },
  );
  app.route({
    method: ['PATCH', 'PUT'],
    url: '/users/:id',
    config,
    schema: {
      tags,
      params: idParams,
      body: userManagementSchema,
      response: { 200: resourceSchema(accountSchema) },
    },
    handler: async (request, reply) => {
      const { actor, params, body } = request;
      const { confirmAdministrators: confirmsAdministrators } = app.settings;
      const target = { id: params.id, expected: readExpectedVersion(request), confirmsAdministrators };
      const user = await app.inTransaction((tx) => changeUser(tx, actor, target, body));
      return presentResource(reply, presentUser(user, actor));
    },
  });
};

const ownSecretsRoutes = (app: App): void => {
  const throttle = createLimiter(app.db, 'own_password', app.settings.limits.perLogin);
  app.put(
    '/users/:id/password',
    {
      config,
      schema: {
        tags,
        params: idParams,
        body: passwordChangeSchema,
        response: { 200: messageResponseSchema },
      },
      attachValidation: true,
    },
    async (request) => {
      const { actor, params, body } = request;
      await changePassword(app.db, throttle, actor, params.id, body, problemsOfBody(request));
      return { message: translate(request.language, 'answers:password.changed') };
    },
  );
  app.put(
    '/users/:id/email',
    {
      config,
      schema: { tags, params: idParams, body: emailChangeSchema, response: { 200: messageResponseSchema } },
    },
    async (request) => {
      const { actor, params, body } = request;
      const uniform = app.settings.uniformAccountAnswers;
      await padResponseTime(() => requestEmailChange(app.db, throttle, actor, params.id, body, uniform));
      return { message: translate(request.language, 'answers:email.sent') };
    },
  );
};

const managementRoutes = (app: App): void => {
  app.post(
    '/users/:id/activation',
    {
      config: forAdministrators,
      schema: { tags, params: idParams, response: { 200: messageResponseSchema } },
    },
    async (request) => {
      await app.inTransaction((tx) => resendActivationMail(tx, request.actor, request.params.id));
      return { message: translate(request.language, 'answers:signup.sent') };
    },
  );
  app.delete(
    '/users/:id/administrator_request',
    { config: forAdministrators, schema: { tags, params: idParams, response: { 204: noContentSchema } } },
    async (request, reply) => {
      await app.inTransaction((tx) => refuseAdministratorRequest(tx, request.actor, request.params.id));
      return reply.code(204).send();
    },
  );
  app.delete(
    '/users/:id/sessions',
    { config: forAdministrators, schema: { tags, params: idParams, response: { 204: noContentSchema } } },
    async (request, reply) => {
      await app.inTransaction((tx) => endAllSessions(tx, request.actor, request.params.id));
      return reply.code(204).send();
    },
  );
};

export const userRoutes =
  (relations: UserRelations): FastifyPluginAsyncZod =>
  async (app) => {
    listRoute(app);
    oneUserRoutes(app, { ...userVesselsRelation, ...relations });
    ownSecretsRoutes(app);
    managementRoutes(app);
  };
