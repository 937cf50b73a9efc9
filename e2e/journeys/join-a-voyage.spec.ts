import { expect, test } from '../fixtures.ts';
import { keyboardOn } from '../steps/keyboard.ts';
import { openPageSignedInAs, signIn } from '../steps/people.ts';
import { publishVoyage } from '../steps/voyage.ts';
import { translator } from '../words.ts';

const [en, fr] = [translator('en'), translator('fr')];

test('a scientist asks to join a planned voyage, and sails once it is accepted', async ({
  page,
  browser,
  portal,
  accessible,
}) => {
  await publishVoyage(portal);
  let address = '';
  await test.step('they see free berths and ask for one', async () => {
    await signIn(page, 'proponent', 'en', '/voyages-to-join');
    await accessible();
    await page
      .getByRole('button', { name: en('guests:go_ask') })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(en('guests:ask.objectives')).fill('Two moorings on the way.');
    await dialog.getByRole('button', { name: en('guests:ask.label'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await page
      .getByRole('link', { name: en('guests:asked_link') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/berth-requests\/\d+$/);
    address = new URL(page.url()).pathname;
  });

  await test.step('it is accepted, by keyboard, in French', async () => {
    const other = await openPageSignedInAs(browser, portal, 'admin', 'fr', address);
    const keys = keyboardOn(other);
    const dialog = other.getByRole('dialog');
    await keys.enter(other.getByRole('button', { name: fr('guests:doing.accept.button'), exact: true }));
    await keys.enter(dialog.getByRole('button', { name: fr('guests:doing.accept.label'), exact: true }));
    await expect(dialog).toBeHidden();
    await expect(other.getByText(fr('guests:request.states.accepted'), { exact: true })).toBeVisible();
    await other.context().close();
  });

  await test.step('the guest reads that they sail', async () => {
    await page.goto('/my-requests');
    await expect(page.getByRole('heading', { name: /^You will sail on CCGS/ }).first()).toBeVisible();
    await accessible();
  });
});
