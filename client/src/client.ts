import { type Problem, ShiptimeError } from './problem-error.ts';
import type { AnswerOf, ListPath, Method, PathOf, RequestOf, RowOf } from './types.ts';

export { isProblem, type Problem, type ProblemType, ShiptimeError } from './problem-error.ts';
export type { Schemas } from './types.ts';

export type ClientOptions = {
  /** Where the portal is, such as `https://ships.example.org`. */
  readonly address: string;
  /** Of a session or of a service account (`shp_…`); without one only what is public is answered. */
  readonly token?: string;
  readonly language?: 'en' | 'fr';
  /** How often a request is repeated that was refused for the moment. */
  readonly retries?: number;
  readonly fetch?: typeof fetch;
  readonly wait?: (milliseconds: number) => Promise<void>;
};

type Loose = {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly ifMatch?: number;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
};

const longestWait = 60_000;
const pageSize = 200;
/** For the moment: too many requests, or the portal is away. */
const passing = new Set([429, 503]);

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const filled = (path: string, values: Loose['path'] = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));

const searchOf = (query: Loose['query'] = {}): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  if (given.length === 0) return '';
  return `?${given.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')}`;
};

/** The interface of a portal, with the types of its own description. */
export class ShiptimeClient {
  readonly #options: ClientOptions;

  constructor(options: ClientOptions) {
    this.#options = options;
  }

  get<P extends PathOf<'get'>>(path: P, request: RequestOf<'get', P>): Promise<AnswerOf<'get', P>> {
    return this.#call('get', path, request as Loose);
  }
  post<P extends PathOf<'post'>>(path: P, request: RequestOf<'post', P>): Promise<AnswerOf<'post', P>> {
    return this.#call('post', path, { idempotencyKey: crypto.randomUUID(), ...(request as Loose) });
  }
  put<P extends PathOf<'put'>>(path: P, request: RequestOf<'put', P>): Promise<AnswerOf<'put', P>> {
    return this.#call('put', path, request as Loose);
  }
  patch<P extends PathOf<'patch'>>(path: P, request: RequestOf<'patch', P>): Promise<AnswerOf<'patch', P>> {
    return this.#call('patch', path, request as Loose);
  }
  delete<P extends PathOf<'delete'>>(
    path: P,
    request: RequestOf<'delete', P>,
  ): Promise<AnswerOf<'delete', P>> {
    return this.#call('delete', path, request as Loose);
  }

  /** Every row of a list, page after page, each once. Sort by `id` or by what does not change meanwhile. */
  async *every<P extends ListPath>(path: P, request: RequestOf<'get', P>): AsyncGenerator<RowOf<P>> {
    const { query, ...rest } = request as Loose;
    const seen = new Set<unknown>();
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const asked = { ...rest, query: { ...query, page, limit: pageSize } };
      const answer = await this.#call<{ data: { id?: number }[]; meta?: { last_page?: number } }>(
        'get',
        path,
        asked,
      );
      for (const row of answer.data) {
        if (row.id !== undefined && seen.has(row.id)) continue;
        seen.add(row.id);
        yield row as RowOf<P>;
      }
      pages = answer.meta?.last_page ?? 1;
    }
  }

  async #call<T>(method: Method, path: string, request: Loose): Promise<T> {
    const { retries = 3, wait = sleep } = this.#options;
    for (let attempt = 0; ; attempt += 1) {
      const answer = await this.#send(method, path, request);
      if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
      if (!passing.has(answer.status) || attempt >= retries)
        throw new ShiptimeError(answer.status, (await answer.json()) as Problem);
      const seconds = Number(answer.headers.get('retry-after') ?? 0);
      await wait(Math.min(Math.max(seconds * 1000, 500 * 2 ** attempt), longestWait));
    }
  }

  #send(method: Method, path: string, request: Loose): Promise<Response> {
    const { address, token, language = 'en', fetch: send = fetch } = this.#options;
    const { body, ifMatch, idempotencyKey, signal } = request;
    const headers: Record<string, string> = { accept: 'application/json', 'accept-language': language };
    if (token) headers['authorization'] = `Bearer ${token}`;
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (ifMatch !== undefined) headers['if-match'] = `"${ifMatch}"`;
    if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
    return send(`${address}${filled(path, request.path)}${searchOf(request.query)}`, {
      method: method.toUpperCase(),
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  }
}
