import { loadedCiphers } from './ciphers.ts';

/**
 * Encrypts unsaved text that stays after the session. The server gives the owner the key at sign-in; the key
 * stays in memory.
 */
const nonceLength = 24;
let key: Uint8Array | null = null;

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const toBytes = (text: string): Uint8Array => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

export const setEncryptionKey = (text: string | null): void => {
  key = text === null ? null : toBytes(text);
};

export const encryptText = (text: string): string | null => {
  const { xchacha20poly1305 } = loadedCiphers() ?? {};
  if (!key || !xchacha20poly1305) return null;
  const nonce = crypto.getRandomValues(new Uint8Array(nonceLength));
  const sealed = xchacha20poly1305(key, nonce).encrypt(new TextEncoder().encode(text));
  const whole = new Uint8Array(nonceLength + sealed.length);
  whole.set(nonce);
  whole.set(sealed, nonceLength);
  return toText(whole);
};

export const decryptText = (sealed: string): string | null => {
  const { xchacha20poly1305 } = loadedCiphers() ?? {};
  if (!key || !xchacha20poly1305) return null;
  try {
    const bytes = toBytes(sealed);
    const opened = xchacha20poly1305(key, bytes.subarray(0, nonceLength)).decrypt(
      bytes.subarray(nonceLength),
    );
    return new TextDecoder().decode(opened);
  } catch {
    return null;
  }
};
