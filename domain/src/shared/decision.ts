import type { RefusalCode } from './refusal-codes.ts';

/** The answer to "may this be done?", with the reason in a code that both languages can say. */
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

/** Asks the questions in order and answers with the first refusal: who, then when, then what. */
export const firstRefusal = (...questions: readonly (() => Decision)[]): Decision => {
  for (const question of questions) {
    const decision = question();
    if (!decision.allowed) return decision;
  }
  return allowed;
};

type Refused = Extract<Decision, { allowed: false }>;

/** The decisions that deny something, by action. */
export const deniedOf = (decisions: Readonly<Record<string, Decision>>): [string, Refused][] =>
  Object.entries(decisions).flatMap(([action, decision]): [string, Refused][] =>
    decision.allowed ? [] : [[action, decision]],
  );

/** `can` as it travels with a resource. */
export const toCan = <K extends string>(decisions: Record<K, Decision>): Record<K, boolean> =>
  Object.fromEntries(Object.entries<Decision>(decisions).map(([action, d]) => [action, d.allowed])) as Record<
    K,
    boolean
  >;
