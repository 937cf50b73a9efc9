import type { PermissionDecision } from '@shiptime/domain/shared/permission-decision';
import type { ErrorType } from '@shiptime/domain/shared/error-types';
import type { FieldProblem } from '@shiptime/domain/shared/field-problem';
import type { RefusalCode } from '@shiptime/domain/shared/refusal-codes';
import type { Params } from './language.ts';

export type FieldMessage = { readonly field: string; readonly message: string; readonly params?: Params };

export type ServerRefusalReason = 'not_what_was_read' | 'co_proponent_limit';
export type RefusalReason = ErrorType | ServerRefusalReason;

type Details = {
  readonly message?: string;
  readonly params?: Params;
  readonly why?: string;
  readonly problems?: readonly FieldProblem[];
  readonly fieldMessages?: readonly FieldMessage[];
  readonly meta?: Readonly<Record<string, unknown>>;
  readonly current?: unknown;
  readonly retryAfter?: number;
  readonly headers?: Readonly<Record<string, string>>;
};

/** The only error that commands throw on purpose; refusal-statuses.ts maps it to an HTTP status. */
export class Refusal extends Error {
  readonly reason: RefusalReason;
  readonly details: Details;

  constructor(reason: RefusalCode, details?: Details);
  constructor(reason: RefusalReason, details: Details & { readonly message: string });
  constructor(reason: RefusalReason, details: Details = {}) {
    super(reason);
    this.reason = reason;
    this.details = details;
  }
}

export const notFoundRefusal = (): Refusal => new Refusal('not_found');

export const unauthenticatedRefusal = (why?: string): Refusal =>
  new Refusal('unauthenticated', {
    message: 'answers:http.unauthenticated',
    ...(why && { why }),
    headers: { 'www-authenticate': 'Bearer realm="shiptime"' },
  });

export const invalidRefusal = (
  problems: readonly FieldProblem[],
  reason: 'invalid' | 'incomplete' = 'invalid',
): Refusal => new Refusal(reason, { message: 'answers:http.invalid_data', problems });

export const throwIfRefused = (decision: PermissionDecision): void => {
  if (decision.allowed) return;
  const { code, params, meta } = decision;
  if (code === 'not_found') throw notFoundRefusal();
  throw new Refusal(code, { ...(params && { params }), ...(meta && { meta }) });
};
