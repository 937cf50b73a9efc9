import type { Tick } from '../ticks.ts';
import { dayOfTick, startOfDay, ticksInDay } from '../ticks.ts';

/** `MM-DD`, both included; may span the new year. Null: all year. */
export type PortSeason = { readonly season_start: string | null; readonly season_end: string | null };

export const isPortOpenAt = ({ season_start: start, season_end: end }: PortSeason, tick: Tick): boolean => {
  if (start === null || end === null) return true;
  const day = dayOfTick(tick).slice(5);
  return start <= end ? start <= day && day <= end : start <= day || day <= end;
};

/** Days of the span on which the port is closed; an empty span counts as one day. */
export const countClosedDays = (port: PortSeason, start: Tick, end: Tick): number => {
  if (port.season_start === null || port.season_end === null) return 0;
  let closed = 0;
  for (let tick = startOfDay(start); tick < Math.max(end, start + 1); tick += ticksInDay) {
    if (!isPortOpenAt(port, tick)) closed += 1;
  }
  return closed;
};

export const isPortOpenOnAnyDay = (port: PortSeason, start: Tick, end: Tick): boolean => {
  if (port.season_start === null || port.season_end === null) return true;
  for (let tick = startOfDay(start); tick < Math.max(end, start + 1); tick += ticksInDay) {
    if (isPortOpenAt(port, tick)) return true;
  }
  return false;
};
