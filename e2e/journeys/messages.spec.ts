import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { apiAs } from '../steps/people.ts';
import { accountButton, storeSignedInSession } from '../steps/session.ts';
import { createSharedDraft, sharedFormOn } from '../steps/shared-draft.ts';
import { type Translator, translator } from '../words.ts';

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const problem = (t: Translator, task: string, cause: string): string =>
  t('problems:with_cause', {
    sentence: t(`problems:tasks.${task}`),
    cause: lower(t(`problems:causes.${cause}`)),
  });

const answer = async (page: Page, method: string, path: RegExp, status: number): Promise<void> => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(path, (route) =>
    route.request().method() === method
      ? route.fulfill({ status, json: { message: 'Server Error' } })
      : route.fallback(),
  );
};

const language = 'en';

test('what fails is said in its own sentence, with its cause, and nobody leaves unasked, in English', async ({
  page,
  portal,
  accessible,
}) => {
  const t = translator(language);
  const draft = await createSharedDraft(portal, 'Messages');
  await storeSignedInSession(page, portal, 'proponent');
  await page.goto(`/request/${draft.id}?section=project_description&lang=${language}`);
  const form = sharedFormOn(page, language);
  const failed = page.locator('[data-status="failed"]');
  const question = page.getByRole('alertdialog');
  const button = (name: string) => question.getByRole('button', { name: t(name), exact: true });
  const saveNow = page.getByRole('button', { name: t('application_form:save.now') });
  const patched = new RegExp(`/api/ship_time_requests/${draft.id}(\\?|$)`);

  await test.step('saving: 500, 429 and no network are told apart, and tried again', async () => {
    await answer(page, 'PATCH', patched, 500);
    await form.writeOn('executive_summary', 'Along the line.');
    await expect(failed).toContainText(problem(t, 'save_form', 'server_error'));
    await expect(failed).toContainText(t('application_form:save.retried'));
    await answer(page, 'PATCH', patched, 429);
    await saveNow.click();
    await expect(failed).toContainText(problem(t, 'save_form', 'too_many'));
    await page.unrouteAll();
    await page.route(patched, (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
    );
    await saveNow.click();
    await expect(failed).toContainText(problem(t, 'save_form', 'network'));
  });

  await test.step('a link, the way out and a reload ask first', async () => {
    await answer(page, 'PATCH', patched, 500);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('app:footer.privacy') })
      .click();
    await expect(question).toContainText(problem(t, 'save_form', 'server_error'));
    await expect(question).toContainText(t('application_form:leave.kept'));
    await accessible();
    await button('app:leave.save').click();
    await expect(question.getByRole('alert')).toContainText(t('app:leave.not_saved'));
    await button('app:leave.stay').click();
    await expect(page).toHaveURL(new RegExp(`/request/${draft.id}`));

    await accountButton(page).click();
    await page.getByRole('menuitem', { name: t('app:user_menu.sign_out') }).click();
    await expect(question).toContainText(t('application_form:leave.kept'));
    await button('app:leave.stay').click();

    const asked = page.waitForEvent('dialog');
    void page.reload().catch(() => undefined);
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
  });

  await test.step('left all the same: the text is back, and saved, afterwards', async () => {
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('app:footer.privacy') })
      .click();
    await button('app:leave.without_saving').click();
    await expect(page).toHaveURL(/\/legal\/privacy-policy$/);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(`/request/${draft.id}?section=project_description`);
    await expect(form.answer('executive_summary')).toHaveValue('Along the line.');
    await form.isSaved();
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('app:footer.privacy') })
      .click();
    await expect(page).toHaveURL(/\/legal\/privacy-policy$/);
  });

  await test.step('saving what is gone or no longer one’s own says so, and is not tried again', async () => {
    await page.goto(`/request/${draft.id}?section=project_description`);
    await answer(page, 'PATCH', patched, 404);
    await form.writeOn('executive_summary', ' More.');
    await expect(failed).toContainText(problem(t, 'save_form', 'application_not_found'));
    await expect(failed).toContainText(t('application_form:save.kept'));
    await answer(page, 'PATCH', patched, 403);
    await page.goto(`/request/${draft.id}?section=project_description`);
    await form.writeOn('executive_summary', ' Again.');
    await expect(failed).toContainText(problem(t, 'save_form', 'forbidden'));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await test.step('creating, the profile, opening an application', async () => {
    await answer(page, 'POST', /\/api\/ship_time_requests(\?|$)/, 500);
    await page.goto('/request');
    await page.getByRole('button', { name: t('application_form:new.create') }).click();
    await expect(
      page.getByText(t('problems:on_server_error.create_application'), { exact: true }),
    ).toBeVisible();
    await answer(page, 'GET', /\/api\/ship_time_requests\/\d+(\?|$)/, 500);
    await page.goto(`/request/${draft.id}`);
    await expect(page.getByText(problem(t, 'load_application', 'server_error'))).toBeVisible();
    await answer(page, 'GET', /\/api\/ship_time_requests\/\d+(\?|$)/, 404);
    await page.goto(`/request/${draft.id}`);
    await expect(page.getByText(t('problems:causes.application_not_found'))).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await test.step('the scheduler', async () => {
    const coordinator = await apiAs(portal, 'coordinator');
    const { data } = await coordinator<{ data: { id: number; review_level: string }[] }>(
      'GET',
      '/vessel_plans',
    );
    const plan = data.find(({ review_level }) => review_level === 'regional')!;
    await storeSignedInSession(page, portal, 'coordinator');
    await answer(page, 'GET', /\/api\/vessel_plans\/\d+(\?|$)/, 500);
    await page.goto(`/vesselPlan/${plan.id}/scheduler`);
    await expect(page.getByText(t('problems:tasks.load_scheduler'))).toBeVisible();
    await expect(page.getByText('Server Error')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
