// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, ApiError, configureApi } from './api-client.ts';

type Sent = { readonly url: string; readonly init: RequestInit & { headers: Headers } };

const sent: Sent[] = [];
const heard: string[] = [];
const draft = { fiscal_year_id: 1, project_title: 'Moorings' };
const login = { email: 'a@shiptime.example', password: 'b' };

const networkAnswers = (...answers: (Response | null)[]): void => {
  vi.stubGlobal('fetch', async (url: string, init: Sent['init']) => {
    sent.push({ url, init });
    const answer = answers[sent.length - 1];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  });
};

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = '<meta name="csrf-token" content="from-the-page">';
  configureApi({
    token: () => 'a-token',
    language: () => 'fr',
    onContact: () => heard.push('contact'),
    onUnauthenticated: () => heard.push('unauthenticated'),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sent.length = 0;
  heard.length = 0;
});

const settled = async <T>(work: Promise<T>): Promise<T | ApiError> => {
  const outcome = work.catch((error: ApiError) => error);
  await vi.runAllTimersAsync();
  return outcome;
};

describe('a list of which every row is needed', () => {
  const page = (ids: number[], last_page: number) =>
    json(200, { data: ids.map((id) => ({ id })), meta: { last_page } });

  it('is asked for page after page', async () => {
    networkAnswers(page([1, 2], 3), page([3, 4], 3), page([5], 3));
    const rows = await settled(api.every('/missions', { query: { sort: 'number' } }));
    expect(rows).toEqual([1, 2, 3, 4, 5].map((id) => ({ id })));
    expect(sent.map(({ url }) => url)).toEqual(
      [1, 2, 3].map((number) => `/api/missions?sort=number&page=${number}&limit=200`),
    );
  });

  it('has each row once, although one slipped to the next page meanwhile', async () => {
    networkAnswers(page([1, 2], 2), page([2, 3], 2));
    expect(await settled(api.every('/missions'))).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  });

  it('is one request where there is nothing', async () => {
    networkAnswers(page([], 1));
    expect(await settled(api.every('/missions'))).toEqual([]);
  });
});

describe('a call', () => {
  it('says who asks, in which language, and that it comes from the page', async () => {
    networkAnswers(json(200, { data: [] }));
    await settled(api.get('/vessels', { query: { filter: { region_id: [1, 2] } } }));
    const { url, init } = sent[0] as Sent;
    expect(url).toBe('/api/vessels?filter[region_id]=1,2');
    expect(Object.fromEntries(init.headers)).toMatchObject({
      authorization: 'Bearer a-token',
      'accept-language': 'fr',
      'x-requested-with': 'XMLHttpRequest',
      'x-csrf-token': 'from-the-page',
    });
    expect(heard).toEqual(['contact']);
  });

  it('says in the console that the page has no CSRF token, and is made all the same', async () => {
    document.head.innerHTML = '';
    const reported = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', reported);
    networkAnswers(json(200, { data: [] }));
    await settled(api.get('/vessels'));
    expect(reported).toHaveBeenCalledExactlyOnceWith(new Error('CSRF token not found'));
    expect(sent).toHaveLength(1);
  });

  it('fails as one kind of error, with all that the server says', async () => {
    const current = { id: 3 };
    networkAnswers(json(409, { message: 'Changed.', type: 'stale', current, request_id: 'r-1' }));
    const error = await settled(api.patch('/missions/3', {}, { ifMatch: 4 }));
    expect(error).toMatchObject({
      status: 409,
      type: 'stale',
      message: 'Changed.',
      current,
      requestId: 'r-1',
    });
    expect((sent[0] as Sent).init.headers.get('If-Match')).toBe('"4"');
  });

  it('knows the first message of a field', async () => {
    networkAnswers(json(422, { message: 'Invalid.', errors: { email: ['Required', 'Wrong'] } }));
    const error = (await settled(api.post('/auth/password/create', {}))) as ApiError;
    expect(error.field('email')).toBe('Required');
    expect(error.field('password')).toBeUndefined();
  });

  it('tells of an ended session in one place', async () => {
    networkAnswers(json(401, { message: 'Unauthenticated.' }));
    await settled(api.get('/users/3'));
    expect(heard).toEqual(['unauthenticated']);
  });
});

describe('when the server is away for a moment', () => {
  it('reading is repeated', async () => {
    networkAnswers(null, json(503, {}), json(200, { data: 7 }));
    expect(await settled(api.get('/vessels'))).toEqual({ data: 7 });
    expect(sent).toHaveLength(3);
  });

  it('creating is repeated under the same key', async () => {
    networkAnswers(null, json(201, { data: 7 }));
    await settled(api.post('/ship_time_requests', draft));
    const keys = sent.map(({ init }) => init.headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(/^[\da-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('creating again what got no answer is the same request, until it is answered', async () => {
    const lost = [null, null, null];
    networkAnswers(...lost, json(201, { data: 7 }), json(201, { data: 8 }), ...lost);
    const keyOfNext = async (body = draft) => {
      await settled(api.post('/ship_time_requests', body));
      return sent.at(-1)!.init.headers.get('Idempotency-Key');
    };
    const first = await keyOfNext();
    expect(await keyOfNext()).toBe(first);
    expect(await keyOfNext()).not.toBe(first);
    const second = await keyOfNext();
    networkAnswers(json(201, { data: 9 }));
    expect(await keyOfNext({ ...draft, project_title: 'Another' })).not.toBe(second);
    const inFlight = () => json(409, { type: 'idempotency_in_flight' });
    networkAnswers(inFlight(), inFlight(), inFlight(), json(201, { data: 10 }));
    const third = await keyOfNext({ ...draft, project_title: 'A third' });
    expect(await keyOfNext({ ...draft, project_title: 'A third' })).toBe(third);
  });

  it('creating waits for the answer that is being made to the same request', async () => {
    const inFlight = json(409, { type: 'idempotency_in_flight' }, { 'Retry-After': '1' });
    networkAnswers(null, inFlight, json(201, { data: 7 }));
    expect(await settled(api.post('/ship_time_requests', draft))).toEqual({ data: 7 });
    expect(sent).toHaveLength(3);
  });

  it.each([
    ['changing', () => api.patch('/missions/3', {})],
    ['deleting', () => api.delete('/missions/3')],
    ['signing in', () => api.post('/auth/login', login, { idempotencyKey: undefined })],
  ])('%s is not', async (_, call: () => Promise<unknown>) => {
    networkAnswers(null, json(200, {}));
    expect(await settled(call())).toMatchObject({ status: 0 });
    expect(sent).toHaveLength(1);
  });

  it('an error that is not of the moment is told at once', async () => {
    networkAnswers(json(500, { message: 'Server Error' }), json(200, {}));
    expect(await settled(api.get('/vessels'))).toMatchObject({ status: 500 });
    expect(sent).toHaveLength(1);
  });
});

describe('an answer that does not come', () => {
  /** Simulates a hung server or a connection lost at sea. */
  const networkIsSilent = () =>
    vi.stubGlobal(
      'fetch',
      (url: string, init: Sent['init']) =>
        new Promise((_resolve, reject) => {
          sent.push({ url, init });
          init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        }),
    );

  it.each([
    ['reading', () => api.get('/vessels')],
    ['saving', () => api.patch('/missions/3', {})],
    ['creating', () => api.post('/ship_time_requests', draft)],
    ['a download', () => api.download('/ship_time_requests/export')],
  ])('is not waited for for ever, and is said in words: %s', async (_, call: () => Promise<unknown>) => {
    configureApi({ timedOutWords: () => 'Le portail n’a pas répondu à temps.' });
    networkIsSilent();
    const error = await settled(call());
    expect(error).toMatchObject({
      status: 0,
      type: 'timed_out',
      message: 'Le portail n’a pas répondu à temps.',
    });
    expect(sent).toHaveLength(1);
  });

  it('that stops half way is given up as well', async () => {
    vi.stubGlobal('fetch', async (_url: string, { signal }: Sent['init']) => {
      const body = new ReadableStream({
        start: (controller) =>
          signal?.addEventListener('abort', () =>
            controller.error(new DOMException('aborted', 'AbortError')),
          ),
      });
      return new Response(body, { status: 200 });
    });
    expect(await settled(api.get('/vessels'))).toMatchObject({ status: 0, type: 'timed_out' });
  });

  it('that the caller gives up stays what it is', async () => {
    networkIsSilent();
    const giveUp = new AbortController();
    const call = api.get('/vessels', { signal: giveUp.signal }).catch((error: unknown) => error);
    giveUp.abort();
    expect(await call).toBeInstanceOf(DOMException);
  });
});

describe('a call that needs a fresh proof', () => {
  const refused = () => json(403, { message: 'Please confirm', type: 'fresh_proof_required' });

  it('is made again once the proof was given, with all that was sent and under a new key', async () => {
    configureApi({ prove: () => Promise.resolve(true) });
    networkAnswers(refused(), json(200, { data: 'done' }));
    expect(await settled(api.post('/vessel_plans/7/set_final', { note: 'kept' }))).toEqual({ data: 'done' });
    const [first, second] = sent as [Sent, Sent];
    expect(second.url).toBe(first.url);
    expect(second.init.body).toBe(first.init.body);
    const keys = [first, second].map(({ init }) => init.headers.get('idempotency-key'));
    expect(keys[0]).not.toBe(keys[1]);
  });

  it('fails with the refusal where the proof was not given, and asks no second time in a row', async () => {
    configureApi({ prove: () => Promise.resolve(false) });
    networkAnswers(refused());
    expect(await settled(api.patch('/users/7', {}))).toMatchObject({ type: 'fresh_proof_required' });
    configureApi({ prove: () => Promise.resolve(true) });
    sent.length = 0;
    networkAnswers(refused(), refused());
    expect(await settled(api.patch('/users/7', {}))).toMatchObject({ type: 'fresh_proof_required' });
    expect(sent).toHaveLength(2);
  });
});
