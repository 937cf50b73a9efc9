import { expect, test } from '../fixtures.ts';
import { storeSignedInSession } from '../steps/session.ts';
import { createSharedDraft, sharedFormOn } from '../steps/shared-draft.ts';
import { translator } from '../words.ts';

const field = 'executive_summary';
const address = (id: number) => `/request/${id}?section=project_description`;
const begun = 'Cold water comes in below 200 m. ';
const typed = 'L’été, le courant s’inverse; this was never saved.';

test.beforeEach(({ page, portal }) => storeSignedInSession(page, portal, 'proponent'));

test('a tab closed in mid-typing, with the server out of reach: the text is back with the next visit', async ({
  page: first,
  portal,
  accessible,
}) => {
  const t = translator('fr');
  const context = first.context();
  const draft = await createSharedDraft(portal, 'Closed');
  await first.goto(`${address(draft.id)}&lang=fr`);
  const form = sharedFormOn(first, 'fr');
  await form.writeOn(field, begun);
  await form.isSaved();
  await portal.crash(async () => {
    await form.writeOn(field, typed);
    await first.close();
  });
  expect(await draft.saved(field)).toBe(begun.trim());

  const page = await context.newPage();
  await page.goto(`${portal.url}${address(draft.id)}`);
  const again = sharedFormOn(page, 'fr');
  await expect(again.answer(field)).toHaveValue(begun + typed);
  await expect(page.getByText(t('application_form:restored.title'))).toBeVisible();
  await accessible(page);
  await again.isSaved();
  expect(await draft.saved(field)).toBe(begun + typed);
});

test('a tab closed in mid-typing, with saving switched off: the text is back, and still not saved', async ({
  page: first,
  portal,
}) => {
  const t = translator('en');
  const context = first.context();
  const draft = await createSharedDraft(portal, 'Switched off');
  await first.goto(`${address(draft.id)}&lang=en`);
  await first.getByLabel(t('application_form:save.automatic')).uncheck();
  await sharedFormOn(first, 'en').writeOn(field, typed);
  await expect(first.locator('[data-status="dirty"]')).toContainText(t('application_form:save.dirty_off'));
  await first.close();

  const page = await context.newPage();
  await page.goto(`${portal.url}${address(draft.id)}`);
  const form = sharedFormOn(page, 'en');
  await expect(form.answer(field)).toHaveValue(typed);
  await expect(page.locator('[data-status="dirty"]')).toBeVisible();
  expect(await draft.saved(field)).toBeNull();
  await page.getByRole('button', { name: t('application_form:save.now') }).press('Enter');
  await form.isSaved();
  expect(await draft.saved(field)).toBe(typed);
});

test('the server killed in mid-typing and started again: everything is there, without a reload', async ({
  page,
  portal,
}) => {
  const draft = await createSharedDraft(portal, 'Killed');
  await page.goto(`${address(draft.id)}&lang=en`);
  const form = sharedFormOn(page, 'en');
  await form.writeOn(field, begun);
  await form.isSaved();
  await portal.crash(async () => {
    await form.writeOn(field, 'Typed while the server was away. ');
    await form.isNotSaved('retried');
    await form.writeOn(field, typed);
  });
  const all = `${begun}Typed while the server was away. ${typed}`;
  await form.isSaved(45_000);
  await expect.poll(() => draft.saved(field)).toBe(all);
  await expect(form.answer(field)).toHaveValue(all);
});

test('no network for a while: it says so, keeps what is typed in every section, and saves when there is one', async ({
  page,
  portal,
}) => {
  const t = translator('fr');
  const draft = await createSharedDraft(portal, 'Adrift');
  await page.goto(`${address(draft.id)}&lang=fr`);
  const form = sharedFormOn(page, 'fr');
  await expect(form.answer(field)).toBeVisible();
  await page.context().setOffline(true);
  await form.writeOn(field, typed);
  await form.isNotSaved('retried');
  await page
    .getByRole('navigation', { name: t('application_form:sections') })
    .getByRole('link', { name: t('applications:sections.scheduling') })
    .press('Enter');
  await form.writeOn('scheduling_constraints', 'Pas pendant la fraie.');
  await page.context().setOffline(false);
  await form.isSaved();
  expect([await draft.saved(field), await draft.saved('scheduling_constraints')]).toEqual([
    typed,
    'Pas pendant la fraie.',
  ]);
});
