import { createHmac, randomBytes } from 'node:crypto';
import { encryptText, decryptText } from '#http/encrypted-text.ts';

const start = 'whsec_';
const bound = 'webhook';

export const generateWebhookSecret = (): string => start + randomBytes(32).toString('base64');

export const encryptWebhookSecret = (key: Buffer, secret: string): string => encryptText(key, secret, bound);
export const decryptWebhookSecret = (key: Buffer, sealed: string): string => decryptText(key, sealed, bound);

type Message = { readonly id: string; readonly timestamp: number; readonly payload: string };

const signature = (secret: string, { id, timestamp, payload }: Message): string => {
  const key = Buffer.from(secret.slice(start.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${payload}`).digest('base64')}`;
};

/** One signature for each valid secret, newest first. */
export const signWebhookMessage = (secrets: readonly string[], message: Message): string =>
  secrets.map((secret) => signature(secret, message)).join(' ');
