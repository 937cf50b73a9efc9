import { Secret, TOTP } from 'otpauth';
import { sealText, unsealText } from '#http/sealed-text.ts';

const issuer = 'Shiptime';
/** What every authenticator app understands: six digits, 30 seconds, SHA-1 (RFC 6238). */
const habits = { issuer, algorithm: 'SHA1', digits: 6, period: 30 } as const;

export const newAppSecret = (): string => new Secret({ size: 20 }).base32;

/** For the picture that apps read. */
export const appAddress = (secret: string, email: string): string =>
  new TOTP({ ...habits, label: email, secret: Secret.fromBase32(secret) }).toString();

/**
 * The period of 30 seconds to which a code belongs, or null for a wrong one. The one before and the one after count too:
 * clocks differ. The comparison takes the same time for every code (otpauth compares all digits).
 */
export const periodOf = (secret: string, code: string, timestamp: number): number | null => {
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

export const sealAppSecret = (key: Buffer, userId: number, secret: string): string =>
  sealText(key, secret, boundTo(userId));

/** Null where it was sealed with another key: SECRET_KEY was changed, or lost with its file. */
export const unsealAppSecret = (key: Buffer | undefined, userId: number, sealed: string): string | null => {
  try {
    return key ? unsealText(key, sealed, boundTo(userId)) : null;
  } catch {
    return null;
  }
};
