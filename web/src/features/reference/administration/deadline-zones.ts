import { instantParts } from '#lib/format.ts';

export const deadlineZones = [
  { id: 'America/Vancouver', key: 'pacific' },
  { id: 'America/Toronto', key: 'eastern' },
  { id: 'America/Halifax', key: 'atlantic' },
  { id: 'America/St_Johns', key: 'newfoundland' },
  { id: 'UTC', key: 'utc' },
] as const;

export type DeadlineZone = (typeof deadlineZones)[number]['id'];

/** Local date and time in a zone, as `2027-04-30` and `23:59`. */
export const wallClockOf = (instant: string, zone: DeadlineZone): { day: string; time: string } => {
  const { year, month, day, hour, minute } = instantParts('en', zone, instant);
  return { day: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
};

export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
