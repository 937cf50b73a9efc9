import { Secret, TOTP } from 'otpauth';
import { encryptText, decryptText } from '#http/encrypted-text.ts';

const issuer = 'Shiptime';
/** The only parameters that every authenticator app supports (RFC 6238). */
const habits = { issuer, algorithm: 'SHA1', digits: 6, period: 30 } as const;

export const generateTotpSecret = (): string => new Secret({ size: 20 }).base32;

export const totpUri = (secret: string, email: string): string =>
  new TOTP({ ...habits, label: email, secret: Secret.fromBase32(secret) }).toString();

/**
 * Returns the time step of a valid code, else null. Accepts one step of clock drift; compares in constant
 * time.
 */
export const findTotpPeriod = (secret: string, code: string, timestamp: number): number | null => {
  const delta = TOTP.validate({
    ...habits,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp,
    window: 1,
  });
  return delta === null ? null : TOTP.counter({ period: habits.period, timestamp }) + delta;
};

const boundTo = (userId: number): string => `authenticator app of user ${userId}`;

export const encryptTotpSecret = (key: Buffer, userId: number, secret: string): string =>
  encryptText(key, secret, boundTo(userId));

export const decryptTotpSecret = (key: Buffer | undefined, userId: number, sealed: string): string | null => {
  try {
    return key ? decryptText(key, sealed, boundTo(userId)) : null;
  } catch {
    return null;
  }
};
