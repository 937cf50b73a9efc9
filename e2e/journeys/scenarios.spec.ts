import { expect, test } from '../fixtures.ts';
import { apiAs } from '../steps/people.ts';
import { schedulerPage } from '../steps/scheduler.ts';
import { storeSignedInSession } from '../steps/session.ts';

type Mission = { id: number; title: string; start_date: string | null };

test('une coordonnatrice essaie autre chose dans un scénario, le compare et l’adopte, au clavier, en français', async ({
  page,
  portal,
  accessible,
}) => {
  const api = await apiAs(portal, 'coordinator');
  const { data: plans } = await api<{ data: { can: { edit?: boolean }; missions: Mission[] }[] }>(
    'GET',
    '/vessel_plans?filter[review_level]=regional&include=missions',
  );
  const dated = plans
    .filter(({ can }) => can.edit)
    .flatMap(({ missions }) => missions)
    .find(({ start_date }) => start_date !== null)!;
  const stored = async () => (await api<{ data: Mission }>('GET', `/missions/${dated.id}`)).data.start_date;
  await storeSignedInSession(page, portal, 'coordinator');
  await page.goto('/vesselPlans/timeline?lang=fr');
  await expect(page.getByRole('grid')).toBeVisible();
  const { t, button, dialog, bar, saved } = schedulerPage(page, 'fr');

  await button('scenarios:button').press('Enter');
  await dialog.getByLabel(t('scenarios:name'), { exact: true }).fill('Radoub en mai');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/scenario\/\d+/);
  await expect(page.getByRole('heading', { level: 1, name: 'Radoub en mai' })).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();

  const copy = bar(dated.title.replaceAll(/[()]/g, '.'));
  await copy.focus();
  await page.keyboard.press('Delete');
  await saved();
  expect(await stored()).toBe(dated.start_date);

  await button('scenarios:compare.button').press('Enter');
  const difference = dialog.getByRole('checkbox', { name: new RegExp(dated.title.slice(0, 20)) });
  await expect(difference).toBeChecked();
  await accessible();
  await dialog.getByLabel(t('scenarios:compare.reason'), { exact: true }).fill('Le radoub passe en mai.');
  await dialog
    .getByRole('button', { name: t('scenarios:compare.adopt_one', { count: 1 }), exact: true })
    .press('Enter');
  await expect(dialog.getByText(t('scenarios:compare.adopted_one', { count: 1 }))).toBeVisible();
  await expect(dialog.getByText(t('scenarios:compare.same'), { exact: true })).toBeVisible();
  expect(await stored()).toBeNull();
});
