import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { readConfig } from '../config.ts';
import { requireBackupDirectory } from './backup-settings.ts';

let directory: string;
const file = (name: string) => path.join(directory, name);
const pems = (bits: number) => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  return {
    open: publicKey.export({ type: 'spki', format: 'pem' }) as string,
    own: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  };
};
beforeAll(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'shiptime-settings-'));
  const { open, own } = pems(3072);
  writeFileSync(file('public.pem'), open);
  writeFileSync(file('private.pem'), own);
  writeFileSync(file('short.pem'), pems(2048).open);
  writeFileSync(
    file('curve.pem'),
    generateKeyPairSync('x25519').publicKey.export({ type: 'spki', format: 'pem' }),
  );
  writeFileSync(file('words.pem'), 'no key');
});
afterAll(() => rmSync(directory, { recursive: true }));

const given = 'postgres://portal:secret@db.example/portal';

it('makes no backups by itself unless told where, and then one a day that is kept for two weeks', () => {
  expect(readConfig({}).backups).toMatchObject({ directory: undefined, everyHours: 24, keepDays: 14 });
  const { backups } = readConfig({ BACKUP_DIR: '/srv/backups', BACKUP_PUBLIC_KEY: file('public.pem') });
  expect(backups).toMatchObject({ directory: '/srv/backups', scratchUrl: undefined });
  expect(backups.publicKey?.asymmetricKeyType).toBe('rsa');
});

test.each([
  [{ BACKUP_EVERY_HOURS: '48' }, 'BACKUP_EVERY_HOURS must be a whole number from 1 to 24, not "48".'],
  [{ BACKUP_KEEP_DAYS: '0' }, 'BACKUP_KEEP_DAYS must be a whole number from 1 to 3650, not "0".'],
  [{ DATA_DIR: '/srv/data', BACKUP_DIR: '/srv/data/backups' }, 'BACKUP_DIR must not be in DATA_DIR'],
  [{ BACKUP_SCRATCH_URL: given }, 'BACKUP_SCRATCH_URL belongs to DATABASE_URL'],
  [{ DATABASE_URL: given, BACKUP_SCRATCH_URL: `${given}?x=1` }, 'it must be another one, which nobody uses'],
  [{ DATABASE_URL: given, BACKUP_SCRATCH_URL: 'scratch' }, 'BACKUP_SCRATCH_URL must be an address'],
])('%j is one clear sentence', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(sentence);
});

test.each([
  ['private.pem', 'BACKUP_PUBLIC_KEY names a private key: it must never be on this machine.'],
  ['none.pem', 'BACKUP_PUBLIC_KEY must be the path of a file that this program can read.'],
  ...['short.pem', 'curve.pem', 'words.pem'].map((name) => [
    name,
    'BACKUP_PUBLIC_KEY must be the file of an RSA public key (PEM) of 3072 bits or more.',
  ]),
])('a public key in %s: %s', (name = '', sentence = '') => {
  expect(() => readConfig({ BACKUP_PUBLIC_KEY: file(name) })).toThrow(sentence);
});

it('refuses a directory that is not there, or no directory', async () => {
  await requireBackupDirectory(directory);
  await expect(requireBackupDirectory(file('away'))).rejects.toThrow('is not there');
  await expect(requireBackupDirectory(file('words.pem'))).rejects.toThrow('is no directory');
});
