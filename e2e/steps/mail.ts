import { expect } from '@playwright/test';
import { ShiptimeClient } from '../../client/src/client.ts';
import type { CaughtMail, MailCatcher } from '../../server/test/mail-catcher.ts';
import type { Portal } from '../portal.ts';

export const waitForMailTo = async (
  { mails }: MailCatcher,
  address: string,
  subject: string,
): Promise<CaughtMail> => {
  const find = () =>
    mails.findLast((mail) => mail.recipients.includes(address) && mail.subject?.startsWith(subject));
  await expect.poll(find, { message: `no mail "${subject}" to ${address}`, timeout: 20_000 }).toBeDefined();
  return find()!;
};

export const linkPathIn = (mail: CaughtMail, origin: string): string => {
  const [link = ''] = /https?:\/\/\S+/.exec(mail.text ?? '') ?? [];
  expect(new URL(link).origin).toBe(origin);
  expect(mail.html).toContain(link.replaceAll('&', '&amp;'));
  const { pathname, search } = new URL(link);
  return pathname + search;
};

export const registerAccount = async (
  { url }: Portal,
  person: {
    first_name: string;
    last_name: string;
    email: string;
    password: string;
    locale: 'en' | 'fr';
  },
): Promise<void> => {
  const visitor = new ShiptimeClient({ address: url });
  await visitor.post('/api/auth/signup', { body: { ...person, password_confirmation: person.password } });
};
