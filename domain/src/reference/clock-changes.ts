import { millisecondsIn } from '../shared/instant.ts';
import { toWallTimeMs } from './zoned-instant.ts';

/** `at`: milliseconds since 1970; `before` and `after`: offsets from UTC in minutes. */
export type ClockChange = { readonly at: number; readonly before: number; readonly after: number };

export const zoneOffsetAt = (milliseconds: number, zone: string): number => {
  const second = Math.floor(milliseconds / 1000) * 1000;
  return (toWallTimeMs(second, zone) - second) / millisecondsIn.minute;
};

const step = 7 * millisecondsIn.day;

const changeBetween = (from: number, to: number, zone: string): ClockChange => {
  let [low, high] = [from, to];
  const before = zoneOffsetAt(low, zone);
  while (high - low > millisecondsIn.minute) {
    const middle = low + Math.floor((high - low) / 2 / millisecondsIn.minute) * millisecondsIn.minute;
    if (zoneOffsetAt(middle, zone) === before) low = middle;
    else high = middle;
  }
  return { at: high, before, after: zoneOffsetAt(high, zone) };
};

export const findClockChanges = (zone: string, from: number, to: number): ClockChange[] => {
  const changes: ClockChange[] = [];
  for (let start = from; start < to; start += step) {
    const end = Math.min(start + step, to);
    if (zoneOffsetAt(start, zone) !== zoneOffsetAt(end, zone)) changes.push(changeBetween(start, end, zone));
  }
  return changes;
};
