import { expect, test } from '../fixtures.ts';
import { apiAs, openPageSignedInAs, signIn } from '../steps/people.ts';
import { moveDeadline, fetchOpenYear } from '../steps/plan.ts';
import { translator } from '../words.ts';

const [en, fr] = [translator('en'), translator('fr')];
const title = 'Krill at the shelf edge';

test('a letter of intent is read by whoever plans, and becomes a draft when its year opens', async ({
  page,
  browser,
  portal,
  accessible,
}) => {
  const admin = await apiAs(portal, 'admin');
  const year = await fetchOpenYear(admin);
  const dialog = page.getByRole('dialog');

  await test.step('a proponent says what they expect to ask for', async () => {
    await signIn(page, 'proponent', 'en', '/letters-of-intent');
    await page.getByRole('button', { name: en('letters:new') }).click();
    await dialog.getByLabel(en('letters:fields.title')).fill(title);
    await dialog.getByLabel(en('letters:fields.summary')).fill('As every third year.');
    await dialog.getByRole('checkbox').first().check({ force: true });
    await dialog.getByLabel(en('letters:fields.days')).fill('12.5');
    await dialog.getByLabel(en('letters:fields.first_month')).selectOption(en('letters:months.6'));
    await dialog.getByLabel(en('letters:fields.last_month')).selectOption(en('letters:months.7'));
    await dialog.getByRole('button', { name: en('letters:edit.send'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await accessible();
  });

  await test.step('a national representative sees it in the foreseen demand', async () => {
    const other = await openPageSignedInAs(browser, portal, 'national', 'fr', '/letters-of-intent');
    await expect(other.getByRole('heading', { name: fr('letters:demand'), exact: true })).toBeVisible();
    await expect(other.getByRole('rowheader', { name: new RegExp(title) })).toBeVisible();
    await accessible(other);
    await other.context().close();
  });

  await test.step('the year opens: one press makes the draft', async () => {
    await moveDeadline(admin, year, new Date(Date.now() - 60_000).toISOString());
    try {
      await page.reload();
      await page.getByRole('button', { name: /^Apply for / }).click();
      await expect(page).toHaveURL(/\/request\/\d+/);
      await expect(
        page.getByRole('textbox', { name: en('applications:fields.project_title.label') }),
      ).toHaveValue(title);
    } finally {
      await moveDeadline(admin, year, year.deadline_at);
    }
  });
});
