import { sectionNames } from '@shiptime/domain/applications/sections/sections';
import type { Portal } from '../portal.ts';
import { stop, type Stop } from './pages.ts';
import { apiAs } from './people.ts';
import { openYear } from './plan.ts';

type Row = { readonly id: number };
type Page<T = Row> = { readonly data: readonly T[] };

export type Room = { readonly who: string | null; readonly stops: readonly Stop[] };

export const refusedByDesign = /\/used$|AAAA-AAAA-AAAA$/;

const openToAll = [
  stop('/', 'support:home.title'),
  stop('/ship-time-request', 'support:apply.title'),
  stop('/ship-time-request/form', 'support:blank_form.title'),
  stop('/ship-information', 'vessels:title'),
  stop('/open-schedules', 'scheduler:open.title'),
  stop('/support', 'support:questions.title'),
  stop('/legal/privacy-policy', 'support:privacy.title'),
  stop('/legal/accessibility', 'support:accessibility.title'),
  stop('/login?redirect=/my-requests', 'accounts:sign_in.title'),
  stop('/login/return', 'accounts:sign_in.title'),
  stop('/register', 'accounts:register.title'),
  stop('/account/password/create', 'accounts:forgotten.title'),
  stop('/account/verify/used', 'accounts:verify.title'),
  stop('/account/email/used', 'accounts:email_change.title'),
  stop('/account/password/reset/used', 'accounts:reset.title'),
  stop('/invitation/used', 'accounts:invitation.title'),
  stop('/receipt/AAAA-AAAA-AAAA', 'support:receipt.title'),
  stop('/availability/stop/used', 'availability:stop.title'),
  stop('/mailbox', 'accounts:mailbox.title'),
  stop('/404', 'app:not_found.title'),
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
].map((section) => stop(`/administration/${section}`, `accounts:administration.sections.${section}`));

const ofProponent = async (portal: Portal): Promise<Stop[]> => {
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
    stop('/my-requests', 'application_form:mine.title'),
    stop('/my-requests?tab=archive', 'application_form:mine.title'),
    stop('/request', 'application_form:new.title'),
    stop('/ask-to-apply', 'accounts:proponents.title'),
    stop('/voyages-to-join', 'guests:title'),
    stop('/letters-of-intent', 'letters:title'),
    ...[...sectionNames, 'submit'].map((section) => stop(`/request/${draft}?section=${section}`, null)),
    stop(`/request/${submitted}`, null),
    stop(`/request/${accepted}`, null),
    stop(`/request/${accepted}/report`, null),
    ...['', '?view=table', '?view=calendar', '?view=map'].map((view) =>
      stop(`/ship-schedules${view}`, 'scheduler:schedules.title'),
    ),
    stop(`/ship-schedules?fiscalYearId=${(await openYear(api)).id}`, 'scheduler:schedules.title'),
    stop(`/user/${id}/profile`, 'accounts:profile.title'),
  ];
};

const ofCoordinator = async (portal: Portal): Promise<Stop[]> => {
  const api = await apiAs(portal, 'coordinator');
  const { vessels } = await api<{ vessels: number[] }>('GET', '/auth/user');
  const plans = await api<Page<Row & { vessel_id: number; fiscal_year_id: number }>>('GET', '/vessel_plans');
  const plan = plans.data.find(({ vessel_id }) => vessels.includes(vessel_id))!;
  const versions = await api<Page<{ number: number }>>('GET', `/vessel_plans/${plan.id}/versions`);
  const submitted = await api<Page>('GET', '/ship_time_requests?filter[status_id]=2&page=1&limit=1');
  const published = await api<Page<{ fiscal_year_id: number }>>('GET', '/fleet_plans');
  const scheduler = `/vesselPlan/${plan.id}/scheduler`;
  return [
    stop('/rvc/inbox', 'review:inbox.title'),
    stop('/rvc/inbox?show=in_review', 'review:inbox.title'),
    stop('/requests', 'application_list:title'),
    stop('/vesselPlans', 'scheduler:list.title'),
    stop('/vesselPlans/timeline', null),
    stop(scheduler, null),
    ...versions.data.slice(0, 1).map(({ number }) => stop(`${scheduler}?version=${number}`, null)),
    stop(`/vessels/${plan.vessel_id}/constraints?fiscalYearId=${plan.fiscal_year_id}`, null),
    stop(`/request/${submitted.data[0]!.id}`, null),
    stop(`/ship-schedules?fiscalYearId=${published.data[0]!.fiscal_year_id}`, 'scheduler:schedules.title'),
    stop('/statistics', 'statistics:title'),
    stop('/statistics/delivery', 'delivery:title'),
    stop('/statistics/fairness', 'statistics:fairness.title'),
    stop('/statistics/reports', 'statistics:reports.title'),
    stop('/scenarios', 'scenarios:title'),
  ];
};

export const roomsOf = async (portal: Portal): Promise<readonly Room[]> => [
  { who: null, stops: openToAll },
  { who: 'proponent', stops: await ofProponent(portal) },
  { who: 'coordinator', stops: await ofCoordinator(portal) },
  { who: 'admin', stops: administration },
];

export const othersRooms: readonly Room[] = (
  [
    [null, ['/open-schedules/embed']],
    ['coproponent', ['/my-requests', '/request', '/']],
    ['national', ['/my-requests', '/requests', '/vesselPlans', '/vesselPlans/timeline']],
    ['observer', ['/', '/requests', '/vesselPlans', '/ship-schedules']],
    ['admin', ['/vesselPlans', '/rvc/inbox']],
  ] as const
).map(([who, paths]) => ({ who, stops: paths.map((path) => stop(path, null)) }));
