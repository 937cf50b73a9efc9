import { Secret, TOTP } from 'otpauth';

const period = 30_000;

export const totpCodeOf = (secret: string, ahead = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + ahead * period });
