import { z } from 'zod';
import { isCalendarDay } from '../shared/calendar-day.ts';
import { problem } from '../shared/field-problem.ts';

/** What administrators send for a new fiscal year; its dates follow from its name. */
export const fiscalYearSchema = z.object({
  start_date: z
    .string()
    .refine((day) => isCalendarDay(day) && day.endsWith('-04-01'), problem('invalid_date')),
  deadline_at: z.iso.datetime({ offset: true }).optional(),
  active: z.boolean().optional(),
});
