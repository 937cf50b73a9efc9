import { expect, test } from '../fixtures.ts';
import { fetchFirstWaitingApplication } from '../steps/inbox.ts';
import { keyboardOn } from '../steps/keyboard.ts';
import { apiAs, signIn } from '../steps/people.ts';
import { translator } from '../words.ts';

const t = translator('fr');

test('a question that was left by mistake is there again, and is sent by keyboard', async ({
  page,
  portal,
}) => {
  const keys = keyboardOn(page);
  const { id } = await fetchFirstWaitingApplication(await apiAs(portal, 'coordinator'));
  const dialog = page.getByRole('dialog');
  const ask = page.getByRole('button', { name: t('applications:actions.clarify.label'), exact: true });
  const words = dialog.getByLabel(t('applications:texts.details.label'));
  await signIn(page, 'coordinator', 'fr', `/request/${id}`);

  await test.step('Escape keeps what was typed, and the keyboard where it was', async () => {
    await keys.enter(ask);
    await keys.write(words, 'À quelle profondeur?');
    await keys.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(ask).toBeFocused();
    await keys.press('Enter');
    await expect(words).toHaveValue('À quelle profondeur?');
  });

  await test.step('Cancel gives it up', async () => {
    await keys.enter(dialog.getByRole('button', { name: t('ui:cancel'), exact: true }));
    await expect(dialog).toBeHidden();
    await keys.enter(ask);
    await expect(words).toHaveValue('');
  });

  await test.step('once it is sent its button is gone, and the keyboard goes on from the heading', async () => {
    await keys.write(words, 'À quelle profondeur?');
    await keys.enter(
      dialog.getByRole('button', { name: t('applications:actions.clarify.confirm'), exact: true }),
    );
    await expect(ask).toBeHidden();
    await expect(page.locator('main h1')).toBeFocused();
  });
});

test('an address of a question that was mistyped shows the support centre all the same', async ({ page }) => {
  await signIn(page, 'observer', 'fr', '/requests');
  await page.goto('/support#100%');
  await expect(page.locator('main h1')).toHaveText(t('support:questions.title'));
});
