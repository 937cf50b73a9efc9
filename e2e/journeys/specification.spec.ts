import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { apiAs } from '../steps/people.ts';
import { fetchOpenYear } from '../steps/plan.ts';
import { accountButton, storeSignedInSession } from '../steps/session.ts';
import { translator } from '../words.ts';

const t = translator('en');
const fr = translator('fr');

const banner = (page: Page) => page.getByRole('banner');
const language = (page: Page) => page.locator('html');

test('the language is that of the browser, else English, and is kept once chosen', async ({
  browser,
  portal,
}) => {
  for (const [locale, shown] of [
    ['fr-CA', 'fr'],
    ['de-DE', 'en'],
  ] as const) {
    const page = await browser.newPage({ baseURL: portal.url, locale });
    await page.goto('/');
    await expect(language(page)).toHaveAttribute('lang', shown);
    await page.close();
  }
  const page = await browser.newPage({ baseURL: portal.url, locale: 'en-CA' });
  await page.goto('/');
  await banner(page).getByRole('link', { name: 'Français', exact: true }).click();
  await expect(language(page)).toHaveAttribute('lang', 'fr');
  await page.goto('/support');
  await expect(page.locator('main h1')).toHaveText(fr('support:questions.title'));
  await page.close();
});

test('a visitor reads what is public and is sent to sign in for the rest', async ({ page, portal }) => {
  for (const path of [
    '/',
    '/ship-time-request',
    '/ship-information',
    '/support',
    '/legal/privacy-policy',
    '/login',
    '/register',
    '/account/password/create',
  ]) {
    await page.goto(`${path}?lang=en`);
    await expect(page).toHaveURL(`${portal.url}${path}`);
    await expect(page.locator('main h1')).toBeVisible();
  }
  for (const path of [
    '/ship-schedules',
    '/my-requests?tab=archive',
    '/user/1/profile',
    '/request',
    '/request/1?section=funding',
    '/requests?sort=-id',
    '/rvc/inbox',
    '/vesselPlans',
    '/vesselPlan/1/scheduler?version=1',
    '/vessels/1/constraints?fiscalYearId=2',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(`${portal.url}/login?redirect=${encodeURIComponent(path)}`);
  }
});

test('the toolbar, the drawer and the footer hold what is specified', async ({ page, portal }) => {
  await page.goto('/?lang=en');
  await test.step('the logo leads home, the footer to privacy and support, with the year', async () => {
    await expect(banner(page).getByRole('img', { name: t('app:home') })).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
    for (const [name, path] of [
      [t('app:footer.privacy'), '/legal/privacy-policy'],
      [t('app:menu.support'), '/support'],
    ] as const)
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', path);
  });
  await test.step('a page begins at its top', async () => {
    await page.goto('/support');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('app:footer.privacy') })
      .click();
    await expect(page).toHaveURL(/privacy-policy$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
  await test.step('the drawer is 350 wide', async () => {
    await banner(page)
      .getByRole('button', { name: t('app:menu.word') })
      .click();
    const drawer = page.getByRole('dialog');
    await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(350);
    await page.keyboard.press('Escape');
  });
  await test.step('the panel for signing in leads to registering and to a new password', async () => {
    await banner(page)
      .getByRole('button', { name: t('app:sign_in') })
      .click();
    const panel = page.getByRole('dialog');
    await expect(panel.getByRole('tab', { name: t('accounts:register.title') })).toBeVisible();
    await expect(panel.getByRole('link', { name: t('accounts:sign_in.forgotten') })).toHaveAttribute(
      'href',
      '/account/password/create',
    );
    await page.keyboard.press('Escape');
  });
  await test.step('the user menu has monogram, name, type, applications, profile and the way out', async () => {
    const { first_name, last_name, monogram } = await (
      await apiAs(portal, 'proponent')
    )<{ first_name: string; last_name: string; monogram: string }>('GET', '/auth/user');
    await storeSignedInSession(page, portal, 'proponent');
    for (const said of [monogram, `${first_name} ${last_name}`, t('app:roles.proponent')])
      await expect(accountButton(page)).toContainText(said);
    await accountButton(page).click();
    await expect(page.getByRole('menuitem')).toHaveText([
      t('app:menu.my_applications'),
      t('app:user_menu.profile'),
      t('app:user_menu.sign_out'),
    ]);
  });
  await test.step('an observer has no applications there', async () => {
    await storeSignedInSession(page, portal, 'observer');
    await accountButton(page).click();
    await expect(page.getByRole('menuitem')).toHaveText([
      t('app:user_menu.profile'),
      t('app:user_menu.sign_out'),
    ]);
  });
  await test.step('a coordinator sees in red how many applications wait', async () => {
    const api = await apiAs(portal, 'coordinator');
    const { id } = await api<{ id: number }>('GET', '/auth/user');
    const { meta } = await api<{ meta: { total: number } }>('GET', `/users/${id}/inbox`);
    await storeSignedInSession(page, portal, 'coordinator');
    await banner(page)
      .getByRole('button', { name: t('app:menu.word') })
      .click();
    const entry = page.getByRole('dialog').getByRole('link', { name: t('app:menu.inbox') });
    await expect(entry).toContainText(String(meta.total));
    const isRed = await entry.locator('span').evaluateAll((spans) =>
      spans.some((span) => {
        const [red = 0, green = 0, blue = 0, opacity = 1] =
          getComputedStyle(span)
            .backgroundColor.match(/[\d.]+/g)
            ?.map(Number) ?? [];
        return opacity > 0 && red > 2 * Math.max(green, blue);
      }),
    );
    expect(isRed).toBe(true);
  });
});

test('a message stands at the top for four seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/login?lang=en');
  const button = page.locator('form').getByRole('button', { name: t('accounts:sign_in.submit') });
  await expect(button).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await button.click();
  await page.clock.runFor(20);
  const message = page.getByText(t('accounts:sign_in.incomplete'));
  await expect(message).toBeVisible();
  expect((await message.boundingBox())!.y).toBeLessThan(100);
  await page.clock.runFor(3900);
  await expect(message).toBeVisible();
  await page.clock.runFor(200);
  await expect(message).toBeHidden();
});

test('a schedule is chosen by fiscal year and version, and an older version says that it is history', async ({
  page,
  portal,
}) => {
  const admin = await apiAs(portal, 'admin');
  const { data } = await admin<{ data: { id: number; fiscal_year_id: number }[] }>('GET', '/fleet_plans');
  const fleet = data[0]!;
  await admin('POST', `/fleet_plans/${fleet.id}/versions`, { reason: 'The ice came early.' });
  await storeSignedInSession(page, portal, 'coproponent');
  await page.goto(`/ship-schedules?fiscalYearId=${fleet.fiscal_year_id}&lang=en`);
  await expect(page.getByLabel(t('plans:fields.fiscal_year_id.label'))).toBeVisible();
  const versions = page.getByLabel(t('scheduler:schedules.version'));
  await expect(page.getByText(t('scheduler:schedules.historical_text'))).toBeHidden();
  await versions.selectOption({ index: 1 });
  await expect(page.getByText(t('scheduler:schedules.historical_text'))).toBeVisible();
});

test('the form tells the berths of the chosen ship, and how many fit', async ({ page, portal }) => {
  const api = await apiAs(portal, 'proponent');
  const { data: vessels } = await api<{ data: { id: number; science_berths: number | null }[] }>(
    'GET',
    '/vessels',
  );
  const ship = vessels.find(({ science_berths }) => science_berths !== null)!;
  const { data } = await api<{ data: { id: number } }>('POST', '/ship_time_requests', {
    fiscal_year_id: (await fetchOpenYear(api)).id,
    project_title: 'Berths',
  });
  await api('PATCH', `/ship_time_requests/${data.id}`, { vessel_preference_1_id: ship.id });
  await storeSignedInSession(page, portal, 'proponent');
  await page.goto(`/request/${data.id}?section=requirements&lang=en`);
  const [before = '', after = ''] = t('application_form:berths.maximum_other', { count: '#' }).split('#');
  await expect(page.getByText(`${before}${ship.science_berths}${after}`).first()).toBeVisible();
});

test('below 700 pixels the page is narrow', async ({ page, portal }) => {
  await storeSignedInSession(page, portal, 'proponent');
  await page.goto('/my-requests');
  const headings = page.locator('thead').first();
  const height = () => headings.evaluate((each) => each.getBoundingClientRect().height);
  await page.setViewportSize({ width: 701, height: 900 });
  await expect.poll(height).toBeGreaterThan(20);
  await page.setViewportSize({ width: 699, height: 900 });
  await expect.poll(height).toBeLessThan(2);
});

test('the form saves by itself within thirty seconds of a change, and not where that is turned off', async ({
  page,
  portal,
}) => {
  const api = await apiAs(portal, 'proponent');
  const { data } = await api<{ data: { id: number } }>('POST', '/ship_time_requests', {
    fiscal_year_id: (await fetchOpenYear(api)).id,
    project_title: 'Saved by itself',
  });
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && request.url().includes('/ship_time_requests/'))
      saves.push(request.url());
  });
  await storeSignedInSession(page, portal, 'proponent');
  await page.clock.install();
  await page.goto(`/request/${data.id}?section=project_description&lang=en`);
  const summary = page.getByLabel(t('applications:fields.executive_summary.label'));
  await summary.fill('Where the cold water goes.');
  await page.clock.runFor(30_000);
  await expect.poll(() => saves.length).toBe(1);
  await expect(page.locator('[data-status="saved"]')).toBeVisible();
  await page.getByRole('checkbox', { name: t('application_form:save.automatic') }).uncheck({ force: true });
  await summary.fill('Where the cold water comes from.');
  await page.clock.runFor(120_000);
  await expect(page.locator('[data-status="dirty"]')).toBeVisible();
  expect(saves).toHaveLength(1);
});
