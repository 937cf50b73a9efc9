import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import type { PasswordOwner, PasswordRuleName } from './password.ts';
import { isPasswordValid, findPasswordProblems, checkPasswordRules, passwordRules } from './password.ts';

const owner = { first_name: 'Élodie', last_name: 'D’Amours', email: 'e.damours-roy@dfo-mpo.gc.ca' };
const brokenBy = (password: string, whose: PasswordOwner): PasswordRuleName[] =>
  checkPasswordRules(password, whose).flatMap(({ rule, holds }) => (holds ? [] : [rule]));

const broken = (password: string) => brokenBy(password, owner);

describe('the rules of a password', () => {
  it.each(['Shipwright-Kelp-1', 'Correct-Horse-9', 'Ünder7Wellen!', 'aB3$aB3$aB', `Zx9!${'q'.repeat(124)}`])(
    '%s keeps them all',
    (password) => {
      expect(isPasswordValid(password, owner)).toBe(true);
    },
  );

  it.each<[string, PasswordRuleName[]]>([
    ['Kelp-Bed7', ['length']],
    ['kelp-forest-7', ['uppercase']],
    ['KELP-FOREST-7', ['lowercase']],
    ['Kelp-Forest', ['digit']],
    ['KelpForest77', ['special']],
    ['KelpForêt77', ['special']],
    ['Kelp Forest-7', ['whitespace']],
    ['Kelp\u00A0Forest-7', ['whitespace']],
    [`Zx9!${'q'.repeat(125)}`, ['maximum']],
    ['Elodie-2028!', ['personal']],
    ['x-ÉLODIE-x-7', ['personal']],
    ['Kelp-amours-7', ['personal']],
    ['Kelp-damours-7', ['personal']],
    ['P@ssw0rd2028', ['common']],
    ['Shiptime#2026', ['common']],
    ['Vessel#2026!', ['common']],
    ['Navire-2026!', ['common']],
    ['Shiptime-Demo-1', ['common']],
    ['Temps-Navire-28', ['common']],
    ['2026-V3ssel-Time!', ['common']],
    ['kelp', ['length', 'uppercase', 'digit', 'special']],
  ])('%s breaks %j', (password, rules) => {
    expect(broken(password)).toEqual(rules);
  });

  it('do not mind a short name within a word, but do on its own', () => {
    expect(brokenBy('Ana-Roy-20280!', { first_name: 'Ana', last_name: 'Roy' })).toEqual(['personal']);
    expect(brokenBy('Roy-Ana-20280!', { first_name: 'Ana', last_name: 'Roy' })).toEqual(['personal']);
    expect(isPasswordValid('Royal-Kelp-77', { first_name: 'Al', last_name: 'Roy', email: 'roy@gc.ca' })).toBe(
      true,
    );
  });

  it('hold in none of their parts for nothing', () => {
    expect(checkPasswordRules('').every(({ holds }) => !holds)).toBe(true);
    expect(findPasswordProblems('')).toEqual([{ field: 'password', code: 'required' }]);
  });

  it('are told as problems of the field, with their numbers', () => {
    expect(findPasswordProblems('Kelp-7', owner)).toEqual([
      { field: 'password', code: 'password_too_short', params: { min: 10 } },
    ]);
    expect(
      findPasswordProblems('kelp forest-seven', {}, 'new_password').map((each) => [each.field, each.code]),
    ).toEqual([
      ['new_password', 'password_no_uppercase'],
      ['new_password', 'password_no_digit'],
      ['new_password', 'password_whitespace'],
    ]);
  });

  it('say the same to the page as to the server', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 140, unit: 'grapheme' }), (password) => {
        const codes = checkPasswordRules(password, owner)
          .filter(({ holds }) => !holds)
          .map(({ rule }) => passwordRules[rule].code);
        expect(findPasswordProblems(password, owner).map((each) => each.code)).toEqual(codes);
        expect(isPasswordValid(password, owner)).toBe(codes.length === 0);
      }),
    );
  });
});

describe('common passwords', () => {
  it.each([
    'Password1!',
    'P@$$w0rd123',
    'Passw0rd!2024',
    'Qwerty12345!',
    'Azerty-2027',
    '!Bonjour123',
    'Bienvenue2028!',
    'W3lcome-123',
    'MotDePasse1!',
    'Été-2028-2028',
    '1qaz2wsx#EDC',
    '1qaz!QAZ2wsx',
    '1qaz@WSX3edc',
    'Zaq1@wsxCDE3',
    '!Q2w#E4r5t6y',
    '$RFV5tgb6YHN12',
    '1234567890!',
    'Abc123456789!',
  ])('%s is one', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(['Shipwright-Kelp-1', 'Correct-Horse-9', 'Herring-At-Dawn-4', 'Word4-passages'])(
    '%s is none',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );
});
