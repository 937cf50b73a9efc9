import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isUploadedFile } from './bodies.ts';

/**
 * Stored answers may carry secrets (a login answers with a token), and bodies do (passwords). What is stored is
 * therefore of use only to whoever sends the same key with the same body again.
 */
export type Seal = { readonly keyHash: string; readonly bodyHash: string; readonly secret: Buffer };

const hmac = (key: string, purpose: string, text: string): Buffer =>
  createHmac('sha256', key).update(`${purpose}\n${text}`).digest();

/** Files by their digest: they are large, and not text. */
const digestible = (body: unknown): unknown => {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return body ?? null;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]: [string, unknown]) => [
      name,
      isUploadedFile(value) ? createHash('sha256').update(value.bytes).digest('hex') : value,
    ]),
  );
};

export const sealOf = (request: FastifyRequest, key: string): Seal => {
  const content = `${request.method} ${request.url}\n${JSON.stringify(digestible(request.body))}`;
  return {
    keyHash: createHash('sha256').update(key).digest('hex'),
    bodyHash: hmac(key, 'body', content).toString('hex'),
    secret: hmac(key, 'answer', content),
  };
};

const nonceLength = 12;
const tagLength = 16;

export const seal = ({ secret }: Seal, text: string): string => {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', secret, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
};

export const unseal = ({ secret }: Seal, text: string): string => {
  const bytes = Buffer.from(text, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, nonceLength));
  decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  const opened = decipher.update(bytes.subarray(nonceLength + tagLength));
  return Buffer.concat([opened, decipher.final()]).toString('utf8');
};
