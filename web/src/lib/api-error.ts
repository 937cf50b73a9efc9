import { typeOfStatus } from '@shiptime/domain/shared/error-types';

export type ErrorBody = {
  readonly message?: string;
  readonly type?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly meta?: Readonly<Record<string, unknown>>;
  readonly current?: unknown;
  readonly request_id?: string;
};

/** Of these the general type is one that pages act on: not allowed, changed by somebody else. */
const tellingTypes = new Set([403, 412]);

/** Every way in which a call can fail, one shape. `status` 0: no answer came (network, abort, time-out). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The code of a refusal (`deadline_passed`, `stale`…), where it says more than the status does. */
  readonly type: string | undefined;
  /** Messages by dotted field, in the reader's language. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly meta: Readonly<Record<string, unknown>>;
  readonly requestId: string | undefined;
  /** On a stale version: the resource as it is now. */
  readonly current: unknown;
  /** Seconds, from `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: ErrorBody = {}, retryAfter?: number) {
    super(body.message ?? '');
    this.status = status;
    this.type = body.type === typeOfStatus[status] && !tellingTypes.has(status) ? undefined : body.type;
    this.errors = body.errors ?? {};
    this.meta = body.meta ?? {};
    this.requestId = body.request_id;
    this.current = body.current;
    this.retryAfter = retryAfter;
  }

  get isNetwork(): boolean {
    return this.status === 0 && (this.type === undefined || this.type === 'timed_out');
  }

  /** The first message of a field, if the server had something to say about it. */
  field(name: string): string | undefined {
    return this.errors[name]?.[0];
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;

/** What the page itself has to say, already in the reader's language. */
export const told = (message: string): ApiError => new ApiError(0, { type: 'told', message });

/** For `catch` blocks: anything thrown, as an ApiError. */
export const toApiError = (error: unknown): ApiError =>
  isApiError(error)
    ? error
    : new ApiError(0, { type: 'page', message: error instanceof Error ? error.message : '' });
