import type { RefusalCode } from './refusal-codes.ts';

export type PermissionDecision =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      readonly code: RefusalCode;
      readonly params?: Readonly<Record<string, string | number>>;
      readonly meta?: Readonly<Record<string, unknown>>;
    };

export const allowed: PermissionDecision = { allowed: true };

export const refused = (
  code: RefusalCode,
  params?: Record<string, string | number>,
  meta?: Record<string, unknown>,
): PermissionDecision => ({ allowed: false, code, ...(params && { params }), ...(meta && { meta }) });

/** Returns the first refusal. Order the checks: who may act, then when, then on what. */
export const firstRefusal = (...questions: readonly (() => PermissionDecision)[]): PermissionDecision => {
  for (const question of questions) {
    const decision = question();
    if (!decision.allowed) return decision;
  }
  return allowed;
};

type Refused = Extract<PermissionDecision, { allowed: false }>;

export const listRefusals = (decisions: Readonly<Record<string, PermissionDecision>>): [string, Refused][] =>
  Object.entries(decisions).flatMap(([action, decision]): [string, Refused][] =>
    decision.allowed ? [] : [[action, decision]],
  );

export const toPermissionFlags = <K extends string>(
  decisions: Record<K, PermissionDecision>,
): Record<K, boolean> =>
  Object.fromEntries(
    Object.entries<PermissionDecision>(decisions).map(([action, d]) => [action, d.allowed]),
  ) as Record<K, boolean>;
