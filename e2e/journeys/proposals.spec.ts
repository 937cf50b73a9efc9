import { expect, test } from '../fixtures.ts';
import { keyboardOn } from '../steps/keyboard.ts';
import { recordPointerUse } from '../steps/no-pointer.ts';
import { apiAs } from '../steps/people.ts';
import { schedulerPage } from '../steps/scheduler.ts';
import { storeSignedInSession } from '../steps/session.ts';

type Mission = { id: number; title: string; start_date: string | null };

test('une coordonnatrice fait proposer trois horaires, les compare, lit pourquoi le reste n’a pas de place et en retient un changement, au clavier', async ({
  page,
  portal,
  accessible,
}) => {
  const pointers = await recordPointerUse(page.context());
  const api = await apiAs(portal, 'coordinator');
  const stored = async () => {
    const { data } = await api<{ data: { can: { edit?: boolean }; missions: Mission[] }[] }>(
      'GET',
      '/vessel_plans?filter[review_level]=regional&include=missions',
    );
    return data.filter(({ can }) => can.edit).flatMap(({ missions }) => missions);
  };
  const waiting = (await stored()).filter(({ start_date }) => start_date === null);
  // Limits the iterations, so that the search gives the same result on every machine.
  await page.route('**/api/proposals', (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), iterations: 300 }) }),
  );
  await storeSignedInSession(page, portal, 'coordinator');
  await page.goto('/vesselPlans/timeline?lang=fr');
  await expect(page.getByRole('grid')).toBeVisible();
  const { t, button, dialog, card } = schedulerPage(page, 'fr');

  const keys = keyboardOn(page);

  await keys.enter(button('proposals:button'));
  await expect(dialog.getByRole('radio', { name: t('proposals:modes.fill') })).toBeChecked();
  const three = dialog.getByRole('checkbox', { name: t('proposals:threefold') });
  await keys.reach(three);
  await keys.press('Space');
  await expect(three).toBeChecked();
  await keys.enter(dialog.getByRole('button', { name: t('proposals:start'), exact: true }));
  await expect(dialog.getByRole('heading', { name: t('proposals:changes.title') })).toBeVisible({
    timeout: 60_000,
  });
  const table = dialog.getByRole('table', { name: t('proposals:comparison.caption'), exact: true });
  for (const state of ['queued', 'running'])
    await expect(table.getByText(t(`proposals:comparison.${state}`), { exact: true })).toHaveCount(0, {
      timeout: 60_000,
    });
  const last = table.getByRole('button').last();
  await keys.enter(last, 'Shift+Tab');
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  expect((await stored()).filter(({ start_date }) => start_date === null)).toEqual(waiting);
  const why = dialog.getByRole('button', { name: new RegExp(t('proposals:why.button').replace('?', '\\?')) });
  await keys.enter(why.first());
  await expect(dialog.getByRole('listitem').getByText('NGCC').first()).toBeVisible();
  await accessible();

  const change = dialog.getByRole('checkbox').first();
  await keys.reach(change, 'Shift+Tab');
  await expect(change).toBeChecked();
  const said = await dialog
    .locator('label')
    .filter({ has: page.getByRole('checkbox') })
    .first()
    .innerText();
  const taken = waiting.find(({ title }) => said.includes(title))!;
  await keys.press('Space');
  await expect(change).not.toBeChecked();
  await keys.press('Space');
  await expect(change).toBeChecked();
  await keys.write(
    dialog.getByLabel(t('proposals:reason'), { exact: true }),
    'Il y a de la place en juillet.',
  );
  await keys.enter(dialog.getByRole('button', { name: t('proposals:apply_one', { count: 1 }), exact: true }));
  await expect(dialog.getByText(t('proposals:written_one', { count: 1 }))).toBeVisible();
  await keys.press('Escape');
  await expect(button('proposals:button')).toBeFocused();
  await expect(card(taken.title)).toBeHidden();
  expect((await stored()).find(({ id }) => id === taken.id)?.start_date).toEqual(expect.any(String));
  pointers.expectNone();
});
