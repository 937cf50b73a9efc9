import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accessTokenSchema } from '@shiptime/domain/accounts/account-wire';
import { federationStartSchema, linkedIdentitySchema } from '@shiptime/domain/accounts/signup-wire';
import { z } from 'zod';
import { idParams, noContentSchema, resourceSchema } from '#http/answers/resource.ts';
import { createInMemoryCollection } from '#http/answers/in-memory-collection.ts';
import { openSessionOrAskForFactor } from '../second-factor/sign-in-with-factor.ts';
import { requestOriginOf } from '../second-factor/request-origin.ts';
import { toSessionResponse } from '../sessions/session-response.ts';
import { generateFederationSecrets, createFederationClient } from './federation.ts';
import { signInByFederation } from './sign-in-by-federation.ts';
import { createLogoutTokenReader, signOutByFederation } from './back-channel-logout.ts';
import { listIdentities } from '../sign-in/identities.ts';
import { removeIdentity } from './remove-identity.ts';
import { saveFederatedAttempt, consumeFederatedAttempt } from './federated-attempts.ts';

const tags = ['accounts'];
const config = { access: 'public' } as const;

const returnPath = '/login/return';

const text = z.string().min(1).max(4000);
const answer = z.object({
  state: text,
  code: text,
  iss: text.nullish(),
  binding: z.string().min(1).max(200),
});

export const federationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { federation: settings, publicUrl, demo } = app.settings;
  if (!settings || !publicUrl) return;
  const federation = createFederationClient(settings, `${publicUrl}${returnPath}`);
  app.post(
    '/auth/federation/start',
    {
      config,
      schema: {
        tags,
        response: { 200: resourceSchema(federationStartSchema) },
      },
    },
    async (request) => {
      const secrets = generateFederationSecrets();
      const address = await federation.address(secrets, request.language);
      const binding = await app.inTransaction((tx) => saveFederatedAttempt(tx, secrets));
      return { data: { address, binding } };
    },
  );
  app.post(
    '/auth/federation/finish',
    { config, schema: { tags, body: answer, response: { 200: accessTokenSchema } } },
    async (request) => {
      const { state, code, iss, binding } = request.body;
      const secrets = await consumeFederatedAttempt(app.db, state, binding);
      const claims = await federation.claims({ state, code, ...(iss && { iss }) }, secrets);
      const place = requestOriginOf(app, request);
      const from = { issuer: settings.issuer, address: request.ip, language: request.language, demo };
      return toSessionResponse(
        await signInByFederation(app.db, claims, from, (tx, userId, joins) =>
          openSessionOrAskForFactor(tx, userId, place, joins),
        ),
      );
    },
  );
  const readLogout = createLogoutTokenReader(settings, federation.keysAddress);
  app.post(
    '/auth/federation/logout',
    {
      config,
      schema: {
        tags,
        body: z.object({ logout_token: z.string().min(1).max(10_000) }),
        response: { 204: noContentSchema },
      },
    },
    async (request, reply) => {
      const subject = await readLogout(request.body.logout_token);
      await app.inTransaction((tx) => signOutByFederation(tx, settings.issuer, subject));
      return reply.code(204).send();
    },
  );
};

const identityRows = createInMemoryCollection('identities', linkedIdentitySchema);
const signedIn = { access: 'signed_in' } as const;

export const identityRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/auth/identities',
    {
      config: signedIn,
      schema: { tags, querystring: identityRows.querystring, response: identityRows.response },
    },
    async (request) => identityRows.answer(request, await listIdentities(app.db, request.actor.id)),
  );
  app.delete(
    '/auth/identities/:id',
    { config: signedIn, schema: { tags, params: idParams, response: { 204: noContentSchema } } },
    async ({ actor, params }, reply) => {
      await app.inTransaction((tx) => removeIdentity(tx, actor, params.id));
      return reply.code(204).send();
    },
  );
};
