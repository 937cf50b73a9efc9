import { useState } from 'react';
import { type Tick, tickOfDay } from '@shiptime/domain/plans/ticks';
import type { CalendarDay } from '@shiptime/domain/shared/calendar-day';
import { dayOfInstant } from '#lib/format.ts';

/** Today in the reader's time zone, fixed when the page loads. */
export const useTodayAsDay = (): CalendarDay => {
  const [today] = useState(() => dayOfInstant(new Date().toISOString()));
  return today;
};

/** Start of today in the reader's time zone, fixed when the page loads. */
export const useToday = (): Tick => {
  return tickOfDay(useTodayAsDay());
};
