import type { RefusalCode } from './refusal-codes.ts';

export type Decision =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      readonly code: RefusalCode;
      readonly params?: Readonly<Record<string, string | number>>;
      readonly meta?: Readonly<Record<string, unknown>>;
    };

export const allowed: Decision = { allowed: true };

export const refused = (
  code: RefusalCode,
  params?: Record<string, string | number>,
  meta?: Record<string, unknown>,
): Decision => ({ allowed: false, code, ...(params && { params }), ...(meta && { meta }) });

/** Returns the first refusal. Order the checks: who may act, then when, then on what. */
export const firstRefusal = (...questions: readonly (() => Decision)[]): Decision => {
  for (const question of questions) {
    const decision = question();
    if (!decision.allowed) return decision;
  }
  return allowed;
};

type Refused = Extract<Decision, { allowed: false }>;

export const listRefusals = (decisions: Readonly<Record<string, Decision>>): [string, Refused][] =>
  Object.entries(decisions).flatMap(([action, decision]): [string, Refused][] =>
    decision.allowed ? [] : [[action, decision]],
  );

export const allowedFlags = <K extends string>(decisions: Record<K, Decision>): Record<K, boolean> =>
  Object.fromEntries(Object.entries<Decision>(decisions).map(([action, d]) => [action, d.allowed])) as Record<
    K,
    boolean
  >;
