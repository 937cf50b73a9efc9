import { sealText, unsealText } from '../http/sealed-text.ts';

/** Stands in a mail's text for what opens something in its link. */
export const secretMark = 'secret-of-this-link';

const sealedStart = 'sealed:';
const bound = 'mail';
let key: Buffer | undefined;

/** Once, at the start of the process. Without a key secrets wait unsealed; they go with the mail in either case. */
export const sealSecretsWith = (secretKey: Buffer | undefined): void => {
  key = secretKey;
};

/** As it waits in the outbox until the mail is sent. */
export const sealSecret = (secret: string): string =>
  key ? sealedStart + sealText(key, secret, bound) : secret;

const openSecret = (stored: string): string => {
  if (!stored.startsWith(sealedStart)) return stored;
  if (!key) throw new Error('the link is sealed, and SECRET_KEY is not set');
  return unsealText(key, stored.slice(sealedStart.length), bound);
};

/** The text as its reader is to have it; once the secret is gone three dots stand in its place. */
export const withSecret = (body: string, stored: string | null): string => {
  if (!body.includes(secretMark)) return body;
  return body.replaceAll(secretMark, stored === null ? '…' : openSecret(stored));
};
