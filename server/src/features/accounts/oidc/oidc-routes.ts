import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { tokenSchema } from '@shiptime/domain/accounts/account-wire';
import { federationStartSchema } from '@shiptime/domain/accounts/joining-wire';
import { z } from 'zod';
import { oneOf } from '#http/answers/resource.ts';
import { requireFactorOrSession } from '../second-factor/admission.ts';
import { requestOriginOf } from '../second-factor/place.ts';
import { sessionAnswer } from '../sessions/session-answer.ts';
import { newSecrets, openFederation } from './federation.ts';
import { signInByFederation } from './enter-by-federation.ts';
import { saveAttempt, consumeAttempt } from './federated-attempts.ts';

const tags = ['accounts'];
const config = { access: 'public' } as const;

/** Fixed, so that no request can redirect elsewhere. */
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
  const federation = openFederation(settings, `${publicUrl}${returnPath}`);
  app.post(
    '/auth/federation/start',
    {
      config,
      schema: {
        tags,
        response: { 200: oneOf(federationStartSchema) },
      },
    },
    async (request) => {
      const secrets = newSecrets();
      const address = await federation.address(secrets, request.language);
      const binding = await app.inTransaction((tx) => saveAttempt(tx, secrets));
      return { data: { address, binding } };
    },
  );
  app.post(
    '/auth/federation/finish',
    { config, schema: { tags, body: answer, response: { 200: tokenSchema } } },
    async (request) => {
      const { state, code, iss, binding } = request.body;
      const secrets = await consumeAttempt(app.db, state, binding);
      const claims = await federation.claims({ state, code, ...(iss && { iss }) }, secrets);
      const place = requestOriginOf(app, request);
      const from = { issuer: settings.issuer, address: request.ip, language: request.language, demo };
      return sessionAnswer(
        await signInByFederation(app.db, claims, from, (tx, userId) =>
          requireFactorOrSession(tx, userId, place),
        ),
      );
    },
  );
};
