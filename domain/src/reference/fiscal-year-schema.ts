import { z } from 'zod';
import { isCalendarDay } from '../shared/calendar-day.ts';
import { problemParams } from '../shared/field-problem.ts';

export const newFiscalYearSchema = z.object({
  start_date: z
    .string()
    .refine((day) => isCalendarDay(day) && day.endsWith('-04-01'), problemParams('invalid_date')),
  deadline_at: z.iso.datetime({ offset: true }).optional(),
  active: z.boolean().optional(),
});
