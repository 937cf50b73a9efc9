import { type Instant, instantNumber, isAtOrAfter, millisecondsIn } from '../shared/instant.ts';

/**
 * `now`: arrival time of the request by the database's clock, so that a slow server makes
 * nobody late.
 */
export const deadlinePassed = (now: Instant, deadlineAt: Instant): boolean => isAtOrAfter(now, deadlineAt);

/** Review begins at the instant when submission ends. */
export const opensForReview = deadlinePassed;

export type TimeLeft = { readonly days: number; readonly hours: number; readonly minutes: number };

export const timeLeft = (now: Instant, deadlineAt: Instant): TimeLeft | null => {
  if (deadlinePassed(now, deadlineAt)) return null;
  const left = instantNumber(deadlineAt) - instantNumber(now);
  return {
    days: Math.floor(left / millisecondsIn.day),
    hours: Math.floor((left % millisecondsIn.day) / millisecondsIn.hour),
    minutes: Math.floor((left % millisecondsIn.hour) / millisecondsIn.minute),
  };
};

export const openYears = <Y extends { readonly deadline_at: Instant }>(
  years: readonly Y[],
  now: Instant,
): Y[] =>
  years
    .filter((year) => !deadlinePassed(now, year.deadline_at))
    .toSorted((a, b) => instantNumber(a.deadline_at) - instantNumber(b.deadline_at));
