import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const nonceLength = 12;
const tagLength = 16;

/**
 * AES-256-GCM. `bound` is associated data: text encrypted for one purpose cannot be decrypted for another.
 */
export const encryptText = (secret: Buffer, text: string, bound = ''): string => {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', secret, nonce);
  cipher.setAAD(Buffer.from(bound));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
};

const previousKeys = new WeakMap<Buffer, Buffer>();

/** Also accepts data that was encrypted or signed with the previous key. */
export const acceptPreviousKey = (secret: Buffer, former: Buffer): void => {
  previousKeys.set(secret, former);
};

export const acceptedKeysOf = (secret: Buffer): Buffer[] => {
  const former = previousKeys.get(secret);
  return former ? [secret, former] : [secret];
};

const unsealWith = (secret: Buffer, text: string, bound: string): string => {
  const bytes = Buffer.from(text, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, nonceLength), {
    authTagLength: tagLength,
  });
  decipher.setAAD(Buffer.from(bound));
  decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  const opened = decipher.update(bytes.subarray(nonceLength + tagLength));
  return Buffer.concat([opened, decipher.final()]).toString('utf8');
};

export const decryptText = (secret: Buffer, text: string, bound = ''): string => {
  const [current, former] = acceptedKeysOf(secret);
  try {
    return unsealWith(current!, text, bound);
  } catch (error) {
    if (!former) throw error;
    return unsealWith(former, text, bound);
  }
};
