import { expect, test } from '../fixtures.ts';
import { peopleDialog } from '../steps/people-dialog.ts';
import { apiAs } from '../steps/people.ts';
import { storeSignedInSession } from '../steps/session.ts';
import { createSharedDraft } from '../steps/shared-draft.ts';
import { translator } from '../words.ts';

type Account = { id: number; email: string; active: boolean };
const limit = 5;

const language = 'fr';

test('why somebody cannot be added or removed is said in words, in French', async ({
  page,
  portal,
  accessible,
}) => {
  const t = translator(language);
  const admin = await apiAs(portal, 'admin');
  const proponent = await apiAs(portal, 'proponent');
  const draft = await createSharedDraft(portal, 'Refused');
  const known = await admin<{ data: Account[] }>('GET', '/users');
  const others = known.data.filter(
    ({ email, active }) => active && !/^((co)?proponent|admin|observer)@/.test(email),
  );
  const [disabled, ...friends] = others;
  await storeSignedInSession(page, portal, 'proponent');
  await page.goto(`/request/${draft.id}?lang=${language}`);
  const { invite, field, addNamed } = peopleDialog(page, t);
  await invite.press('Enter');
  const add = async (email: string) => {
    await field.fill(email);
    await field.press('Enter');
  };
  const problem = (code: string, params = {}) =>
    page.getByText(t(`applications:co_proponents.problems.${code}`, params)).first();

  await test.step('a disabled account', async () => {
    await admin('PATCH', `/users/${disabled!.id}`, { active: false });
    await add(disabled!.email);
    await expect(problem('inactive')).toBeVisible();
    await expect(field).toHaveValue(disabled!.email);
    await admin('PATCH', `/users/${disabled!.id}`, { active: true });
  });

  await test.step('a server error', async () => {
    await page.route(/\/co_proponents$/, (route) => route.fulfill({ status: 500, body: '{}' }));
    await add(friends[0]!.email);
    await expect(page.getByText(t('problems:tasks.add_co_proponent'))).toBeVisible();
    await expect(field).toHaveValue(friends[0]!.email);
    await accessible();
    await page.unroute(/\/co_proponents$/);
  });

  await test.step('the limit', async () => {
    for (const { email } of friends.slice(0, limit))
      await proponent('POST', `/ship_time_requests/${draft.id}/co_proponents`, { email });
    await expect(problem('limit_reached', { limit })).toBeVisible();
    await expect(addNamed(friends[0]!.email)).toHaveAttribute('aria-disabled', 'true');
    await accessible();
  });

  await test.step('one who could not be removed stays', async () => {
    await page.route(/\/co_proponents\/\d+$/, (route) => route.fulfill({ status: 500, body: '{}' }));
    const [label] = t('application_form:people.remove', { name: '\u0000' }).split('\u0000');
    const remove = page.getByRole('button', { name: new RegExp(`^${label}`) });
    await remove.first().press('Enter');
    const question = page.getByRole('alertdialog');
    await question
      .getByRole('button', { name: t('application_form:people.remove_confirm'), exact: true })
      .click();
    await expect(page.getByText(t('problems:tasks.remove_co_proponent')).first()).toBeVisible();
    await accessible();
    await page.keyboard.press('Escape');
    await expect(remove).toHaveCount(limit);
  });
});
