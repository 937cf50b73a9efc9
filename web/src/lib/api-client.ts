import { ApiError, type ErrorBody } from './api-error.ts';
import { type Timeout, startTimeout } from './timeout.ts';
import type { CallOptions } from './call-options.ts';
import { queryString } from './query-string.ts';
import type { ResourcePage } from './envelopes.ts';
import type { ResponseOf, OptionsOf, PagedOptionsOf, PathOf, RowOf, SendArgumentsOf } from './routes.ts';
import type { Routes } from './routes.generated.ts';
import { recordServerTime } from './server-clock.ts';
import { withReusedIdempotencyKey } from './unanswered-posts.ts';
import { uniqueKey } from './unique-key.ts';

export { ApiError, isApiError, toApiError } from './api-error.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Call = CallOptions & {
  readonly method: Method;
  readonly path: string;
  readonly body?: unknown;
  readonly isFile?: boolean;
};

export type ApiClientHandlers = {
  token: () => string | null;
  language: () => string;
  /** Any authenticated response restarts the idle timer. */
  onContact: (token: string) => void;
  onUnauthenticated: (token: string) => void;
  timedOutWords: () => string;
  /** Asks for a fresh proof of identity; resolves to true if given, and the call is repeated. */
  prove: () => Promise<boolean>;
};

const surroundings: ApiClientHandlers = {
  token: () => null,
  language: () => 'en',
  onContact: () => undefined,
  onUnauthenticated: () => undefined,
  timedOutWords: () => '',
  prove: () => Promise.resolve(false),
};

export const configureApi = (given: Partial<ApiClientHandlers>): void => {
  Object.assign(surroundings, given);
};

const csrfToken = (): string => {
  const content = document.querySelector('meta[name="csrf-token"]')?.getAttribute('content');
  // The specification requires reporting a missing token, not stopping.
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
  // The browser sets the multipart content type with its boundary.
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

/** Headers and response handling for requests that `fetch` cannot make. */
export const prepareUploadRequest = (path: string, idempotencyKey: string) => {
  const token = surroundings.token();
  return {
    headers: headersOf({ method: 'POST', path, idempotencyKey }, token),
    answered: (status: number): void => {
      if (token && status === 401) surroundings.onUnauthenticated(token);
      else if (token) surroundings.onContact(token);
    },
  };
};

type Answer = { readonly answer: Response; readonly waiting: Timeout };

const attempt = async (call: Call): Promise<Answer> => {
  const token = surroundings.token();
  const { method, body, signal, keepalive } = call;
  const waiting = startTimeout(call, signal);
  const asked = Date.now();
  try {
    const answer = await fetch(`/api${call.path}${queryString(call.query)}`, {
      method,
      headers: headersOf(call, token),
      credentials: 'same-origin',
      signal: waiting.signal,
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      ...(keepalive && { keepalive }),
    });
    recordServerTime(answer.headers.get('Date'), asked, Date.now());
    if (token && answer.status === 401) surroundings.onUnauthenticated(token);
    else if (token) surroundings.onContact(token);
    if (!answer.ok) throw await errorOf(answer);
    waiting.began();
    return { answer, waiting };
  } catch (cause) {
    waiting.end();
    throw waiting.isOver() ? timedOut() : failureOf(cause, signal);
  }
};

const failureOf = (cause: unknown, signal: AbortSignal | undefined): unknown =>
  cause instanceof ApiError || signal?.aborted ? cause : new ApiError(0);

const timedOut = (): ApiError =>
  new ApiError(0, { type: 'timed_out', message: surroundings.timedOutWords() });

const contentOf = async <T>(call: Call, read: (answer: Response) => Promise<T>): Promise<T> => {
  const { answer, waiting } = await send(call);
  return read(answer)
    .catch((cause: unknown) => {
      throw waiting.isOver() ? timedOut() : cause;
    })
    .finally(waiting.end);
};

const passing = new Set([0, 502, 503, 504]);

/** Calls that timed out are not retried, so that nobody waits twice. */
const mayPass = (error: ApiError): boolean =>
  (passing.has(error.status) && error.type !== 'timed_out') || error.isFirstAttemptRunning;
const pauses = [300, 1200];
const longestPause = 5000;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Retries reads, and POST with its idempotency key; PUT, PATCH and DELETE are left to the caller. */
const isRepeatable = (call: Call): boolean =>
  call.method === 'GET' || (call.method === 'POST' && call.idempotencyKey !== undefined);

const persist = async (call: Call): Promise<Answer> => {
  for (const wait of isRepeatable(call) ? pauses : []) {
    try {
      return await attempt(call);
    } catch (error) {
      if (!(error instanceof ApiError) || !mayPass(error)) throw error;
      await pause(Math.min((error.retryAfter ?? 0) * 1000 || wait, longestPause));
      if (call.signal?.aborted) throw error;
    }
  }
  return attempt(call);
};

/** After a proof, repeats with a new idempotency key, because the old one is bound to the refusal. */
const send = async (call: Call): Promise<Answer> => {
  try {
    return await persist(call);
  } catch (error) {
    const needsProof = error instanceof ApiError && error.type === 'fresh_proof_required';
    if (!needsProof || !(await surroundings.prove())) throw error;
    return persist({ ...call, ...(call.idempotencyKey && { idempotencyKey: uniqueKey() }) });
  }
};

const json = <T>(call: Call): Promise<T> =>
  contentOf(call, async (answer) => (answer.status === 204 ? undefined : await answer.json()) as T);

/** Maximum page size of the API. */
const onPage = 200;

/** Reads all pages of a list, without duplicates. */
const everyRow = async <T extends Identified>(path: string, options: CallOptions): Promise<readonly T[]> => {
  const rows = new Map<number, T>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = { ...options.query, page, limit: onPage };
    const { data, meta } = await json<ResourcePage<T>>({ ...options, query, method: 'GET', path });
    for (const row of data) rows.set(row.id, row);
    pages = meta.last_page;
  }
  return [...rows.values()];
};

type Identified = { readonly id: number };

type Gets = Routes['GET'];
type Posts = Routes['POST'];
type Puts = Routes['PUT'];
type Patches = Routes['PATCH'];
type Deletes = Routes['DELETE'];

export type Download = { readonly blob: Blob; readonly filename: string };

const filenameOf = (header: string | null): string => {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  return extended
    ? decodeURIComponent(extended)
    : (/filename="?([^";]+)/i.exec(header ?? '')?.[1] ?? 'download');
};

/**
 * Paths omit `/api`. Every failure except an abort becomes an `ApiError`. Types come from
 * routes.generated.ts.
 */
export const api = {
  get: <P extends PathOf<'GET'>>(path: P, options: OptionsOf<Gets[P]> = {}) =>
    json<ResponseOf<Gets[P]>>({ ...options, method: 'GET', path }),
  page: <P extends PathOf<'GET'>>(path: P, options: PagedOptionsOf<Gets[P]>) =>
    json<ResponseOf<Gets[P]> & ResourcePage<RowOf<Gets[P]>>>({ ...options, method: 'GET', path }),
  every: <P extends PathOf<'GET'>>(path: P, options: OptionsOf<Gets[P]> = {}) =>
    everyRow<RowOf<Gets[P]> & Identified>(path, options),
  post: <P extends PathOf<'POST'>>(path: P, ...[body, options]: SendArgumentsOf<Posts[P]>) => {
    const call: Call = { ...options, method: 'POST', path, body };
    const sendWith = (idempotencyKey: string) => json<ResponseOf<Posts[P]>>({ ...call, idempotencyKey });
    return 'idempotencyKey' in call
      ? json<ResponseOf<Posts[P]>>(call)
      : withReusedIdempotencyKey(path, body, sendWith);
  },
  postForm: <P extends PathOf<'POST'>>(path: P, body: FormData) =>
    json<ResponseOf<Posts[P]>>({ idempotencyKey: uniqueKey(), method: 'POST', path, body }),
  put: <P extends PathOf<'PUT'>>(path: P, ...[body, options]: SendArgumentsOf<Puts[P]>) =>
    json<ResponseOf<Puts[P]>>({ ...options, method: 'PUT', path, body }),
  patch: <P extends PathOf<'PATCH'>>(path: P, ...[body, options]: SendArgumentsOf<Patches[P]>) =>
    json<ResponseOf<Patches[P]>>({ ...options, method: 'PATCH', path, body }),
  delete: <P extends PathOf<'DELETE'>>(path: P, options: OptionsOf<Deletes[P]> = {}) =>
    json<ResponseOf<Deletes[P]>>({ ...options, method: 'DELETE', path }),
  download: async (path: string, options: CallOptions = {}): Promise<Download> => {
    const call: Call = { ...options, method: 'GET', path, isFile: true };
    return contentOf(call, async (answer) => ({
      blob: await answer.blob(),
      filename: filenameOf(answer.headers.get('Content-Disposition')),
    }));
  },
};

export const openStream = async (path: string, options: CallOptions): Promise<ReadableStream<Uint8Array>> => {
  const { answer, waiting } = await attempt({ ...options, method: 'GET', path });
  waiting.goOn();
  if (!answer.body) throw new ApiError(0);
  return answer.body;
};
