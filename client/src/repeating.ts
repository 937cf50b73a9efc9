import { ShiptimeUnreachable } from './trouble.ts';

export type Patience = {
  /** How often a request is repeated; 4 unless said otherwise. */
  readonly retries?: number;
  /** Milliseconds for one answer; 30,000 unless said otherwise. */
  readonly timeout?: number;
  /** Milliseconds that are waited at the most; who is told to wait longer is given the refusal. 60,000 unless said otherwise. */
  readonly longestWait?: number;
  readonly wait?: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
};

/** For the moment: too many requests, or the portal is away. */
const passing = new Set([429, 503]);
/** What stands before the portal had no answer from it: as if the network had failed. */
const unanswered = new Set([502, 504]);

const sleep = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const clock = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(clock);
      reject(signal.reason as Error);
    });
  });

/** `Retry-After` in seconds, whether it says how long or until when. */
export const secondsIn = (header: string | null): number | null => {
  if (header === null) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
};

/** Half a second, one, two … and up to half as much again, so that many who were refused at once do not come back at once. */
const backoff = (attempt: number): number => 500 * 2 ** attempt * (1 + Math.random() / 2);

export type Attempt = (signal: AbortSignal) => Promise<Response>;

/** Wholly here: one that is cut in its middle is as good as none. */
const whole = async (answer: Response): Promise<Response> =>
  answer.body === null ? answer : new Response(await answer.arrayBuffer(), answer);

/**
 * Sends until there is an answer that is worth having. `safe`: it may be sent again although nobody knows what became of it;
 * what was refused for the moment was not done, and is sent again in any case.
 */
export const repeating = async (
  send: Attempt,
  safe: boolean,
  { retries = 4, timeout = 30_000, longestWait = 60_000, wait = sleep }: Patience,
  signal?: AbortSignal,
): Promise<{ readonly answer: Response; readonly lost: boolean }> => {
  let lost = false;
  for (let attempt = 0; ; attempt += 1) {
    const patience = AbortSignal.timeout(timeout);
    // While somebody listens it is kept: what only AbortSignal.any knows is collected before its time.
    patience.addEventListener('abort', () => undefined, { once: true });
    const answer = await send(signal ? AbortSignal.any([signal, patience]) : patience)
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
    const told = (secondsIn(answer?.headers.get('retry-after') ?? null) ?? 0) * 1000;
    if (answer && told > longestWait) return { answer, lost };
    await wait(Math.min(Math.max(told, backoff(attempt)), longestWait), signal);
  }
};
