import { expect, test as base } from '../fixtures.ts';
import { startPortal, type Portal } from '../portal.ts';
import { listenForErrors, expectFitAtEachWidth } from '../steps/pages.ts';
import { runSamples, readGuideSamples } from '../steps/samples.ts';
import { translator } from '../words.ts';

const test = base.extend<object, { portal: Portal }>({
  portal: [
    async ({ mailServer }, provide) => {
      const portal = await startPortal({ SMTP_URL: mailServer.url, WEBHOOK_PRIVATE_ADDRESSES: '1' });
      await provide(portal);
      await portal.stop();
    },
    { scope: 'worker' },
  ],
});

const printed: Readonly<Record<string, readonly RegExp[]>> = {
  start: [/"first_name":/, /"primaryProponent":/, /"operational_days":12\.5/, /"type":"incomplete"/],
  access: [/"project_title":/, /"insufficient_scope"/, /"scope":"plans:read"/],
  'copy-a-year': [/"resource":"end"/, /"next_cursor":"\d+"/],
  webhooks: [/"secret":"whsec_/, /"type":"webhook\.test"/, /"state":"/],
  'open-schedule': [/"spare_berths":/, /304$/m],
  errors: [/"type":"invalid"/, /"field":"fiscal_year_id","code":"/],
};

test('the samples of the guides run in a shell', async ({ page }) => {
  const first = await readGuideSamples(page, 'start');
  for (const [guide, expected] of Object.entries(printed))
    await test.step(guide, async () => {
      const own = guide === 'start' ? [] : await readGuideSamples(page, guide);
      const output = runSamples([...first, ...own]);
      for (const what of expected) expect.soft(output).toMatch(what);
    });
});

for (const language of ['en', 'fr'] as const) {
  const t = translator(language);

  test(`the guides and the reference are accessible at every width (${language})`, async ({ page }) => {
    const heard = listenForErrors(page);
    for (const path of [
      '/docs',
      '/docs/errors',
      '/docs/webhooks',
      '/docs/resources',
      '/docs/resources/stations',
    ]) {
      await page.goto(`${path}?lang=${language}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveTitle(new RegExp(` · ${t('app:portal_name')}$`));
      await expectFitAtEachWidth(page, path);
    }
    expect(heard).toEqual([]);
  });

  test(`the reference is read without JavaScript (${language})`, async ({ browser, portal }) => {
    const context = await browser.newContext({ baseURL: portal.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`/docs?lang=${language}`);
    await page
      .getByRole('navigation')
      .getByRole('link', { name: t('openapi:pages.resources') })
      .click();
    await page.getByRole('main').getByRole('link', { name: 'Stations', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Stations' })).toBeVisible();
    await expect(
      page.getByText('POST /api/ship_time_requests/{id}/stations/import', { exact: true }).first(),
    ).toBeVisible();
    await context.close();
  });
}

test('the footer of the portal leads to the documentation in the language of the page', async ({ page }) => {
  const t = translator('fr');
  await page.goto('/?lang=fr');
  await page.getByRole('link', { name: t('app:footer.docs') }).click();
  await expect(page).toHaveURL(/\/docs\?lang=fr$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});
