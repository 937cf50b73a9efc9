import { expect, it } from 'vitest';
import { toFieldProblems } from '../shared/field-problem.ts';
import { emailDomain, emailSchema, isEmail, normalizeEmail } from './email.ts';

it.each(['ana.roy@dfo-mpo.gc.ca', 'o-brien+ship@uni.example', "d'amours@example.org"])(
  '%s is an address',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

it.each([
  'ana',
  'ana@',
  '@gc.ca',
  'ana@gc',
  'ana roy@gc.ca',
  'ana..roy@gc.ca',
  'ana@gc.ca, bob@gc.ca',
  `${'a'.repeat(250)}@b.ca`,
])('%j is none', (text) => {
  expect(isEmail(text)).toBe(false);
});

it('is kept in lower case, without spaces around it', () => {
  expect(emailSchema.parse('  Ana.Roy@DFO-MPO.gc.ca ')).toBe('ana.roy@dfo-mpo.gc.ca');
  expect(normalizeEmail('ANA@GC.CA')).toBe('ana@gc.ca');
});

it.each([
  ['', 'required'],
  ['   ', 'required'],
  ['ana', 'invalid_email'],
  [`${'a'.repeat(250)}@b.ca`, 'too_long'],
])('%j is refused as %s', (text, code) => {
  const answer = emailSchema.safeParse(text);
  expect(answer.error && toFieldProblems(answer.error).map((each) => each.code)).toEqual([code]);
});

it('has a domain', () => {
  expect(emailDomain('Ana@DFO-MPO.gc.ca')).toBe('dfo-mpo.gc.ca');
  expect(emailDomain('nobody')).toBe('');
});
