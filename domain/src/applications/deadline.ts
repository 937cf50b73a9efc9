import { type Instant, instantToMs, isAtOrAfter, millisecondsIn } from '../shared/instant.ts';

/** `now`: the request's arrival time by the database's clock, so that a slow server makes no request late. */
export const isPastDeadline = (now: Instant, deadlineAt: Instant): boolean => isAtOrAfter(now, deadlineAt);

/** Review of a fiscal year starts when submission ends. */
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
 * Returns the fiscal year that pages propose for new applications: the active one with the next deadline, or
 * null. The SQL function `open_fiscal_year` does the same.
 */
export const chooseOpenFiscalYear = <Y extends Year>(years: readonly Y[], now: Instant): Y | null =>
  openAndLater(years, now)[0] ?? null;

/** Returns the years after the open one, nearest first. Letters of intent are for these years (record 0117). */
export const findLaterYears = <Y extends Year>(years: readonly Y[], now: Instant): Y[] => {
  const [open, ...others] = openAndLater(years, now);
  return others.filter(({ deadline_at }) => deadline_at !== open?.deadline_at);
};
