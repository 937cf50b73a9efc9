import { expect, test } from '../fixtures.ts';
import { storeSignedInSession } from '../steps/session.ts';
import { translator } from '../words.ts';

const fr = translator('fr');
const en = translator('en');

test('the language is changed back and forth under an open profile, which is then saved', async ({
  page,
  portal,
}) => {
  await storeSignedInSession(page, portal, 'observer');
  const me = await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('shiptime.session')!) as { token: string };
    const answer = await fetch('/api/auth/user', { headers: { authorization: `Bearer ${token}` } });
    return ((await answer.json()) as { id: number }).id;
  });
  await page.goto(`/user/${me}/profile?lang=fr`);
  const affiliation = (t: typeof fr) => page.getByLabel(t('accounts:profile.affiliation'));
  const told = () => page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  const change = async (name: string) => {
    const answer = told();
    await page.getByRole('banner').getByText(name, { exact: true }).click();
    await answer;
  };

  await test.step('what was typed stays while the language changes twice', async () => {
    await affiliation(fr).fill('Institut des marées');
    await change('English');
    await expect(affiliation(en)).toHaveValue('Institut des marées');
    await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
    await change('Français');
    await expect(page.getByRole('radio', { name: 'Français' })).toBeChecked();
  });

  await test.step('and is saved as if nothing had happened', async () => {
    const answer = told();
    await page.getByRole('button', { name: fr('accounts:profile.save') }).click();
    expect((await answer).status()).toBe(200);
    await expect(page.getByText(fr('accounts:profile.saved')).first()).toBeVisible();
  });

  await test.step('what another window changed meanwhile is said, and one press keeps these answers', async () => {
    await affiliation(fr).fill('Observatoire');
    await page.evaluate(async (id) => {
      const { token } = JSON.parse(localStorage.getItem('shiptime.session')!) as { token: string };
      await fetch(`/api/users/${id}`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ telephone: '902-555-0142', affiliation: 'Musée' }),
      });
    }, me);
    const refused = told();
    await page.getByRole('button', { name: fr('accounts:profile.save') }).click();
    expect((await refused).status()).toBe(412);
    const kept = told();
    await page.getByRole('button', { name: fr('accounts:profile.save_over') }).click();
    expect((await kept).status()).toBe(200);
    await expect(page.getByRole('button', { name: fr('accounts:profile.save_over') })).toBeHidden();
    await page.reload();
    await expect(affiliation(fr)).toHaveValue('Observatoire');
    await expect(page.getByLabel(fr('accounts:profile.telephone'))).toHaveValue('902-555-0142');
  });
});
