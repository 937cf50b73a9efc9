import { addDays, type CalendarDay } from '../shared/calendar-day.ts';

const soon = 30;

/** Last day to request consent for work in a state's waters. */
type LastDay = { readonly day: CalendarDay; readonly state: 'past' | 'soon' | 'ahead' };

/**
 * Counted back from the first day in those waters; null if the lead time or that day is
 * unknown.
 */
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
