import { createRootRoute, createRoute } from '@tanstack/react-router';
import { ErrorPage } from './error-page.tsx';
import { GuardedOutlet, requireNoSession, requireNumericId, requireSession } from './guard.tsx';
import { PageFrame } from './page-frame.tsx';
import type { LazyPage } from './lazy-page.ts';
import { accountPages, applicationPages, planPages, supportPages, vesselPages } from './pages.ts';
import { RedirectToNotFound } from './redirect-to-not-found.tsx';

type Search = Readonly<Record<string, unknown>>;
const anySearch = (search: Record<string, unknown>): Search => search;

const root = createRootRoute({
  component: PageFrame,
  notFoundComponent: RedirectToNotFound,
  errorComponent: ErrorPage,
  validateSearch: anySearch,
});

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly isWide?: boolean;
  }
}

const wide = { staticData: { isWide: true } } as const;

const open = (path: string, component: LazyPage, options = {}) =>
  createRoute({ getParentRoute: () => root, path, component, ...options });

const guarded = createRoute({
  getParentRoute: () => root,
  id: 'guarded',
  beforeLoad: requireSession,
  component: GuardedOutlet,
});

const behind = (path: string, component: LazyPage, options = {}) =>
  createRoute({ getParentRoute: () => guarded, path, component, beforeLoad: requireNumericId, ...options });

export const routeTree = root.addChildren([
  open('/', supportPages.home),
  open('/ship-time-request', supportPages.apply),
  open('/ship-time-request/form', applicationPages.blankForm),
  open('/ship-information', vesselPages.information),
  open('/open-schedules', planPages.open, wide),
  open('/open-schedules/embed', planPages.embedded),
  open('/availability/stop/$token', planPages.stopMails),
  open('/support', supportPages.questions),
  open('/legal/privacy-policy', supportPages.privacy),
  open('/legal/accessibility', supportPages.accessibility),
  open('/login', accountPages.login, { beforeLoad: requireNoSession }),
  open('/login/return', accountPages.federationReturn),
  open('/register', accountPages.login, { beforeLoad: requireNoSession }),
  open('/account/verify/$token', accountPages.verify),
  open('/account/email/$token', accountPages.email),
  open('/account/password/create', accountPages.create),
  open('/account/password/reset/$token', accountPages.reset),
  open('/invitation/$token', accountPages.invitation),
  open('/receipt/$token', supportPages.receipt),
  open('/mailbox', accountPages.mailbox),
  open('/404', supportPages.notFound),
  guarded.addChildren([
    behind('/user/$id/profile', accountPages.profile),
    behind('/ask-to-apply', accountPages.ask),
    behind('/administration', accountPages.administration),
    behind('/administration/$', accountPages.administration),
    behind('/my-requests', applicationPages.mine),
    behind('/request', applicationPages.form),
    behind('/request/$id', applicationPages.form),
    behind('/request/$id/report', applicationPages.report),
    behind('/requests', applicationPages.list, wide),
    behind('/letters-of-intent', applicationPages.letters),
    behind('/voyages-to-join', applicationPages.openVoyages),
    behind('/berth-requests/$id', applicationPages.berthRequest),
    behind('/rvc/inbox', applicationPages.inbox, wide),
    behind('/ship-schedules', planPages.schedules, wide),
    behind('/vesselPlans', planPages.list),
    behind('/vesselPlans/timeline', planPages.fleet, wide),
    behind('/statistics', planPages.statistics),
    behind('/statistics/delivery', planPages.delivery),
    behind('/statistics/fairness', planPages.fairness),
    behind('/statistics/reports', planPages.reports, wide),
    behind('/scenarios', planPages.scenarios),
    behind('/scenario/$id', planPages.scenario, wide),
    behind('/vesselPlan/$id/scheduler', planPages.scheduler, wide),
    behind('/outages/$id', planPages.outage, wide),
    behind('/vessels/$id/constraints', vesselPages.constraints),
  ]),
]);
