import { isCalendarDay } from '@shiptime/domain/shared/calendar-day';

/** `2027-06-04` from `2027-6-4`, `2027/06/04`, `20270604`; what is no day stays as it was typed, for the schema to refuse. */
export const parseDay = (text: string): string | null => {
  const tight = text.trim();
  if (tight === '') return null;
  const match = /^(\d{4})[-/. ]?(\d{1,2})[-/. ]?(\d{1,2})$/.exec(tight);
  if (!match) return tight;
  const [, year, month, day] = match;
  const iso = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  return isCalendarDay(iso) ? iso : tight;
};
