import type { Page } from '@playwright/test';
import { totpCodeOf } from '../../server/test/totp-codes.ts';
import { expect, test as base } from '../fixtures.ts';
import { type Portal, startPortal } from '../portal.ts';
import { keyboardOn } from '../steps/keyboard.ts';
import { clientAs, password } from '../steps/people.ts';
import { accountButton } from '../steps/session.ts';
import { translator, type Translator } from '../words.ts';

const test = base.extend<object, { portal: Portal }>({
  portal: [
    async ({}, provide) => {
      const portal = await startPortal({}, 'localhost');
      await provide(portal);
      await portal.stop();
    },
    { scope: 'worker' },
  ],
});

const emailOf = (who: string) => `${who}@shiptime.example`;

const plugIn = async (page: Page): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'usb',
      hasResidentKey: false,
      hasUserVerification: false,
      automaticPresenceSimulation: true,
    },
  });
};

const signInByKeyboard = async (page: Page, t: Translator, who: string): Promise<void> => {
  const { write, press } = keyboardOn(page);
  await write(page.getByLabel(t('accounts:email'), { exact: true }), emailOf(who));
  await write(page.getByLabel(t('accounts:password'), { exact: true }), password);
  await press('Enter');
};

const signOut = async (page: Page): Promise<void> => {
  await page.evaluate(() => localStorage.removeItem('shiptime.session'));
  await page.goto('/login');
};

test('who must have a second factor makes a passkey and signs in with it, by keyboard', async ({
  page,
  portal,
  accessible,
}) => {
  const t = translator('en');
  const { enter, reach, press } = keyboardOn(page);
  const administrator = await clientAs(portal, 'admin');
  await administrator.patch('/api/settings', { body: { second_factor_user_types: [4] } });
  await plugIn(page);
  await page.goto('/login?lang=en');

  await test.step('for a week the password suffices, and the page leads to the set-up', async () => {
    await signInByKeyboard(page, t, 'national');
    await expect(page.getByText(t('app:factor_due.title'))).toBeVisible();
    await accessible();
    await enter(page.getByRole('link', { name: t('app:factor_due.set_up') }));
    await enter(page.getByRole('button', { name: t('second_factor:add'), exact: true }));
    await expect(page.getByText(t('second_factor:set_up.which'))).toBeVisible();
    await accessible();
  });

  await test.step('a passkey is made; its recovery codes are shown once', async () => {
    await reach(page.getByRole('radio', { name: t('second_factor:kinds.app') }));
    await press('ArrowDown');
    await enter(page.getByRole('button', { name: t('second_factor:set_up.make') }));
    await expect(page.getByText(t('second_factor:recovery.lead'))).toBeVisible();
    await expect(
      page.getByRole('list', { name: t('second_factor:recovery.title') }).locator('li'),
    ).toHaveCount(10);
    await accessible();
    await enter(page.getByRole('button', { name: t('second_factor:recovery.kept') }));
    await expect(
      page.getByRole('rowheader', { name: t('second_factor:set_up.names.passkey') }),
    ).toBeVisible();
    await expect(page.getByText(t('app:factor_due.title'), { exact: true })).toBeHidden();
  });

  await test.step('the next sign-in asks for it', async () => {
    await signOut(page);
    await signInByKeyboard(page, t, 'national');
    const use = page.getByRole('button', { name: t('second_factor:answer.use_passkey') });
    await expect(use).toBeFocused();
    await accessible();
    await press('Enter');
    await expect(accountButton(page)).toBeVisible();
  });
});

test('un second facteur s’ajoute au profil, se confirme de nouveau avant un changement de rôle, et cède à un code de secours', async ({
  page,
  accessible,
}) => {
  const t = translator('fr');
  const { enter, write, press } = keyboardOn(page);
  const dialog = (title: string) => page.getByRole('dialog', { name: title });
  let codes: string[] = [];
  let secret = '';
  await page.goto('/login?lang=fr');
  await signInByKeyboard(page, t, 'admin');
  await expect(accountButton(page)).toBeVisible();

  await test.step('une application est ajoutée au profil', async () => {
    const token = await page.evaluate(() => localStorage.getItem('shiptime.session') ?? '{}');
    const own = await page.request.get('/api/auth/user', {
      headers: { authorization: `Bearer ${(JSON.parse(token) as { token: string }).token}` },
    });
    await page.goto(`/user/${((await own.json()) as { id: number }).id}/profile`);
    await enter(page.getByRole('button', { name: t('second_factor:add') }));
    const setUp = dialog(t('second_factor:set_up.title'));
    await expect(setUp.getByRole('img', { name: t('second_factor:set_up.picture') })).toBeVisible();
    await accessible();
    secret = (await setUp.locator('[translate="no"] p').nth(1).innerText()).replaceAll(/\s/g, '');
    await write(setUp.getByLabel(t('second_factor:set_up.code')), '000000');
    await press('Enter');
    await expect(setUp.getByText(t('errors:fields.wrong_code'))).toBeVisible();
    await write(setUp.getByLabel(t('second_factor:set_up.code')), totpCodeOf(secret));
    await press('Enter');
    const list = setUp.getByRole('list', { name: t('second_factor:recovery.title') });
    await expect(list.locator('li')).toHaveCount(10);
    codes = await list.locator('li').allInnerTexts();
    await enter(setUp.getByRole('button', { name: t('second_factor:recovery.kept') }));
    await expect(page.getByRole('rowheader', { name: t('second_factor:set_up.names.app') })).toBeVisible();
    await accessible();
  });

  await test.step('un changement de rôle attend une nouvelle confirmation, et se fait ensuite', async () => {
    await page.goto('/administration/users');
    await page.getByRole('searchbox').first().fill('observer@');
    await enter(page.getByRole('row').nth(1).getByRole('button').first());
    const account = page.getByRole('dialog').first();
    await account.getByLabel(t('accounts:users.may_sign_in')).uncheck({ force: true });
    // Simulates ten minutes passing: the first response requires a fresh proof.
    let waited = true;
    await page.route('**/api/users/*', async (route) => {
      if (!waited || route.request().method() !== 'PATCH') return route.fallback();
      waited = false;
      const body = { message: '…', type: 'fresh_proof_required', meta: { minutes: 10 } };
      return route.fulfill({ status: 403, json: body });
    });
    await enter(account.getByRole('button', { name: t('accounts:profile.save') }));
    const proof = dialog(t('second_factor:answer.title'));
    await expect(proof.getByLabel(t('second_factor:answer.code'))).toBeFocused();
    await accessible();
    await page.keyboard.type(totpCodeOf(secret, 1));
    await press('Enter');
    await expect(page.getByText(t('accounts:users.saved'))).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('un code de secours ouvre le compte', async () => {
    await signOut(page);
    await signInByKeyboard(page, t, 'admin');
    await enter(page.getByRole('button', { name: t('second_factor:answer.instead.recovery_code') }));
    await expect(page.getByLabel(t('second_factor:recovery.label'))).toBeFocused();
    await page.keyboard.type(codes[0] ?? '');
    await press('Enter');
    await expect(accountButton(page)).toBeVisible();
  });
});
