import { sectionNames } from '@shiptime/domain/applications/sections/sections';
import { ShiptimeClient } from '../../client/src/client.ts';
import type { MailCatcher } from '../../server/test/mail-catcher.ts';
import { expect, test } from '../fixtures.ts';
import type { Portal } from '../portal.ts';
import { mailTo, pathIn, register } from '../steps/mail.ts';
import { listenForErrors, stop, type Stop, visit } from '../steps/pages.ts';
import { apiAs } from '../steps/people.ts';
import { openYear } from '../steps/plan.ts';
import { holdSession } from '../steps/session.ts';
import { type Language, words } from '../words.ts';

test.describe.configure({ mode: 'parallel' });

type Row = { id: number };
type Page<T = Row> = { data: T[] };

const openPages = [
  stop('/', 'support:home.title'),
  stop('/ship-time-request', 'support:apply.title'),
  stop('/ship-information', 'vessels:title'),
  stop('/open-schedules', 'scheduler:open.title'),
  stop('/docs', 'documentation:chapters.start.title'),
  stop('/docs/errors', 'documentation:chapters.errors.title'),
  stop('/docs/webhooks', 'documentation:chapters.webhooks.title'),
  stop('/docs/resources', 'documentation:resources.title'),
  stop('/docs/resources/stations', 'openapi:titles.Station'),
  stop('/support', 'support:questions.title'),
  stop('/legal/privacy-policy', 'support:privacy.title'),
  stop('/legal/accessibility', 'support:accessibility.title'),
  stop('/login?redirect=/my-requests', 'accounts:sign_in.title'),
  stop('/register', 'accounts:register.title'),
  stop('/account/password/create', 'accounts:forgotten.title'),
  stop('/mailbox', 'accounts:mailbox.title'),
  stop('/404', 'app:not_found.title'),
  stop('/account/verify/used', 'accounts:verify.title'),
  stop('/account/email/used', 'accounts:email_change.title'),
  stop('/account/password/reset/used', 'accounts:reset.title'),
  stop('/invitation/used', 'accounts:invitation.title'),
];

/** A link that a mail has brought: the same page as above, when it still works. */
const mailedPages = async (mailServer: MailCatcher, portal: Portal, language: Language): Promise<Stop[]> => {
  const email = `page.turner.${language}@example.com`;
  const proponent = await apiAs(portal, 'proponent');
  const year = await openYear(proponent);
  const { data } = await proponent<{ data: Row }>('POST', '/ship_time_requests', {
    fiscal_year_id: year.id,
    project_title: 'Every page, looked at',
  });
  const invited = `guest.${language}@example.com`;
  await proponent('POST', `/ship_time_requests/${data.id}/invitations`, { email: invited });
  await register(portal, {
    first_name: 'Paige',
    last_name: 'Turner',
    email,
    password: 'Every-Page-1',
    locale: language,
  });
  const find = async (to: string, kind: string, params = {}) =>
    pathIn(await mailTo(mailServer, to, words(language, `mail:${kind}.subject`, params)), portal.url);
  const activation = await find(email, 'activation');
  await new ShiptimeClient({ address: portal.url }).post('/api/auth/password/create', { body: { email } });
  const { first_name, last_name } = await proponent<{ first_name: string; last_name: string }>(
    'GET',
    '/auth/user',
  );
  const invitation = mailServer.mails.findLast((mail) => mail.recipients.includes(invited));
  expect(invitation?.text).toContain(`${first_name} ${last_name}`);
  return [
    stop(activation, 'accounts:verify.title'),
    stop(await find(email, 'password_reset'), 'accounts:reset.title'),
    stop(pathIn(invitation!, portal.url), 'accounts:invitation.title'),
  ];
};

const ofProponent = async (portal: Portal): Promise<Stop[]> => {
  const api = await apiAs(portal, 'proponent');
  const { id } = await api<Row>('GET', '/auth/user');
  const own = await api<Page>('GET', `/ship_time_requests?filter[proponent_id]=${id}&filter[status_id]=1`);
  return [
    stop('/my-requests', 'application_form:mine.title'),
    stop('/request', 'application_form:new.title'),
    stop('/voyages-to-join', 'guests:title'),
    stop('/letters-of-intent', 'letters:title'),
    ...sectionNames.map((section) => stop(`/request/${own.data[0]!.id}?section=${section}`, null)),
    ...['', '?view=table', '?view=calendar', '?view=map'].map((view) =>
      stop(`/ship-schedules${view}`, 'scheduler:schedules.title'),
    ),
    stop(`/ship-schedules?fiscalYearId=${(await openYear(api)).id}`, 'scheduler:schedules.title'),
    stop(`/user/${id}/profile`, 'accounts:profile.title'),
  ];
};

const ofCoordinator = async (portal: Portal): Promise<Stop[]> => {
  const api = await apiAs(portal, 'coordinator');
  const plans = await api<Page<Row & { vessel_id: number; fiscal_year_id: number }>>('GET', '/vessel_plans');
  const { vessels } = await api<{ vessels: number[] }>('GET', '/auth/user');
  const plan = plans.data.find(({ vessel_id }) => vessels.includes(vessel_id))!;
  const versions = await api<Page<{ number: number }>>('GET', `/vessel_plans/${plan.id}/versions`);
  const scheduler = `/vesselPlan/${plan.id}/scheduler`;
  const submitted = await api<Page>('GET', '/ship_time_requests?page=1&limit=1');
  const published = await api<Page<{ fiscal_year_id: number }>>('GET', '/fleet_plans');
  return [
    stop('/rvc/inbox', 'review:inbox.title'),
    stop('/rvc/inbox?view=table&show=in_review', 'review:inbox.title'),
    stop('/requests', 'application_list:title'),
    stop('/vesselPlans', 'scheduler:list.title'),
    stop(scheduler, null),
    ...versions.data.slice(0, 1).map(({ number }) => stop(`${scheduler}?version=${number}`, null)),
    stop(`/vessels/${plan.vessel_id}/constraints?fiscalYearId=${plan.fiscal_year_id}`, null),
    stop(`/request/${submitted.data[0]!.id}`, null),
    stop(`/ship-schedules?fiscalYearId=${published.data[0]!.fiscal_year_id}`, 'scheduler:schedules.title'),
    stop('/statistics', 'statistics:title'),
    stop('/statistics/fairness', 'statistics:fairness.title'),
    stop('/statistics/reports', 'statistics:reports.title'),
    stop('/scenarios', 'scenarios:title'),
  ];
};

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

for (const language of ['en', 'fr'] as const) {
  test(`every page that is open to everyone, ${language}`, async ({ page, portal, mailServer }) => {
    const heard = listenForErrors(page, /\/used$/);
    const stops = [...openPages, ...(await mailedPages(mailServer, portal, language))];
    await page.goto(`/account/password/create?lang=${language}`);
    await expect(page.locator('main h1')).toBeVisible();
    for (const each of stops) await test.step(each.path, () => visit(page, language, each));
    expect(heard).toEqual([]);
  });

  for (const [who, find] of [
    ['proponent', ofProponent],
    ['coordinator', ofCoordinator],
    ['admin', async () => administration],
  ] as const) {
    test(`every page of the ${who}, ${language}`, async ({ page, portal }) => {
      const heard = listenForErrors(page);
      const stops = await find(portal);
      await page.goto(`/legal/privacy-policy?lang=${language}`);
      await holdSession(page, portal, who);
      for (const each of stops) await test.step(each.path, () => visit(page, language, each));
      expect(heard).toEqual([]);
    });
  }
}
