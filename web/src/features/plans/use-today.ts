import { useState } from 'react';
import { type Tick, tickOfDay } from '@shiptime/domain/plans/ticks';
import type { CalendarDay } from '@shiptime/domain/shared/calendar-day';
import { dayOf } from '#lib/format.ts';

/** Today in the reader's zone, as it was when the page was opened. */
export const useTodayAsDay = (): CalendarDay => {
  const [today] = useState(() => dayOf(new Date().toISOString()));
  return today;
};

/** The beginning of today in the reader's zone, as it was when the page was opened. */
export const useToday = (): Tick => {
  return tickOfDay(useTodayAsDay());
};
