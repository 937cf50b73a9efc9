import { setTimeout as pause } from 'node:timers/promises';

const evenMilliseconds = 250;

/** Pads the response time, which would otherwise reveal whether an account exists. */
export const padResponseTime = async <T>(work: () => Promise<T>): Promise<T> => {
  const [outcome] = await Promise.all([work(), pause(evenMilliseconds)]);
  return outcome;
};
