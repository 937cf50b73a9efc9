import { expect, test } from '../fixtures.ts';
import { fillInApplication, type ApplicationContent } from '../steps/apply.ts';
import { expectCalendarInMailbox } from '../steps/mailbox.ts';
import { apiAs, openPageSignedInAs, signIn } from '../steps/people.ts';
import {
  acceptFromInbox,
  findFreeDay,
  moveDeadline,
  openPlan,
  fetchOpenYear,
  placeMission,
  rejectOtherApplications,
  advancePlan,
  windowsStartingOn,
} from '../steps/plan.ts';
import { translator } from '../words.ts';

const asked: Omit<ApplicationContent, 'windows'> = {
  title: 'Qui vit sur le banc de Sainte-Anne',
  vessel: 'NGCC John Cabot',
  agency: 'Pêches et Océans Canada',
  type: 'Surveillance et évaluation',
  theme: 'Évaluation des populations et des écosystèmes',
  hours: '24 heures par jour',
  port: 'Halifax',
  area: 'Détroit de Cabot',
  days: '12,5',
};

const language = 'fr';

test('the whole path, in French', async ({ page, portal, browser, accessible }) => {
  const t = translator(language);
  const admin = await apiAs(portal, 'admin');
  const year = await fetchOpenYear(admin);
  const start = await findFreeDay(admin, year, asked.vessel);
  const wish = { ...asked, windows: windowsStartingOn(start) };

  await test.step('a proponent applies', async () => {
    await signIn(page, 'proponent', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('application_form:mine.title'));
    await page
      .getByRole('link', { name: t('application_form:mine.new') })
      .first()
      .click();
    await page.getByLabel(t('applications:fields.project_title.label')).fill(wish.title);
    await page.getByRole('button', { name: t('application_form:new.create') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wish.title);
    await accessible();
    await fillInApplication(page, language, wish);
  });

  await test.step('reads it all and submits', async () => {
    await page.getByRole('button', { name: t('application_form:submit.submit') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('application_form:submit.submit') })
      .click();
    await expect(page.getByText(t('applications:statuses.submitted')).first()).toBeVisible();
    await accessible();
  });

  const application = Number(/\/request\/(\d+)/.exec(page.url())?.[1]);
  await test.step('the receipt of the submission is genuine', async () => {
    const receipt = page.getByRole('link', { name: /^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/ });
    const answer = await page.goto((await receipt.getAttribute('href'))!);
    expect(answer?.status()).toBe(200);
    await expect(page.getByText(t('support:receipt.intact'))).toBeVisible();
    await accessible();
    await page.goBack();
  });

  const coordinator = await openPageSignedInAs(browser, portal, 'coordinator', language, '/rvc/inbox');
  await test.step('the coordinator finds it in the inbox and accepts it after the deadline', async () => {
    await expect(coordinator.getByRole('table').getByRole('link', { name: wish.title })).toBeVisible();
    await moveDeadline(admin, year, new Date(Date.now() - 60_000).toISOString());
    await rejectOtherApplications(admin, year, wish.vessel, wish.title);
    await coordinator.reload();
    await acceptFromInbox(coordinator, language, wish.title);
  });

  await test.step('places the mission on the vessel and sends the plan to national review', async () => {
    await openPlan(coordinator, language, year, wish.vessel);
    await placeMission(coordinator, language, wish.title, start);
    await accessible(coordinator);
    await advancePlan(coordinator, language, 'send_to_national');
  });

  const plan = new URL(coordinator.url()).pathname;
  await test.step('the national representative sends it to executive review', async () => {
    const national = await openPageSignedInAs(browser, portal, 'national', language, plan);
    await advancePlan(national, language, 'send_to_executive');
  });

  await test.step('the administrator sets it final', async () => {
    const administrator = await openPageSignedInAs(browser, portal, 'admin', language, plan);
    await advancePlan(administrator, language, 'set_final');
  });

  await test.step('the schedule shows the mission, and the application is accepted', async () => {
    await page.goto(`/ship-schedules?fiscalYearId=${year.id}&lang=${language}`);
    await expect(page.getByText(wish.title).first()).toBeVisible();
    await accessible();
    await page.goto(`/my-requests?tab=archive&lang=${language}`);
    const row = page.getByRole('row').filter({ hasText: wish.title });
    await expect(row).toContainText(t('applications:statuses.accepted'));
  });

  await test.step('the mail of acceptance is in the mailbox, with the days at sea as a calendar file', async () => {
    for (const reader of ['en', 'fr'] as const)
      await expectCalendarInMailbox(page, reader, application, start);
    await accessible();
  });

  await moveDeadline(admin, year, year.deadline_at);
});
