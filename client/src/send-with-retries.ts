import { ShiptimeUnreachable } from './client-errors.ts';

export type RetryOptions = {
  /** Maximum number of retries; default 4. */
  readonly retries?: number;
  /** Timeout of one attempt in milliseconds; default 30,000. */
  readonly timeout?: number;
  /**
   * Longest `Retry-After` to wait for, in milliseconds; a longer one returns the refusal at once. Default
   * 60,000.
   */
  readonly longestWait?: number;
  readonly wait?: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
};

const passing = new Set([429, 503]);
const unanswered = new Set([502, 504]);

const sleep = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const clock = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(clock);
      reject(signal.reason as Error);
    });
  });

export const parseRetryAfter = (header: string | null): number | null => {
  if (header === null) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
};

/** Exponential backoff from 500 ms with up to 50% jitter. */
const backoff = (attempt: number): number => 500 * 2 ** attempt * (1 + Math.random() / 2);

export type Attempt = (signal: AbortSignal) => Promise<Response>;

const whole = async (answer: Response): Promise<Response> =>
  answer.body === null ? answer : new Response(await answer.arrayBuffer(), answer);

/** Repeats a request without a response only if `safe`; always repeats after 429 and 503. */
export const sendWithRetries = async (
  send: Attempt,
  safe: boolean,
  { retries = 4, timeout = 30_000, longestWait = 60_000, wait = sleep }: RetryOptions,
  signal?: AbortSignal,
): Promise<{ readonly answer: Response; readonly lost: boolean }> => {
  let lost = false;
  for (let attempt = 0; ; attempt += 1) {
    const timeoutSignal = AbortSignal.timeout(timeout);
    // Without a listener, a signal inside AbortSignal.any may be garbage-collected.
    timeoutSignal.addEventListener('abort', () => undefined, { once: true });
    const answer = await send(signal ? AbortSignal.any([signal, timeoutSignal]) : timeoutSignal)
      .then(whole)
      .catch((error: unknown) => {
        if (signal?.aborted) throw error;
        if (!safe || attempt >= retries) throw new ShiptimeUnreachable(error);
        return null;
      });
    const missing = answer === null || unanswered.has(answer.status);
    if (missing) lost = true;
    const again = missing ? safe : passing.has(answer.status);
    if (answer && (!again || attempt >= retries)) return { answer, lost };
    const told = (parseRetryAfter(answer?.headers.get('retry-after') ?? null) ?? 0) * 1000;
    if (answer && told > longestWait) return { answer, lost };
    await wait(Math.min(Math.max(told, backoff(attempt)), longestWait), signal);
  }
};
