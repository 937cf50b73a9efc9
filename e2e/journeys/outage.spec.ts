import { expect, test } from '../fixtures.ts';
import { apiAs } from '../steps/people.ts';
import { schedulerPage } from '../steps/scheduler.ts';
import { storeSignedInSession } from '../steps/session.ts';

type Outage = { data: { options: { proposal_id: number }[] } };
type Proposal = { data: { state: string; progress: object | null } };

test('un navire tombe en panne : au clavier, ce que cela touche, trois façons de replanifier, une lettre', async ({
  page,
  portal,
  accessible,
}) => {
  const api = await apiAs(portal, 'coordinator');
  await storeSignedInSession(page, portal, 'coordinator');
  await page.goto('/vesselPlans/timeline?lang=fr');
  const { t, grid, dialog } = schedulerPage(page, 'fr');
  await expect(grid).toBeVisible();
  const bar = grid.locator('[data-bar]').first();
  const said = (await bar.getAttribute('aria-label')) ?? '';
  const [first] = /\d{4}-\d{2}-\d{2}/.exec(said) ?? [''];
  await bar.focus();
  await page.keyboard.press('b');
  await expect(dialog.getByLabel(t('ui:start'), { exact: true })).toBeFocused();
  await page.keyboard.type(first);
  await dialog.getByLabel(t('ui:end'), { exact: true }).fill(first);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/outages\/\d+$/);
  const [, id = ''] = /outages\/(\d+)/.exec(page.url()) ?? [];
  await expect(
    page.getByRole('heading', { name: t('outages:affected.title_one', { count: 1 }) }),
  ).toBeVisible();
  const { data } = await api<Outage>('GET', `/outages/${id}`);
  for (const { proposal_id } of data.options) {
    const found = () => api<Proposal>('GET', `/proposals/${proposal_id}`);
    await expect
      .poll(async () => (await found()).data, { timeout: 60_000 })
      .toMatchObject({ progress: expect.anything() });
    await api('DELETE', `/proposals/${proposal_id}`);
  }
  const table = page.getByRole('table', { name: t('outages:options.caption'), exact: true });
  await expect(table.getByText(t('proposals:comparison.running'))).toHaveCount(0);
  const last = table.getByRole('button').last();
  await last.press('Enter');
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  await accessible();
  await page
    .getByRole('button', { name: new RegExp(t('outages:notices.not_told')) })
    .first()
    .press('Enter');
  await expect(page.getByRole('textbox').last()).toHaveValue(/hors service|out of service/);
});
