import { expect, test } from '../fixtures.ts';
import { keyboardOn } from '../steps/keyboard.ts';
import { waitForMailTo, linkPathIn } from '../steps/mail.ts';
import { accountButton } from '../steps/session.ts';
import { translator } from '../words.ts';

const first = 'Phare-du-Cap-31';
const second = 'Lighthouse-Keeper-2';

const language = 'fr';

test('an account from first to last by keyboard alone, in French', async ({ page, portal, mailServer }) => {
  const t = translator(language);
  const keys = keyboardOn(page);
  const email = 'no.mouse@example.com';
  const inMain = page.getByRole('main');
  const field = (key: string) => inMain.getByLabel(t(`accounts:${key}`), { exact: true });
  const button = (key: string) => inMain.getByRole('button', { name: t(`accounts:${key}`), exact: true });
  const snackbar = (key: string) => expect(page.getByText(t(key)).first()).toBeVisible();
  const password = first;

  await test.step('past the skip link to the panel for registering', async () => {
    await page.goto(`/?lang=${language}`);
    await expect(page.locator('main h1')).toBeVisible();
    await keys.press('Tab');
    await expect(page.getByRole('link', { name: t('app:skip') })).toBeFocused();
    const open = page.getByRole('banner').getByRole('button', { name: t('app:sign_in') });
    await keys.enter(open);
    const panel = page.getByRole('dialog');
    await expect(panel).toBeVisible();
    await keys.press('Escape');
    await expect(panel).toBeHidden();
    await expect(open).toBeFocused();
    await keys.press('Enter');
    await keys.reach(panel.getByRole('tab', { name: t('accounts:sign_in.title') }));
    await keys.press('ArrowRight');
    const inPanel = (key: string) => panel.getByLabel(t(`accounts:${key}`), { exact: true });
    await keys.write(inPanel('first_name'), 'Anne-Marie');
    await keys.write(inPanel('last_name'), "D'Entremont");
    await keys.press('Enter');
    await expect(inPanel('email')).toBeFocused();
    await expect(inPanel('password_confirmation')).toBeDisabled();
    await keys.write(inPanel('email'), email);
    await keys.write(inPanel('password'), password);
    await keys.write(inPanel('password_confirmation'), password);
    await keys.press('Enter');
    await expect(panel.getByText(t('accounts:register.done_title'))).toBeVisible();
    await keys.reach(panel.getByRole('button', { name: t('accounts:sign_in.title'), exact: true }));
    await keys.press('Escape');
  });

  await test.step('the link of the mail, then signing in', async () => {
    const mail = await waitForMailTo(mailServer, email, t('mail:activation.subject'));
    await page.goto(linkPathIn(mail, portal.url));
    await keys.write(field('verify.password'), password);
    await keys.press('Enter');
    await keys.enter(inMain.getByRole('link', { name: t('accounts:sign_in.title'), exact: true }));
    await expect(page).toHaveURL(/\/login$/);
    await keys.write(field('email'), email);
    await keys.write(field('password'), password);
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/my-requests$/);
  });

  await test.step('the tour begins by itself, is gone through, and ends where one is', async () => {
    const tour = page.getByRole('dialog');
    await expect(tour).toContainText(t('app:tour.welcome.text'));
    await expect(tour.getByRole('button', { name: t('app:tour.next') })).toBeFocused();
    for (const step of ['life', 'apply', 'my_applications', 'language']) {
      await keys.press('Enter');
      await expect(tour).toContainText(t(`app:tour.${step}.text`));
      await expect(tour.getByRole('button', { name: t('app:tour.next') })).toBeFocused();
    }
    await keys.press('Enter');
    await expect(tour.getByRole('button', { name: t('app:tour.done') })).toBeFocused();
    const remembered = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await keys.press('Enter');
    await expect(tour).toBeHidden();
    await expect(page.locator('main h1')).toBeFocused();
    expect((await remembered).status()).toBe(200);
  });

  await test.step('the profile', async () => {
    await keys.choose(accountButton(page), page.getByRole('menuitem', { name: t('app:user_menu.profile') }));
    await expect(page.locator('main h1')).toHaveText(t('accounts:profile.title'));
    await keys.write(inMain.getByLabel(t('accounts:profile.affiliation')), 'Institut des marées');
    await keys.press('Enter');
    await snackbar('accounts:profile.saved');
    await keys.write(field('current_password').last(), password);
    await keys.write(field('new_password'), second);
    await keys.write(field('password_confirmation'), second);
    await keys.press('Enter');
    await snackbar('accounts:password_change.done');
    await expect(button('password_change.submit')).toBeFocused();
    await waitForMailTo(mailServer, email, t('mail:password_changed.subject'));
  });

  await test.step('out, and back by way of a forgotten password', async () => {
    await page.reload();
    await expect(page.locator('main h1')).toBeVisible();
    await keys.choose(accountButton(page), page.getByRole('menuitem', { name: t('app:user_menu.sign_out') }));
    await expect(page).toHaveURL(`${portal.url}/`);
    await page.goto('/login');
    await keys.enter(inMain.getByRole('link', { name: t('accounts:sign_in.forgotten') }));
    await keys.write(field('email'), email);
    await keys.enter(button('forgotten.submit'));
    await expect(inMain.getByRole('status').first()).toBeVisible();
    const mail = await waitForMailTo(mailServer, email, t('mail:password_reset.subject'));
    await page.goto(linkPathIn(mail, portal.url));
    await keys.write(field('new_password'), `${password}-b`);
    await keys.write(field('password_confirmation'), `${password}-b`);
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/login$/);
    await keys.write(field('email'), email);
    await keys.write(field('password'), `${password}-b`);
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/my-requests$/);
    await expect(accountButton(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
