import { describe, expect, it } from 'vitest';
import {
  authenticatorCodeSchema,
  factorNameSchema,
  isSecondFactorRequired,
  recoveryCodeSchema,
  mayRemoveFactor,
} from './second-factor.ts';

describe('who must have a second factor', () => {
  it.each([1, 2, 3, 4, 5, 6])('nobody of type %i while the setting names no type', (type) => {
    expect(isSecondFactorRequired(type, { second_factor_user_types: [] })).toBe(false);
  });

  it('the types that the setting names, and no others', () => {
    const settings = { second_factor_user_types: [2, 3, 5] as const };
    expect([1, 2, 3, 4, 5, 6].filter((type) => isSecondFactorRequired(type, settings))).toEqual([2, 3, 5]);
  });
});

describe('removing a second factor', () => {
  it('is refused for the last one where one is required', () => {
    expect(mayRemoveFactor(1, true)).toEqual({ allowed: false, code: 'last_second_factor' });
    expect(mayRemoveFactor(2, true).allowed).toBe(true);
    expect(mayRemoveFactor(1, false).allowed).toBe(true);
  });
});

describe('what people type', () => {
  it.each(['123456', '123 456', ' 123456 '])('takes %o for a code of an app', (text) => {
    expect(authenticatorCodeSchema.parse(text)).toBe('123456');
  });

  it.each(['12345', '1234567', '12345a', '', 'ABCDEF'])('takes %o for no code of an app', (text) => {
    expect(authenticatorCodeSchema.safeParse(text).success).toBe(false);
  });

  it.each(['abcd-efgh-ijkl-2345', 'ABCDEFGHIJKL2345', 'abcd efgh ijkl 2345'])(
    'takes %o for a recovery code',
    (text) => {
      expect(recoveryCodeSchema.parse(text)).toBe('ABCDEFGHIJKL2345');
    },
  );

  it.each(['abcd-efgh-ijkl-234', 'abcd-efgh-ijkl-2340', ''])('takes %o for no recovery code', (text) => {
    expect(recoveryCodeSchema.safeParse(text).success).toBe(false);
  });

  it('wants a name of up to 60 characters', () => {
    expect(factorNameSchema.parse(' Telephone ')).toBe('Telephone');
    expect(factorNameSchema.safeParse('  ').success).toBe(false);
    expect(factorNameSchema.safeParse('x'.repeat(61)).success).toBe(false);
  });
});
