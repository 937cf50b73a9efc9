import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { LiveHub } from '../live/live.ts';

export type WorkerPoolOptions = {
  readonly live: Pick<LiveHub, 'subscribe'>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly topic: string;
  readonly pollMilliseconds: number;
  readonly lanes: number;
  readonly begin?: () => Promise<void>;
  readonly step: (stopping: AbortSignal) => Promise<boolean>;
  readonly timeoutMs: number;
};

/** Workers are woken by live events and a timer; several processes share the work. */
export const startWorkerPool = (parts: WorkerPoolOptions): { stop(): Promise<void> } => {
  const { live, log, topic, pollMilliseconds, lanes, begin, step, timeoutMs } = parts;
  const stopping = new AbortController();
  const busy = new Set<Promise<void>>();
  let running = 0;
  let beginning: Promise<void> | null = null;
  let again = false;
  let woken = 0;

  const logged = (err: unknown): void => log.error({ err, topic }, 'what waits could not be worked through');

  const lane = async (): Promise<void> => {
    running += 1;
    try {
      while (!stopping.signal.aborted) {
        const before = woken;
        if (!(await step(stopping.signal)) && before === woken) return;
      }
    } finally {
      running -= 1;
    }
  };

  const fill = (): void => {
    woken += 1;
    for (let free = lanes - running; free > 0; free -= 1) {
      const one: Promise<void> = lane()
        .catch(logged)
        .finally(() => busy.delete(one));
      busy.add(one);
    }
  };

  const begun = async (): Promise<void> => {
    do {
      again = false;
      await begin?.();
      fill();
    } while (again && !stopping.signal.aborted);
  };

  const wake = (): void => {
    again = true;
    if (stopping.signal.aborted || beginning) return;
    beginning = begun()
      .catch(logged)
      .finally(() => {
        beginning = null;
      });
  };

  const unsubscribe = live.subscribe([topic], wake);
  const clock = setInterval(wake, pollMilliseconds);
  wake();

  return {
    stop: async () => {
      stopping.abort();
      clearInterval(clock);
      unsubscribe();
      await Promise.race([Promise.all([beginning, ...busy]), pause(timeoutMs, undefined, { ref: false })]);
    },
  };
};
