import type { Decision } from '@shiptime/domain/shared/decision';
import type { ErrorType } from '@shiptime/domain/shared/error-types';
import type { FieldProblem } from '@shiptime/domain/shared/field-problem';
import { refusalStatuses, type RefusalCode, wireTypes } from '@shiptime/domain/shared/refusal-codes';
import type { Params } from './language.ts';

export type FieldMessage = { readonly field: string; readonly message: string; readonly params?: Params };

type Details = {
  /** Named on the wire; clients act on it. Without one it is that of the status. */
  readonly type?: ErrorType;
  /** A key of the catalogues; the words are made when the answer leaves, in the reader's language. */
  readonly message: string;
  readonly params?: Params;
  readonly problems?: readonly FieldProblem[];
  /** Problems of fields whose words are not among `errors:fields`: each names its own. */
  readonly fieldMessages?: readonly FieldMessage[];
  readonly meta?: Readonly<Record<string, unknown>>;
  /** For stale writes: the resource as it is now. */
  readonly current?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Whatever is not done, with its status and the code of its reason. The only error that commands throw on purpose. */
export class Refusal extends Error {
  readonly status: number;
  readonly details: Details;

  constructor(status: number, details: Details) {
    super(details.type ?? details.message);
    this.status = status;
    this.details = details;
  }
}

export const notFound = (): Refusal => new Refusal(404, { message: 'errors:http.not_found' });

export const unauthenticated = (): Refusal =>
  new Refusal(401, {
    message: 'errors:http.unauthenticated',
    headers: { 'www-authenticate': 'Bearer realm="shiptime"' },
  });

export const invalid = (problems: readonly FieldProblem[], type?: ErrorType): Refusal =>
  new Refusal(422, { message: 'errors:http.invalid_data', problems, ...(type && { type }) });

const refusalOf = (code: RefusalCode, decision: Extract<Decision, { allowed: false }>): Refusal => {
  const status = refusalStatuses[code];
  if (status === 404) return notFound();
  return new Refusal(status, {
    type: wireTypes[code] ?? code,
    message: status === 403 ? 'errors:http.unauthorized' : `errors:refusals.${code}`,
    ...(decision.params && { params: decision.params }),
    ...(decision.meta && { meta: decision.meta }),
  });
};

/** Turns a refused decision of the domain into the answer of the contract. */
export const enforce = (decision: Decision): void => {
  if (!decision.allowed) throw refusalOf(decision.code, decision);
};
