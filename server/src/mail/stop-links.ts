import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a reader ends by the link of a mail, with the address to which programs of mails send it (RFC 8058). */
export const stops = {
  /** Single mails about what happens: from then on one a day. */
  one_mail_a_day: '/api/auth/one_mail_a_day',
  /** Mails of days and berths that come free. */
  availability: '/api/availability_watches/stop',
} as const;
export type Stop = keyof typeof stops;

type Ending = Exclude<Stop, 'one_mail_a_day'>;

/** Kinds that somebody asked for, each with what ends it; its mails say so to their readers as well. */
export const stopOfKind: Readonly<Record<string, Ending>> = {
  availability: 'availability',
};

/** Where the link in the text of a mail leads: to a page with a press, or without a key to what one signs in for. */
const pages: Record<Ending, { press: string; signedIn: string }> = {
  availability: { press: '/availability/stop', signedIn: '/open-schedules' },
};

/** In words, as it was before there were two: links in mails that were sent go on ending them. */
const signatureOf = (key: Buffer, stop: Stop, userId: number): string =>
  createHmac('sha256', key)
    .update(`${stop.replaceAll('_', ' ')}: ${userId}`)
    .digest('base64url');

/** Ends this one thing for this one person; it opens nothing else, does not end, and stands in no table. */
export const stopToken = (key: Buffer, stop: Stop, userId: number): string =>
  `${userId}.${signatureOf(key, stop, userId)}`;

/** Whose mail it stood in; null: in none of this portal that ends this. */
export const userOfStopToken = (key: Buffer, stop: Stop, token: string): number | null => {
  const userId = Number(/^([1-9]\d{0,9})\./.exec(token)?.[1] ?? 0);
  const [given, expected] = [Buffer.from(token), Buffer.from(stopToken(key, stop, userId))];
  return userId > 0 && given.length === expected.length && timingSafeEqual(given, expected) ? userId : null;
};

const mark = '/stop-of-this-mail/';

/** Stands in a mail's text for the path of its stop link until it is delivered: the portal's key is known to whoever delivers. */
export const markedStop = (kind: string): string | undefined => {
  const stop = stopOfKind[kind];
  return stop && `${mark}${stop}`;
};

/** The page of one stop link. */
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

/** What stands in the head of a mail for programs of mails: an address that ends it at once. */
export const oneClickAddress = (portal: string, key: Buffer, stop: Stop, userId: number): string =>
  `${portal}${stops[stop]}/${stopToken(key, stop, userId)}`;
