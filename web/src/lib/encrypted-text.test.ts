import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadCiphers } from './ciphers.ts';
import { setEncryptionKey, encryptText, decryptText } from './encrypted-text.ts';

const keyOf = (seed: number): string => btoa(String.fromCharCode(...Array<number>(32).fill(seed)));

beforeAll(loadCiphers);
afterEach(() => setEncryptionKey(null));

it('is read by whoever has the key, after another sign-in too', () => {
  setEncryptionKey(keyOf(1));
  const sealed = encryptText('Où est la bouée?')!;
  expect(sealed).not.toContain('bou');
  setEncryptionKey(null);
  expect(decryptText(sealed)).toBeNull();
  setEncryptionKey(keyOf(1));
  expect(decryptText(sealed)).toBe('Où est la bouée?');
});

it('is read by nobody else', () => {
  setEncryptionKey(keyOf(1));
  const sealed = encryptText('half a sentence')!;
  setEncryptionKey(keyOf(2));
  expect(decryptText(sealed)).toBeNull();
  expect(decryptText('{"path":"/"}')).toBeNull();
});

it('is not kept at all without a key', () => {
  expect(encryptText('half a sentence')).toBeNull();
});

it('is long as well', () => {
  setEncryptionKey(keyOf(3));
  const long = 'é'.repeat(300_000);
  expect(decryptText(encryptText(long)!)).toBe(long);
});
