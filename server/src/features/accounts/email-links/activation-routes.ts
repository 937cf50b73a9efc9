import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { messageResponseSchema } from '@shiptime/domain/shared/wire';
import { z } from 'zod';
import { pendingSignupSchema, verifiedEmailSchema } from '@shiptime/domain/accounts/signup-wire';
import { claimAccountSchema } from '@shiptime/domain/accounts/schema';
import { translate } from '#http/language.ts';
import { createLimiter } from '#http/rate-limit.ts';
import { activateWithPassword, claimAccount, findSignup, refuseSignup } from './activation.ts';
import { activateAccount } from './verification.ts';

const tags = ['accounts'];
const config = { access: 'public' } as const;
const params = z.object({ token: z.string().min(1).max(200) });
export const activationRoutes: FastifyPluginAsyncZod = async (app) => {
  const throttle = createLimiter(app.db, 'activation', app.settings.limits.perLogin);

  app.get(
    '/auth/signup/find/:token',
    { config, schema: { tags, params, response: { 200: pendingSignupSchema } } },
    async (request) => findSignup(app.db, request.params.token),
  );
  app.get(
    '/auth/signup/activate/:token',
    // Excludes HEAD, which link scanners send, because the token works once.
    { exposeHeadRoute: false, config, schema: { tags, params, response: { 200: verifiedEmailSchema } } },
    async (request) => {
      const email = await app.inTransaction((tx) => activateAccount(tx, request.params.token));
      return { message: translate(request.language, 'answers:signup.activated'), email };
    },
  );
  app.post(
    '/auth/signup/activate/:token',
    {
      config,
      schema: {
        tags,
        params,
        body: z.object({ password: z.string().min(1).optional() }).nullish(),
        response: { 200: verifiedEmailSchema },
      },
    },
    async (request) => {
      const { token } = request.params;
      const password = request.body?.password;
      const email =
        password === undefined
          ? await app.inTransaction((tx) => activateAccount(tx, token))
          : await activateWithPassword(app.db, throttle, token, password);
      return { message: translate(request.language, 'answers:signup.activated'), email };
    },
  );
  app.post(
    '/auth/signup/claim/:token',
    { config, schema: { tags, params, body: claimAccountSchema, response: { 200: verifiedEmailSchema } } },
    async (request) => {
      const email = await claimAccount(app.db, request.params.token, request.body);
      return { message: translate(request.language, 'answers:signup.activated'), email };
    },
  );
  app.post(
    '/auth/signup/refuse/:token',
    { config, schema: { tags, params, response: { 200: messageResponseSchema } } },
    async (request) => {
      await app.inTransaction((tx) => refuseSignup(tx, request.params.token));
      return { message: translate(request.language, 'answers:signup.refused') };
    },
  );
};
