import { sealText, unsealText } from '../http/sealed-text.ts';

export const linkSecretPlaceholder = 'secret-of-this-link';

const sealedStart = 'sealed:';
const bound = 'mail';
let key: Buffer | undefined;

export const setLinkSecretKey = (secretKey: Buffer | undefined): void => {
  key = secretKey;
};

export const sealLinkSecret = (secret: string): string =>
  key ? sealedStart + sealText(key, secret, bound) : secret;

const openSecret = (stored: string): string => {
  if (!stored.startsWith(sealedStart)) return stored;
  if (!key) throw new Error('the link is sealed, and SECRET_KEY is not set');
  return unsealText(key, stored.slice(sealedStart.length), bound);
};

export const resealLinkSecret = (stored: string): string => sealLinkSecret(openSecret(stored));

export const insertLinkSecret = (body: string, stored: string | null): string => {
  if (!body.includes(linkSecretPlaceholder)) return body;
  return body.replaceAll(linkSecretPlaceholder, stored === null ? '…' : openSecret(stored));
};
