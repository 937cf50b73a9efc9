import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from './config.ts';
import { acceptPreviousKey } from './http/encrypted-text.ts';
import { errorCodeOf } from './startup-error.ts';

const fileName = 'secret.key';

/** Creates the file as a hard link, so that concurrent starts agree on one key. */
const makeKeyFile = async (file: string): Promise<void> => {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if (errorCodeOf(error) !== 'EEXIST') throw error;
  } finally {
    await unlink(draft);
  }
};

const readKeyFile = async (file: string): Promise<string> => {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (errorCodeOf(error) !== 'ENOENT') throw error;
    await makeKeyFile(file);
    return (await readFile(file, 'utf8')).trim();
  }
};

export const deriveSecretKey = (text: string): Buffer =>
  Buffer.from(hkdfSync('sha256', text, '', 'second factors', 32));

/**
 * Derives the key from `SECRET_KEY`, else from a `DATA_DIR` file outside backups; undefined if only
 * `DATABASE_URL` is set.
 */
export const readOrCreateSecretKey = async ({
  secretKey,
  previousSecretKey,
  databaseUrl,
  dataDir,
}: Pick<Config, 'secretKey' | 'previousSecretKey' | 'databaseUrl' | 'dataDir'>): Promise<
  Buffer | undefined
> => {
  const text = secretKey ?? (databaseUrl ? undefined : await readKeyFile(path.join(dataDir, fileName)));
  if (text === undefined) return undefined;
  const key = deriveSecretKey(text);
  if (previousSecretKey) acceptPreviousKey(key, deriveSecretKey(previousSecretKey));
  return key;
};
