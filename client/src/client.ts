import { type RetryOptions, sendWithRetries, parseRetryAfter } from './send-with-retries.ts';
import { type Problem, ShiptimeError } from './client-errors.ts';
import type {
  ResponseOf,
  PatchablePath,
  Event,
  ListPath,
  Method,
  PageOf,
  PathOf,
  RequestOf,
  SingleRowOf,
  RowOf,
  LockVersion,
} from './types.ts';

export {
  isProblem,
  type Problem,
  type ProblemType,
  ShiptimeError,
  ShiptimeUnreachable,
} from './client-errors.ts';
export type { Event, Schemas } from './types.ts';

export type ClientOptions = RetryOptions & {
  readonly address: string;
  /** Token of a session or service account (`shp_…`); without it only public routes answer. */
  readonly token?: string;
  readonly language?: 'en' | 'fr';
  readonly fetch?: typeof fetch;
};

export type UntypedRequest = {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly form?: FormData;
  readonly ifMatch?: LockVersion;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
};

const pageSize = 200;
const mostEvents = 200;
const mostChanges = 5;

const filled = (path: string, values: UntypedRequest['path'] = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));

const searchOf = (path: string, query: UntypedRequest['query'] = {}): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  if (given.length === 0) return '';
  const search = given.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&');
  return `${path.includes('?') ? '&' : '?'}${search}`;
};

const tagOf = (version: LockVersion): string =>
  `"${typeof version === 'number' ? version : version.lock_version}"`;

const read = (answer: Response): Promise<unknown> =>
  answer.json().catch(() => {
    throw new ShiptimeError(answer.status, null);
  });

export class ShiptimeClient {
  readonly #options: ClientOptions;

  constructor(options: ClientOptions) {
    this.#options = { ...options, address: options.address.replace(/\/+$/, '') };
  }

  as(token: string | undefined): ShiptimeClient {
    const { token: _before, ...options } = this.#options;
    return new ShiptimeClient({ ...options, ...(token !== undefined && { token }) });
  }

  get<P extends PathOf<'get'>>(path: P, request: RequestOf<'get', P>): Promise<ResponseOf<'get', P>> {
    return this.request('get', path, request as UntypedRequest);
  }
  /** Sends an `Idempotency-Key`, so retries have no second effect. */
  post<P extends PathOf<'post'>>(path: P, request: RequestOf<'post', P>): Promise<ResponseOf<'post', P>> {
    return this.request('post', path, request as UntypedRequest);
  }
  put<P extends PathOf<'put'>>(path: P, request: RequestOf<'put', P>): Promise<ResponseOf<'put', P>> {
    return this.request('put', path, request as UntypedRequest);
  }
  patch<P extends PathOf<'patch'>>(path: P, request: RequestOf<'patch', P>): Promise<ResponseOf<'patch', P>> {
    return this.request('patch', path, request as UntypedRequest);
  }
  delete<P extends PathOf<'delete'>>(
    path: P,
    request: RequestOf<'delete', P>,
  ): Promise<ResponseOf<'delete', P>> {
    return this.request('delete', path, request as UntypedRequest);
  }

  async file<P extends PathOf<'get'>>(path: P, request: RequestOf<'get', P>): Promise<Response> {
    return (await this.#send('get', path, request as UntypedRequest)).answer;
  }

  /** Iterates over the pages of a list; 200 rows each unless `limit` is given. */
  async *pages<P extends ListPath>(path: P, request: RequestOf<'get', P>): AsyncGenerator<PageOf<P>> {
    const { query, ...rest } = request as UntypedRequest;
    for (let page = Number(query?.['page'] ?? 1), last = page; page <= last; page += 1) {
      const asked = { ...rest, query: { limit: pageSize, ...query, page } };
      const answer = await this.request<{ meta?: { last_page?: number } }>('get', path, asked);
      last = answer.meta?.last_page ?? page;
      yield answer as PageOf<P>;
    }
  }

  /** Iterates over every row once. Sort by `id` or another value that does not change. */
  async *every<P extends ListPath>(path: P, request: RequestOf<'get', P>): AsyncGenerator<RowOf<P>> {
    const seen = new Set<unknown>();
    for await (const { data } of this.pages(path, request))
      for (const row of data as readonly (RowOf<P> & { id?: number })[]) {
        if (row.id !== undefined && seen.has(row.id)) continue;
        seen.add(row.id);
        yield row as Awaited<RowOf<P>>;
      }
  }

  /** Yields pages of events after a cursor, by default from the oldest; store the cursor with the result. */
  async *events(
    after?: string,
    { types = [], signal }: { readonly types?: readonly Event['type'][]; readonly signal?: AbortSignal } = {},
  ): AsyncGenerator<{ readonly events: readonly Event[]; readonly cursor: string }> {
    for (let cursor = after; ;) {
      const query = { after: cursor, limit: mostEvents, ...(types.length > 0 && { 'filter[type]': types }) };
      const page = await this.get('/api/events', {
        query: query as object,
        ...(signal && { signal }),
      });
      cursor = page.next_cursor;
      yield { events: page.data, cursor };
      if (!page.has_more) return;
    }
  }

  /**
   * Applies `change` to the current row and writes it; repeats after a conflict. Writes nothing if `change`
   * returns null.
   */
  async change<P extends PatchablePath>(
    path: P,
    request: Pick<RequestOf<'get', P>, 'path'>,
    change: (current: SingleRowOf<P>) => RequestOf<'patch', P>['body'] | null,
  ): Promise<SingleRowOf<P>> {
    for (let round = 1; ; round += 1) {
      const { data } = await this.request<{ data: SingleRowOf<P> }>('get', path, request as UntypedRequest);
      const body = change(data);
      if (body === null) return data;
      try {
        const asked = { ...request, body, ifMatch: data as LockVersion } as UntypedRequest;
        return (await this.request<{ data: SingleRowOf<P> }>('patch', path, asked)).data;
      } catch (error) {
        if (!(error instanceof ShiptimeError) || error.status !== 412 || round >= mostChanges) throw error;
      }
    }
  }

  async request<T>(method: Method, path: string, request: UntypedRequest = {}): Promise<T> {
    const { answer, lost } = await this.#send(method, path, request, [404]);
    // If a retried deletion finds nothing, an earlier attempt succeeded.
    if (answer.status === 404 && !(method === 'delete' && lost)) throw await this.#troubleOf(answer);
    return (answer.status === 204 || answer.status === 404 ? undefined : await read(answer)) as T;
  }

  async #troubleOf(answer: Response): Promise<ShiptimeError> {
    const said = (await answer.json().catch(() => null)) as Problem | null;
    const problem = said && typeof said === 'object' && 'message' in said ? said : null;
    return new ShiptimeError(answer.status, problem, parseRetryAfter(answer.headers.get('retry-after')));
  }

  async #send(method: Method, path: string, request: UntypedRequest, but: readonly number[] = []) {
    const { address, token, language = 'en', fetch: send = fetch } = this.#options;
    const { body, form, ifMatch, signal } = request;
    const headers: Record<string, string> = { accept: 'application/json', 'accept-language': language };
    if (token) headers['authorization'] = `Bearer ${token}`;
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (ifMatch !== undefined) headers['if-match'] = tagOf(ifMatch);
    if (method === 'post') headers['idempotency-key'] = request.idempotencyKey ?? crypto.randomUUID();
    const url = address + filled(path, request.path) + searchOf(path, request.query);
    const sent = body === undefined ? form : JSON.stringify(body);
    const outcome = await sendWithRetries(
      (signal) =>
        send(url, {
          method: method.toUpperCase(),
          headers,
          signal,
          ...(sent !== undefined && { body: sent }),
        }),
      // Repeating a patch could overwrite another change, or conflict with its own first attempt.
      method !== 'patch' && ifMatch === undefined,
      this.#options,
      signal,
    );
    if (outcome.answer.ok || but.includes(outcome.answer.status)) return outcome;
    throw await this.#troubleOf(outcome.answer);
  }
}
