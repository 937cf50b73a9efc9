import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { totpUri, findTotpPeriod, encryptTotpSecret, decryptTotpSecret } from './totp.ts';

// RFC 6238, appendix B: the secret "12345678901234567890".
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (second: number) => second * 1000;

describe('codes of authenticator apps', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [2_000_000_000, '279037', 66_666_666],
  ])('at second %i the code is %s', (second, code, period) => {
    expect(findTotpPeriod(secret, code, at(second))).toBe(period);
  });

  it('count for the period before and after, and no longer', () => {
    const around = (periods: number) => findTotpPeriod(secret, '081804', at(1_111_111_109 + periods * 30));
    expect([-2, -1, 0, 1, 2].map(around)).toEqual([null, 37_037_036, 37_037_036, 37_037_036, null]);
  });

  it('stand in a picture with the name of the portal and of the account', () => {
    expect(totpUri(secret, 'o.nuallain@example.org')).toBe(
      `otpauth://totp/Shiptime:o.nuallain%40example.org?issuer=Shiptime&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
  });
});

describe('secrets of authenticator apps', () => {
  it('open with the key and for the account that they were sealed for, and no other', () => {
    const key = randomBytes(32);
    const sealed = encryptTotpSecret(key, 7, secret);
    expect(sealed).not.toContain(secret);
    expect(decryptTotpSecret(key, 7, sealed)).toBe(secret);
    expect(decryptTotpSecret(key, 8, sealed)).toBeNull();
    expect(decryptTotpSecret(randomBytes(32), 7, sealed)).toBeNull();
    expect(decryptTotpSecret(undefined, 7, sealed)).toBeNull();
  });
});
