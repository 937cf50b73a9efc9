import { createRootRoute, createRoute } from '@tanstack/react-router';
import { FrontPage } from './front-page.tsx';
import { ErrorPage } from './error-page.tsx';
import { GuardedOutlet, requireNumericId, requireSession } from './guard.tsx';
import { Frame } from './frame.tsx';
import { lazyPage } from './lazy-page.ts';
import { UnknownPath } from './unknown-path.tsx';

/** What an address may carry after its path; the pages read what they know. */
type Search = Readonly<Record<string, unknown>>;
const anySearch = (search: Record<string, unknown>): Search => search;

const root = createRootRoute({
  component: Frame,
  notFoundComponent: UnknownPath,
  errorComponent: ErrorPage,
  validateSearch: anySearch,
});

const open = (path: string, component: ReturnType<typeof lazyPage>) =>
  createRoute({ getParentRoute: () => root, path, component });

const guarded = createRoute({
  getParentRoute: () => root,
  id: 'guarded',
  beforeLoad: requireSession,
  component: GuardedOutlet,
});

const behind = (path: string, component: ReturnType<typeof lazyPage>) =>
  createRoute({ getParentRoute: () => guarded, path, component, beforeLoad: requireNumericId });

const accounts = {
  login: lazyPage(() => import('../features/accounts/login-page.tsx'), 'LoginPage', 'accounts'),
  verify: lazyPage(() => import('../features/accounts/verify-page.tsx'), 'VerifyPage'),
  email: lazyPage(() => import('../features/accounts/email-page.tsx'), 'EmailPage'),
  create: lazyPage(() => import('../features/accounts/password-create-page.tsx'), 'PasswordCreatePage'),
  reset: lazyPage(() => import('../features/accounts/password-reset-page.tsx'), 'PasswordResetPage'),
  invitation: lazyPage(() => import('../features/accounts/invitation-page.tsx'), 'InvitationPage'),
  profile: lazyPage(() => import('../features/accounts/profile-page.tsx'), 'ProfilePage'),
  administration: lazyPage(
    () => import('../features/accounts/administration-page.tsx'),
    'AdministrationPage',
  ),
  mailbox: lazyPage(() => import('../features/accounts/mailbox-page.tsx'), 'MailboxPage'),
};

const applications = {
  mine: lazyPage(
    () => import('../features/applications/my-requests-page.tsx'),
    'MyRequestsPage',
    'application_form',
    'guests',
  ),
  form: lazyPage(
    () => import('../features/applications/request-form-page.tsx'),
    'RequestFormPage',
    'application_form',
  ),
  report: lazyPage(() => import('../features/applications/report/report-page.tsx'), 'ReportPage'),
  openVoyages: lazyPage(
    () => import('../features/applications/guests/open-voyages-page.tsx'),
    'OpenVoyagesPage',
  ),
  berthRequest: lazyPage(
    () => import('../features/applications/guests/berth-request-page.tsx'),
    'BerthRequestPage',
  ),
  letters: lazyPage(() => import('../features/applications/letters/letters-page.tsx'), 'LettersPage'),
  list: lazyPage(
    () => import('../features/applications/requests-page.tsx'),
    'RequestsPage',
    'application_list',
  ),
};

const plans = {
  list: lazyPage(() => import('../features/plans/vessel-plans-page.tsx'), 'VesselPlansPage', 'scheduler'),
  scheduler: lazyPage(() => import('../features/scenarios/planner-pages.tsx'), 'SchedulerPage', 'scheduler'),
  fleet: lazyPage(() => import('../features/scenarios/planner-pages.tsx'), 'FleetSchedulerPage', 'scheduler'),
  scenarios: lazyPage(() => import('../features/scenarios/scenarios-page.tsx'), 'ScenariosPage'),
  scenario: lazyPage(() => import('../features/scenarios/scenario-page.tsx'), 'ScenarioPage'),
  statistics: lazyPage(() => import('../features/plans/statistics-page.tsx'), 'StatisticsPage'),
  fairness: lazyPage(() => import('../features/plans/fairness-page.tsx'), 'FairnessPage'),
  reports: lazyPage(() => import('../features/plans/voyage-reports-page.tsx'), 'VoyageReportsPage'),
  embedded: lazyPage(
    () => import('../features/plans/open/embedded-schedule-page.tsx'),
    'EmbeddedSchedulePage',
  ),
  stopMails: lazyPage(() => import('../features/plans/open/stop-mails-page.tsx'), 'StopMailsPage'),
  open: lazyPage(() => import('../features/plans/open-schedules-page.tsx'), 'OpenSchedulesPage'),
  schedules: lazyPage(
    () => import('../features/plans/ship-schedules-page.tsx'),
    'ShipSchedulesPage',
    'scheduler',
  ),
};

const support = {
  // What most visitors see first: it comes with the start.
  home: FrontPage,
  apply: lazyPage(() => import('../features/support/apply-page.tsx'), 'ApplyPage'),
  questions: lazyPage(() => import('../features/support/support-page.tsx'), 'SupportPage'),
  privacy: lazyPage(() => import('../features/support/privacy-page.tsx'), 'PrivacyPage'),
  receipt: lazyPage(() => import('../features/support/receipt-page.tsx'), 'ReceiptPage'),
  accessibility: lazyPage(() => import('../features/support/accessibility-page.tsx'), 'AccessibilityPage'),
};

const documentation = lazyPage(
  () => import('../features/documentation/documentation-page.tsx'),
  'DocumentationPage',
);

export const routeTree = root.addChildren([
  open('/', support.home),
  open('/ship-time-request', support.apply),
  open(
    '/ship-information',
    lazyPage(() => import('../features/vessels/ship-information-page.tsx'), 'ShipInformationPage'),
  ),
  open('/open-schedules', plans.open),
  open('/open-schedules/embed', plans.embedded),
  open('/availability/stop/$token', plans.stopMails),
  open('/support', support.questions),
  open('/legal/privacy-policy', support.privacy),
  open('/legal/accessibility', support.accessibility),
  open('/login', accounts.login),
  open(
    '/login/return',
    lazyPage(() => import('../features/accounts/federation-return-page.tsx'), 'FederationReturnPage'),
  ),
  open('/register', accounts.login),
  open('/account/verify/$token', accounts.verify),
  open('/account/email/$token', accounts.email),
  open('/account/password/create', accounts.create),
  open('/account/password/reset/$token', accounts.reset),
  open('/invitation/$token', accounts.invitation),
  open('/receipt/$token', support.receipt),
  open('/mailbox', accounts.mailbox),
  open('/docs', documentation),
  open('/docs/$name', documentation),
  open('/docs/resources/$name', documentation),
  open(
    '/404',
    lazyPage(() => import('./not-found-page.tsx'), 'NotFoundPage'),
  ),
  guarded.addChildren([
    behind('/user/$id/profile', accounts.profile),
    behind('/administration', accounts.administration),
    behind('/administration/$', accounts.administration),
    behind('/my-requests', applications.mine),
    behind('/request/{-$id}', applications.form),
    behind('/request/$id/report', applications.report),
    behind('/requests', applications.list),
    behind('/letters-of-intent', applications.letters),
    behind('/voyages-to-join', applications.openVoyages),
    behind('/berth-requests/$id', applications.berthRequest),
    behind(
      '/rvc/inbox',
      lazyPage(() => import('../features/review/inbox-page.tsx'), 'InboxPage', 'review'),
    ),
    behind('/ship-schedules', plans.schedules),
    behind('/vesselPlans', plans.list),
    behind('/vesselPlans/timeline', plans.fleet),
    behind('/statistics', plans.statistics),
    behind('/statistics/fairness', plans.fairness),
    behind('/statistics/reports', plans.reports),
    behind('/scenarios', plans.scenarios),
    behind('/scenario/$id', plans.scenario),
    behind('/vesselPlan/$id/scheduler', plans.scheduler),
    behind(
      '/outages/$id',
      lazyPage(() => import('../features/proposals/outages/outage-page.tsx'), 'OutagePage'),
    ),
    behind(
      '/vessels/$id/constraints',
      lazyPage(() => import('../features/vessels/constraints-page.tsx'), 'ConstraintsPage'),
    ),
  ]),
]);
