import { z } from 'zod';
import { oneLine } from '../shared/text.ts';
import { factorUserTypes } from '../reference/settings.ts';
import type { Decision } from '../shared/decision.ts';
import { allowed, refused } from '../shared/decision.ts';
import { problem } from '../shared/field-problem.ts';

/** An app that shows codes, or a passkey. */
export const factorKinds = ['app', 'passkey'] as const;
export type FactorKind = (typeof factorKinds)[number];

/** What an account can prove itself with at the moment. */
export const proofMethods = ['app', 'passkey', 'recovery_code', 'password'] as const;
export type ProofMethod = (typeof proofMethods)[number];

export const factorNameSchema = z.string().overwrite(oneLine).trim().min(1, 'required').max(60);

const without =
  (separators: RegExp) =>
  (text: string): string =>
    text.replaceAll(separators, '').toUpperCase();

/** Six digits, however they are grouped. */
export const appCodeSchema = z
  .string()
  .transform(without(/\s/g))
  .refine((code) => /^\d{6}$/.test(code), problem('wrong_code'));

/** Without 0, 1, 8 and 9, which look like letters. */
export const recoveryCodeLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
export const recoveryCodeLength = 16;
export const recoveryCodeCount = 10;

/** Letters and digits, in whatever case and groups. */
export const recoveryCodeSchema = z
  .string()
  .max(100)
  .transform(without(/[\s-]/g))
  .refine((code) => /^[A-Z2-7]{16}$/.test(code), problem('wrong_code'));

/** Of those whom the setting names, nobody is without. */
export const mustHaveFactor = (userType: number, { second_factor_user_types }: FactorSettings): boolean =>
  factorUserTypes.some((type) => type === userType && second_factor_user_types.includes(type));

type FactorSettings = { readonly second_factor_user_types: readonly (typeof factorUserTypes)[number][] };

/** The last one stays where one is needed: another is added first. */
export const removeFactor = (left: number, required: boolean): Decision =>
  required && left <= 1 ? refused('last_second_factor') : allowed;
