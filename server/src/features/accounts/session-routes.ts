import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { messageResponseSchema } from '@shiptime/domain/shared/wire';
import { z } from 'zod';
import { ownAccountSchema, sessionSchema, accessTokenSchema } from '@shiptime/domain/accounts/account-wire';
import { loginSchema } from '@shiptime/domain/accounts/schema';
import type { App } from '#http/app.ts';
import { translate } from '#http/language.ts';
import { notFoundRefusal, unauthenticatedRefusal } from '#http/refusal.ts';
import { idParams, noContentSchema } from '#http/answers/resource.ts';
import { createInMemoryCollection } from '#http/answers/in-memory-collection.ts';
import { findOrCreateDraftKey } from './sessions/draft-keys.ts';
import { signInByPassword } from './sign-in/sign-in-by-password.ts';
import { presentOwnAccount } from './account-presenter.ts';
import { findUser } from './account-queries.ts';
import { openSessionOrAskForFactor } from './second-factor/sign-in-with-factor.ts';
import { requireFreshProof } from './second-factor/fresh-proof.ts';
import { findGracePeriodEnd } from './second-factor/grace-period.ts';
import { requestOriginOf } from './second-factor/request-origin.ts';
import { toSessionResponse } from './sessions/session-response.ts';
import { endSessions, endSessionByTokenHash, listSessions } from './sessions/sessions.ts';
import { SignInGuard } from './sign-in/sign-in-guard.ts';

const tags = ['accounts'];
const signedIn = { access: 'signed_in' } as const;

const sessionRows = createInMemoryCollection('sessions', sessionSchema);

const signInRoutes = (app: App): void => {
  const guard = new SignInGuard(app);

  app.post(
    '/auth/login',
    {
      config: { access: 'public' },
      schema: { tags, body: loginSchema, response: { 200: accessTokenSchema } },
    },
    async (request) => {
      const place = requestOriginOf(app, request);
      const from = { ...place, demo: app.settings.demo };
      const made = await signInByPassword(app.db, guard, request.body, from, async (tx, userId) => {
        const { viewer } = request;
        if (viewer?.id === userId) await endSessions(tx, userId, { only: viewer.sessionId });
        return openSessionOrAskForFactor(tx, userId, place);
      });
      return toSessionResponse(made);
    },
  );

  app.route({
    method: ['GET', 'POST'],
    exposeHeadRoute: false,
    url: '/auth/logout',
    config: signedIn,
    schema: { tags, response: { 200: messageResponseSchema } },
    handler: async (request) => {
      const { id, sessionId } = request.actor;
      await app.inTransaction((tx) => endSessions(tx, id, { only: sessionId }));
      const entry = { action: 'users.signed_out', subject_type: 'users', subject_id: id } as const;
      await app.securityEvents.note(request.actor, entry, String(id));
      return { message: translate(request.language, 'answers:login.signed_out') };
    },
  });

  // Route for a browser that signed out while offline and kept only its token's hash.
  app.post(
    '/auth/sessions/end',
    {
      config: { access: 'public' },
      schema: { tags, body: z.object({ ending: z.string().max(100) }), response: { 204: noContentSchema } },
    },
    async (request, reply) => {
      await app.inTransaction((tx) => endSessionByTokenHash(tx, request.body.ending));
      return reply.code(204).send();
    },
  );
};

const ownSessionRoutes = (app: App): void => {
  app.get(
    '/auth/user',
    { config: signedIn, schema: { tags, response: { 200: ownAccountSchema } } },
    async (request) => {
      const user = await findUser(app.db, request.actor.id);
      if (!user) throw unauthenticatedRefusal();
      const draft_key = await findOrCreateDraftKey(app.db, user.id);
      const second_factor_due_at = await findGracePeriodEnd(app.db, request.actor);
      return { ...presentOwnAccount(user, request.actor), draft_key, second_factor_due_at };
    },
  );

  app.get(
    '/auth/sessions',
    {
      config: signedIn,
      schema: { tags, querystring: sessionRows.querystring, response: sessionRows.response },
    },
    async (request) => {
      const { id, sessionId } = request.actor;
      const sessions = await listSessions(app.db, id);
      const shown = sessions.map((each) => ({ ...each, current: each.id === sessionId }));
      return sessionRows.answer(request, shown);
    },
  );

  app.delete(
    '/auth/sessions/:id',
    { config: signedIn, schema: { tags, params: idParams, response: { 204: noContentSchema } } },
    async (request, reply) => {
      const { actor, params } = request;
      await app.inTransaction(async (tx) => {
        if (params.id !== actor.sessionId) await requireFreshProof(tx, actor);
        const ended = await endSessions(tx, actor.id, { only: params.id });
        if (ended === 0) throw notFoundRefusal();
      });
      return reply.code(204).send();
    },
  );
};

export const sessionRoutes: FastifyPluginAsyncZod = async (app) => {
  signInRoutes(app);
  ownSessionRoutes(app);
};
