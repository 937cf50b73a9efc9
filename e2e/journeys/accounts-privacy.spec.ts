import { ShiptimeClient } from '../../client/src/client.ts';
import { expect, test } from '../fixtures.ts';
import { waitForMailTo, linkPathIn, registerAccount } from '../steps/mail.ts';
import { openPageSignedInAs } from '../steps/people.ts';
import { translator } from '../words.ts';

for (const language of ['en', 'fr'] as const)
  test(`somebody asks for a copy and to be erased, and an administrator answers both, ${language}`, async ({
    page,
    browser,
    portal,
    mailServer,
    accessible,
  }) => {
    const t = translator(language);
    const asker = `hertha.ayrton.${language}@example.org`;
    const name = 'Hertha Ayrton';
    const password = 'Grande-Marée-7';
    await registerAccount(portal, {
      ...{ first_name: 'Hertha', last_name: 'Ayrton', email: asker },
      ...{ password, locale: language },
    });
    const link = linkPathIn(await waitForMailTo(mailServer, asker, t('mail:activation.subject')), portal.url);
    const visitor = new ShiptimeClient({ address: portal.url });
    await visitor.post(`/api/auth/signup/activate/{token}`, {
      path: { token: link.split(/[/?]/).find((part) => part.length > 30)! },
      body: {},
    });
    await page.goto(`/login?lang=${language}`);
    await page.getByLabel(t('accounts:email'), { exact: true }).fill(asker);
    await page.getByLabel(t('accounts:password'), { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/\/login/);
    const remembered = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await page.getByRole('button', { name: t('app:tour.skip') }).click();
    await remembered;
    const me = await page.evaluate(async () => {
      const { token } = JSON.parse(localStorage.getItem('shiptime.session')!) as { token: string };
      const answer = await fetch('/api/auth/user', { headers: { authorization: `Bearer ${token}` } });
      return ((await answer.json()) as { id: number }).id;
    });
    await page.goto(`/user/${me}/profile?lang=${language}`);

    await test.step('asks for both, the second after a word of warning', async () => {
      await page.getByRole('button', { name: t('accounts:privacy.ask.data') }).click();
      await expect(page.getByRole('button', { name: t('accounts:privacy.ask.data') })).toBeDisabled();
      await expect(page.getByText(t('accounts:privacy.states.open'), { exact: true })).toHaveCount(1);
      await accessible();
      await page.getByRole('button', { name: t('accounts:privacy.ask.erasure') }).click();
      const dialog = page.getByRole('alertdialog');
      await accessible();
      await dialog.getByRole('button', { name: t('accounts:privacy.ask.erasure') }).click();
      await expect(page.getByText(t('accounts:privacy.states.open'), { exact: true })).toHaveCount(2);
      await accessible();
    });

    const admin = await openPageSignedInAs(browser, portal, 'admin', language, '/administration/users');
    await test.step('an administrator provides the copy, which the person downloads', async () => {
      const requests = admin.getByRole('article', { name });
      const grant = requests.getByRole('button', { name: t('accounts:privacy.grant.data') });
      await grant.click();
      await expect(grant).toBeHidden();
      await waitForMailTo(mailServer, asker, t('mail:privacy_data.subject'));
      await page.reload();
      const started = page.waitForEvent('download');
      await page.getByRole('button', { name: t('accounts:privacy.download') }).click();
      const stream = await (await started).createReadStream();
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      expect(JSON.parse(Buffer.concat(chunks).toString('utf8'))).toMatchObject({
        email: asker,
        kept: { users: [{ id: me }] },
      });
    });

    await test.step('and erases the person, who is signed out', async () => {
      await admin
        .getByRole('article', { name })
        .getByRole('button', { name: t('accounts:privacy.grant.erasure') })
        .click();
      const dialog = admin.getByRole('alertdialog');
      await dialog.getByRole('button', { name: t('accounts:privacy.grant.erasure') }).click();
      await expect(dialog).toBeHidden();
      await waitForMailTo(mailServer, asker, t('mail:privacy_erased.subject'));
      await page.reload();
      await expect(page).toHaveURL(/\/login/);
    });
  });
