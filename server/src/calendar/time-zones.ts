import { findClockChanges, zoneOffsetAt } from '@shiptime/domain/reference/clock-changes';

const twoDigits = (number: number): string => String(number).padStart(2, '0');

const offset = (minutes: number): string => {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}${twoDigits(size % 60)}`;
};

const local = (milliseconds: number, minutes: number): string =>
  new Date(milliseconds + minutes * 60_000).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');

type Onset = { readonly at: number; readonly before: number; readonly after: number; readonly usual: number };

const observance = ({ at, before, after, usual }: Onset): string[] => {
  const kind = after > usual ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${local(at, before)}`,
    `TZOFFSETFROM:${offset(before)}`,
    `TZOFFSETTO:${offset(after)}`,
    `END:${kind}`,
  ];
};

/** Lists each offset change (RFC 5545, 3.6.5), without recurrence rules. */
export const formatTimeZone = (
  zone: string,
  years: { readonly first: number; readonly last: number },
): string => {
  const [from, to] = [Date.UTC(years.first - 1, 11, 1), Date.UTC(years.last + 1, 1, 1)];
  const changes = findClockChanges(zone, from, to);
  const first = zoneOffsetAt(from, zone);
  const usual = Math.min(first, ...changes.map(({ after }) => after));
  const onsets = [{ at: from, before: first, after: first }, ...changes];
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...onsets.flatMap((onset) => observance({ ...onset, usual })),
    'END:VTIMEZONE',
  ].join('\r\n');
};
