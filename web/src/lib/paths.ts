import type { Language } from './language.ts';

type Search = Readonly<Record<string, string | number | undefined>>;

const withSearch = (path: string, search: Search = {}): string => {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  const query = given.map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`).join('&');
  return query === '' ? path : `${path}?${query}`;
};

export const administrationSections = [
  'users',
  'fiscal-years',
  'lists',
  'vessels',
  'costs',
  'support',
  'settings',
  'audit',
  'outbox',
  'operation',
  'integrations',
] as const;
export type AdministrationSection = (typeof administrationSections)[number];

export const paths = {
  home: () => '/',
  apply: () => '/ship-time-request',
  blankForm: () => '/ship-time-request/form',
  askToApply: () => '/ask-to-apply',
  shipSchedules: (search?: { fiscalYearId?: number; version?: number; mission?: number }) =>
    withSearch('/ship-schedules', search),
  openSchedules: (search?: Search) => withSearch('/open-schedules', search),
  embeddedSchedule: (search?: Search) => withSearch('/open-schedules/embed', search),
  shipInformation: (vessel?: number) => `/ship-information${vessel === undefined ? '' : `#ship-${vessel}`}`,
  support: (questionKey?: string) => (questionKey ? `/support#${questionKey}` : '/support'),
  privacy: () => '/legal/privacy-policy',
  accessibility: () => '/legal/accessibility',
  login: (redirect?: string) => withSearch('/login', { redirect }),
  register: () => '/register',
  verifyAccount: (token: string) => `/account/verify/${encodeURIComponent(token)}`,
  confirmEmail: (token: string) => `/account/email/${encodeURIComponent(token)}`,
  createPassword: () => '/account/password/create',
  resetPassword: (token: string) => `/account/password/reset/${encodeURIComponent(token)}`,
  invitation: (token: string) => `/invitation/${encodeURIComponent(token)}`,
  receipt: (receipt: string) => `/receipt/${encodeURIComponent(receipt)}`,
  profile: (userId: number) => `/user/${userId}/profile`,
  myRequests: () => '/my-requests',
  /** `act`: opens the dialog of this action. */
  request: (
    id?: number,
    search?: { section?: string; remark?: number; copyTo?: number; copied?: string; act?: 'respond' },
  ) => withSearch(id === undefined ? '/request' : `/request/${id}`, search),
  report: (id: number) => `/request/${id}/report`,
  voyagesToJoin: (search?: { mission?: number; vessel?: number }) => withSearch('/voyages-to-join', search),
  berthRequest: (id: number) => `/berth-requests/${id}`,
  lettersOfIntent: (search?: Search) => withSearch('/letters-of-intent', search),
  requests: (search?: Search) => withSearch('/requests', search),
  inbox: () => '/rvc/inbox',
  statistics: (search?: { fiscalYearId?: number }) => withSearch('/statistics', search),
  fairness: (search?: Search) => withSearch('/statistics/fairness', search),
  delivery: (search?: Search) => withSearch('/statistics/delivery', search),
  voyageReports: (search?: Search) => withSearch('/statistics/reports', search),
  vesselPlans: (search?: { fiscalYearId?: number }) => withSearch('/vesselPlans', search),
  fleetScheduler: (search?: Search & { fiscalYearId?: number; plans?: string }) =>
    withSearch('/vesselPlans/timeline', search),
  scheduler: (
    planId: number,
    search?: Search & { version?: number; compare?: number; now?: 1; mission?: number },
  ) => withSearch(`/vesselPlan/${planId}/scheduler`, search),
  scenarios: (search?: { fiscalYearId?: number }) => withSearch('/scenarios', search),
  scenario: (id: number, search?: { plans?: string }) => withSearch(`/scenario/${id}`, search),
  outage: (id: number) => `/outages/${id}`,
  vesselConstraints: (vesselId: number, search?: { fiscalYearId?: number }) =>
    withSearch(`/vessels/${vesselId}/constraints`, search),
  administration: (section?: AdministrationSection, search?: { record: number; field?: string }) =>
    section === undefined ? '/administration' : withSearch(`/administration/${section}`, search),
  docs: (lang: Language) => `/docs?lang=${lang}`,
  mailbox: () => '/mailbox',
  notFound: () => '/404',
} as const;

/** Prevents open redirects after signing in. */
export const isLocalPath = (path: unknown): path is string => {
  // Browsers read a backslash as a slash and drop tabs and line breaks, so those are rejected.
  if (typeof path !== 'string' || !path.startsWith('/') || path.includes('\\')) return false;
  const base = 'https://portal.invalid';
  return URL.canParse(path, base) && new URL(path, base).origin === base;
};

const exemptPrefixes = [
  '/open-schedules',
  '/availability/',
  '/login',
  '/register',
  '/invitation/',
  '/account/',
  '/password/',
];

export const isOpenWithoutSession = (pathname: string): boolean =>
  pathname === '/' || exemptPrefixes.some((prefix) => pathname === prefix || pathname.startsWith(prefix));
