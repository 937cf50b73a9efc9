import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { token } from '@shiptime/domain/accounts/account-wire';
import { federationStart } from '@shiptime/domain/accounts/joining-wire';
import { z } from 'zod';
import { oneOf } from '#http/answers/resource.ts';
import { admit } from '../second-factor/admission.ts';
import { placeOf } from '../second-factor/place.ts';
import { sessionAnswer } from '../sessions/session-answer.ts';
import { rememberAttempt, spendAttempt } from './attempts.ts';
import { newSecrets, openFederation } from './federation.ts';
import { enterByFederation } from './enter-by-federation.ts';

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
        response: { 200: oneOf(federationStart) },
      },
    },
    async (request) => {
      const secrets = newSecrets();
      const address = await federation.address(secrets, request.language);
      const binding = await app.inTransaction((tx) => rememberAttempt(tx, secrets));
      return { data: { address, binding } };
    },
  );
  app.post(
    '/auth/federation/finish',
    { config, schema: { tags, body: answer, response: { 200: token } } },
    async (request) => {
      const { state, code, iss, binding } = request.body;
      const secrets = await spendAttempt(app.db, state, binding);
      const claims = await federation.claims({ state, code, ...(iss && { iss }) }, secrets);
      const place = placeOf(app, request);
      const from = { issuer: settings.issuer, address: request.ip, language: request.language, demo };
      return sessionAnswer(
        await enterByFederation(app.db, claims, from, (tx, userId) => admit(tx, userId, place)),
      );
    },
  );
};
