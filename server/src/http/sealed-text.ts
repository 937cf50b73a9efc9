import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const nonceLength = 12;
const tagLength = 16;

/**
 * AES-256-GCM; `bound` is authenticated, so that text sealed for one place opens nowhere else.
 */
export const sealText = (secret: Buffer, text: string, bound = ''): string => {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', secret, nonce);
  cipher.setAAD(Buffer.from(bound));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
};

export const unsealText = (secret: Buffer, text: string, bound = ''): string => {
  const bytes = Buffer.from(text, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, nonceLength), {
    authTagLength: tagLength,
  });
  decipher.setAAD(Buffer.from(bound));
  decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  const opened = decipher.update(bytes.subarray(nonceLength + tagLength));
  return Buffer.concat([opened, decipher.final()]).toString('utf8');
};
