import { expect, test } from '../fixtures.ts';
import { keyboardOn } from '../steps/keyboard.ts';
import { followPath, listenForErrors, expectFitAtEachWidth } from '../steps/pages.ts';
import { accountButton, storeSignedInSession } from '../steps/session.ts';
import { translator } from '../words.ts';

const ownNames = { en: 'English', fr: 'Français' } as const;

for (const language of ['en', 'fr'] as const) {
  const t = translator(language);

  test(`what opens over a page, ${language}`, async ({ page, portal }) => {
    const heard = listenForErrors(page);
    const banner = page.getByRole('banner');
    const dialog = page.getByRole('dialog');
    const closed = async () => {
      await page.keyboard.press('Escape');
      await expect(page.locator('[role="dialog"], [role="menu"]')).toHaveCount(0);
    };
    await page.goto(`/?lang=${language}`);

    await test.step('the menu of a visitor', async () => {
      await banner.getByRole('button', { name: t('app:menu.word') }).click();
      await expect(dialog.getByRole('link')).toHaveText([
        t('app:menu.apply'),
        t('app:menu.ships'),
        t('app:menu.mailbox'),
      ]);
      await expectFitAtEachWidth(page, 'the menu');
      await closed();
    });
    await test.step('the panel for signing in and registering', async () => {
      await banner.getByRole('button', { name: t('app:sign_in') }).click();
      await expect(dialog.getByRole('tab')).toHaveText([
        t('accounts:sign_in.title'),
        t('accounts:register.title'),
      ]);
      await expectFitAtEachWidth(page, 'the sign-in panel');
      await dialog.getByRole('tab', { name: t('accounts:register.title') }).click();
      await expectFitAtEachWidth(page, 'the panel for registering');
      await closed();
    });
    await test.step('the menus of the bar and the drawer of a coordinator', async () => {
      await storeSignedInSession(page, portal, 'coordinator');
      await accountButton(page).click();
      await expect(page.getByRole('menuitem')).toHaveCount(3);
      await expectFitAtEachWidth(page, 'the user menu');
      await closed();
      await banner.locator('[data-tour="help"]').click();
      await expect(page.getByRole('menuitem', { name: t('app:help.tour') })).toBeVisible();
      await expectFitAtEachWidth(page, 'the help menu');
      await closed();
      await banner.getByRole('button', { name: t('app:menu.word') }).click();
      await expect(dialog.getByRole('link', { name: t('app:menu.inbox') })).toBeVisible();
      await expectFitAtEachWidth(page, 'the menu of a coordinator');
      await closed();
    });
    await test.step('a dialog', async () => {
      await storeSignedInSession(page, portal, 'admin');
      await followPath(page, '/administration/users');
      const name = t('accounts:users.edit_named', { name: '' });
      await page.getByRole('button', { name }).first().click();
      await expect(dialog.getByRole('button', { name: t('ui:cancel') })).toBeVisible();
      await expectFitAtEachWidth(page, 'a dialog');
      await closed();
    });
    expect(heard).toEqual([]);
  });

  test(`an unknown path, ${language}`, async ({ page, portal }) => {
    for (const path of ['/no-such-page', '/legal', '/vessels/1']) {
      const answer = await page.goto(`${path}?lang=${language}`);
      expect(answer?.status(), path).toBe(404);
      await expect(page).toHaveURL(`${portal.url}/404`);
      await expect(page.locator('main h1')).toHaveText(t('app:not_found.title'));
    }
    await page.getByRole('link', { name: t('app:not_found.out') }).click();
    await expect(page).toHaveURL(`${portal.url}/`);
  });

  test(`from ${language} to the other language at once, and nothing typed is lost`, async ({ page }) => {
    const other = language === 'en' ? 'fr' : 'en';
    const words = translator(other);
    const email = 'half.typed@exam';
    await page.goto(`/register?lang=${language}`);
    await page.getByLabel(t('accounts:first_name'), { exact: true }).fill('Zoé');
    await page.getByLabel(t('accounts:email'), { exact: true }).fill(email);
    await page.getByRole('banner').getByRole('link', { name: ownNames[other], exact: true }).click();
    await expect(page.locator('main h1')).toHaveText(words('accounts:register.title'));
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page).toHaveTitle(`${words('accounts:register.title')} · ${words('app:portal_name')}`);
    await expect(page.getByRole('contentinfo')).toContainText(words('app:footer.privacy'));
    await expect(page.getByLabel(words('accounts:first_name'), { exact: true })).toHaveValue('Zoé');
    await expect(page.getByLabel(words('accounts:email'), { exact: true })).toHaveValue(email);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page.locator('main h1')).toHaveText(words('accounts:register.title'));
  });

  test(`the tour of a coordinator, again from the help menu, by keyboard, ${language}`, async ({
    page,
    portal,
    accessible,
  }) => {
    const keys = keyboardOn(page);
    await page.goto(`/support?lang=${language}`);
    await storeSignedInSession(page, portal, 'coordinator');
    const tour = page.getByRole('dialog');
    const help = page.locator('[data-tour="help"]');
    await keys.choose(help, page.getByRole('menuitem', { name: t('app:help.tour') }));
    for (const step of ['welcome', 'menu', 'inbox', 'scheduling', 'language']) {
      await expect(tour).toContainText(t(`app:tour.${step}.text`));
      await expect(tour.getByRole('button', { name: t('app:tour.next') })).toBeFocused();
      await accessible();
      await keys.press('Enter');
    }
    await expect(tour).toContainText(t('app:tour.help.text'));
    await keys.enter(tour.getByRole('button', { name: t('app:tour.previous') }));
    await expect(tour).toContainText(t('app:tour.language.text'));
    await keys.press('Escape');
    await expect(tour).toBeHidden();
    await expect(page.locator('main h1')).toBeFocused();
  });
}

test('whoever goes on before the first page has come is on the heading of the next one', async ({ page }) => {
  let deliver = (): void => {};
  const held = new Promise<void>((resolve) => (deliver = resolve));
  await page.route('**/assets/privacy-page-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/legal/privacy-policy?lang=en');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await followPath(page, '/legal/accessibility');
  const heading = page.locator('main h1');
  await expect(heading).toHaveText(translator('en')('support:accessibility.title'));
  await expect(heading).toBeFocused();
  deliver();
});

for (const language of ['en', 'fr'] as const)
  test(`a page whose code or texts do not come says so, and comes when it is asked for again, ${language}`, async ({
    page,
  }) => {
    const t = translator(language);
    for (const gone of ['ship-information-page', 'texts-vessels'])
      await test.step(gone, async () => {
        await page.route(`**/assets/${gone}-*.js`, (route) => route.abort());
        await page.goto(`/ship-information?lang=${language}`);
        const heading = page.locator('main h1');
        await expect(heading).toHaveText(t('app:error.new_version_title'));
        await page.unroute(`**/assets/${gone}-*.js`);
        await page.getByRole('button', { name: t('app:error.reload') }).press('Enter');
        await expect(heading).toHaveText(t('vessels:title'));
      });
  });

test('a page that is asked for without a connection says so, and comes once the connection is back', async ({
  page,
  context,
}) => {
  const t = translator('fr');
  await page.goto('/?lang=fr');
  const heading = page.locator('main h1');
  await expect(heading).toBeVisible();
  await context.setOffline(true);
  await followPath(page, '/ship-information');
  await expect(heading).toHaveText(t('app:error.away_title'));
  await page.getByRole('button', { name: t('app:try_again') }).press('Enter');
  await expect(heading).toHaveText(t('app:error.away_title'));
  let failing = 1;
  await page.route(
    (url) => url.pathname === '/',
    (route) => (failing-- > 0 ? route.abort() : route.continue()),
  );
  await context.setOffline(false);
  await expect(heading).toHaveText(t('vessels:title'));
  expect(failing).toBeLessThan(1);
});
