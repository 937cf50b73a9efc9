import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { activationRoutes } from './activation-routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { mailboxRoutes } from './mailbox-routes.ts';
import { federationRoutes } from './oidc/routes.ts';
import { outboxRoutes } from './outbox/routes.ts';
import { portalRoutes } from './portal-routes.ts';
import { registrationRoutes } from './registration-routes.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { sessionRoutes } from './session-routes.ts';
import type { UserRelations } from './user-relations.ts';
import { settingsChangeRoutes } from './settings-routes.ts';
import { userRoutes } from './user-routes.ts';

/** docs/contract.md 4: accounts and sessions, and what the portal says of itself. */
export const accountRoutes =
  (relations: UserRelations = {}): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(portalRoutes);
    await app.register(mailboxRoutes);
    await app.register(sessionRoutes);
    await app.register(secondFactorRoutes);
    await app.register(federationRoutes);
    await app.register(registrationRoutes);
    await app.register(activationRoutes);
    await app.register(userRoutes(relations));
    await app.register(settingsChangeRoutes);
    await app.register(auditRoutes);
    await app.register(outboxRoutes);
  };
