import { addDays, type CalendarDay } from '../shared/calendar-day.ts';

/** Days before the last one on which a request must not be put off any more. */
const soon = 30;

/** When a state must have been asked for its consent at the latest, and whether that is still to come. */
type LastDay = { readonly day: CalendarDay; readonly state: 'past' | 'soon' | 'ahead' };

/** Counted back from the first day in its waters; null where no lead time or no day is known. */
export const lastDayToFile = (
  firstDay: CalendarDay | null,
  leadDays: number | null,
  today: CalendarDay,
): LastDay | null => {
  if (firstDay === null || leadDays === null) return null;
  const day = addDays(firstDay, -leadDays);
  const state = day < today ? 'past' : day <= addDays(today, soon) ? 'soon' : 'ahead';
  return { day, state };
};
