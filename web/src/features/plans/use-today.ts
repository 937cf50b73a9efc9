import { useState } from 'react';
import { type Tick, tickOfDay } from '@shiptime/domain/plans/ticks';
import type { CalendarDay } from '@shiptime/domain/shared/calendar-day';
import { dayOfInstant } from '#lib/format.ts';

export const useTodayAsDay = (): CalendarDay => {
  const [today] = useState(() => dayOfInstant(new Date().toISOString()));
  return today;
};

export const useTodayTick = (): Tick => {
  return tickOfDay(useTodayAsDay());
};
