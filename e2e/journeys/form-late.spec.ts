import { expect, test } from '../fixtures.ts';
import { apiAs, signIn } from '../steps/people.ts';
import { completeDraft, moveDeadline, openYear } from '../steps/plan.ts';
import { speak } from '../words.ts';

test('two tabs submit once, and the other one is told', async ({ page, portal, mailServer, context }) => {
  const t = speak('en');
  const proponent = await apiAs(portal, 'proponent');
  const { id: user } = await proponent<{ id: number }>('GET', '/auth/user');
  await proponent('PATCH', `/users/${user}`, { language: 'en' });
  const id = await completeDraft(proponent, await openYear(proponent));
  await signIn(page, 'proponent', 'en', `/request/${id}?section=submit`);
  const other = await context.newPage();
  await other.goto(page.url());
  const ask = async (tab: typeof page) => {
    await tab.getByRole('button', { name: t('application_form:submit.submit'), exact: true }).click();
    return tab.getByRole('alertdialog').getByRole('button', { name: t('application_form:submit.submit') });
  };
  const [first, second] = [await ask(page), await ask(other)];
  const click = (button: HTMLElement, times: number) => {
    for (let count = 0; count < times; count += 1) button.click();
  };
  await Promise.all([first.evaluate(click, 2), second.evaluate(click, 1)]);
  for (const tab of [page, other]) {
    await expect(
      tab.getByRole('status').filter({ hasText: t('application_form:submit.done', { id }) }),
    ).toBeVisible();
  }
  const { data } = await proponent<{ data: unknown[] }>('GET', `/ship_time_requests/${id}/history`);
  expect(data.filter((step) => (step as { action: string }).action === 'submit')).toHaveLength(1);
  const subject = t('mail:application_submit.subject', { number: id });
  await expect.poll(() => mailServer.mails.filter((mail) => mail.subject === subject).length).toBe(1);
});

for (const language of ['en', 'fr'] as const) {
  test(`who is late is told so, and offered a copy, ${language}`, async ({ page, portal, accessible }) => {
    const t = speak(language);
    const [admin, proponent] = [await apiAs(portal, 'admin'), await apiAs(portal, 'proponent')];
    const year = await openYear(proponent);
    const id = await completeDraft(proponent, year);
    await signIn(page, 'proponent', language, `/request/${id}?section=submit`);
    await page.getByRole('button', { name: t('application_form:submit.submit'), exact: true }).click();
    const question = page.getByRole('alertdialog');
    await accessible();

    await test.step('the deadline passes while the question is open', async () => {
      await moveDeadline(admin, year, new Date(Date.now() - 60_000).toISOString());
      await question.getByRole('button', { name: t('application_form:submit.submit') }).click();
      await expect(question).toContainText(t('errors:refusals.deadline_passed'));
      await question.getByRole('button', { name: t('ui:cancel'), exact: true }).click();
    });

    await test.step('afterwards the page says so itself, and the answers can still be read and copied', async () => {
      await page.reload();
      await expect(page.getByText(t('application_form:submit.late'), { exact: true }).first()).toBeVisible();
      await expect(
        page.getByRole('button', { name: t('application_form:submit.submit'), exact: true }),
      ).toBeDisabled();
      await accessible();
    });

    await test.step('a copy for a year that is open says what it leaves behind', async () => {
      await moveDeadline(admin, year, year.deadline_at);
      await page
        .getByRole('button', { name: t('application_form:submit.copy'), exact: true })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(t('applications:copy.not_copied.co_proponents'));
      await accessible();
      await dialog.getByRole('button', { name: t('applications:actions.copy.confirm'), exact: true }).click();
      await expect(dialog).toContainText(t('applications:actions.copy.done'));
      await dialog.getByRole('button', { name: t('application_form:copy.open'), exact: true }).click();
      await expect(page).not.toHaveURL(new RegExp(`/request/${id}`));
      await expect(page).toHaveURL(/\/request\/\d+/);
    });
  });
}
