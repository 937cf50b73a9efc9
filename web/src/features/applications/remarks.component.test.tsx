import { personSchema } from '@shiptime/domain/accounts/account-wire';
import { applicationSchema } from '@shiptime/domain/applications/wire/application';
import { remarkSchema, remarkReplySchema } from '@shiptime/domain/applications/wire/remarks';
import { stagesSchema } from '@shiptime/domain/applications/wire/stages';
import { presenceSchema } from '@shiptime/domain/applications/wire/history';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { network } from '#test/network.ts';
import { answerReferenceLists, year } from '#test/reference.ts';
import { renderInApp, signInAs } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { ApplicationFormPage } from './application-form-page.tsx';

const maya = exampleOf(personSchema, { id: 1, first_name: 'Maya', last_name: 'O’Brien' });
const luc = exampleOf(personSchema, { id: 2, first_name: 'Luc', last_name: 'Hébert' });
const plain = exampleOf(applicationSchema, {
  id: 41,
  fiscal_year_id: year.id,
  project_title: 'Rules',
  stages: exampleOf(stagesSchema, { results_expected: '2027-09' }),
  ...{ primaryProponent: maya, primary_proponent: maya, coProponents: [luc], co_proponents: [luc] },
  ...{ collaborators: [], stations: [], fundingSources: [], funding_sources: [] },
  ...{ areasOfConsideration: [], areas_of_consideration: [] },
});
const draft = { ...plain, can: { ...plain.can, view: true, edit: true, read_remarks: true, remark: true } };
const to = '/ship_time_requests/41';

const said = 'Maya, are 12 days enough?';
const asked = exampleOf(remarkSchema, {
  id: 7,
  ship_time_request_id: 41,
  section: 'scheduling',
  field: 'operational_days',
  body: said,
  user: luc,
  addressee: maya,
  settled_at: null,
  deleted_at: null,
  can: { reply: true, settle: true, edit: false, delete: false },
});

beforeEach(async () => {
  await signInAs({ id: 1 });
  answerReferenceLists();
  network.openLive();
  network.get.answers(to, { data: draft });
  network.get.answers(`${to}/demand`, { data: [] });
  network.get.answers(`${to}/attachments`, { data: [] });
  network.get.answers(`${to}/invitations`, { data: [] });
  network.get.answers(`${to}/remarks`, { data: [asked] });
  network.get.answers('/scheduling_constraints', { data: [] });
  network.patch.answers(to, { data: draft });
  network.post.answers(`${to}/presence`, { data: exampleOf(presenceSchema) });
});

describe.each(['en', 'fr'] as const)('remarks beside a field, %s', (language) => {
  const t = translator(language);
  const label = t('applications:fields.operational_days.label');
  const open = (search = 'section=scheduling') =>
    renderInApp(<ApplicationFormPage />, {
      language,
      path: `/request/41?${search}`,
      route: '/request/{-$id}',
    });
  const button = (key: string, params = {}) =>
    page.getByRole('button', { name: t(`application_form:remarks.${key}`, params), exact: true });
  const mark = () => button('open_beside_one', { label, count: 1 });
  const thread = () => page.getByRole('region', { name: t('application_form:remarks.beside', { label }) });

  it('are counted beside the label and in the list of sections, and open by a press', async () => {
    await open();
    await expect.element(mark()).toMatchTextContent('1');
    await expect
      .element(
        page.getByRole('link', { name: t('application_form:remarks.open_one', { count: 1 }), exact: false }),
      )
      .toMatchTextContent(t('applications:sections.scheduling'));
    await expect.element(thread()).not.toBeInTheDocument();
    await mark().click();
    await expect.element(thread()).toMatchTextContent(said);
    await expect.element(thread().getByText(t('application_form:remarks.beside', { label }))).toHaveFocus();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(thread()).not.toBeInTheDocument();
    await expect.element(mark()).toHaveFocus();
  });

  it('are open where a link leads to one', async () => {
    await open('section=scheduling&remark=7');
    await expect.element(thread()).toMatchTextContent(said);
    await expect.element(page.getByLabelText(label, { exact: false }).first()).toBeInViewport();
  });

  it('are left for one person, and nothing that is typed in the form is disturbed', async () => {
    network.post.answers(`${to}/remarks`, { data: asked });
    network.patch.answers(to, { data: { ...draft, operational_days: 12 } });
    await open();
    const field = page.getByRole('textbox', { name: label, exact: false });
    await userEvent.fill(field, '12');
    const other = t('applications:fields.mobilization_days.label');
    await button('leave_beside', { label: other }).click();
    const room = page.getByRole('region', { name: t('application_form:remarks.beside', { label: other }) });
    await expect.element(room.getByRole('combobox')).toHaveValue('2');
    await userEvent.fill(room.getByRole('textbox'), 'Luc, how many?');
    await expectAccessible();
    await button('leave').click();
    await expect
      .poll(() => network.post.asked(`${to}/remarks`).map(({ body }) => body))
      .toEqual([
        { section: 'scheduling', field: 'mobilization_days', addressee_id: 2, body: 'Luc, how many?' },
      ]);
    await expect.element(room.getByRole('textbox')).toHaveValue('');
    await expect.element(field).toHaveValue('12');
  });

  it('are answered and settled', async () => {
    network.post.answers(`${to}/remarks/7/replies`, { data: asked });
    network.patch.answers(`${to}/remarks/7`, { data: asked });
    await open();
    await mark().click();
    await button('reply').click();
    await userEvent.fill(thread().getByRole('textbox').first(), 'Yes');
    await button('send_reply').click();
    await button('settle').click();
    await expect
      .poll(() => network.patch.asked(`${to}/remarks/7`).map(({ body }) => body))
      .toEqual([{ settled: true }]);
    expect(network.post.asked(`${to}/remarks/7/replies`)[0]?.body).toEqual({ body: 'Yes' });
  });

  it('are offered to nobody who is alone: the keyboard goes from field to field', async () => {
    const alone = { ...draft, coProponents: [], co_proponents: [] };
    network.get.answers(to, { data: alone });
    network.get.answers(`${to}/remarks`, { data: [] });
    await open();
    const days = page.getByRole('textbox', { name: label });
    await expect.element(days).toBeVisible();
    (days.element() as HTMLElement).focus();
    await userEvent.tab();
    await expect
      .element(page.getByLabelText(t('applications:fields.operating_hours_id.label'), { exact: false }))
      .toHaveFocus();
  });

  it('can only be read once nothing can be added, and are not there for whoever has none', async () => {
    const can = { ...draft.can, edit: false, remark: false };
    network.get.answers(to, { data: { ...draft, can } });
    const read = { ...asked, can: { reply: false, settle: false, edit: false, delete: false } };
    network.get.answers(`${to}/remarks`, { data: [read] });
    await open();
    await mark().click();
    await expect.element(thread()).toMatchTextContent(said);
    await expect.element(button('reply')).not.toBeInTheDocument();
    await expect.element(button('leave')).not.toBeInTheDocument();
    const none = t('application_form:remarks.leave_beside', {
      label: t('applications:fields.mobilization_days.label'),
    });
    await expect.element(page.getByRole('button', { name: none })).not.toBeInTheDocument();
    await expectAccessible();
  });

  const own = {
    ...asked,
    user: maya,
    addressee: luc,
    lock_version: 3,
    can: { reply: true, settle: true, edit: true, delete: true },
  };

  it('are changed where they stand by who left them, and say so; the keyboard stays', async () => {
    network.get.answers(`${to}/remarks`, { data: [own] });
    network.patch.answers(`${to}/remarks/7`, { data: own });
    await open();
    await mark().click();
    await button('edit').click();
    const words = thread()
      .getByRole('textbox', { name: t('application_form:remarks.words') })
      .first();
    await expect.element(words).toHaveFocus();
    await expect.element(words).toHaveValue(said);
    await userEvent.fill(words, 'Are 14 days enough?');
    await expectAccessible();
    const edited = { ...own, body: 'Are 14 days enough?', edited_at: '2027-03-02T15:00:00Z' };
    network.get.answers(`${to}/remarks`, { data: [edited] });
    await button('save').click();
    await expect.element(thread()).toMatchTextContent(t('application_form:remarks.edited'));
    await expect.element(button('edit')).toHaveFocus();
    const [sent] = network.patch.asked(`${to}/remarks/7`);
    expect([sent?.body, sent?.headers.get('if-match')]).toEqual([{ body: 'Are 14 days enough?' }, '"3"']);
  });

  it('are deleted after a question, which says what becomes of the answers', async () => {
    const answered = { ...own, replies: [exampleOf(remarkReplySchema, { id: 9, body: 'Yes', user: luc })] };
    network.get.answers(`${to}/remarks`, { data: [answered] });
    network.delete.answers(`${to}/remarks/7`, {} as never);
    await open();
    await mark().click();
    await button('delete').click();
    const question = page.getByRole('alertdialog');
    await expect.element(question).toMatchTextContent(t('application_form:remarks.delete_answered'));
    await expectAccessible();
    const can = { reply: false, settle: false, edit: false, delete: false };
    const gone = { ...answered, body: null, deleted_at: '2027-03-02T15:00:00Z', can };
    network.get.answers(`${to}/remarks`, { data: [gone] });
    await question.getByRole('button', { name: t('application_form:remarks.delete') }).click();
    await expect.element(thread()).toMatchTextContent(t('application_form:remarks.was_deleted'));
    await expect.element(thread()).toMatchTextContent('Yes');
    await expect.element(button('edit')).not.toBeInTheDocument();
    await expect.poll(() => thread().element().contains(document.activeElement)).toBe(true);
    expect(network.delete.asked(`${to}/remarks/7`)).toHaveLength(1);
    await expectAccessible();
  });

  it('that nobody answered are gone when they are deleted, and the keyboard stays in the thread', async () => {
    network.get.answers(`${to}/remarks`, { data: [own] });
    network.delete.answers(`${to}/remarks/7`, {} as never);
    await open();
    await mark().click();
    await button('delete').click();
    const question = page.getByRole('alertdialog');
    await expect.element(question).toMatchTextContent(t('application_form:remarks.delete_unanswered'));
    network.get.answers(`${to}/remarks`, { data: [] });
    await question.getByRole('button', { name: t('application_form:remarks.delete') }).click();
    await expect.element(thread()).not.toMatchTextContent(said);
    await expect.poll(() => thread().element().contains(document.activeElement)).toBe(true);
  });

  const reply = exampleOf(remarkReplySchema, {
    ...{ id: 9, body: 'Yes', user: maya, lock_version: 4, edited_at: null, deleted_at: null },
    can: { edit: true, delete: true },
  });
  const itsPath = `${to}/remarks/7/replies/9`;

  it('have answers that whoever gave them changes where they stand, and that say so; the keyboard stays', async () => {
    network.get.answers(`${to}/remarks`, { data: [{ ...asked, replies: [reply] }] });
    network.patch.answers(itsPath, { data: reply });
    await open();
    await mark().click();
    await button('edit_reply').click();
    const words = thread().getByRole('textbox', { name: t('application_form:remarks.reply_words') });
    await expect.element(words).toHaveFocus();
    await expect.element(words).toHaveValue('Yes');
    await userEvent.fill(words, 'Yes, for both');
    await expectAccessible();
    const edited = { ...reply, body: 'Yes, for both', edited_at: '2027-03-02T15:00:00Z', lock_version: 5 };
    network.get.answers(`${to}/remarks`, { data: [{ ...asked, replies: [edited] }] });
    await button('save_reply').click();
    await expect.element(thread()).toMatchTextContent(t('application_form:remarks.edited'));
    await expect.element(button('edit_reply')).toHaveFocus();
    const [sent] = network.patch.asked(itsPath);
    expect([sent?.body, sent?.headers.get('if-match')]).toEqual([{ body: 'Yes, for both' }, '"4"']);
  });

  it('have answers that are deleted after a question, which says what becomes of what follows them', async () => {
    const thanks = { ...reply, id: 10, body: 'Thank you', user: luc, can: { edit: false, delete: false } };
    network.get.answers(`${to}/remarks`, { data: [{ ...asked, replies: [reply, thanks] }] });
    network.delete.answers(itsPath, {} as never);
    await open();
    await mark().click();
    await button('delete_reply').click();
    const question = page.getByRole('alertdialog');
    await expect.element(question).toMatchTextContent(t('application_form:remarks.delete_reply_followed'));
    await expectAccessible();
    const gone = { ...reply, body: null, deleted_at: '2027-03-02T15:00:00Z', can: thanks.can };
    network.get.answers(`${to}/remarks`, { data: [{ ...asked, replies: [gone, thanks] }] });
    await question.getByRole('button', { name: t('application_form:remarks.delete') }).click();
    await expect.element(thread()).toMatchTextContent(t('application_form:remarks.reply_was_deleted'));
    await expect.element(thread()).toMatchTextContent('Thank you');
    await expect.element(button('edit_reply')).not.toBeInTheDocument();
    await expect.poll(() => thread().element().contains(document.activeElement)).toBe(true);
    expect(network.delete.asked(itsPath)).toHaveLength(1);
  });

  it('have no such buttons beside what somebody else answered', async () => {
    const his = { ...reply, user: luc, can: { edit: false, delete: false } };
    network.get.answers(`${to}/remarks`, { data: [{ ...asked, replies: [his] }] });
    await open();
    await mark().click();
    await expect.element(thread()).toMatchTextContent('Yes');
    await expect.element(button('edit_reply')).not.toBeInTheDocument();
    await expect.element(button('delete_reply')).not.toBeInTheDocument();
  });
});
