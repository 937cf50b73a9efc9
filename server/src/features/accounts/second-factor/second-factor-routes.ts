import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accessTokenSchema } from '@shiptime/domain/accounts/account-wire';
import {
  factorSchema,
  freshProofSchema,
  createdFactorSchema,
  ownFactorsSchema,
  proofChallengeSchema,
  recoveryCodesSchema,
  factorSetupSchema,
} from '@shiptime/domain/accounts/second-factor-wire';
import { z } from 'zod';
import { authenticatorCodeSchema, factorNameSchema } from '@shiptime/domain/accounts/second-factor';
import type { App } from '#http/app.ts';
import { createLimiter } from '#http/rate-limit.ts';
import { notFoundRefusal } from '#http/refusal.ts';
import { idParams, noContentSchema, resourceSchema } from '#http/answers/resource.ts';
import { createInMemoryCollection } from '#http/answers/in-memory-collection.ts';
import { findUser } from '../account-queries.ts';
import { toSessionResponse } from '../sessions/session-response.ts';
import { finishSignIn } from './sign-in-with-factor.ts';
import { type FactorContext, factorAnswerSchema, maxWrongCodesPerHour } from './verify-factor-answer.ts';
import { type SecondFactorRow, listFactors } from './factors.ts';
import { recordFreshProof, createProofChallenge, requireFreshProof } from './fresh-proof.ts';
import {
  removeFactor,
  isSecondFactorRequiredFor,
  replaceRecoveryCodes,
  renameFactor,
  resetFactors,
} from './manage-factors.ts';
import { newPasskeySchema } from './passkeys.ts';
import { supportsPasskeys, requestOriginOf } from './request-origin.ts';
import { countUnusedRecoveryCodes } from './recovery-codes.ts';
import { finishFactorSetup, beginFactorSetup } from './factor-setup.ts';

const tags = ['accounts'];
const signedIn = { access: 'signed_in' } as const;
const open = { access: 'public' } as const;
const ticket = z.string().min(1).max(200);

const present = ({ id, kind, name, created_at, last_used_at }: SecondFactorRow) => ({
  id,
  kind,
  name,
  created_at,
  last_used_at,
});

const asOptions = (made: object | null) => (made === null ? null : { ...made });

const comingIn = (
  app: App,
  deskOf: (request: Parameters<typeof requestOriginOf>[1]) => FactorContext,
): void => {
  app.post(
    '/auth/second_factor',
    {
      config: open,
      schema: {
        tags,
        body: factorAnswerSchema.extend({ challenge: ticket }),
        response: { 200: accessTokenSchema },
      },
    },
    async (request) => {
      const { challenge, ...answer } = request.body;
      return toSessionResponse(await finishSignIn(deskOf(request), challenge, answer));
    },
  );
  app.post(
    '/auth/proof/challenge',
    { config: signedIn, schema: { tags, response: { 201: resourceSchema(proofChallengeSchema) } } },
    async (request, reply) => {
      const offer = await app.inTransaction((tx) =>
        createProofChallenge(tx, request.actor, requestOriginOf(app, request)),
      );
      return reply.code(201).send({ data: { ...offer, passkey: asOptions(offer.passkey) } });
    },
  );
  const passwordTries = createLimiter(app.db, 'own_password', app.settings.limits.perLogin);
  const proof = factorAnswerSchema.omit({ recovery_code: true }).extend({
    challenge: ticket.nullish(),
  });
  app.post(
    '/auth/proof',
    {
      config: signedIn,
      schema: {
        tags,
        body: proof,
        response: { 200: resourceSchema(freshProofSchema) },
      },
    },
    async (request) => {
      const proved_at = await recordFreshProof(deskOf(request), passwordTries, request.actor, request.body);
      return { data: { proved_at } };
    },
  );
};

const settingUp = (app: App): void => {
  app.post(
    '/auth/second_factors/set_up',
    { config: signedIn, schema: { tags, response: { 201: resourceSchema(factorSetupSchema) } } },
    async (request, reply) => {
      const { actor } = request;
      const offer = await app.inTransaction(async (tx) => {
        await requireFreshProof(tx, actor);
        const owner = await findUser(tx, actor.id);
        if (!owner) throw notFoundRefusal();
        return beginFactorSetup(tx, owner, actor.sessionId, requestOriginOf(app, request));
      });
      return reply.code(201).send({ data: { ...offer, passkey: asOptions(offer.passkey) } });
    },
  );
  app.post(
    '/auth/second_factors',
    {
      config: open,
      schema: {
        tags,
        body: z.object({
          set_up: ticket,
          name: factorNameSchema,
          code: authenticatorCodeSchema.nullish(),
          passkey: newPasskeySchema.nullish(),
        }),
        response: {
          201: createdFactorSchema,
        },
      },
    },
    async (request, reply) => {
      const { factor, codes, session } = await finishFactorSetup(
        app.db,
        request.body,
        requestOriginOf(app, request),
      );
      return reply.code(201).send({
        data: present(factor),
        recovery_codes: codes,
        session: session && toSessionResponse(session),
      });
    },
  );
};

const managing = (app: App): void => {
  const factorRows = createInMemoryCollection('second_factors', factorSchema);
  app.get(
    '/auth/second_factors',
    {
      config: signedIn,
      schema: { tags, querystring: factorRows.querystring, response: { 200: ownFactorsSchema } },
    },
    async (request) => {
      const { actor } = request;
      const factors = await listFactors(app.db, actor.id);
      const place = requestOriginOf(app, request);
      const offers = [
        ...(place.secretKey ? (['app'] as const) : []),
        ...(supportsPasskeys(place) ? (['passkey'] as const) : []),
      ];
      const page = factorRows.page(request, factors.map(present));
      return {
        ...page,
        meta: {
          ...page.meta,
          required: await isSecondFactorRequiredFor(app.db, actor),
          recovery_codes_left: await countUnusedRecoveryCodes(app.db, actor.id),
          offers,
        },
      };
    },
  );
  app.route({
    method: ['PATCH', 'PUT'],
    url: '/auth/second_factors/:id',
    config: signedIn,
    schema: {
      tags,
      params: idParams,
      body: z.object({ name: factorNameSchema }),
      response: { 200: resourceSchema(factorSchema) },
    },
    handler: async ({ actor, params, body }) => ({
      data: present(await app.inTransaction((tx) => renameFactor(tx, actor, params.id, body.name))),
    }),
  });
  app.delete(
    '/auth/second_factors/:id',
    { config: signedIn, schema: { tags, params: idParams, response: { 204: noContentSchema } } },
    async ({ actor, params }, reply) => {
      await app.inTransaction((tx) => removeFactor(tx, actor, params.id));
      return reply.code(204).send();
    },
  );
};

const recovering = (app: App): void => {
  app.post(
    '/auth/recovery_codes',
    {
      config: signedIn,
      schema: { tags, response: { 201: resourceSchema(recoveryCodesSchema) } },
    },
    async ({ actor }, reply) => {
      const codes = await app.inTransaction((tx) => replaceRecoveryCodes(tx, actor));
      return reply.code(201).send({ data: { codes } });
    },
  );
  app.delete(
    '/users/:id/second_factors',
    {
      config: { access: ['administrator'] },
      schema: { tags, params: idParams, response: { 204: noContentSchema } },
    },
    async ({ actor, params }, reply) => {
      await app.inTransaction((tx) => resetFactors(tx, actor, params.id));
      return reply.code(204).send();
    },
  );
};

export const secondFactorRoutes: FastifyPluginAsyncZod = async (app) => {
  const guesses = createLimiter(app.db, 'second_factor', maxWrongCodesPerHour, 3600);
  comingIn(app, (request) => ({ db: app.db, guesses, place: requestOriginOf(app, request) }));
  settingUp(app);
  managing(app);
  recovering(app);
};
