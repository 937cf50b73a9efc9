import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readOrCreateSecretKey } from './secret-key.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'shiptime-key-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const given = { secretKey: undefined, previousSecretKey: undefined, databaseUrl: undefined, dataDir };

describe('the key of the portal', () => {
  it('is made once beside the embedded database, for its owner’s eyes only', async () => {
    const keys = await Promise.all([readOrCreateSecretKey(given), readOrCreateSecretKey(given)]);
    expect(keys[0]).toHaveLength(32);
    expect(keys[1]).toEqual(keys[0]);
    expect(await readOrCreateSecretKey(given)).toEqual(keys[0]);
    const file = path.join(dataDir, 'secret.key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).not.toContain(keys[0]!.toString('base64url'));
  });

  it('is the one of SECRET_KEY where that is set', async () => {
    const secretKey = 'a sentence of more than 32 characters';
    const one = await readOrCreateSecretKey({ ...given, secretKey });
    expect(one).toEqual(await readOrCreateSecretKey({ ...given, secretKey, databaseUrl: 'postgres://db' }));
    expect(one).not.toEqual(await readOrCreateSecretKey(given));
  });

  it('does not exist with DATABASE_URL alone: processes on several machines would each have their own', async () => {
    expect(await readOrCreateSecretKey({ ...given, databaseUrl: 'postgres://db' })).toBeUndefined();
  });
});
