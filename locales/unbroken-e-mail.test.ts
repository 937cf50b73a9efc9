import { expect, it } from 'vitest';
import { keepEMailUnbroken } from './unbroken-e-mail.ts';

it('keeps the word e-mail in one piece, and breaks no other', () => {
  expect(keepEMailUnbroken('E-mail address: an e-mail to two e-mails')).toBe(
    'E\u2011mail address: an e\u2011mail to two e\u2011mails',
  );
  expect(keepEMailUnbroken('2028-2029, ice-mail, co-proponent')).toBe('2028-2029, ice-mail, co-proponent');
});
