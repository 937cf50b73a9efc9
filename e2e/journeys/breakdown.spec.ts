import type { Browser, Page } from '@playwright/test';
import { readCalendarWith } from '../../server/test/calendar-readers.ts';
import { expect, test } from '../fixtures.ts';
import type { Portal } from '../portal.ts';
import { apiAs, openPageSignedInAs } from '../steps/people.ts';
import { advancePlan } from '../steps/plan.ts';
import { publishVesselPlans, type PublishedVesselPlans } from '../steps/published-ships.ts';
import { schedulerPage } from '../steps/scheduler.ts';
import { storeSignedInSession } from '../steps/session.ts';
import { type Language, translator } from '../words.ts';

const reason = 'Cracked cylinder block.';
const voyages = [
  { title: 'Shortened', start: '06-25', who: 'proponent' },
  { title: 'Moved', start: '07-06', who: 'proponent' },
  { title: 'Applied', start: '07-14', who: 'proponent' },
  { title: 'Refused', start: '07-22', who: 'proponent' },
  { title: 'Offered', start: '08-01', who: 'luc.hebert' },
] as const;
type Title = (typeof voyages)[number]['title'];

const plain = (text = ''): string => text.replaceAll(/[\u00A0\u202F]/g, ' ');

const openPlan = async (page: Page, language: Language, planId: number) => {
  await page.goto(`/vesselPlan/${planId}/scheduler?lang=${language}`);
  const room = schedulerPage(page, language);
  await expect(room.grid).toBeVisible();
  const choose = (title: Title) => room.bar(title).click();
  const press = (key: string) => room.panel.getByRole('button', { name: room.t(key), exact: true }).click();
  const submit = (key: string) => room.dialog.getByRole('button', { name: room.t(key), exact: true }).click();
  return { ...room, choose, press, submit };
};

const amendFromPlan = async (page: Page, planId: number) => {
  const { t, step, dialog, done } = await openPlan(page, 'en', planId);
  await step('reopen').click();
  await dialog.getByLabel(t('scheduler:steps.reason'), { exact: true }).fill(reason);
  await dialog.getByRole('button', { name: t('plans:steps.reopen'), exact: true }).click();
  await expect(done('reopen')).toBeVisible();
};

const applyOneChange = async (page: Page, { first, ships }: PublishedVesselPlans) => {
  const t = translator('en');
  const table = page.getByRole('table', { name: t('outages:options.caption'), exact: true });
  await expect(table.getByText(t('proposals:comparison.running'))).toHaveCount(0, { timeout: 60_000 });
  await expect(table.getByText(t('proposals:comparison.queued'))).toHaveCount(0, { timeout: 60_000 });
  await page.getByRole('button', { name: t('proposals:changes.none') }).click();
  const change = page.getByRole('checkbox', { name: new RegExp(`^\\d+\\. Applied.+${ships[1].name_en}`) });
  await expect(change).not.toBeChecked();
  await change.press('Space');
  await page.getByRole('button', { name: t('proposals:apply_one', { count: 1 }), exact: true }).click();
  await expect(page.getByText(t('proposals:written_one', { count: 1 }))).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Applied' }).first();
  await expect(row).toContainText(`${ships[1].name_en}, ${first}-07-14`);
};

const replanByHand = async (page: Page, { first, plans, ships }: PublishedVesselPlans) => {
  const room = await openPlan(page, 'en', plans[0]);
  const { t, dialog, choose, press, submit } = room;
  await choose('Moved');
  await press('scheduler:place.button_move');
  await dialog.getByLabel(t('plans:fields.start_date.label')).first().fill(`${first}-09-04`);
  await submit('scheduler:place.submit_move');
  await room.saved();
  await choose('Shortened');
  await press('scheduler:edit.button');
  await dialog.getByLabel(t('plans:fields.operational_days.label'), { exact: true }).fill('5');
  await submit('scheduler:edit.submit');
  await room.saved();
  await choose('Refused');
  await press('plans:actions.unschedule');
  await room.saved();
  await press('scheduler:refuse.button');
  await dialog.getByRole('textbox').last().fill('No other ship is free.');
  await submit('applications:actions.reject.confirm');
  await expect(dialog).toBeHidden();
  await choose('Offered');
  await press('scheduler:transfer.button');
  await dialog.getByRole('radio', { name: new RegExp(`^${ships[1].name_en}`) }).press('Space');
  await dialog.getByLabel(t('scheduler:steps.reason'), { exact: true }).fill(reason);
  await submit('scheduler:reassign.offer_submit');
  await expect(dialog).toBeHidden();
};

const requestAmendmentAndReload = async (browser: Browser, portal: Portal, outage: string) => {
  const fr = translator('fr');
  const coordinator = await openPageSignedInAs(browser, portal, 'coordinator', 'fr', outage);
  await coordinator.getByRole('button', { name: fr('outages:amendment.ask') }).focus();
  await coordinator.keyboard.press('Enter');
  const asked = coordinator.getByRole('status').filter({ hasText: reason.slice(0, -1) });
  await expect(asked).toBeFocused();
  await coordinator.reload();
  await expect(asked).toBeVisible();
  await expect(coordinator.getByRole('button', { name: fr('outages:amendment.ask') })).toHaveCount(0);
  await coordinator.close();
};

test('a ship that breaks down after publication is replanned, and published anew with days before and after', async ({
  page,
  browser,
  portal,
  mailServer,
  accessible,
}) => {
  const found = await publishVesselPlans(
    portal,
    ['Aurora', 'Boreas'],
    ['coordinator', 'coordinator.quebec'],
    voyages,
  );
  const { first, year, ships, plans, applications } = found;
  const [t, fr] = [translator('en'), translator('fr')];
  const scientist = await apiAs(portal, 'proponent');
  const { data: feed } = await scientist<{ data: { url: string } }>('POST', '/calendar_feeds', {});
  const calendar = async () => {
    const text = await (await fetch(feed.url)).text();
    return new Map(
      readCalendarWith('ical.js', text).map(({ summary, start, status }) => [
        summary,
        `${start.slice(0, 10)} ${status.toLowerCase()}`,
      ]),
    );
  };
  const of = (title: Title, ship = 0) => `${title} · ${ships[ship]!.name_en}`;
  expect((await calendar()).get(of('Moved'))).toMatch(new RegExp(`${first}-07-0\\d confirmed`));

  let outage = '';
  await test.step('an administrator reports the outage and opens both amendments', async () => {
    const admin = await openPageSignedInAs(
      browser,
      portal,
      'admin',
      'en',
      `/vesselPlans/timeline?fiscalYearId=${year.id}`,
    );
    await amendFromPlan(admin, plans[1]);
    await admin.goto(`/vesselPlans/timeline?fiscalYearId=${year.id}&lang=en`);
    const { dialog } = schedulerPage(admin, 'en');
    await admin
      .getByRole('button', { name: t('outages:report.menu', { vessel: ships[0].name_en }), exact: true })
      .click();
    await admin.getByRole('menuitem', { name: t('outages:report.this') }).click();
    await dialog.getByLabel(t('ui:start'), { exact: true }).fill(`${first}-07-01`);
    await dialog.getByLabel(t('ui:end'), { exact: true }).fill(`${first}-08-11`);
    await dialog.getByLabel(t('outages:report.reason'), { exact: true }).fill(reason);
    await dialog.getByRole('button', { name: t('outages:report.submit') }).click();
    await expect(admin).toHaveURL(/\/outages\/\d+$/);
    await expect(admin.getByText(/block\.\./)).toHaveCount(0);
    outage = new URL(admin.url()).pathname;
    await requestAmendmentAndReload(browser, portal, outage);
    const replanned = admin.waitForResponse(/\/outages\/\d+\/options$/);
    await admin.getByRole('button', { name: t('outages:amendment.submit') }).click();
    await replanned;
    await expect(admin.getByText(t('scheduler:steps.done.reopen')).first()).toBeVisible();
    await applyOneChange(admin, found);
    await accessible(admin);
    await admin.close();
  });

  await test.step('the coordinator replans by hand, and the other one agrees, in French', async () => {
    const coordinator = await openPageSignedInAs(
      browser,
      portal,
      'coordinator',
      'en',
      `/vesselPlan/${plans[0]}/scheduler`,
    );
    await replanByHand(coordinator, found);
    const other = await openPageSignedInAs(browser, portal, 'coordinator.quebec', 'fr', '/rvc/inbox');
    await other.getByRole('button', { name: fr('applications:offers.accept.button') }).click();
    await other
      .getByRole('dialog')
      .getByRole('button', { name: fr('applications:offers.accept.label') })
      .click();
    await expect(other.getByText(fr('applications:offers.accept.done')).first()).toBeVisible();
    await other.goto(`/vesselPlan/${plans[1]}/scheduler?lang=fr`);
    await advancePlan(other, 'fr', 'send_to_national');
    await coordinator.goto(`/vesselPlan/${plans[0]}/scheduler?lang=en`);
    await advancePlan(coordinator, 'en', 'send_to_national');
    await coordinator.close();
    await other.close();
  });

  await test.step('until then the public schedule stays, and marks what is being replanned', async () => {
    await storeSignedInSession(page, portal, 'luc.hebert');
    await page.goto(`/ship-schedules?fiscalYearId=${year.id}&lang=fr`);
    await expect(page.getByText(fr('scheduler:schedules.replanned_count_other', { count: 5 }))).toBeVisible();
    expect((await calendar()).get(of('Moved'))).toMatch(new RegExp(`${first}-07-0\\d tentative`));
    const moved = t('mail:application_rescheduled.subject', { number: applications['Moved']!, what: '' });
    expect(mailServer.mails.filter(({ subject }) => subject?.startsWith(moved))).toEqual([]);
  });

  await test.step('it goes to national and executive review, and becomes final', async () => {
    const national = await openPageSignedInAs(
      browser,
      portal,
      'national',
      'fr',
      `/vesselPlan/${plans[0]}/scheduler`,
    );
    const admin = await openPageSignedInAs(
      browser,
      portal,
      'admin',
      'en',
      `/vesselPlan/${plans[0]}/scheduler`,
    );
    for (const plan of plans) {
      await national.goto(`/vesselPlan/${plan}/scheduler?lang=fr`);
      await advancePlan(national, 'fr', 'send_to_executive');
      await admin.goto(`/vesselPlan/${plan}/scheduler?lang=en`);
      await advancePlan(admin, 'en', 'set_final');
    }
    await admin.goto(`${outage}?lang=en`);
    await expect(admin.getByText(t('outages:options.dealt_with'), { exact: true })).toBeVisible();
    await national.close();
    await admin.close();
  });

  await test.step('each proponent is told once, with days before and after', async () => {
    const subject = (title: Title, language: Language) =>
      translator(language)('mail:application_rescheduled.subject', {
        number: applications[title]!,
        what: '',
      });
    const mailsOf = (title: Title, who: string, language: Language) =>
      mailServer.mails.filter(
        (mail) =>
          mail.recipients.includes(`${who}@shiptime.example`) &&
          plain(mail.subject).startsWith(plain(subject(title, language))),
      );
    for (const title of ['Moved', 'Shortened', 'Applied'] as const)
      await expect.poll(() => mailsOf(title, 'proponent', 'en').length).toBe(1);
    await expect.poll(() => mailsOf('Offered', 'luc.hebert', 'fr').length).toBe(1);
    const [moved] = mailsOf('Moved', 'proponent', 'en');
    expect(plain(moved!.text)).toMatch(
      /sails 4 September 12:00[^]+The previous schedule said:[^]+sails 6 July 12:00/,
    );
    const [offered] = mailsOf('Offered', 'luc.hebert', 'fr');
    expect(plain(offered!.text)).toMatch(
      /NGCC Boreas[^]+appareille le 1er août à 12 h[^]+L’horaire précédent indiquait[^]+NGCC Aurora/,
    );
    const cancelled = t('mail:application_cancel.subject', { number: applications['Refused']! });
    const refusal = mailServer.mails.filter((mail) => mail.subject?.startsWith(cancelled));
    expect(refusal.map(({ recipients }) => recipients.join())).toEqual(['proponent@shiptime.example']);
    expect(plain(refusal[0]!.text)).toMatch(/You sail on CCGS Aurora[^]+No other ship is free/);
  });

  await test.step('calendars and the schedule have the new days, and nothing is marked any more', async () => {
    const now = await calendar();
    expect(now.get(of('Moved'))).toBe(`${first}-09-04 confirmed`);
    expect(now.get(of('Applied', 1))).toBe(`${first}-07-14 confirmed`);
    expect(now.get(of('Refused')) ?? 'gone').toMatch(/(cancelled|gone)$/);
    await page.goto(`/ship-schedules?fiscalYearId=${year.id}&lang=fr`);
    await expect(page.getByRole('gridcell', { name: `Moved. du ${first}-09-04` })).toBeVisible();
    await expect(page.getByText(/replanification/)).toHaveCount(0);
    await accessible();
  });
});
