import { createHash, createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isUploadedFile } from './body-parsers.ts';
import { isSpooledFile } from './spooled-files.ts';
import { encryptText, decryptText } from './encrypted-text.ts';

/** Hashes of the idempotency key and the request body, and the secret that encrypts the stored response. */
export type ResponseEncryption = {
  readonly keyHash: string;
  readonly bodyHash: string;
  readonly secret: Buffer;
};

const hmac = (key: string, purpose: string, text: string): Buffer =>
  createHmac('sha256', key).update(`${purpose}\n${text}`).digest();

const digestOf = (value: unknown): unknown => {
  if (isSpooledFile(value)) return value.sha256;
  return isUploadedFile(value) ? createHash('sha256').update(value.bytes).digest('hex') : value;
};

const digestible = (body: unknown): unknown => {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return body ?? null;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]: [string, unknown]) => [name, digestOf(value)]),
  );
};

export const createResponseEncryption = (request: FastifyRequest, key: string): ResponseEncryption => {
  const content = `${request.method} ${request.url}\n${JSON.stringify(digestible(request.body))}`;
  return {
    keyHash: createHash('sha256').update(key).digest('hex'),
    bodyHash: hmac(key, 'body', content).toString('hex'),
    secret: hmac(key, 'answer', content),
  };
};

export const encryptResponse = ({ secret }: ResponseEncryption, text: string): string =>
  encryptText(secret, text);

export const decryptResponse = ({ secret }: ResponseEncryption, text: string): string =>
  decryptText(secret, text);
