import { instantToMs, millisecondsIn } from '@shiptime/domain/shared/instant';
import type { RandomSource } from './random.ts';
import { createRandomFromWords } from './random.ts';
import type { DemoYears, YearKey } from './years.ts';

const { day, hour } = millisecondsIn;

export type DemoMoments = {
  readonly created: number;
  readonly lastEdit: number;
  readonly submitted: number;
  readonly inReview: (fraction: number) => number;
};

const reviewDays = 165;

export const reviewPeriodOf = (key: YearKey, years: DemoYears, now: string): readonly [number, number] => {
  const start = instantToMs(years[key].deadline_at);
  const end = Math.min(start + reviewDays * day, instantToMs(now));
  return [start, Math.max(end, start)];
};

export const toWorkingHour = (time: number): number =>
  Math.floor(time / day) * day - 11 * hour + ((time % day) / day) * 8 * hour;

export const momentInPeriod = ([start, end]: readonly [number, number], fraction: number): number => {
  const time = start + (end - start) * fraction;
  return end - start < 30 * day ? time : toWorkingHour(time);
};

const inTheDay = (time: number, random: RandomSource): number =>
  Math.floor(time / day) * day + 12 * hour + Math.floor(random() * 9 * hour);

const beforeDeadline = (deadline: number, random: RandomSource): Omit<DemoMoments, 'inReview'> => {
  const submitted = deadline - 90_000 - random() ** 2 * 16 * day;
  const created = inTheDay(submitted - (12 + random() * 90) * day, random);
  return { created, lastEdit: submitted - random() * 6 * hour, submitted };
};

const soFar = (now: number, random: RandomSource): Omit<DemoMoments, 'inReview'> => {
  const created = now - (25 + random() * 100) * day;
  const lastEdit = now - (0.1 + random() * 14) * day;
  return { created, lastEdit, submitted: lastEdit + hour };
};

export const createDemoMoments = (
  campaign: string,
  key: YearKey,
  { years, now }: { readonly years: DemoYears; readonly now: string },
): DemoMoments => {
  const random = createRandomFromWords(campaign, key);
  const [start, end] = reviewPeriodOf(key, years, now);
  if (key === 'open') {
    const moments = soFar(instantToMs(now), random);
    const left = instantToMs(now) - moments.submitted;
    return { ...moments, inReview: (fraction) => moments.submitted + left * fraction };
  }
  const moments = beforeDeadline(start, random);
  return { ...moments, inReview: (fraction) => momentInPeriod([start, end], fraction) };
};
