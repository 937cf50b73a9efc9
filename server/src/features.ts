import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { liveRoutes } from './features/live/live-routes.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { applicationsOfUsers } from './features/applications/reading/of-users.ts';
import { applicationRoutes } from './features/applications/routes.ts';
import { integrationRoutes } from './features/integrations/routes.ts';
import { auditRoutes } from './features/ledger/audit/routes.ts';
import { ledgerRoutes } from './features/ledger/routes.ts';
import { calendarForMail } from './features/plans/feeds/calendar.ts';
import { mailboxRoutes } from './features/operation/outbox/mailbox-routes.ts';
import { operationRoutes } from './features/operation/routes.ts';
import { outboxRoutes } from './features/operation/outbox/routes.ts';
import { plansRoutes } from './features/plans/routes.ts';
import { openAmendments } from './features/plans/steps/amending.ts';
import { portalRoutes } from './features/portal/portal-routes.ts';
import { proposalRoutes } from './features/proposals/routes.ts';
import { referenceRoutes } from './features/reference/routes.ts';
import { reviewRoutes } from './features/review/routes.ts';
import { scenarioMissionRoutes, scenarioRoutes } from './features/scenarios/routes.ts';
import { supportRoutes } from './features/support/routes.ts';
import { vesselRoutes } from './features/vessels/routes.ts';
import { topicGuards } from './live-topics.ts';

/** Every route of the portal, in the order of the arrows. */
export const features: readonly FastifyPluginAsyncZod[] = [
  referenceRoutes,
  vesselRoutes,
  portalRoutes,
  accountRoutes(applicationsOfUsers),
  applicationRoutes,
  reviewRoutes(openAmendments),
  plansRoutes,
  proposalRoutes,
  scenarioRoutes,
  scenarioMissionRoutes,
  integrationRoutes,
  supportRoutes,
  ledgerRoutes,
  auditRoutes,
  operationRoutes,
  outboxRoutes,
  mailboxRoutes(calendarForMail),
  liveRoutes(topicGuards),
];
