import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { liveRoutes } from './features/live/live-routes.ts';
import { accountRoutes } from './features/accounts/account-routes.ts';
import { userApplicationRelations } from './features/applications/read/applications-of-users.ts';
import { applicationRoutes } from './features/applications/application-feature-routes.ts';
import { integrationRoutes } from './features/integrations/integration-routes.ts';
import { auditRoutes } from './features/ledger/audit/audit-routes.ts';
import { ledgerRoutes } from './features/ledger/ledger-routes.ts';
import { createMailCalendarLoader } from './features/plans/feeds/calendar.ts';
import { mailboxRoutes } from './features/operation/outbox/mailbox-routes.ts';
import { operationRoutes } from './features/operation/operation-routes.ts';
import { outboxRoutes } from './features/operation/outbox/outbox-routes.ts';
import { planFeatureRoutes } from './features/plans/plan-feature-routes.ts';
import { reopenPlans } from './features/plans/steps/reopen-plans.ts';
import { portalRoutes } from './features/portal/portal-routes.ts';
import { proposalRoutes } from './features/proposals/proposal-routes.ts';
import { referenceRoutes } from './features/reference/reference-routes.ts';
import { reviewRoutes } from './features/review/review-routes.ts';
import { scenarioMissionRoutes, scenarioRoutes } from './features/scenarios/scenario-routes.ts';
import { supportRoutes } from './features/support/support-routes.ts';
import { vesselRoutes } from './features/vessels/vessel-routes.ts';
import { topicGuards } from './live-topics.ts';

export const featureRoutes: readonly FastifyPluginAsyncZod[] = [
  referenceRoutes,
  vesselRoutes,
  portalRoutes,
  accountRoutes(userApplicationRelations),
  applicationRoutes,
  reviewRoutes(reopenPlans),
  planFeatureRoutes,
  proposalRoutes,
  scenarioRoutes,
  scenarioMissionRoutes,
  integrationRoutes,
  supportRoutes,
  ledgerRoutes,
  auditRoutes,
  operationRoutes,
  outboxRoutes,
  mailboxRoutes(createMailCalendarLoader),
  liveRoutes(topicGuards),
];
