import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { LiveHub } from '../live/live.ts';

export type LanesParts = {
  readonly live: Pick<LiveHub, 'subscribe'>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** What wakes it; and how often it looks by itself, in case nobody did. */
  readonly topic: string;
  readonly pollMilliseconds: number;
  /** So much is done side by side. */
  readonly lanes: number;
  /** Each time that it is woken, before the lanes look. */
  readonly begin?: () => Promise<void>;
  /** One piece of work; false: there is none left. */
  readonly step: (stopping: AbortSignal) => Promise<boolean>;
  /** How long its end waits for what is under way. */
  readonly patienceMs: number;
};

/** Works through what lies in the database: woken by live news, and by a clock. Any number of processes share the work. */
export const startLanes = (parts: LanesParts): { stop(): Promise<void> } => {
  const { live, log, topic, pollMilliseconds, lanes, begin, step, patienceMs } = parts;
  const stopping = new AbortController();
  const busy = new Set<Promise<void>>();
  let running = 0;
  let beginning: Promise<void> | null = null;
  let again = false;
  let woken = 0;

  const logged = (err: unknown): void => log.error({ err, topic }, 'what waits could not be worked through');

  /** What was found empty is looked at once more where something came while it was looked at. */
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

  /** Lanes that are at work stay at it: one that waits for somebody slow holds up none of the others. */
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
      await Promise.race([Promise.all([beginning, ...busy]), pause(patienceMs, undefined, { ref: false })]);
    },
  };
};
