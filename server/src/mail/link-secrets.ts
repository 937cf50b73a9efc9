import { encryptText, decryptText } from '../http/encrypted-text.ts';

export const linkSecretPlaceholder = 'secret-of-this-link';

const sealedStart = 'sealed:';
const bound = 'mail';
let key: Buffer | undefined;

export const setLinkSecretKey = (secretKey: Buffer | undefined): void => {
  key = secretKey;
};

export const encryptLinkSecret = (secret: string): string =>
  key ? sealedStart + encryptText(key, secret, bound) : secret;

const openSecret = (stored: string): string => {
  if (!stored.startsWith(sealedStart)) return stored;
  if (!key) throw new Error('the link is sealed, and SECRET_KEY is not set');
  return decryptText(key, stored.slice(sealedStart.length), bound);
};

export const reencryptLinkSecret = (stored: string): string => encryptLinkSecret(openSecret(stored));

export const replaceLinkSecretPlaceholder = (body: string, stored: string | null): string => {
  if (!body.includes(linkSecretPlaceholder)) return body;
  return body.replaceAll(linkSecretPlaceholder, stored === null ? '…' : openSecret(stored));
};
