import { ticksInDay } from './ticks.ts';

/** With less than half of its days it is another project: nobody is offered that. */
export const isStillIt = (days: number, asked: number): boolean => days > 0 && days >= asked / 2;

/** The largest share of its days that a planner may ask of a mission. */
export const mostShorter = 0.5;

/** Days that a mission keeps at least where a planner allows a share of them to go. */
export const leastDaysOf = (asked: number, share = 0): number => {
  const ticks = asked * (1 - Math.min(share, mostShorter)) * ticksInDay;
  // A share that was computed from days may miss them by the width of a rounding.
  return Math.ceil(ticks - 1e-6) / ticksInDay;
};

/** Whole days that may be taken away. */
export const mostDaysFewer = (asked: number): number => Math.floor(asked / 2);
