import { type Instant, instantNumber, isAtOrAfter, millisecondsIn } from '../shared/instant.ts';

/**
 * The deadline of a fiscal year is an instant. `now` is the moment at which the request reached the server, by the
 * database's clock: nobody is late because the server was busy.
 */
export const deadlinePassed = (now: Instant, deadlineAt: Instant): boolean => isAtOrAfter(now, deadlineAt);

/** Review begins when nobody can submit any more: the two never overlap and leave no gap. */
export const opensForReview = deadlinePassed;

export type TimeLeft = { readonly days: number; readonly hours: number; readonly minutes: number };

/** What is left, rounded down, so that a countdown never promises a minute too much; null once it is over. */
export const timeLeft = (now: Instant, deadlineAt: Instant): TimeLeft | null => {
  if (deadlinePassed(now, deadlineAt)) return null;
  const left = instantNumber(deadlineAt) - instantNumber(now);
  return {
    days: Math.floor(left / millisecondsIn.day),
    hours: Math.floor((left % millisecondsIn.day) / millisecondsIn.hour),
    minutes: Math.floor((left % millisecondsIn.hour) / millisecondsIn.minute),
  };
};

/** The fiscal years for which applications can still be submitted, the nearest deadline first. */
export const openYears = <Y extends { readonly deadline_at: Instant }>(
  years: readonly Y[],
  now: Instant,
): Y[] =>
  years
    .filter((year) => !deadlinePassed(now, year.deadline_at))
    .toSorted((a, b) => instantNumber(a.deadline_at) - instantNumber(b.deadline_at));
