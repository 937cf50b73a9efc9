import { createHmac, timingSafeEqual } from 'node:crypto';
import { acceptedKeysOf } from '../http/encrypted-text.ts';

/** Subscriptions with a one-click unsubscribe address in e-mails (RFC 8058). */
export const unsubscribePaths = {
  one_mail_a_day: '/api/auth/one_mail_a_day',
  availability: '/api/availability_watches/stop',
} as const;
export type SubscriptionKind = keyof typeof unsubscribePaths;

type Ending = Exclude<SubscriptionKind, 'one_mail_a_day'>;

export const subscriptionByMailKind: Readonly<Record<string, Ending>> = {
  availability: 'availability',
};

const pages: Record<Ending, { press: string; signedIn: string }> = {
  availability: { press: '/availability/stop', signedIn: '/open-schedules' },
};

const signatureOf = (key: Buffer, subscription: SubscriptionKind, userId: number): string =>
  createHmac('sha256', key)
    .update(`${subscription.replaceAll('_', ' ')}: ${userId}`)
    .digest('base64url');

/** Signs one subscription and person; the token is not stored and never expires. */
export const createUnsubscribeToken = (key: Buffer, subscription: SubscriptionKind, userId: number): string =>
  `${userId}.${signatureOf(key, subscription, userId)}`;

export const verifyUnsubscribeToken = (
  key: Buffer,
  subscription: SubscriptionKind,
  token: string,
): number | null => {
  const userId = Number(/^([1-9]\d{0,9})\./.exec(token)?.[1] ?? 0);
  const given = Buffer.from(token);
  const isSigned = acceptedKeysOf(key).some((each) => {
    const expected = Buffer.from(createUnsubscribeToken(each, subscription, userId));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return userId > 0 && isSigned ? userId : null;
};

const mark = '/stop-of-this-mail/';

/** Placeholder for the link, which is signed on delivery, when the key is known. */
export const unsubscribePlaceholder = (kind: string): string | undefined => {
  const subscription = subscriptionByMailKind[kind];
  return subscription && `${mark}${subscription}`;
};

export const unsubscribePagePath = (subscription: Ending, token: string): string =>
  `${pages[subscription].press}/${token}`;

export const insertUnsubscribeLink = (
  body: string,
  kind: string,
  key: Buffer | undefined,
  userId: number | null,
): string => {
  const subscription = subscriptionByMailKind[kind];
  if (!subscription) return body;
  const page =
    key && userId !== null
      ? unsubscribePagePath(subscription, createUnsubscribeToken(key, subscription, userId))
      : pages[subscription].signedIn;
  return body.replaceAll(`${mark}${subscription}`, page);
};

export const oneClickUnsubscribeUrl = (
  portal: string,
  key: Buffer,
  subscription: SubscriptionKind,
  userId: number,
): string =>
  `${portal}${unsubscribePaths[subscription]}/${createUnsubscribeToken(key, subscription, userId)}`;
