import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadCiphers } from './ciphers.ts';
import { setSealKey, sealText, unsealText } from './sealed-text.ts';

const keyOf = (seed: number): string => btoa(String.fromCharCode(...Array<number>(32).fill(seed)));

beforeAll(loadCiphers);
afterEach(() => setSealKey(null));

it('is read by whoever has the key, after another sign-in too', () => {
  setSealKey(keyOf(1));
  const sealed = sealText('Où est la bouée?')!;
  expect(sealed).not.toContain('bou');
  setSealKey(null);
  expect(unsealText(sealed)).toBeNull();
  setSealKey(keyOf(1));
  expect(unsealText(sealed)).toBe('Où est la bouée?');
});

it('is read by nobody else', () => {
  setSealKey(keyOf(1));
  const sealed = sealText('half a sentence')!;
  setSealKey(keyOf(2));
  expect(unsealText(sealed)).toBeNull();
  expect(unsealText('{"path":"/"}')).toBeNull();
});

it('is not kept at all without a key', () => {
  expect(sealText('half a sentence')).toBeNull();
});

it('is long as well', () => {
  setSealKey(keyOf(3));
  const long = 'é'.repeat(300_000);
  expect(unsealText(sealText(long)!)).toBe(long);
});
