import { startFederation } from '../../server/test/federation.ts';
import { expect, test as base } from '../fixtures.ts';
import { type Portal, startPortal } from '../portal.ts';
import { keyboardOn } from '../steps/keyboard.ts';
import { accountButton } from '../steps/session.ts';
import { translator } from '../words.ts';

type Worker = { portal: Portal };

const test = base.extend<object, Worker>({
  portal: [
    async ({}, provide) => {
      const people = {
        zoe: { email: 'zoe@dfo-mpo.gc.ca', email_verified: true, given_name: 'Zoé', family_name: 'Roy' },
        sam: { email: 'sam@dfo-mpo.gc.ca', email_verified: true, given_name: 'Sam', family_name: 'Roy' },
        maya: { email: 'proponent@shiptime.example', email_verified: true },
        omar: { email: 'coproponent@shiptime.example', email_verified: true },
        rui: { email: 'rui@example.org', email_verified: false },
      };
      const federation = await startFederation(people);
      const portal = await startPortal({
        OIDC_ISSUER: federation.issuer,
        OIDC_CLIENT_ID: federation.settings.clientId,
        OIDC_CLIENT_SECRET: federation.settings.clientSecret,
        OIDC_NAME_EN: federation.settings.name_en,
        OIDC_NAME_FR: federation.settings.name_fr,
      });
      federation.register(`${portal.url}/login/return`);
      await provide(portal);
      await portal.stop();
      await federation.close();
    },
    { scope: 'worker' },
  ],
});

const people = [
  { language: 'fr', federation: 'Institut de la mer', newcomer: 'zoe', known: 'maya' },
  { language: 'en', federation: 'Marine Institute', newcomer: 'sam', known: 'omar' },
] as const;

const plain = (text: string): string => text.replaceAll('\u2011', '-');

for (const { language, federation, newcomer, known } of people)
  test(`somebody signs in by the federation, by keyboard (${language})`, async ({ page, accessible }) => {
    const t = translator(language);
    const { enter, press } = keyboardOn(page);
    const leaveAs = async (who: string) => {
      await enter(page.getByRole('button', { name: t('accounts:federation.action', { name: federation }) }));
      await page.getByPlaceholder('Enter any login').fill(who);
      await page.getByPlaceholder('and password').fill('any');
      await press('Enter');
    };
    await page.goto(`/login?lang=${language}&redirect=/ship-schedules`);
    await accessible();

    await test.step('who has no verified address is told so', async () => {
      await leaveAs('rui');
      await expect(page.getByRole('alert')).toContainText(
        // The page prints this sentence after other words, perhaps in lower case.
        plain(t('answers:federation.unverified')).slice(1),
      );
      await accessible();
    });

    await test.step('who has one comes to the page that was asked for', async () => {
      await page.context().clearCookies();
      await page.goto('/login?redirect=/ship-schedules');
      await leaveAs(newcomer);
      await expect(page).toHaveURL(/\/ship-schedules$/);
      await expect(accountButton(page)).toBeVisible();
    });

    await test.step('an account that is there is joined with its password, and left in the profile', async () => {
      await page.context().clearCookies();
      await page.goto('/login');
      await leaveAs(known);
      await expect(page.getByText(plain(t('answers:federation.joins')))).toBeVisible();
      await accessible();
      await page.getByLabel(t('accounts:current_password')).fill('Shiptime-Demo-1');
      await press('Enter');
      await expect(accountButton(page)).toBeVisible();
      const me = await page.evaluate(async () => {
        const { token } = JSON.parse(localStorage.getItem('shiptime.session')!) as { token: string };
        const answer = await fetch('/api/auth/user', { headers: { authorization: `Bearer ${token}` } });
        return ((await answer.json()) as { id: number }).id;
      });
      await page.goto(`/user/${me}/profile`);
      const panel = page.getByRole('table', { name: t('accounts:identities.title') });
      await expect(panel.getByRole('rowheader')).toHaveText(/^127\.0\.0\.1:\d+$/);
      await expect(panel.locator('time').first()).toBeVisible();
      await accessible();
      await page
        .getByRole('button', { name: t('accounts:identities.remove_named', { name: '' }).trim() })
        .click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('accounts:identities.remove'), exact: true })
        .click();
      await expect(page.getByText(t('accounts:identities.lead'))).toBeHidden();
      await accessible();
    });
  });
