import { addDays, type CalendarDay } from '../shared/calendar-day.ts';

const soon = 30;

type LastDay = { readonly day: CalendarDay; readonly state: 'past' | 'soon' | 'ahead' };

/** Subtracts the lead time from the first day in foreign waters; null if either is unknown. */
export const findClearanceFilingDeadline = (
  firstDay: CalendarDay | null,
  leadDays: number | null,
  today: CalendarDay,
): LastDay | null => {
  if (firstDay === null || leadDays === null) return null;
  const day = addDays(firstDay, -leadDays);
  const state = day < today ? 'past' : day <= addDays(today, soon) ? 'soon' : 'ahead';
  return { day, state };
};
