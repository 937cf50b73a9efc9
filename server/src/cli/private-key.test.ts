import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { programFile } from '#test/programs.ts';

vi.setConfig({ testTimeout: 60_000 });

let directory: string;
const file = (name: string) => path.join(directory, name);
beforeAll(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'shiptime-key-'));
  const pem = { type: 'pkcs8', format: 'pem' } as const;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 3072 });
  const sealed = { ...pem, cipher: 'aes-256-cbc', passphrase: 'Harbour-Light-9' } as const;
  writeFileSync(file('open.pem'), privateKey.export(pem));
  writeFileSync(file('sealed.pem'), privateKey.export(sealed));
  writeFileSync(file('curve.pem'), generateKeyPairSync('ed25519').privateKey.export(pem));
  writeFileSync(file('words.pem'), 'no key');
});
afterAll(() => rmSync(directory, { recursive: true }));

const reader = pathToFileURL(programFile('private-key')).href;
const read = (name: string, input: string) =>
  spawnSync(
    process.execPath,
    [
      ...['--input-type=module', '--eval'],
      `const { readPrivateKey } = await import('${reader}');
       await readPrivateKey(process.argv[1]).then((key) => console.log(key.asymmetricKeyType), (error) => console.log(error.message));`,
      file(name),
    ],
    { input, encoding: 'utf8' },
  ).stdout.trim();

it('reads a key, with the passphrase from standard input where there is one', () => {
  expect(read('open.pem', '')).toBe('rsa');
  expect(read('sealed.pem', 'Harbour-Light-9\n')).toBe('rsa');
});

it.each([
  ['sealed.pem', 'Another-Light-9\n'],
  ['sealed.pem', ''],
  ['curve.pem', ''],
  ['words.pem', ''],
])('%s with %j as its passphrase: one sentence', (name, input) => {
  expect(read(name, input)).toBe(
    `${file(name)} holds no RSA private key (PEM), or the passphrase is another one.`,
  );
});

it('a file that is not there: one sentence', () => {
  expect(read('none.pem', '')).toBe(`The key file ${file('none.pem')} cannot be read.`);
});
