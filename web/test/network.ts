import type { ErrorBody } from '#lib/api-error.ts';
import type { ResponseOf } from '#lib/routes.ts';
import type { Routes } from '#lib/routes.generated.ts';

export type RecordedRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
};
type Answering = (asked: RecordedRequest) => Response | Promise<Response>;

const answers = new Map<string, Answering>();
const heard: RecordedRequest[] = [];
const unanswered = new Set<string>();
let isWatched = false;

export const recordUnansweredRequests = (watched: boolean): void => {
  isWatched = watched;
};

const json = (status: number, body: unknown): Response =>
  new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });

const bodyOf = async (request: Request): Promise<unknown> => {
  const text = await request.text();
  return text === '' || !request.headers.get('content-type')?.includes('json') ? text : JSON.parse(text);
};

const answer = async (request: Request): Promise<Response> => {
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.replace(/^\/api/, '');
  const { method, headers } = request;
  const asked = { method, path, query: searchParams, headers, body: await bodyOf(request) };
  heard.push(asked);
  const found = answers.get(`${method} ${path}`);
  if (!found && isWatched) unanswered.add(`${method} ${path}`);
  return found ? found(asked) : json(404, { message: `no answer to ${method} ${path}` });
};

const real = globalThis.fetch;
export const installFakeNetwork = (): void => {
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    return pathname.startsWith('/api/') ? answer(request) : real(input, init);
  };
};

export const removeFakeNetwork = (): readonly string[] => {
  const missing = [...unanswered];
  answers.clear();
  heard.length = 0;
  unanswered.clear();
  globalThis.fetch = real;
  return missing;
};

const routesOf = <R>(method: keyof Routes) => ({
  answers: <P extends keyof R & string>(path: P, body: ResponseOf<R[P]>) => {
    answers.set(`${method} ${path}`, () => json(200, body));
  },
  refuses: (path: keyof R & string, status: number, body: ErrorBody) => {
    answers.set(`${method} ${path}`, () => json(status, body));
  },
  holds: <P extends keyof R & string>(path: P, body: ResponseOf<R[P]>): (() => void) => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    answers.set(`${method} ${path}`, () => released.then(() => json(200, body)));
    return release;
  },
  isAway: (path: keyof R & string) => {
    answers.set(`${method} ${path}`, () => Promise.reject(new TypeError('Failed to fetch')));
  },
  asked: (path: keyof R & string): readonly RecordedRequest[] =>
    heard.filter((asked) => asked.method === method && asked.path === path),
});

const openLive = (): void => {
  answers.set('GET /live', () => new Response(new ReadableStream(), { status: 200 }));
};

export const network = {
  openLive,
  get: routesOf<Routes['GET']>('GET'),
  post: routesOf<Routes['POST']>('POST'),
  put: routesOf<Routes['PUT']>('PUT'),
  patch: routesOf<Routes['PATCH']>('PATCH'),
  delete: routesOf<Routes['DELETE']>('DELETE'),
};
