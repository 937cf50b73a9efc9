import type { FieldProblem, FieldProblemCode } from '../shared/field-problem.ts';
import { foldText } from '../shared/text.ts';
import { isCommonPassword } from './common-passwords.ts';

export type PasswordOwner = {
  readonly first_name?: string | null;
  readonly last_name?: string | null;
  readonly email?: string | null;
};

export const passwordLengthLimits = { min: 10, max: 128 } as const;

const characters = (text: string): number => [...text].length;

/**
 * Minimum length of a part of a name, in letters. Shorter parts also occur in ordinary words ("Roy" in
 * "royal").
 */
const shortestPiece = 5;

const lettersOf = (text: string): string => foldText(text).replaceAll(/[^\p{L}]/gu, '');

const wholesOf = ({ first_name: first, last_name: last, email }: PasswordOwner): string[] =>
  [first, last, `${first ?? ''}${last ?? ''}`, `${last ?? ''}${first ?? ''}`, email, email?.split('@')[0]]
    .map((whole) => lettersOf(whole ?? ''))
    .filter((whole) => whole !== '');

const piecesOf = (owner: PasswordOwner): string[] => {
  const local = owner.email?.split('@')[0] ?? '';
  const names = [owner.first_name, owner.last_name].flatMap((name) => (name ?? '').split(/[\s'’-]+/));
  return [...names, local, ...local.split(/[^\p{L}]+/u)]
    .map(foldText)
    .filter((piece) => piece.length >= shortestPiece);
};

/**
 * True if the password contains a long part of its owner's name or e-mail, or is such a part plus digits and
 * signs.
 */
const isPersonal = (password: string, owner: PasswordOwner): boolean => {
  const folded = foldText(password);
  const letters = lettersOf(password);
  return (
    piecesOf(owner).some((piece) => folded.includes(piece)) ||
    wholesOf(owner).some((whole) => whole === letters)
  );
};

type Rule = {
  readonly holds: (password: string, owner: PasswordOwner) => boolean;
  readonly code: FieldProblemCode;
  readonly params?: Readonly<Record<string, number>>;
};

/** Rules in display order; the texts are under `password_rules` in the accounts catalogue. */
export const passwordRules = {
  length: {
    holds: (password) => characters(password) >= passwordLengthLimits.min,
    code: 'password_too_short',
    params: { min: passwordLengthLimits.min },
  },
  uppercase: { holds: (password) => /\p{Lu}/u.test(password), code: 'password_no_uppercase' },
  lowercase: { holds: (password) => /\p{Ll}/u.test(password), code: 'password_no_lowercase' },
  digit: { holds: (password) => /\d/.test(password), code: 'password_no_digit' },
  special: { holds: (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password), code: 'password_no_special' },
  whitespace: { holds: (password) => !/\s/u.test(password), code: 'password_whitespace' },
  maximum: {
    holds: (password) => characters(password) <= passwordLengthLimits.max,
    code: 'too_long',
    params: { max: passwordLengthLimits.max },
  },
  common: { holds: (password) => !isCommonPassword(password), code: 'password_common' },
  personal: { holds: (password, owner) => !isPersonal(password, owner), code: 'password_personal' },
} as const satisfies Record<string, Rule>;

export type PasswordRuleName = keyof typeof passwordRules;
export const passwordRuleNames = Object.keys(passwordRules) as readonly PasswordRuleName[];

export type PasswordRuleResult = { readonly rule: PasswordRuleName; readonly holds: boolean };

export const checkPasswordRules = (password: string, owner: PasswordOwner = {}): PasswordRuleResult[] =>
  passwordRuleNames.map((rule) => ({
    rule,
    holds: password !== '' && passwordRules[rule].holds(password, owner),
  }));

export const isPasswordValid = (password: string, owner: PasswordOwner = {}): boolean =>
  checkPasswordRules(password, owner).every(({ holds }) => holds);

/** Returns the codes of failed rules; for an empty password only `required`. */
export const findPasswordProblems = (
  password: string,
  owner: PasswordOwner = {},
  field = 'password',
): FieldProblem[] => {
  if (password === '') return [{ field, code: 'required' }];
  return checkPasswordRules(password, owner)
    .filter(({ holds }) => !holds)
    .map(({ rule }): FieldProblem => {
      const { code, params }: Rule = passwordRules[rule];
      return { field, code, ...(params && { params }) };
    });
};
