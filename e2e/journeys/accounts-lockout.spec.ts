import { expect, test } from '../fixtures.ts';
import { password } from '../steps/people.ts';
import { accountButton, fillInSignIn } from '../steps/session.ts';
import { speak } from '../words.ts';

const allowedFailures = 5;

test('five wrong passwords lock the account for this address, until the time that is told is over', async ({
  page,
  accessible,
  request,
}) => {
  const t = speak('fr');
  const email = 'coproponent@shiptime.example';
  await page.goto('/login?lang=fr');

  await test.step('five tries are answered as wrong', async () => {
    for (let count = 0; count < allowedFailures; count += 1) {
      await fillInSignIn(page, t, email, `Wrong-${count}`);
      await expect(page.getByRole('alert').getByText(t('accounts:sign_in.wrong'))).toBeVisible();
    }
  });

  const login = (address: string) =>
    request.post('/api/auth/login', {
      data: { email: address, password },
      headers: { 'accept-language': 'fr' },
    });
  const locked = await login(email);
  const seconds = Number(locked.headers()['retry-after']);
  const { errors } = (await locked.json()) as { errors: { email: [string] } };

  await test.step('then the right one is refused too, and the page says for how long', async () => {
    expect(locked.status()).toBe(429);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    await fillInSignIn(page, t, email, password);
    const told = errors.email[0].replaceAll(/\d+/g, '\\d+');
    await expect(page.getByRole('alert').filter({ hasText: new RegExp(told) })).toBeVisible();
    await accessible();
  });

  await test.step('nobody else is kept out', async () => {
    expect((await login('observer@shiptime.example')).status()).toBe(200);
  });

  await test.step('after that time the right password leads in', async () => {
    // The clock is the database's and cannot be moved: this is how long people wait, too.
    await page.waitForTimeout(seconds * 1000);
    await fillInSignIn(page, t, email, password);
    await expect(page).toHaveURL(/\/my-requests$/);
    await expect(accountButton(page)).toBeVisible();
  });
});
