import {
  constants,
  createCipheriv,
  createDecipheriv,
  createHash,
  createPublicKey,
  type KeyObject,
  privateDecrypt,
  publicEncrypt,
  randomBytes,
} from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { z } from 'zod';
import { StartupError } from '#startup-error.ts';

/**
 * Encrypts each file with AES-256-GCM under one key per backup, and the key with RSA-OAEP
 * (docs/operations.md, "Scheduled backups").
 */
export const wrappedKeySchema = z.object({
  format: z.literal(1),
  cipher: z.literal('aes-256-gcm'),
  key_wrap: z.literal('rsa-oaep-sha256'),
  /** SHA-256 of the public key (DER, SPKI). */
  public_key: z.string(),
  wrapped_key: z.string(),
});
export type WrappedKey = z.infer<typeof wrappedKeySchema>;

const cipherName = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const fingerprintOf = (publicKey: KeyObject): string =>
  createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex');

const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' } as const;

export const createWrappedKey = (publicKey: KeyObject): { key: Buffer; seal: WrappedKey } => {
  const key = randomBytes(32);
  const wrapped = publicEncrypt({ key: publicKey, ...padding }, key);
  const seal: WrappedKey = {
    format: 1,
    cipher: cipherName,
    key_wrap: 'rsa-oaep-sha256',
    public_key: fingerprintOf(publicKey),
    wrapped_key: wrapped.toString('base64'),
  };
  return { key, seal };
};

export const unwrapKey = (seal: WrappedKey, privateKey: KeyObject): Buffer => {
  const own = fingerprintOf(createPublicKey(privateKey));
  if (own !== seal.public_key)
    throw new StartupError(
      `This is not the private key of that backup: it was encrypted to the public key ${seal.public_key.slice(0, 16)}…, and the key given is that of ${own.slice(0, 16)}….`,
    );
  try {
    const key = privateDecrypt({ key: privateKey, ...padding }, Buffer.from(seal.wrapped_key, 'base64'));
    if (key.length === 32) return key;
  } catch {
    // The error below reports an invalid key.
  }
  throw new StartupError('The key in seal.json is not what was written.');
};

export async function* encryptStream(key: Buffer, name: string, plain: AsyncIterable<Buffer>) {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(cipherName, key, nonce);
  cipher.setAAD(Buffer.from(name));
  yield nonce;
  for await (const chunk of plain) yield cipher.update(chunk);
  yield Buffer.concat([cipher.final(), cipher.getAuthTag()]);
}

/** Throws at the end if any byte was changed, so trust the output only after the end. */
export async function* decryptStream(key: Buffer, name: string, file: string): AsyncGenerator<Buffer> {
  const { size } = await stat(file);
  const end = size - tagBytes;
  if (end < nonceBytes) throw new Error('it is too short');
  const part = async (start: number, bytes: number): Promise<Buffer> =>
    Buffer.concat(await createReadStream(file, { start, end: start + bytes - 1 }).toArray());
  const decipher = createDecipheriv(cipherName, key, await part(0, nonceBytes));
  decipher.setAAD(Buffer.from(name));
  decipher.setAuthTag(await part(end, tagBytes));
  if (end > nonceBytes) {
    const content = createReadStream(file, { start: nonceBytes, end: end - 1 }) as AsyncIterable<Buffer>;
    for await (const chunk of content) yield decipher.update(chunk);
  }
  yield decipher.final();
}
