import { ApiError, type ErrorBody } from './api-error.ts';
import { type BoundedWait, boundedWait } from './bounded-wait.ts';
import type { CallOptions } from './call-options.ts';
import { queryString } from './query-string.ts';
import type { Page } from './envelopes.ts';
import type { AnswerOf, OptionsOf, PagedOptionsOf, PathOf, RowOf, SendingOf } from './routes.ts';
import type { Routes } from './routes.generated.ts';
import { noteServerTime } from './server-clock.ts';
import { uniqueKey } from './unique-key.ts';

export { ApiError, isApiError, toApiError } from './api-error.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Call = CallOptions & {
  readonly method: Method;
  readonly path: string;
  readonly body?: unknown;
  /** Its answer is a file, which takes its time to be made and to arrive. */
  readonly isFile?: boolean;
};

/** What the client needs to know of the session and the language; set once at start. */
export type Surroundings = {
  token: () => string | null;
  language: () => string;
  /** An authenticated call was answered: the session's idle time starts anew. */
  onContact: (token: string) => void;
  /** The one place where an ended session is noticed. */
  onUnauthenticated: (token: string) => void;
  /** That no answer came in time, in the reader's language. */
  timedOutWords: () => string;
  /** Something needs a fresh proof of who one is. True once it was given: what was asked for is asked again. */
  prove: () => Promise<boolean>;
};

const surroundings: Surroundings = {
  token: () => null,
  language: () => 'en',
  onContact: () => undefined,
  onUnauthenticated: () => undefined,
  timedOutWords: () => '',
  prove: () => Promise.resolve(false),
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
  // What a form with a file consists of, the browser says itself.
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

/** For a request that `fetch` cannot make: who asks, and what is to be done with the status of its answer. */
export const identified = (path: string, idempotencyKey: string) => {
  const token = surroundings.token();
  return {
    headers: headersOf({ method: 'POST', path, idempotencyKey }, token),
    answered: (status: number): void => {
      if (token && status === 401) surroundings.onUnauthenticated(token);
      else if (token) surroundings.onContact(token);
    },
  };
};

type Answer = { readonly answer: Response; readonly waiting: BoundedWait };

const attempt = async (call: Call): Promise<Answer> => {
  const token = surroundings.token();
  const { method, body, signal, keepalive } = call;
  const waiting = boundedWait(call, signal);
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
    noteServerTime(answer.headers.get('Date'), asked, Date.now());
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

/** What the answer holds; it is waited for no longer than for the answer itself. */
const contentOf = async <T>(call: Call, read: (answer: Response) => Promise<T>): Promise<T> => {
  const { answer, waiting } = await send(call);
  return read(answer)
    .catch((cause: unknown) => {
      throw waiting.isOver() ? timedOut() : cause;
    })
    .finally(waiting.end);
};

const passing = new Set([0, 502, 503, 504]);

/** The same request is still being answered elsewhere: its answer will be there in a moment. */
export const isInFlight = (error: ApiError): boolean => error.type === 'idempotency_in_flight';

/** Whoever has waited for long is told, and not left to wait once more. */
const mayPass = (error: ApiError): boolean =>
  (passing.has(error.status) && error.type !== 'timed_out') || isInFlight(error);
const pauses = [300, 1200];
const longestPause = 5000;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Reading is repeated, and creating under one key; PUT, PATCH and DELETE are for the caller to repeat. */
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

/** Under a key of its own the second time: the refusal was the answer to the first one. */
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

/** As many as the portal answers at once. */
const onPage = 200;

/** All rows of a list that is cut unless a page is asked for: page after page, each row once. */
const everyRow = async <T extends Identified>(path: string, options: CallOptions): Promise<readonly T[]> => {
  const rows = new Map<number, T>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = { ...options.query, page, limit: onPage };
    const { data, meta } = await json<Page<T>>({ ...options, query, method: 'GET', path });
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
 * Paths are without `/api`. Every failure is an `ApiError`, but an abort through `signal`, which stays what it is.
 * What a call takes and answers with is what the route says (routes.generated.ts, record 0071).
 */
export const api = {
  get: <P extends PathOf<'GET'>>(path: P, options: OptionsOf<Gets[P]> = {}) =>
    json<AnswerOf<Gets[P]>>({ ...options, method: 'GET', path }),
  /** One page of a list. */
  page: <P extends PathOf<'GET'>>(path: P, options: PagedOptionsOf<Gets[P]>) =>
    json<AnswerOf<Gets[P]> & Page<RowOf<Gets[P]>>>({ ...options, method: 'GET', path }),
  every: <P extends PathOf<'GET'>>(path: P, options: OptionsOf<Gets[P]> = {}) =>
    everyRow<RowOf<Gets[P]> & Identified>(path, options),
  post: <P extends PathOf<'POST'>>(path: P, ...[body, options]: SendingOf<Posts[P]>) =>
    json<AnswerOf<Posts[P]>>({ idempotencyKey: uniqueKey(), ...options, method: 'POST', path, body }),
  /** The same as a form with a file in it. */
  postForm: <P extends PathOf<'POST'>>(path: P, body: FormData) =>
    json<AnswerOf<Posts[P]>>({ idempotencyKey: uniqueKey(), method: 'POST', path, body }),
  put: <P extends PathOf<'PUT'>>(path: P, ...[body, options]: SendingOf<Puts[P]>) =>
    json<AnswerOf<Puts[P]>>({ ...options, method: 'PUT', path, body }),
  patch: <P extends PathOf<'PATCH'>>(path: P, ...[body, options]: SendingOf<Patches[P]>) =>
    json<AnswerOf<Patches[P]>>({ ...options, method: 'PATCH', path, body }),
  delete: <P extends PathOf<'DELETE'>>(path: P, options: OptionsOf<Deletes[P]> = {}) =>
    json<AnswerOf<Deletes[P]>>({ ...options, method: 'DELETE', path }),
  download: async (path: string, options: CallOptions = {}): Promise<Download> => {
    const call: Call = { ...options, method: 'GET', path, isFile: true };
    return contentOf(call, async (answer) => ({
      blob: await answer.blob(),
      filename: filenameOf(answer.headers.get('Content-Disposition')),
    }));
  },
};

/** A stream that stays open, for live events. */
export const openStream = async (path: string, options: CallOptions): Promise<ReadableStream<Uint8Array>> => {
  const { answer, waiting } = await attempt({ ...options, method: 'GET', path });
  waiting.goOn();
  if (!answer.body) throw new ApiError(0);
  return answer.body;
};
