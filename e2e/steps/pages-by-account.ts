import { sectionNames } from '@shiptime/domain/applications/sections/sections';
import type { Portal } from '../portal.ts';
import { pageVisit, type PageVisit } from './pages.ts';
import { apiAs } from './people.ts';
import { fetchOpenYear } from './plan.ts';

type Row = { readonly id: number };
type Page<T = Row> = { readonly data: readonly T[] };

export type PagesOfAccount = { readonly who: string | null; readonly stops: readonly PageVisit[] };

export const expectedRefusalPaths = /\/used$|AAAA-AAAA-AAAA$/;

const openToAll = [
  pageVisit('/', 'support:home.title'),
  pageVisit('/ship-time-request', 'support:apply.title'),
  pageVisit('/ship-time-request/form', 'support:blank_form.title'),
  pageVisit('/ship-information', 'vessels:title'),
  pageVisit('/open-schedules', 'scheduler:open.title'),
  pageVisit('/support', 'support:questions.title'),
  pageVisit('/legal/privacy-policy', 'support:privacy.title'),
  pageVisit('/legal/accessibility', 'support:accessibility.title'),
  pageVisit('/login?redirect=/my-requests', 'accounts:sign_in.title'),
  pageVisit('/login/return', 'accounts:sign_in.title'),
  pageVisit('/register', 'accounts:register.title'),
  pageVisit('/account/password/create', 'accounts:forgotten.title'),
  pageVisit('/account/verify/used', 'accounts:verify.title'),
  pageVisit('/account/email/used', 'accounts:email_change.title'),
  pageVisit('/account/password/reset/used', 'accounts:reset.title'),
  pageVisit('/invitation/used', 'accounts:invitation.title'),
  pageVisit('/receipt/AAAA-AAAA-AAAA', 'support:receipt.title'),
  pageVisit('/availability/stop/used', 'availability:stop.title'),
  pageVisit('/mailbox', 'accounts:mailbox.title'),
  pageVisit('/404', 'app:not_found.title'),
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
].map((section) => pageVisit(`/administration/${section}`, `accounts:administration.sections.${section}`));

const ofProponent = async (portal: Portal): Promise<PageVisit[]> => {
  const api = await apiAs(portal, 'proponent');
  const { id } = await api<Row>('GET', '/auth/user');
  const inStatus = async (status: number) =>
    (
      await api<Page>(
        'GET',
        `/ship_time_requests?filter[primary_proponent_id]=${id}&filter[status_id]=${status}`,
      )
    ).data[0]?.id;
  const [draft, submitted, accepted] = await Promise.all([inStatus(1), inStatus(2), inStatus(6)]);
  return [
    pageVisit('/my-requests', 'application_form:mine.title'),
    pageVisit('/my-requests?tab=archive', 'application_form:mine.title'),
    pageVisit('/request', 'application_form:new.title'),
    pageVisit('/ask-to-apply', 'accounts:proponents.title'),
    pageVisit('/voyages-to-join', 'guests:title'),
    pageVisit('/letters-of-intent', 'letters:title'),
    ...[...sectionNames, 'submit'].map((section) => pageVisit(`/request/${draft}?section=${section}`, null)),
    pageVisit(`/request/${submitted}`, null),
    pageVisit(`/request/${accepted}`, null),
    pageVisit(`/request/${accepted}/report`, null),
    ...['', '?view=table', '?view=calendar', '?view=map'].map((view) =>
      pageVisit(`/ship-schedules${view}`, 'scheduler:schedules.title'),
    ),
    pageVisit(`/ship-schedules?fiscalYearId=${(await fetchOpenYear(api)).id}`, 'scheduler:schedules.title'),
    pageVisit(`/user/${id}/profile`, 'accounts:profile.title'),
  ];
};

const ofCoordinator = async (portal: Portal): Promise<PageVisit[]> => {
  const api = await apiAs(portal, 'coordinator');
  const { vessels } = await api<{ vessels: number[] }>('GET', '/auth/user');
  const plans = await api<Page<Row & { vessel_id: number; fiscal_year_id: number }>>('GET', '/vessel_plans');
  const plan = plans.data.find(({ vessel_id }) => vessels.includes(vessel_id))!;
  const versions = await api<Page<{ number: number }>>('GET', `/vessel_plans/${plan.id}/versions`);
  const submitted = await api<Page>('GET', '/ship_time_requests?filter[status_id]=2&page=1&limit=1');
  const published = await api<Page<{ fiscal_year_id: number }>>('GET', '/fleet_plans');
  const scheduler = `/vesselPlan/${plan.id}/scheduler`;
  return [
    pageVisit('/rvc/inbox', 'review:inbox.title'),
    pageVisit('/rvc/inbox?show=in_review', 'review:inbox.title'),
    pageVisit('/requests', 'application_list:title'),
    pageVisit('/vesselPlans', 'scheduler:list.title'),
    pageVisit('/vesselPlans/timeline', null),
    pageVisit(scheduler, null),
    ...versions.data.slice(0, 1).map(({ number }) => pageVisit(`${scheduler}?version=${number}`, null)),
    pageVisit(`/vessels/${plan.vessel_id}/constraints?fiscalYearId=${plan.fiscal_year_id}`, null),
    pageVisit(`/request/${submitted.data[0]!.id}`, null),
    pageVisit(
      `/ship-schedules?fiscalYearId=${published.data[0]!.fiscal_year_id}`,
      'scheduler:schedules.title',
    ),
    pageVisit('/statistics', 'statistics:title'),
    pageVisit('/statistics/delivery', 'delivery:title'),
    pageVisit('/statistics/fairness', 'statistics:fairness.title'),
    pageVisit('/statistics/reports', 'statistics:reports.title'),
    pageVisit('/scenarios', 'scenarios:title'),
  ];
};

export const listPagesByAccount = async (portal: Portal): Promise<readonly PagesOfAccount[]> => [
  { who: null, stops: openToAll },
  { who: 'proponent', stops: await ofProponent(portal) },
  { who: 'coordinator', stops: await ofCoordinator(portal) },
  { who: 'admin', stops: administration },
];

export const pagesOfOtherAccounts: readonly PagesOfAccount[] = (
  [
    [null, ['/open-schedules/embed']],
    ['coproponent', ['/my-requests', '/request', '/']],
    ['national', ['/my-requests', '/requests', '/vesselPlans', '/vesselPlans/timeline']],
    ['observer', ['/', '/requests', '/vesselPlans', '/ship-schedules']],
    ['admin', ['/vesselPlans', '/rvc/inbox']],
  ] as const
).map(([who, paths]) => ({ who, stops: paths.map((path) => pageVisit(path, null)) }));
