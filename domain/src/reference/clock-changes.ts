import { millisecondsIn } from '../shared/instant.ts';
import { wallTime } from './zoned-instant.ts';

/** From `at` on the clocks of a zone are `after` minutes ahead of UTC; until then they were `before`. */
export type ClockChange = { readonly at: number; readonly before: number; readonly after: number };

/** Minutes by which the clocks of a zone are ahead of UTC. */
export const offsetAt = (milliseconds: number, zone: string): number => {
  const second = Math.floor(milliseconds / 1000) * 1000;
  return (wallTime(second, zone) - second) / millisecondsIn.minute;
};

/** No zone changes its clocks twice within so many days. */
const step = 7 * millisecondsIn.day;

const changeBetween = (from: number, to: number, zone: string): ClockChange => {
  let [low, high] = [from, to];
  const before = offsetAt(low, zone);
  while (high - low > millisecondsIn.minute) {
    const middle = low + Math.floor((high - low) / 2 / millisecondsIn.minute) * millisecondsIn.minute;
    if (offsetAt(middle, zone) === before) low = middle;
    else high = middle;
  }
  return { at: high, before, after: offsetAt(high, zone) };
};

/** When the clocks of a zone change between two moments, in milliseconds since 1970 and whole minutes, in their order. */
export const clockChanges = (zone: string, from: number, to: number): ClockChange[] => {
  const changes: ClockChange[] = [];
  for (let start = from; start < to; start += step) {
    const end = Math.min(start + step, to);
    if (offsetAt(start, zone) !== offsetAt(end, zone)) changes.push(changeBetween(start, end, zone));
  }
  return changes;
};
