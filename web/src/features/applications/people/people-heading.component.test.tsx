import { statuses } from '@shiptime/domain/applications/lifecycle';
import { personSchema } from '@shiptime/domain/accounts/account-wire';
import { applicationSchema } from '@shiptime/domain/applications/wire/application';
import { invitationSchema } from '@shiptime/domain/applications/wire/history';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#test/accessible.ts';
import { exampleOf } from '#test/example.ts';
import { network } from '#test/network.ts';
import { renderInApp, signInAs } from '#test/show.tsx';
import { translator } from '#test/words.ts';
import { PeopleHeading } from './people-heading.tsx';

const maya = exampleOf(personSchema, { id: 1, first_name: 'Maya', last_name: 'O’Brien' });
const luc = exampleOf(personSchema, { id: 2, first_name: 'Luc', last_name: 'Hébert' });
const plain = exampleOf(applicationSchema, { id: 41, user_id: 1 });
const draft = {
  ...plain,
  primaryProponent: maya,
  coProponents: [luc],
  can: { ...plain.can, manage_co_proponents: true },
};
const guest = exampleOf(invitationSchema, { id: 9, email: 'guest@uqar.ca' });
const present = new Map([[2, { userId: 2, name: 'Luc Hébert', section: 'funding', heardAt: 0 }]]);
const heading = <PeopleHeading application={draft} limit={5} present={present} onChanged={() => undefined} />;
const to = '/ship_time_requests/41';

beforeEach(async () => {
  await signInAs({ id: 1 });
  network.get.answers(`${to}/invitations`, { data: [guest] });
});

describe.each(['en', 'fr'] as const)('the people in the heading of an application, %s', (language) => {
  const t = translator(language);
  const press = (key: string, params = {}) =>
    page.getByRole('button', { name: t(`application_form:people.${key}`, params), exact: true }).click();
  const write = async (email: string) => {
    await press('open');
    await userEvent.fill(page.getByLabelText(t('application_form:people.email')), email);
  };

  it('says in words who they are, who is here and how many are invited', async () => {
    await renderInApp(heading, { language });
    const people = t('application_form:people.count_other', { count: 2 });
    const count = t('application_form:people.with_invited_one', { people, count: 1 });
    await expect.element(page.getByRole('button', { name: count })).toBeVisible();
    const here = t('application_form:people.one_here', { name: 'Luc Hébert' });
    await expect.element(page.getByText(`${here}; 1`, { exact: false })).toBeInTheDocument();
    await expectAccessible();
  });

  it.each([
    ['unable_to_fulfill', 0],
    ['withdrawn', 0],
    ['in_review', 1],
  ] as const)('offers to invite people while the application is alive: %s', async (status, buttons) => {
    const application = { ...draft, status_id: statuses[status] };
    await renderInApp(
      <PeopleHeading application={application} limit={5} present={present} onChanged={() => undefined} />,
      { language },
    );
    const people = t('application_form:people.count_other', { count: 2 });
    const faces = t('application_form:people.with_invited_one', { people, count: 1 });
    await expect.element(page.getByRole('button', { name: faces })).toBeVisible();
    expect(page.getByRole('button', { name: t('application_form:people.open') }).all()).toHaveLength(buttons);
  });

  it('says that nobody has an address, and invites by a second press', async () => {
    const email = 'luc.inconnu@uqar.ca';
    const unknown = t('applications:co_proponents.problems.not_found');
    network.post.refuses(`${to}/co_proponents`, 404, {
      type: 'not_found',
      message: unknown,
      errors: { email: [unknown] },
    });
    network.post.answers(`${to}/invitations`, { data: { ...guest, email } });
    await renderInApp(heading, { language });
    await write(email);
    await press('add_address', { email });
    await expect
      .element(page.getByText(t('application_form:people.unknown'), { exact: false }))
      .toBeVisible();
    await expectAccessible();
    await press('invite_address', { email });
    await expect.element(page.getByText(t('application_form:people.was_invited', { email }))).toBeVisible();
    await expectAccessible();
  });

  it('says that an address is already invited, and what a second mail does to the first', async () => {
    const { email } = guest;
    const expires_at = '2099-01-01T00:00:00.000Z';
    network.get.answers(`${to}/invitations`, { data: [{ ...guest, expires_at }] });
    network.post.refuses(`${to}/co_proponents`, 404, { type: 'not_found', errors: { email: ['–'] } });
    network.post.answers(`${to}/invitations`, { data: { ...guest, expires_at } });
    await renderInApp(heading, { language });
    await write('Guest@uqar.ca');
    await press('add_address', { email: 'Guest@uqar.ca' });
    await expect
      .element(page.getByText(t('application_form:people.again_replaces'), { exact: false }))
      .toBeVisible();
    await expectAccessible();
    await press('invite_again');
    await expect
      .element(page.getByText(t('application_form:people.was_invited_again', { email })))
      .toBeVisible();
  });

  it('adds a known account by one press, and says so', async () => {
    network.post.answers(`${to}/co_proponents`, { data: luc });
    await renderInApp(heading, { language });
    await write('luc@uqar.ca');
    await press('add_address', { email: 'luc@uqar.ca' });
    const words = t('application_form:people.was_added', { name: 'Luc Hébert' });
    await expect.element(page.getByText(words)).toBeVisible();
    await expectAccessible();
  });
});
