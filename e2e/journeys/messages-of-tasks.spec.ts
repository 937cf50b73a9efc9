import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { apiAs, password } from '../steps/people.ts';
import { storeSignedInSession } from '../steps/session.ts';
import { createSharedDraft } from '../steps/shared-draft.ts';
import { translator } from '../words.ts';

type Plan = { id: number; can: Record<string, boolean> };
type Draft = { id: number; can: Record<string, boolean> };

const failAt = async (page: Page, method: string, path: RegExp): Promise<void> => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(path, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 500, json: { message: 'Server Error' } })
      : route.fallback(),
  );
};

const language = 'fr';

test('each task that fails has its specified sentence, in French', async ({ page, portal }) => {
  const t = translator(language);
  const main = page.getByRole('main');
  const says = async (task: string) => {
    const sentence = t(`problems:tasks.${task}`);
    const cause = t('problems:causes.server_error').slice(1);
    const said = page.getByText(sentence).filter({ hasText: cause }).filter({ visible: true }).first();
    await expect(said).toBeVisible();
    await expect(page.getByText('Server Error')).toHaveCount(0);
  };

  const proponent = await apiAs(portal, 'proponent');
  const draft = await createSharedDraft(portal, 'Sentences');
  await storeSignedInSession(page, portal, 'proponent');

  await test.step('the profile, and the current password', async () => {
    const { id } = await proponent<{ id: number }>('GET', '/auth/user');
    await failAt(page, 'PATCH', /\/api\/users\/\d+(\?|$)/);
    await page.goto(`/user/${id}/profile?lang=${language}`);
    await page.getByLabel(t('accounts:profile.affiliation')).fill('Elsewhere');
    await page.keyboard.press('Enter');
    await says('update_profile');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await main.getByLabel(t('accounts:current_password'), { exact: true }).last().fill('Not-mine-2028!');
    await main.getByLabel(t('accounts:new_password'), { exact: true }).fill('Not-mine-2028!');
    await main.getByLabel(t('accounts:password_confirmation'), { exact: true }).fill('Another-2028!');
    await page.keyboard.press('Enter');
    await expect(main.getByText(t('errors:fields.confirmation_mismatch'))).toBeVisible();
    await expect(main.getByText(t('errors:fields.password_same_as_old'))).toBeVisible();
    await main.getByLabel(t('accounts:new_password'), { exact: true }).fill('Austral-Swell-17');
    await main.getByLabel(t('accounts:password_confirmation'), { exact: true }).fill('Austral-Swell-17');
    await page.keyboard.press('Enter');
    await expect(main.getByText(t('errors:fields.password_mismatch'))).toBeVisible();
    expect(password).not.toBe('Not-mine-2028!');
  });

  await test.step('submitting', async () => {
    const { data } = await proponent<{ data: Draft[] }>(
      'GET',
      '/ship_time_requests?filter[status_id]=1&page=1&limit=200',
    );
    const complete = data.find(({ can }) => can['submit'])!;
    await failAt(page, 'POST', /\/submit$/);
    await page.goto(`/request/${complete.id}?section=submit`);
    await main.getByRole('button', { name: t('application_form:submit.submit'), exact: true }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('application_form:submit.submit'), exact: true })
      .click();
    await says('submit_application');
  });

  await test.step('removing a co-proponent', async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const friend = 'coproponent@shiptime.example';
    await proponent('POST', `/ship_time_requests/${draft.id}/co_proponents`, { email: friend });
    await failAt(page, 'DELETE', /\/co_proponents\/\d+$/);
    await page.goto(`/request/${draft.id}`);
    await page.getByRole('button', { name: t('application_form:people.open'), exact: true }).click();
    await page
      .getByRole('button', { name: new RegExp(t('application_form:people.remove', { name: '' }).trim()) })
      .first()
      .click();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await says('remove_co_proponent');
  });

  await test.step('a version, and each step of a plan', async () => {
    const admin = await apiAs(portal, 'admin');
    const { data: plans } = await admin<{ data: Plan[] }>('GET', '/vessel_plans?page=1&limit=200');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await storeSignedInSession(page, portal, 'admin');
    for (const step of ['send_to_national', 'send_to_executive', 'set_final']) {
      await failAt(page, 'POST', new RegExp(`/${step}$`));
      await page.goto(`/vesselPlan/${plans.find(({ can }) => can[step])!.id}/scheduler`);
      const name = t(`plans:steps.${step}`);
      await main.getByRole('button', { name, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
      await says(step);
      await page.keyboard.press('Escape');
    }
    await failAt(page, 'POST', /\/versions$/);
    await page
      .getByRole('toolbar', { name: t('scheduler:room.panels') })
      .getByRole('button', { name: t('scheduler:room.groups.history') })
      .click();
    const create = t('plans:actions.create_version');
    await main.getByRole('button', { name: create, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('scheduler:steps.reason')).fill('Before the ice.');
    await dialog.getByRole('button', { name: create, exact: true }).click();
    await says('create_version');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
