import { expect, test } from '../fixtures.ts';
import { waitForMailTo, linkPathIn } from '../steps/mail.ts';
import { keyboardOn } from '../steps/keyboard.ts';
import { peopleDialog } from '../steps/people-dialog.ts';
import { apiAs, openPageSignedInAs, signIn } from '../steps/people.ts';
import { createCompleteDraft, fetchOpenYear } from '../steps/plan.ts';
import { translator } from '../words.ts';

const language = 'en';

test('co-proponents by keyboard, in English', async ({ page, portal, browser, mailServer, accessible }) => {
  const t = translator(language);
  const keys = keyboardOn(page);
  const proponent = await apiAs(portal, 'proponent');
  const id = await createCompleteDraft(proponent, await fetchOpenYear(proponent));
  await signIn(page, 'proponent', language, `/request/${id}`);
  const { dialog, invite, field, submit, addNamed, inviteNamed } = peopleDialog(page, t);
  const problem = (code: string, params = {}) =>
    page.getByText(t(`applications:co_proponents.problems.${code}`, params), { exact: true }).first();
  const add = async (email: string) => {
    await keys.write(field, email);
    await keys.press('Enter');
  };

  await test.step('who has an account is added, oneself not and nobody twice', async () => {
    await keys.enter(invite);
    await expect(field).toBeFocused();
    await add('proponent@shiptime.example');
    await expect(problem('self')).toBeVisible();
    await accessible();
    await add('coproponent@shiptime.example');
    await expect(dialog.getByText('coproponent@shiptime.example', { exact: true })).toBeVisible();
    await add('coproponent@shiptime.example');
    await expect(problem('duplicate')).toBeVisible();
  });

  await test.step('who has no account is told as unknown, then invited by a second press, and the mail leads to the registration', async () => {
    const email = 'nobody@shiptime.example';
    await keys.write(field, email);
    await keys.enter(addNamed(email));
    await expect(dialog.getByText(t('application_form:people.unknown'))).toBeVisible();
    await expect(field).not.toHaveAttribute('aria-invalid');
    await accessible();
    await keys.enter(inviteNamed(email));
    await expect(dialog.getByText(t('application_form:people.was_invited', { email }))).toBeVisible();
    await expect(dialog.getByText(t('application_form:people.invited'), { exact: true })).toBeVisible();
    await expect(submit).toBeVisible();
    await accessible();
    await keys.press('Escape');
    await expect(invite).toBeFocused();
    const people = t('application_form:people.count_other', { count: 2 });
    await expect(
      page.getByRole('button', {
        name: t('application_form:people.with_invited_one', { people, count: 1 }),
        exact: true,
      }),
    ).toBeVisible();
    const subject = t('mail:invitation.subject', { inviter: "Maya O'Brien" });
    const mail = await waitForMailTo(mailServer, email, subject);
    expect(linkPathIn(mail, portal.url)).toMatch(/^\/invitation\//);
  });

  await test.step('a co-proponent edits and is told whom to contact to submit', async () => {
    const friend = await openPageSignedInAs(
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
    await keys.enter(invite);
    await keys.enter(dialog.getByRole('button', { name: t('application_form:people.remove', { name }) }));
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await accessible();
    await keys.enter(
      question.getByRole('button', { name: t('application_form:people.remove_confirm'), exact: true }),
    );
    await expect(page.getByText(t('applications:co_proponents.removed')).first()).toBeVisible();
    await expect(page.getByText('coproponent@shiptime.example', { exact: true })).toBeHidden();
    await expect(submit).toBeVisible();
  });
});
