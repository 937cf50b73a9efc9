import { createHmac, timingSafeEqual } from 'node:crypto';

/** Where a program of mails sends what its reader wants less of (RFC 8058). */
export const oneMailADayPath = '/api/auth/one_mail_a_day';

const signatureOf = (key: Buffer, userId: number): string =>
  createHmac('sha256', key).update(`one mail a day: ${userId}`).digest('base64url');

/** Stands in the head of a mail; it opens nothing else, and does not end. */
export const oneMailADayToken = (key: Buffer, userId: number): string =>
  `${userId}.${signatureOf(key, userId)}`;

/** Whose mail it stood in; null: in none of this portal. */
export const userOfToken = (key: Buffer, token: string): number | null => {
  const userId = Number(/^([1-9]\d{0,9})\./.exec(token)?.[1] ?? 0);
  const [given, expected] = [Buffer.from(token), Buffer.from(oneMailADayToken(key, userId))];
  return userId > 0 && given.length === expected.length && timingSafeEqual(given, expected) ? userId : null;
};
