import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { LiveHub } from '../live/live.ts';

export type LanesParts = {
  readonly live: LiveHub;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** What wakes it; and how often it looks by itself, in case nobody did. */
  readonly topic: string;
  readonly pollMilliseconds: number;
  /** So much is done side by side. */
  readonly lanes: number;
  /** Before each round. */
  readonly begin?: () => Promise<void>;
  /** One piece of work; false: there is none left. */
  readonly step: (stopping: AbortSignal) => Promise<boolean>;
  /** How long its end waits for what is under way. */
  readonly patienceMs: number;
};

/** Works through what lies in the database: woken by NOTIFY, and by a clock. Any number of processes share the work. */
export const startLanes = (parts: LanesParts): { stop(): Promise<void> } => {
  const { live, log, topic, pollMilliseconds, lanes, begin, step, patienceMs } = parts;
  const stopping = new AbortController();
  let round: Promise<void> | null = null;
  let again = false;

  const lane = async (): Promise<void> => {
    while (!stopping.signal.aborted) if (!(await step(stopping.signal))) return;
  };

  const work = async (): Promise<void> => {
    do {
      again = false;
      await begin?.();
      await Promise.all(Array.from({ length: lanes }, lane));
    } while (again && !stopping.signal.aborted);
  };

  const wake = (): void => {
    again = true;
    if (stopping.signal.aborted || round) return;
    round = work()
      .catch((err: unknown) => log.error({ err, topic }, 'what waits could not be worked through'))
      .finally(() => {
        round = null;
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
      await Promise.race([round, pause(patienceMs, undefined, { ref: false })]);
    },
  };
};
