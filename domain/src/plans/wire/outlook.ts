import { z } from 'zod';
import { openStatuses, statusIdsOf } from '../../applications/lifecycle.ts';
import { refusalCodes } from '../../shared/refusal-codes.ts';
import { day, id, nullableDay, nullableText } from '../../shared/wire.ts';
import { vesselFitSchema } from './plan.ts';

const numberOfDays = z.number().meta({ description: 'days' });
const maybeNumberOfDays = numberOfDays.nullable();

const stretch = z.object({
  start_date: day,
  days: numberOfDays,
  used_days: numberOfDays,
  transit_days: numberOfDays,
  constraint_days: numberOfDays,
  free_days: numberOfDays,
});

export const competingApplicationSchema = z.object({
  id,
  vessel_id: id,
  project_title: nullableText,
  status_id: z.literal(statusIdsOf(openStatuses)),
  operational_days: maybeNumberOfDays,
  mobilization_days: maybeNumberOfDays,
  demobilization_days: maybeNumberOfDays,
  operational_window_start: nullableDay,
  operational_window_end: nullableDay,
});
export type CompetingApplication = z.infer<typeof competingApplicationSchema>;

const outlook = z
  .object({
    ship_time_request_id: id,
    vessel_id: id,
    wanted: stretch.extend({ end_date: day }),
    weeks: z.array(stretch),
    needed_days: maybeNumberOfDays,
    free_in_a_row: maybeNumberOfDays,
    rivals: z.array(competingApplicationSchema),
    fits: z.array(vesselFitSchema),
  })
  .meta({ id: 'Outlook' });
export type Outlook = z.infer<typeof outlook>;

const outlookRefused = z.object({ ship_time_request_id: id, type: z.enum(refusalCodes) });
export type OutlookRefusal = z.infer<typeof outlookRefused>;

export const outlooksSchema = z.object({
  data: z.array(outlook),
  meta: z
    .object({ refused: z.array(outlookRefused) })
    .meta({ description: 'applications from the request that you may not give to another vessel, and why' }),
});
export type Outlooks = z.infer<typeof outlooksSchema>;
