import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { messageResponseSchema } from '@shiptime/domain/shared/wire';
import { z } from 'zod';
import {
  acceptedInvitationSchema,
  invitationByLinkSchema,
  passwordResetLinkSchema,
  signupResultSchema,
  verifiedEmailSchema,
} from '@shiptime/domain/accounts/signup-wire';
import { emailOnlySchema, passwordResetSchema, signupSchema } from '@shiptime/domain/accounts/schema';
import type { App } from '#http/app.ts';
import { chooseLanguage, translate } from '#http/language.ts';
import { siteNetworkOf } from '#http/network.ts';
import { createLimiter, consumePoint, tooManyRequestsRefusal } from '#http/rate-limit.ts';
import { invalidRefusal, notFoundRefusal, Refusal } from '#http/refusal.ts';
import { confirmEmailChange } from './email-change.ts';
import { resourceSchema } from '#http/answers/resource.ts';
import { padResponseTime } from './pad-response-time.ts';
import { acceptInvitationWithAccount, findInvitation } from './invitations.ts';
import { findPasswordReset, requestPasswordReset, resetPassword } from './password-reset.ts';
import { signUp } from './signup.ts';
import { resendActivationLink } from './verification.ts';

const tags = ['accounts'];
const config = { access: 'public' } as const;
const signedIn = { access: 'signed_in' } as const;
const tokenParams = z.object({ token: z.string().min(1).max(200) });

const forgotten = emailOnlySchema.extend({ email: emailOnlySchema.shape.email.nullish() });
const emailMissing = () => {
  const { details } = invalidRefusal([{ field: 'email', code: 'email_missing' }]);
  return new Refusal('invalid', { ...details, message: 'errors:fields.email_missing' });
};

const answerInLanguageOfForm = async (request: FastifyRequest): Promise<void> => {
  const { lang } = request.query as { lang?: unknown };
  const { locale } = (request.body ?? {}) as { locale?: unknown };
  request.language = chooseLanguage(lang ?? locale, request.headers['accept-language'], undefined);
};

const hour = 3600;
const probesAnHour = 20;
const tellsOfAccounts = new Set<string>(['not_found', 'invalid']);

type Limiter = ReturnType<typeof createLimiter>;

const withRefusalLimit = async <T>(limiter: Limiter, ip: string, work: () => Promise<T>): Promise<T> => {
  const site = siteNetworkOf(ip);
  const before = await limiter.get(site);
  if (before && before.consumedPoints >= limiter.points) throw tooManyRequestsRefusal(before, limiter.points);
  return work().catch(async (error: unknown) => {
    if (error instanceof Refusal && tellsOfAccounts.has(error.reason)) await consumePoint(limiter, site);
    throw error;
  });
};

const signUpRoutes = (app: App): void => {
  const uniform = app.settings.uniformAccountAnswers;
  const known = createLimiter(app.db, 'refused_signup', probesAnHour, hour);

  app.post(
    '/auth/signup',
    {
      config,
      preValidation: answerInLanguageOfForm,
      schema: {
        tags,
        body: signupSchema.safeExtend({ invitation: tokenParams.shape.token.nullish() }),
        response: { 201: signupResultSchema },
      },
    },
    async (request, reply) => {
      const { invitation = null, ...signup } = request.body;
      const options = { language: request.language, invitation, uniform };
      const outcome = await withRefusalLimit(known, request.ip, () =>
        padResponseTime(() => signUp(app.db, signup, options)),
      );
      const message = translate(request.language, `answers:signup.${outcome}`);
      return reply.code(201).send({ message, verified: outcome !== 'done' });
    },
  );

  app.post(
    '/auth/signup/resend',
    { config, schema: { tags, body: emailOnlySchema, response: { 200: messageResponseSchema } } },
    async (request) => {
      await padResponseTime(() => app.inTransaction((tx) => resendActivationLink(tx, request.body.email)));
      return { message: translate(request.language, 'answers:signup.resent') };
    },
  );
};

const passwordRoutes = (app: App): void => {
  const uniform = app.settings.uniformAccountAnswers;
  const asked = createLimiter(app.db, 'unknown_address', probesAnHour, hour);

  app.post(
    '/auth/password/create',
    { config, schema: { tags, body: forgotten, response: { 200: messageResponseSchema } } },
    async (request) => {
      const { email } = request.body;
      if (!email) throw emailMissing();
      const ask = () =>
        padResponseTime(() =>
          app
            .inTransaction((tx) => requestPasswordReset(tx, email))
            .catch((error: unknown) => {
              if (!uniform || !(error instanceof Refusal)) throw error;
            }),
        );
      await (uniform ? ask() : withRefusalLimit(asked, request.ip, ask));
      return {
        message: translate(request.language, `answers:password.${uniform ? 'sent_if_known' : 'sent'}`),
      };
    },
  );

  app.get(
    '/auth/password/find/:token',
    {
      config,
      schema: {
        tags,
        params: tokenParams,
        response: { 200: passwordResetLinkSchema },
      },
    },
    async (request) => findPasswordReset(app.db, request.params.token),
  );

  app.post(
    '/auth/password/reset',
    { config, schema: { tags, body: passwordResetSchema, response: { 200: messageResponseSchema } } },
    async (request) => {
      await resetPassword(app.db, request.body, request.ip);
      return { message: translate(request.language, 'answers:password.reset') };
    },
  );
};

const linkRoutes = (app: App): void => {
  app.post(
    '/auth/email/:token',
    { config: signedIn, schema: { tags, params: tokenParams, response: { 200: verifiedEmailSchema } } },
    async (request) => {
      const email = await app.inTransaction((tx) =>
        confirmEmailChange(tx, request.actor, request.params.token),
      );
      return { message: translate(request.language, 'answers:email.changed'), email };
    },
  );

  app.get(
    '/invitations/:token',
    {
      config,
      schema: { tags, params: tokenParams, response: { 200: resourceSchema(invitationByLinkSchema) } },
    },
    async (request) => {
      const found = await findInvitation(app.db, request.params.token);
      if (!found) throw notFoundRefusal();
      return { data: found };
    },
  );

  app.post(
    '/invitations/:token/accept',
    {
      config: signedIn,
      schema: {
        tags,
        params: tokenParams,
        response: { 200: resourceSchema(acceptedInvitationSchema) },
      },
    },
    async (request) => ({
      data: await app.inTransaction((tx) =>
        acceptInvitationWithAccount(tx, request.actor.id, request.params.token),
      ),
    }),
  );
};

export const registrationRoutes: FastifyPluginAsyncZod = async (app) => {
  signUpRoutes(app);
  passwordRoutes(app);
  linkRoutes(app);
};
