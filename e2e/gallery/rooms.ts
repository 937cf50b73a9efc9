import { sectionNames } from '@shiptime/domain/applications/sections/sections';
import type { Portal } from '../portal.ts';
import { apiAs } from '../steps/people.ts';
import { openYear } from '../steps/plan.ts';

type Row = { readonly id: number };
type Page<T = Row> = { readonly data: readonly T[] };

/** Whoever looks, and the addresses that are looked at. `null` is a visitor. */
export type Room = { readonly who: string | null; readonly paths: readonly string[] };

const openToAll = [
  '/',
  '/ship-time-request',
  '/ship-information',
  '/open-schedules',
  '/open-schedules/embed',
  '/docs',
  '/docs/errors',
  '/docs/webhooks',
  '/docs/resources',
  '/docs/resources/stations',
  '/support',
  '/legal/privacy-policy',
  '/legal/accessibility',
  '/login',
  '/login/return',
  '/register',
  '/account/password/create',
  '/account/verify/used',
  '/account/email/used',
  '/account/password/reset/used',
  '/invitation/used',
  '/receipt/AAAA-AAAA-AAAA',
  '/availability/stop/used',
  '/mailbox',
  '/404',
];

const administration = [
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
];

const ofProponent = async (portal: Portal): Promise<string[]> => {
  const api = await apiAs(portal, 'proponent');
  const { id } = await api<Row>('GET', '/auth/user');
  const inStatus = async (status: number, more = '') =>
    (
      await api<Page>(
        'GET',
        `/ship_time_requests?filter[primary_proponent_id]=${id}&filter[status_id]=${status}${more}`,
      )
    ).data[0]?.id;
  const [draft, submitted, accepted] = await Promise.all([inStatus(1), inStatus(2), inStatus(6)]);
  return [
    '/my-requests',
    '/my-requests?tab=archive',
    '/request',
    '/voyages-to-join',
    '/letters-of-intent',
    ...sectionNames.map((section) => `/request/${draft}?section=${section}`),
    `/request/${draft}?section=submit`,
    `/request/${submitted}`,
    `/request/${accepted}`,
    `/request/${accepted}/report`,
    ...['', '?view=table', '?view=calendar', '?view=map'].map((view) => `/ship-schedules${view}`),
    `/ship-schedules?fiscalYearId=${(await openYear(api)).id}`,
    `/user/${id}/profile`,
  ];
};

const ofCoordinator = async (portal: Portal): Promise<string[]> => {
  const api = await apiAs(portal, 'coordinator');
  const { vessels } = await api<{ vessels: number[] }>('GET', '/auth/user');
  const plans = await api<Page<Row & { vessel_id: number; fiscal_year_id: number }>>('GET', '/vessel_plans');
  const plan = plans.data.find(({ vessel_id }) => vessels.includes(vessel_id))!;
  const versions = await api<Page<{ number: number }>>('GET', `/vessel_plans/${plan.id}/versions`);
  const submitted = await api<Page>('GET', '/ship_time_requests?filter[status_id]=2&page=1&limit=1');
  const scheduler = `/vesselPlan/${plan.id}/scheduler`;
  return [
    '/rvc/inbox',
    '/rvc/inbox?view=table&show=in_review',
    '/requests',
    '/vesselPlans',
    '/vesselPlans/timeline',
    scheduler,
    ...versions.data.slice(0, 1).map(({ number }) => `${scheduler}?version=${number}`),
    `/vessels/${plan.vessel_id}/constraints?fiscalYearId=${plan.fiscal_year_id}`,
    `/request/${submitted.data[0]!.id}`,
    '/statistics',
    '/statistics/fairness',
    '/statistics/reports',
    '/scenarios',
  ];
};

/** Every page, by who sees it. */
export const roomsOf = async (portal: Portal): Promise<readonly Room[]> => [
  { who: null, paths: openToAll },
  { who: 'proponent', paths: await ofProponent(portal) },
  { who: 'coproponent', paths: ['/my-requests', '/request', '/'] },
  { who: 'coordinator', paths: await ofCoordinator(portal) },
  { who: 'national', paths: ['/my-requests', '/requests', '/vesselPlans', '/vesselPlans/timeline'] },
  { who: 'observer', paths: ['/', '/requests', '/vesselPlans', '/ship-schedules'] },
  {
    who: 'admin',
    paths: ['/vesselPlans', '/rvc/inbox', ...administration.map((part) => `/administration/${part}`)],
  },
];
