import { expect, test } from '../fixtures.ts';
import { keyboardOn } from '../steps/keyboard.ts';
import { storeSignedInSession } from '../steps/session.ts';
import { type Language, translator } from '../words.ts';

for (const language of ['en', 'fr'] as Language[]) {
  test(`whoever looks for days or berths asks to be told, by keyboard (${language})`, async ({
    page,
    portal,
    accessible,
  }) => {
    const t = translator(language);
    const { enter, press } = keyboardOn(page);
    await storeSignedInSession(page, portal, language === 'fr' ? 'observer' : 'proponent');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/open-schedules?view=room&lang=${language}`);
    await expect(page.getByRole('tab', { name: t('availability:room.title') })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.getByRole('cell', { name: t('availability:room.free') }).first()).toBeVisible();
    await expect(page.getByText(t('availability:none'))).toBeVisible();

    const add = page.getByRole('button', { name: t('availability:title'), exact: true });
    await enter(add);
    const dialog = page.getByRole('dialog', { name: t('availability:title') });
    await accessible();
    await enter(dialog.getByRole('button', { name: t('availability:add'), exact: true }));
    await expect(dialog.getByText(t('errors:fields.required')).first()).toBeVisible();
    await expect(dialog.getByLabel(t('availability:fields.min_days'))).toBeFocused();
    await page.keyboard.type('12');
    await press('Enter');
    await expect(dialog).toBeHidden();
    const own = page.getByRole('list', { name: t('availability:list') }).getByRole('listitem');
    await expect(own).toContainText(t('availability:wish.days_other', { count: 12 }));
    await accessible();

    await enter(own.getByRole('button'));
    await expect(page.getByText(t('availability:none'))).toBeVisible();
  });
}

test('the link of a mail says so where it is not known, to a visitor as well', async ({
  page,
  accessible,
}) => {
  const t = translator('en');
  await page.goto('/availability/stop/unknown?lang=en');
  await expect(page.getByRole('heading', { name: t('availability:stop.title') })).toBeVisible();
  await page.getByRole('button', { name: t('availability:stop.submit') }).click();
  await expect(page.getByText(t('availability:stop.unknown'))).toBeVisible();
  await accessible();
});
