import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { StartupError } from '../startup-error.ts';
import { askPassword } from './ask-password.ts';

export const readPrivateKey = async (file: string): Promise<KeyObject> => {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartupError(`The key file ${file} cannot be read.`);
  });
  const wrong = () =>
    new StartupError(`${file} holds no RSA private key (PEM), or the passphrase is another one.`);
  const passphrase = text.includes('ENCRYPTED') ? await askPassword('Passphrase of the key: ') : undefined;
  let key: KeyObject;
  try {
    key = createPrivateKey({ key: text, ...(passphrase !== undefined && { passphrase }) });
  } catch {
    throw wrong();
  }
  if (key.asymmetricKeyType !== 'rsa') throw wrong();
  return key;
};
