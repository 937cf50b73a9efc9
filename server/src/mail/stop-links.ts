import { createHmac, timingSafeEqual } from 'node:crypto';
import { keysOf } from '../http/sealed-text.ts';

/** Subscriptions that one click in a mail ends, with the RFC 8058 address. */
export const stops = {
  one_mail_a_day: '/api/auth/one_mail_a_day',
  availability: '/api/availability_watches/stop',
} as const;
export type Stop = keyof typeof stops;

type Ending = Exclude<Stop, 'one_mail_a_day'>;

export const stopOfKind: Readonly<Record<string, Ending>> = {
  availability: 'availability',
};

const pages: Record<Ending, { press: string; signedIn: string }> = {
  availability: { press: '/availability/stop', signedIn: '/open-schedules' },
};

const signatureOf = (key: Buffer, stop: Stop, userId: number): string =>
  createHmac('sha256', key)
    .update(`${stop.replaceAll('_', ' ')}: ${userId}`)
    .digest('base64url');

/** Signed, valid for one purpose and person, without expiry and not stored. */
export const stopToken = (key: Buffer, stop: Stop, userId: number): string =>
  `${userId}.${signatureOf(key, stop, userId)}`;

export const userOfStopToken = (key: Buffer, stop: Stop, token: string): number | null => {
  const userId = Number(/^([1-9]\d{0,9})\./.exec(token)?.[1] ?? 0);
  const given = Buffer.from(token);
  const isSigned = keysOf(key).some((each) => {
    const expected = Buffer.from(stopToken(each, stop, userId));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return userId > 0 && isSigned ? userId : null;
};

const mark = '/stop-of-this-mail/';

/** Placeholder for the link until delivery, where the key is known. */
export const unsubscribeFlag = (kind: string): string | undefined => {
  const stop = stopOfKind[kind];
  return stop && `${mark}${stop}`;
};

export const stopPage = (stop: Ending, token: string): string => `${pages[stop].press}/${token}`;

export const withStopLink = (
  body: string,
  kind: string,
  key: Buffer | undefined,
  userId: number | null,
): string => {
  const stop = stopOfKind[kind];
  if (!stop) return body;
  const page = key && userId !== null ? stopPage(stop, stopToken(key, stop, userId)) : pages[stop].signedIn;
  return body.replaceAll(`${mark}${stop}`, page);
};

export const oneClickAddress = (portal: string, key: Buffer, stop: Stop, userId: number): string =>
  `${portal}${stops[stop]}/${stopToken(key, stop, userId)}`;
