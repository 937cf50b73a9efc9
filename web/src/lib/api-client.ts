import { ApiError, type ErrorBody } from './api-error.ts';
import { type Query, queryString } from './query-string.ts';
import { uniqueKey } from './unique-key.ts';

export { ApiError, isApiError, toApiError } from './api-error.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type CallOptions = {
  readonly query?: Query;
  readonly signal?: AbortSignal;
  /** Sent as `If-Match: "<n>"`: a stale version is refused with 412. */
  readonly ifMatch?: number;
  /** Give the same key to repeat a creation safely; by default each POST gets its own. */
  readonly idempotencyKey?: string;
  /** Lets the call outlive the page, for a last save. */
  readonly keepalive?: boolean;
};

type Call = CallOptions & { readonly method: Method; readonly path: string; readonly body?: unknown };

/** What the client needs to know of the session and the language; set once at start. */
export type Surroundings = {
  token: () => string | null;
  language: () => string;
  /** An authenticated call was answered: the session's idle time starts anew. */
  onContact: (token: string) => void;
  /** The one place where an ended session is noticed. */
  onUnauthenticated: (token: string) => void;
};

const surroundings: Surroundings = {
  token: () => null,
  language: () => 'en',
  onContact: () => undefined,
  onUnauthenticated: () => undefined,
};

export const connectApi = (given: Partial<Surroundings>): void => {
  Object.assign(surroundings, given);
};

const csrfToken = (): string => {
  const content = document.querySelector('meta[name="csrf-token"]')?.getAttribute('content');
  // Seen in the console, as the contract asks; the call is made all the same.
  if (!content) reportError(new Error('CSRF token not found'));
  return content ?? '';
};

const headersOf = (call: Call, token: string | null): Headers => {
  const headers = new Headers({
    Accept: 'application/json',
    'Accept-Language': surroundings.language(),
    'X-Requested-With': 'XMLHttpRequest',
    'X-CSRF-TOKEN': csrfToken(),
  });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (call.body !== undefined && !(call.body instanceof FormData))
    headers.set('Content-Type', 'application/json');
  if (call.ifMatch !== undefined) headers.set('If-Match', `"${call.ifMatch}"`);
  if (call.idempotencyKey) headers.set('Idempotency-Key', call.idempotencyKey);
  return headers;
};

const errorOf = async (answer: Response): Promise<ApiError> => {
  const body = (await answer.json().catch(() => ({}))) as ErrorBody;
  const retryAfter = Number(answer.headers.get('Retry-After') ?? Number.NaN);
  return new ApiError(answer.status, body, Number.isFinite(retryAfter) ? retryAfter : undefined);
};

const attempt = async (call: Call): Promise<Response> => {
  const token = surroundings.token();
  const { method, body, signal, keepalive } = call;
  const answer = await fetch(`/api${call.path}${queryString(call.query)}`, {
    method,
    headers: headersOf(call, token),
    credentials: 'same-origin',
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw new ApiError(0);
  });
  if (token && answer.status === 401) surroundings.onUnauthenticated(token);
  else if (token) surroundings.onContact(token);
  if (!answer.ok) throw await errorOf(answer);
  return answer;
};

const passing = new Set([0, 502, 503, 504]);

/** The same request is still being answered elsewhere: its answer will be there in a moment. */
export const isInFlight = (error: ApiError): boolean => error.type === 'idempotency_in_flight';
const pauses = [300, 1200];
const longestPause = 5000;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Reading is repeated, and creating under one key; PUT, PATCH and DELETE are for the caller to repeat. */
const isRepeatable = (call: Call): boolean =>
  call.method === 'GET' || (call.method === 'POST' && call.idempotencyKey !== undefined);

const send = async (call: Call): Promise<Response> => {
  for (const wait of isRepeatable(call) ? pauses : []) {
    try {
      return await attempt(call);
    } catch (error) {
      if (!(error instanceof ApiError) || !(passing.has(error.status) || isInFlight(error))) throw error;
      await pause(Math.min((error.retryAfter ?? 0) * 1000 || wait, longestPause));
      if (call.signal?.aborted) throw error;
    }
  }
  return attempt(call);
};

const json = async <T>(call: Call): Promise<T> => {
  const answer = await send(call);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
};

export type Download = { readonly blob: Blob; readonly filename: string };

const filenameOf = (header: string | null): string => {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  return extended
    ? decodeURIComponent(extended)
    : (/filename="?([^";]+)/i.exec(header ?? '')?.[1] ?? 'download');
};

/**
 * Paths are without `/api`. Every failure is an `ApiError`, but an abort through `signal`, which stays what it is.
 * Answers are as the contract says: the caller names their type.
 */
export const api = {
  get: <T>(path: string, options: CallOptions = {}) => json<T>({ ...options, method: 'GET', path }),
  post: <T>(path: string, body?: unknown, options: CallOptions = {}) =>
    json<T>({ idempotencyKey: uniqueKey(), ...options, method: 'POST', path, body }),
  put: <T>(path: string, body?: unknown, options: CallOptions = {}) =>
    json<T>({ ...options, method: 'PUT', path, body }),
  patch: <T>(path: string, body?: unknown, options: CallOptions = {}) =>
    json<T>({ ...options, method: 'PATCH', path, body }),
  delete: (path: string, options: CallOptions = {}) => json<void>({ ...options, method: 'DELETE', path }),
  download: async (path: string, options: CallOptions = {}): Promise<Download> => {
    const answer = await send({ ...options, method: 'GET', path });
    return { blob: await answer.blob(), filename: filenameOf(answer.headers.get('Content-Disposition')) };
  },
};

/** A stream that stays open, for live events. */
export const openStream = async (path: string, options: CallOptions): Promise<ReadableStream<Uint8Array>> => {
  const { body } = await attempt({ ...options, method: 'GET', path });
  if (!body) throw new ApiError(0);
  return body;
};

export type Resource<T> = { readonly data: T };
export type PageMeta = {
  readonly current_page: number;
  readonly from: number | null;
  readonly last_page: number;
  readonly per_page: number;
  readonly to: number | null;
  readonly total: number;
};
export type Page<T> = { readonly data: readonly T[]; readonly meta: PageMeta };
