import { expect, test } from '../fixtures.ts';
import { apiAs } from '../steps/people.ts';
import { schedulerPage } from '../steps/scheduler.ts';
import { holdSession } from '../steps/session.ts';

type Mission = { id: number; title: string; start_date: string | null };

test('a coordinator has a schedule proposed, reads each change and why the rest found no place, and takes one of them', async ({
  page,
  portal,
  accessible,
}) => {
  const api = await apiAs(portal, 'coordinator');
  const stored = async () => {
    const { data } = await api<{ data: { can: { edit?: boolean }; missions: Mission[] }[] }>(
      'GET',
      '/vessel_plans?filter[review_level]=regional&include=missions',
    );
    return data.filter(({ can }) => can.edit).flatMap(({ missions }) => missions);
  };
  const waiting = (await stored()).filter(({ start_date }) => start_date === null);
  // The same on every machine, and over as soon as it has looked so often.
  await page.route('**/api/proposals', (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), iterations: 300 }) }),
  );
  await holdSession(page, portal, 'coordinator');
  await page.goto('/vesselPlans/timeline?lang=en');
  await expect(page.getByRole('grid')).toBeVisible();
  const { t, button, dialog, card } = schedulerPage(page, 'en');

  await button('proposals:button').press('Enter');
  await expect(dialog.getByRole('radio', { name: t('proposals:modes.fill') })).toBeChecked();
  await dialog.getByRole('button', { name: t('proposals:start'), exact: true }).press('Enter');
  await expect(dialog.getByRole('heading', { name: t('proposals:changes.title') })).toBeVisible({
    timeout: 60_000,
  });
  expect((await stored()).filter(({ start_date }) => start_date === null)).toEqual(waiting);
  const why = dialog.getByRole('button', { name: new RegExp(t('proposals:why.button').replace('?', '\\?')) });
  await why.first().press('Enter');
  await expect(dialog.getByRole('listitem').getByText('CCGS').first()).toBeVisible();
  await accessible();

  const change = dialog.getByRole('checkbox').first();
  await expect(change).toBeChecked();
  const said = await dialog
    .locator('label')
    .filter({ has: page.getByRole('checkbox') })
    .first()
    .innerText();
  const taken = waiting.find(({ title }) => said.includes(title))!;
  await change.press('Space');
  await expect(change).not.toBeChecked();
  await change.press('Space');
  await dialog.getByLabel(t('proposals:reason'), { exact: true }).fill('There is room in July.');
  await page.keyboard.press('Tab');
  await dialog
    .getByRole('button', { name: t('proposals:apply_one', { count: 1 }), exact: true })
    .press('Enter');
  await expect(dialog.getByText(t('proposals:written_one', { count: 1 }))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button('proposals:button')).toBeFocused();
  await expect(card(taken.title)).toBeHidden();
  expect((await stored()).find(({ id }) => id === taken.id)?.start_date).toEqual(expect.any(String));
});
