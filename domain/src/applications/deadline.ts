import { type Instant, instantToMs, isAtOrAfter, millisecondsIn } from '../shared/instant.ts';

/**
 * `now`: arrival time of the request by the database's clock, so that a slow server makes
 * nobody late.
 */
export const isPastDeadline = (now: Instant, deadlineAt: Instant): boolean => isAtOrAfter(now, deadlineAt);

/** Review begins at the instant when submission ends. */
export const isOpenForReview = isPastDeadline;

export type TimeLeft = { readonly days: number; readonly hours: number; readonly minutes: number };

export const timeUntilDeadline = (now: Instant, deadlineAt: Instant): TimeLeft | null => {
  if (isPastDeadline(now, deadlineAt)) return null;
  const left = instantToMs(deadlineAt) - instantToMs(now);
  return {
    days: Math.floor(left / millisecondsIn.day),
    hours: Math.floor((left % millisecondsIn.day) / millisecondsIn.hour),
    minutes: Math.floor((left % millisecondsIn.hour) / millisecondsIn.minute),
  };
};

type Year = { readonly id: number; readonly active: boolean; readonly deadline_at: Instant };

const openAndLater = <Y extends Year>(years: readonly Y[], now: Instant): Y[] =>
  years
    .filter((year) => year.active && !isPastDeadline(now, year.deadline_at))
    .toSorted((a, b) => instantToMs(a.deadline_at) - instantToMs(b.deadline_at) || a.id - b.id);

/**
 * The fiscal year that pages propose for new applications: the active one with the next deadline; null if none is ahead.
 * In the database: `open_fiscal_year`.
 */
export const findOpenYear = <Y extends Year>(years: readonly Y[], now: Instant): Y | null =>
  openAndLater(years, now)[0] ?? null;

/** Years after the open one, nearest first: letters of intent name them (record 0117). */
export const findLaterYears = <Y extends Year>(years: readonly Y[], now: Instant): Y[] => {
  const [open, ...others] = openAndLater(years, now);
  return others.filter(({ deadline_at }) => deadline_at !== open?.deadline_at);
};
