import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from './config.ts';
import { codeOf } from './startup-problem.ts';

const fileName = 'secret.key';

/** Two processes that start at once come to the same key: a link is made once. */
const makeKeyFile = async (file: string): Promise<void> => {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await unlink(draft);
  }
};

const readKeyFile = async (file: string): Promise<string> => {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    await makeKeyFile(file);
    return (await readFile(file, 'utf8')).trim();
  }
};

/**
 * The key that secrets of authenticator apps, and of links in mails that wait, are sealed with: `SECRET_KEY`, else for the embedded database a file in
 * `DATA_DIR`, beside the database and in no backup of it. With `DATABASE_URL` alone there is none.
 */
export const readSecretKey = async ({
  secretKey,
  databaseUrl,
  dataDir,
}: Pick<Config, 'secretKey' | 'databaseUrl' | 'dataDir'>): Promise<Buffer | undefined> => {
  const text = secretKey ?? (databaseUrl ? undefined : await readKeyFile(path.join(dataDir, fileName)));
  return text === undefined ? undefined : Buffer.from(hkdfSync('sha256', text, '', 'second factors', 32));
};
