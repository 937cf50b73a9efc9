import { ticksInDay } from './ticks.ts';

/** False below half of the requested days: that would be another project, so suggestions stop there. */
export const keepsHalfOfRequestedDays = (days: number, asked: number): boolean =>
  days > 0 && days >= asked / 2;

export const maximumShorteningShare = 0.9;

export const minimumDaysAfterShortening = (asked: number, share = 0): number => {
  const ticks = asked * (1 - Math.min(share, maximumShorteningShare)) * ticksInDay;
  // Tolerance for rounding when the share was computed from days.
  return Math.ceil(ticks - 1e-6) / ticksInDay;
};

export const maximumDaysToCut = (asked: number): number => Math.floor(asked / 2);
