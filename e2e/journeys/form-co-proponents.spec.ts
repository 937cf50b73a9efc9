import { expect, test } from '../fixtures.ts';
import { mailTo, pathIn } from '../steps/mail.ts';
import { keyboard } from '../steps/keyboard.ts';
import { apiAs, asSomebody, signIn } from '../steps/people.ts';
import { completeDraft, openYear } from '../steps/plan.ts';
import { speak } from '../words.ts';

const language = 'en';

test('co-proponents by keyboard, in English', async ({ page, portal, browser, mailServer, accessible }) => {
  const t = speak(language);
  const keys = keyboard(page);
  const proponent = await apiAs(portal, 'proponent');
  const id = await completeDraft(proponent, await openYear(proponent));
  await signIn(page, 'proponent', language, `/request/${id}`);
  const field = page.getByLabel(t('application_form:people.email'));
  const addButton = page.getByRole('button', { name: t('application_form:people.add'), exact: true });
  const problem = (code: string, params = {}) =>
    page.getByText(t(`applications:co_proponents.problems.${code}`, params), { exact: true }).first();
  const add = async (email: string) => {
    await keys.write(field, email);
    await keys.press('Enter');
  };

  await test.step('only people with an account are added, oneself and nobody twice', async () => {
    const words = new RegExp(t('application_form:people.title_other', { count: 0 }).split('(')[0]!.trim());
    await keys.enter(page.getByRole('button', { name: words }));
    await add('proponent@shiptime.example');
    await expect(problem('self')).toBeVisible();
    await accessible();
    await add('coproponent@shiptime.example');
    await expect(page.getByText('coproponent@shiptime.example', { exact: true })).toBeVisible();
    await add('coproponent@shiptime.example');
    await expect(problem('duplicate')).toBeVisible();
    await add('nobody@shiptime.example');
    await expect(problem('not_found')).toBeVisible();
  });

  await test.step('who has no account is invited, and the mail leads to the registration', async () => {
    const email = 'nobody@shiptime.example';
    await keys.enter(
      page.getByRole('button', { name: t('application_form:people.invite', { email }), exact: true }),
    );
    await expect(page.getByText(t('application_form:people.invited'), { exact: true })).toBeVisible();
    await expect(addButton).toBeFocused();
    await accessible();
    const subject = t('mail:invitation.subject', { inviter: "Maya O'Brien" });
    const mail = await mailTo(mailServer, email, subject);
    expect(pathIn(mail, portal.url)).toMatch(/^\/invitation\//);
  });

  await test.step('a co-proponent edits and is told whom to contact to submit', async () => {
    const friend = await asSomebody(
      browser,
      portal,
      'coproponent',
      language,
      `/request/${id}?section=submit`,
    );
    await expect(
      friend.getByText(t('applications:co_proponents.cannot_submit', { name: "Maya O'Brien" })).last(),
    ).toBeVisible();
    await expect(
      friend.getByRole('button', { name: t('application_form:submit.submit'), exact: true }),
    ).toBeDisabled();
    await friend.context().close();
  });

  await test.step('also after submission: one is taken out again', async () => {
    await proponent('POST', `/ship_time_requests/${id}/submit`);
    await expect(page.getByText(t('application_form:read_only_submitted'))).toBeVisible();
    const { data } = await proponent<{
      data: { coProponents: { first_name: string; last_name: string }[] };
    }>('GET', `/ship_time_requests/${id}?include=coProponents`);
    const [friend] = data.coProponents;
    const name = `${friend!.first_name} ${friend!.last_name}`;
    await keys.enter(page.getByRole('button', { name: t('application_form:people.remove', { name }) }));
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await accessible();
    await keys.enter(
      question.getByRole('button', { name: t('application_form:people.remove_confirm'), exact: true }),
    );
    await expect(page.getByText(t('applications:co_proponents.removed')).first()).toBeVisible();
    await expect(page.getByText('coproponent@shiptime.example', { exact: true })).toBeHidden();
    await expect(addButton).toBeVisible();
  });
});
