import type { Tick } from '../ticks.ts';
import { dayOfTick, ticksInDay } from '../ticks.ts';

/** Open from `MM-DD` to `MM-DD`, both counted, over the turn of the year if need be; null: all year. */
export type Season = { readonly season_start: string | null; readonly season_end: string | null };

/** Whether ice lets a vessel into the port, or through the lock, on the day of this tick. */
export const isOpen = ({ season_start: start, season_end: end }: Season, tick: Tick): boolean => {
  if (start === null || end === null) return true;
  const day = dayOfTick(tick).slice(5);
  return start <= end ? start <= day && day <= end : start <= day || day <= end;
};

const firstTickOfDay = (tick: Tick): Tick => Math.floor(tick / ticksInDay) * ticksInDay;

/** How many days that the span touches the port is closed. A span without length still touches its day. */
export const closedDays = (port: Season, start: Tick, end: Tick): number => {
  if (port.season_start === null || port.season_end === null) return 0;
  let closed = 0;
  for (let tick = firstTickOfDay(start); tick < Math.max(end, start + 1); tick += ticksInDay) {
    if (!isOpen(port, tick)) closed += 1;
  }
  return closed;
};

/** Open on one of the days that the span touches, at least. */
export const opensDuring = (port: Season, start: Tick, end: Tick): boolean => {
  if (port.season_start === null || port.season_end === null) return true;
  for (let tick = firstTickOfDay(start); tick < Math.max(end, start + 1); tick += ticksInDay) {
    if (isOpen(port, tick)) return true;
  }
  return false;
};
