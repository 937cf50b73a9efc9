import { createRootRoute, createRoute } from '@tanstack/react-router';
import { ErrorPage } from './error-page.tsx';
import { GuardedOutlet, requireNumericId, requireSession } from './guard.tsx';
import { Frame } from './frame.tsx';
import type { Page } from './lazy-page.ts';
import { accounts, applications, plans, support, vessels } from './pages.ts';
import { UnknownPath } from './unknown-path.tsx';

type Search = Readonly<Record<string, unknown>>;
const anySearch = (search: Record<string, unknown>): Search => search;

const root = createRootRoute({
  component: Frame,
  notFoundComponent: UnknownPath,
  errorComponent: ErrorPage,
  validateSearch: anySearch,
});

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly isWide?: boolean;
  }
}

const wide = { staticData: { isWide: true } } as const;

const open = (path: string, component: Page, options = {}) =>
  createRoute({ getParentRoute: () => root, path, component, ...options });

const guarded = createRoute({
  getParentRoute: () => root,
  id: 'guarded',
  beforeLoad: requireSession,
  component: GuardedOutlet,
});

const behind = (path: string, component: Page, options = {}) =>
  createRoute({ getParentRoute: () => guarded, path, component, beforeLoad: requireNumericId, ...options });

export const routeTree = root.addChildren([
  open('/', support.home),
  open('/ship-time-request', support.apply),
  open('/ship-time-request/form', applications.blankForm),
  open('/ship-information', vessels.information),
  open('/open-schedules', plans.open, wide),
  open('/open-schedules/embed', plans.embedded),
  open('/availability/stop/$token', plans.stopMails),
  open('/support', support.questions),
  open('/legal/privacy-policy', support.privacy),
  open('/legal/accessibility', support.accessibility),
  open('/login', accounts.login),
  open('/login/return', accounts.federationReturn),
  open('/register', accounts.login),
  open('/account/verify/$token', accounts.verify),
  open('/account/email/$token', accounts.email),
  open('/account/password/create', accounts.create),
  open('/account/password/reset/$token', accounts.reset),
  open('/invitation/$token', accounts.invitation),
  open('/receipt/$token', support.receipt),
  open('/mailbox', accounts.mailbox),
  open('/404', support.notFound),
  guarded.addChildren([
    behind('/user/$id/profile', accounts.profile),
    behind('/ask-to-apply', accounts.ask),
    behind('/administration', accounts.administration),
    behind('/administration/$', accounts.administration),
    behind('/my-requests', applications.mine),
    behind('/request', applications.form),
    behind('/request/$id', applications.form),
    behind('/request/$id/report', applications.report),
    behind('/requests', applications.list, wide),
    behind('/letters-of-intent', applications.letters),
    behind('/voyages-to-join', applications.openVoyages),
    behind('/berth-requests/$id', applications.berthRequest),
    behind('/rvc/inbox', applications.inbox, wide),
    behind('/ship-schedules', plans.schedules, wide),
    behind('/vesselPlans', plans.list),
    behind('/vesselPlans/timeline', plans.fleet, wide),
    behind('/statistics', plans.statistics),
    behind('/statistics/delivery', plans.delivery),
    behind('/statistics/fairness', plans.fairness),
    behind('/statistics/reports', plans.reports, wide),
    behind('/scenarios', plans.scenarios),
    behind('/scenario/$id', plans.scenario, wide),
    behind('/vesselPlan/$id/scheduler', plans.scheduler, wide),
    behind('/outages/$id', plans.outage, wide),
    behind('/vessels/$id/constraints', vessels.constraints),
  ]),
]);
