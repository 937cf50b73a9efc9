import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { codeOf, StartupProblem } from '../startup-problem.ts';
import { askPassword } from './ask-password.ts';

const missingPassphrase = 'ERR_MISSING_PASSPHRASE';

/** The private key that opens an encrypted backup; a passphrase is asked for, or read from standard input. */
export const readPrivateKey = async (file: string): Promise<KeyObject> => {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartupProblem(`The key file ${file} cannot be read.`);
  });
  const wrong = () =>
    new StartupProblem(`${file} holds no RSA private key (PEM), or the passphrase is another one.`);
  const read = (passphrase?: string): KeyObject =>
    createPrivateKey({ key: text, ...(passphrase !== undefined && { passphrase }) });
  const key = await Promise.resolve()
    .then(() => read())
    .catch(async (error: unknown) => {
      if (codeOf(error) !== missingPassphrase) throw wrong();
      const passphrase = await askPassword('Passphrase of the key: ');
      try {
        return read(passphrase);
      } catch {
        throw wrong();
      }
    });
  if (key.asymmetricKeyType !== 'rsa') throw wrong();
  return key;
};
