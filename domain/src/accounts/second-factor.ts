import { z } from 'zod';
import { toOneLine } from '../shared/text.ts';
import { secondFactorUserTypeOptions } from '../reference/settings.ts';
import type { PermissionDecision } from '../shared/permission-decision.ts';
import { allowed, refused } from '../shared/permission-decision.ts';
import { problemParams } from '../shared/field-problem.ts';

export const factorKinds = ['app', 'passkey'] as const;
export type FactorKind = (typeof factorKinds)[number];

export const proofMethods = ['app', 'passkey', 'recovery_code', 'password'] as const;
export type ProofMethod = (typeof proofMethods)[number];

export const factorNameSchema = z.string().overwrite(toOneLine).trim().min(1, 'required').max(60);

const without =
  (separators: RegExp) =>
  (text: string): string =>
    text.replaceAll(separators, '').toUpperCase();

export const authenticatorCodeSchema = z
  .string()
  .transform(without(/\s/g))
  .refine((code) => /^\d{6}$/.test(code), problemParams('wrong_code'));

export const recoveryCodeAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
export const recoveryCodeLength = 24;
const formerRecoveryCodeLength = 16;
export const recoveryCodeCount = 10;

export const recoveryCodeSchema = z
  .string()
  .max(100)
  .transform(without(/[\s-]/g))
  .refine(
    (code) =>
      /^[A-Z2-7]+$/.test(code) && [recoveryCodeLength, formerRecoveryCodeLength].includes(code.length),
    problemParams('wrong_code'),
  );

export const isSecondFactorRequired = (
  userType: number,
  { second_factor_user_types }: FactorSettings,
): boolean =>
  secondFactorUserTypeOptions.some((type) => type === userType && second_factor_user_types.includes(type));

type FactorSettings = {
  readonly second_factor_user_types: readonly (typeof secondFactorUserTypeOptions)[number][];
};

export const mayRemoveFactor = (left: number, required: boolean): PermissionDecision =>
  required && left <= 1 ? refused('last_second_factor') : allowed;
