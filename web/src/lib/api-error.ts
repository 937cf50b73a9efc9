import { errorTypeByStatus } from '@shiptime/domain/shared/error-types';

export type ErrorBody = {
  readonly message?: string;
  readonly type?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly meta?: Readonly<Record<string, unknown>>;
  readonly current?: unknown;
  readonly request_id?: string;
};

/** Statuses whose error types pages distinguish: forbidden (403), stale (412), busy (503). */
const tellingTypes = new Set([403, 412, 503]);

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly type: string | undefined;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly meta: Readonly<Record<string, unknown>>;
  readonly requestId: string | undefined;
  readonly current: unknown;
  readonly retryAfter: number | undefined;

  constructor(status: number, body: ErrorBody = {}, retryAfter?: number) {
    super(body.message ?? '');
    this.status = status;
    this.type = body.type === errorTypeByStatus[status] && !tellingTypes.has(status) ? undefined : body.type;
    this.errors = body.errors ?? {};
    this.meta = body.meta ?? {};
    this.requestId = body.request_id;
    this.current = body.current;
    this.retryAfter = retryAfter;
  }

  get isNetwork(): boolean {
    return this.status === 0 && (this.type === undefined || this.type === 'timed_out');
  }

  /** True while the first attempt is still running on the server. */
  get isFirstAttemptRunning(): boolean {
    return this.type === 'idempotency_in_flight';
  }

  /** True if the server may have handled the request. */
  get gotNoResponse(): boolean {
    return this.isNetwork || [502, 503, 504].includes(this.status) || this.isFirstAttemptRunning;
  }

  field(name: string): string | undefined {
    return this.errors[name]?.[0];
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;

export const createApiErrorWithMessage = (message: string): ApiError =>
  new ApiError(0, { type: 'told', message });

export const toApiError = (error: unknown): ApiError =>
  isApiError(error)
    ? error
    : new ApiError(0, { type: 'page', message: error instanceof Error ? error.message : '' });
