import { expect, it } from 'vitest';
import { findClockChanges, zoneOffsetAt } from './clock-changes.ts';
import { isTimeZone } from './zoned-instant.ts';

const at = (text: string) => Date.parse(text);

it('finds both changes of a year to the minute, also where an hour is not a whole one', () => {
  const halifax = findClockChanges('America/Halifax', at('2024-01-01T00:00Z'), at('2025-01-01T00:00Z'));
  expect(halifax).toEqual([
    { at: at('2024-03-10T06:00Z'), before: -240, after: -180 },
    { at: at('2024-11-03T05:00Z'), before: -180, after: -240 },
  ]);
  const stJohns = findClockChanges('America/St_Johns', at('2024-01-01T00:00Z'), at('2025-01-01T00:00Z'));
  expect(stJohns.map(({ before, after }) => [before, after])).toEqual([
    [-210, -150],
    [-150, -210],
  ]);
});

it('finds none where clocks stay, and takes each offset as it is', () => {
  expect(findClockChanges('Pacific/Honolulu', at('2024-01-01T00:00Z'), at('2027-01-01T00:00Z'))).toEqual([]);
  expect(zoneOffsetAt(at('2024-07-01T12:00Z'), 'Asia/Kathmandu')).toBe(345);
});

it('knows the names of zones', () => {
  for (const zone of ['America/Halifax', 'America/Argentina/Ushuaia', 'Pacific/Honolulu'])
    expect(isTimeZone(zone)).toBe(true);
  for (const zone of ['Halifax', 'EST', '-04:00', '', 'America/Nowhere'])
    expect(isTimeZone(zone)).toBe(false);
});
