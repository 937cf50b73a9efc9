import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { activationRoutes } from './email-links/activation-routes.ts';
import { dailyDigestRoutes } from './email-links/daily-digest-routes.ts';
import { federationRoutes, identityRoutes } from './oidc/oidc-routes.ts';
import { registrationRoutes } from './email-links/registration-routes.ts';
import { privacyRequestRoutes } from './privacy/privacy-request-routes.ts';
import { proponentRequestRoutes } from './proponent-requests/proponent-request-routes.ts';
import { secondFactorRoutes } from './second-factor/second-factor-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import type { UserRelations } from './users/user-relations.ts';
import { settingsChangeRoutes } from './settings-routes.ts';
import { userRoutes } from './users/user-routes.ts';

export const accountRoutes =
  (relations: UserRelations = {}): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(sessionRoutes);
    await app.register(secondFactorRoutes);
    await app.register(federationRoutes);
    await app.register(identityRoutes);
    await app.register(registrationRoutes);
    await app.register(activationRoutes);
    await app.register(dailyDigestRoutes);
    await app.register(userRoutes(relations));
    await app.register(proponentRequestRoutes);
    await app.register(privacyRequestRoutes);
    await app.register(settingsChangeRoutes);
  };
