import { setTimeout as pause } from 'node:timers/promises';

/** Longer than looking up an account or writing its mail takes. */
const evenMilliseconds = 250;

/** Pads the time of the answer, which would reveal who has an account. */
export const withConstantTime = async <T>(work: () => Promise<T>): Promise<T> => {
  const [outcome] = await Promise.all([work(), pause(evenMilliseconds)]);
  return outcome;
};
