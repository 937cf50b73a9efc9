import { expect, test } from '../fixtures.ts';
import { apiAs, openPageSignedInAs, signIn } from '../steps/people.ts';
import { createCompleteDraft, moveDeadline, fetchOpenYear } from '../steps/plan.ts';
import { createSharedDraft, sharedFormOn } from '../steps/shared-draft.ts';
import { translator } from '../words.ts';

test('two tabs submit once, and the other one is told', async ({ page, portal, mailServer, context }) => {
  const t = translator('en');
  const proponent = await apiAs(portal, 'proponent');
  const { id: user } = await proponent<{ id: number }>('GET', '/auth/user');
  await proponent('PATCH', `/users/${user}`, { language: 'en' });
  const id = await createCompleteDraft(proponent, await fetchOpenYear(proponent));
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
  await expect
    .poll(() => mailServer.mails.filter((mail) => mail.subject?.startsWith(subject)).length)
    .toBe(1);
});

test('a deadline that passes while the question of submission is open closes the form', async ({
  page,
  portal,
}) => {
  const t = translator('en');
  const [admin, proponent] = [await apiAs(portal, 'admin'), await apiAs(portal, 'proponent')];
  const year = await fetchOpenYear(proponent);
  const id = await createCompleteDraft(proponent, year);
  await signIn(page, 'proponent', 'en', `/request/${id}?section=submit`);
  await page.getByRole('button', { name: t('application_form:submit.submit'), exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  try {
    await moveDeadline(admin, year, new Date(Date.now() - 1000).toISOString());
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(page.getByText(t('application_form:closed.title', { year: year.name }))).toBeVisible();
    const { data } = await proponent<{ data: { status_id: number } }>('GET', `/ship_time_requests/${id}`);
    expect(data.status_id).toBe(1);
  } finally {
    await moveDeadline(admin, year, year.deadline_at);
  }
});

const language = 'en';

test('the deadline passes while two people write: what was saved is there, what came too late is said, kept and copied, in English', async ({
  page,
  portal,
  browser,
  accessible,
}) => {
  const t = translator(language);
  const [admin, proponent] = [await apiAs(portal, 'admin'), await apiAs(portal, 'proponent')];
  const year = await fetchOpenYear(proponent);
  const draft = await createSharedDraft(portal, 'Edge', 'coproponent');
  const address = `/request/${draft.id}?section=project_description`;
  const banner = t('application_form:closed.title', { year: year.name });
  const too_late = t('application_form:too_late.title');
  await signIn(page, 'proponent', language, address);
  const friend = await openPageSignedInAs(browser, portal, 'coproponent', language, address);
  const [mine, theirs] = [sharedFormOn(page, language), sharedFormOn(friend, language)];

  await test.step('before the deadline both are saved', async () => {
    await mine.writeOn('executive_summary', 'In time.');
    await mine.isSaved();
    await theirs.writeOn('impact_statement', 'In time too.');
    await theirs.isSaved();
    await expect(mine.answer('impact_statement')).toHaveValue('In time too.');
  });

  try {
    await test.step('the deadline passes; one has not saved, the other’s save is on its way', async () => {
      await page.getByLabel(t('application_form:save.automatic')).uncheck();
      await mine.writeOn('executive_summary', ' Too late.');
      let arrive = () => {};
      const moved = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await friend.route(`**/api/ship_time_requests/${draft.id}`, async (route) => {
        if (route.request().method() === 'PATCH') await moved;
        await route.continue();
      });
      const sent = friend.waitForRequest((request) => request.method() === 'PATCH');
      await theirs.writeOn('impact_statement', ' Late as well.');
      await sent;
      await moveDeadline(admin, year, new Date(Date.now() - 1000).toISOString());
      arrive();
    });

    await test.step('both pages close by themselves, and say what came too late', async () => {
      for (const [tab, text] of [
        [page, 'In time. Too late.'],
        [friend, 'In time too. Late as well.'],
      ] as const) {
        await expect(tab.getByText(banner)).toBeVisible();
        await expect(tab.getByRole('main').getByRole('textbox')).toHaveCount(0);
        await expect(tab.getByRole('status').filter({ hasText: too_late })).toContainText(text);
        await expect(tab.getByText(t('application_form:missing.none'))).toHaveCount(0);
        await accessible(tab);
      }
      expect(await draft.saved('executive_summary')).toBe('In time.');
      expect(await draft.saved('impact_statement')).toBe('In time too.');
    });

    await test.step('it is there after a reload, and goes along into the copy', async () => {
      await page.reload();
      const notice = page.getByRole('status').filter({ hasText: too_late });
      await expect(notice).toContainText('In time. Too late.');
      const copy = page.getByRole('button', {
        name: t('application_form:closed.copy', { year: '' }).trim(),
      });
      await copy.first().click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(t('application_form:too_late.goes_along'));
      await expect(dialog).toContainText(t('applications:copy.not_copied.co_proponents'));
      await accessible();
      await dialog.getByRole('button', { name: t('applications:actions.copy.confirm'), exact: true }).click();
      await expect(dialog).toContainText(t('application_form:too_late.taken'));
      await dialog.getByRole('button', { name: t('application_form:copy.open'), exact: true }).click();
      await expect(page).not.toHaveURL(new RegExp(`/request/${draft.id}\\b`));
      await page
        .getByRole('navigation', { name: t('application_form:sections') })
        .getByRole('link', { name: t('applications:sections.project_description') })
        .click();
      await expect(mine.answer('executive_summary')).toHaveValue('In time. Too late.');
      await expect(mine.answer('impact_statement')).toHaveValue('In time too.');
    });

    await test.step('My applications offers the copy beside the deadline', async () => {
      await page.goto('/my-requests?tab=archive');
      const row = page.getByRole('row').filter({ hasText: String(draft.id) });
      await expect(row).toContainText(t('application_form:deadline.closed'));
      await expect(
        row.getByRole('button', { name: t('application_form:closed.copy', { year: '' }).trim() }),
      ).toBeVisible();
      await accessible();
    });
  } finally {
    await moveDeadline(admin, year, year.deadline_at);
  }

  await test.step('a deadline that is moved on opens the form again, with what was written', async () => {
    await expect(theirs.answer('impact_statement')).toHaveValue('In time too. Late as well.');
    await expect.poll(() => draft.saved('impact_statement')).toBe('In time too. Late as well.');
    await friend.context().close();
  });
});
