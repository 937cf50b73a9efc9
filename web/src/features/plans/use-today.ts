import { useState } from 'react';
import { type Tick, tickOfDay } from '@shiptime/domain/plans/ticks';
import { dayOf } from '../../lib/format.ts';

/** The beginning of today in the reader's zone, as it was when the page was opened. */
export const useToday = (): Tick => {
  const [today] = useState(() => tickOfDay(dayOf(new Date().toISOString())));
  return today;
};
