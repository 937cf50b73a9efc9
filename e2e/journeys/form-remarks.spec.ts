import { expect, test } from '../fixtures.ts';
import { keyboardOn } from '../steps/keyboard.ts';
import { waitForMailTo, linkPathIn } from '../steps/mail.ts';
import { apiAs, openPageSignedInAs, signIn } from '../steps/people.ts';
import { createCompleteDraft, fetchOpenYear } from '../steps/plan.ts';
import { translator } from '../words.ts';

test('two people ask and answer beside a field, one of them in French by keyboard', async ({
  page,
  portal,
  browser,
  mailServer,
  accessible,
}) => {
  const [en, fr] = [translator('en'), translator('fr')];
  const proponent = await apiAs(portal, 'proponent');
  const id = await createCompleteDraft(proponent, await fetchOpenYear(proponent));
  const { data: added } = await proponent<{ data: { first_name: string; last_name: string; email: string } }>(
    'POST',
    `/ship_time_requests/${id}/co_proponents`,
    { email: 'coproponent@shiptime.example' },
  );
  const name = `${added.first_name} ${added.last_name}`;
  const question = 'How many days do you need for mobilization?';
  const label = {
    en: en('applications:fields.mobilization_days.label'),
    fr: fr('applications:fields.mobilization_days.label'),
  };

  await test.step('she asks him beside the field, and is told that he is told', async () => {
    await signIn(page, 'proponent', 'en', `/request/${id}?section=scheduling`);
    const words = en('application_form:remarks.leave_beside', { label: label.en });
    await page.getByRole('button', { name: words, exact: true }).click();
    const thread = page.getByRole('region', {
      name: en('application_form:remarks.beside', { label: label.en }),
    });
    await thread.getByRole('textbox').fill(question);
    await accessible();
    await thread.getByRole('button', { name: en('application_form:remarks.leave'), exact: true }).click();
    await expect(page.getByText(en('application_form:remarks.sent_to', { name }))).toBeVisible();
    await expect(thread).toContainText(question);
  });

  const his = await openPageSignedInAs(browser, portal, 'coproponent', 'fr', '/my-requests');
  const keys = keyboardOn(his);
  const thread = his.getByRole('region', {
    name: fr('application_form:remarks.beside', { label: label.fr }),
  });

  await test.step('it is among what waits for him, and leads to the field', async () => {
    const asked = fr('application_form:home.remark_of', { name: 'Maya', words: question });
    const card = his.getByRole('listitem').filter({ hasText: asked });
    await expect(card).toBeVisible();
    await keys.enter(card.getByRole('link'));
    await expect(thread).toContainText(question);
    await expect(his.getByRole('textbox', { name: label.fr })).toBeInViewport();
    await expect(thread.getByText(fr('application_form:remarks.beside', { label: label.fr }))).toBeFocused();
  });

  await test.step('he answers and settles it by keyboard; she sees it without loading the page again', async () => {
    await keys.enter(thread.getByRole('button', { name: fr('application_form:remarks.reply'), exact: true }));
    await keys.write(thread.getByRole('textbox').first(), 'Deux jours.');
    await keys.enter(
      thread.getByRole('button', { name: fr('application_form:remarks.send_reply'), exact: true }),
    );
    const hers = page.getByRole('region', {
      name: en('application_form:remarks.beside', { label: label.en }),
    });
    await expect(hers).toContainText('Deux jours.');
    await keys.enter(
      thread.getByRole('button', { name: fr('application_form:remarks.settle'), exact: true }),
    );
    await expect(hers).toContainText(en('application_form:remarks.settled_by', { name }));
    await keys.press('Escape');
    await expect(thread).toBeHidden();
    const closed = fr('application_form:remarks.settled_beside', { label: label.fr });
    await expect(his.getByRole('button', { name: closed })).toBeFocused();
  });

  await test.step('the mail leads to the same place', async () => {
    const subject = fr('mail:application_remark.subject', { actor: "Maya O'Brien", number: id });
    const mail = await waitForMailTo(mailServer, 'coproponent@shiptime.example', subject);
    const path = linkPathIn(mail, portal.url);
    expect(path).toContain(`/request/${id}?section=scheduling&remark=`);
    await his.goto(path);
    await expect(thread).toContainText('Deux jours.');
  });

  await test.step('she changes her words by keyboard, then deletes them; he sees both, and his answer stays', async () => {
    const hers = keyboardOn(page);
    const mine = page.getByRole('region', {
      name: en('application_form:remarks.beside', { label: label.en }),
    });
    const changed = 'How many days do you need on the quay?';
    await hers.enter(mine.getByRole('button', { name: en('application_form:remarks.edit'), exact: true }));
    const words = mine.getByRole('textbox', { name: en('application_form:remarks.words') }).first();
    await expect(words).toBeFocused();
    await words.fill(changed);
    await accessible();
    await hers.enter(mine.getByRole('button', { name: en('application_form:remarks.save'), exact: true }));
    await expect(mine.getByRole('button', { name: en('application_form:remarks.edit') })).toBeFocused();
    await expect(thread).toContainText(changed);
    await expect(thread).toContainText(fr('application_form:remarks.edited'));
    await expect(
      thread.getByRole('button', { name: fr('application_form:remarks.edit'), exact: true }),
    ).toBeHidden();

    await hers.enter(mine.getByRole('button', { name: en('application_form:remarks.delete'), exact: true }));
    const asked = page.getByRole('alertdialog');
    await accessible();
    await hers.enter(asked.getByRole('button', { name: en('application_form:remarks.delete'), exact: true }));
    await expect(thread).toContainText(fr('application_form:remarks.was_deleted'));
    await expect(thread).toContainText('Deux jours.');
    await expect(thread).not.toContainText(changed);
    await expect(mine.locator(':focus')).toBeVisible();
  });

  await test.step('he changes his answer by keyboard, then deletes it: with it goes the place of the remark', async () => {
    const mine = page.getByRole('region', {
      name: en('application_form:remarks.beside', { label: label.en }),
    });
    const own = (key: string) =>
      thread.getByRole('button', { name: fr(`application_form:remarks.${key}`), exact: true });
    await keys.enter(own('edit_reply'));
    const words = thread.getByRole('textbox', { name: fr('application_form:remarks.reply_words') });
    await expect(words).toBeFocused();
    await words.fill('Trois jours.');
    await accessible(his);
    await keys.enter(own('save_reply'));
    await expect(own('edit_reply')).toBeFocused();
    await expect(mine).toContainText('Trois jours.');
    await expect(mine).toContainText(en('application_form:remarks.edited'));
    await expect(
      mine.getByRole('button', { name: en('application_form:remarks.edit_reply'), exact: true }),
    ).toBeHidden();

    await keys.enter(own('delete_reply'));
    const asked = his.getByRole('alertdialog');
    await expect(asked).toContainText(fr('application_form:remarks.delete_reply_last'));
    await accessible(his);
    await keys.enter(asked.getByRole('button', { name: fr('application_form:remarks.delete'), exact: true }));
    await expect(thread).not.toContainText('Trois jours.');
    await expect(mine).not.toContainText('Trois jours.');
    await expect(mine).not.toContainText(en('application_form:remarks.was_deleted'));
    await expect(thread.locator(':focus')).toBeVisible();
  });
  await his.context().close();
});
