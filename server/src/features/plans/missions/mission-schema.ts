import { z } from 'zod';
import { isCalendarDay } from '@shiptime/domain/shared/calendar-day';
import { problem } from '@shiptime/domain/shared/field-problem';
import { fractions, type Fraction } from '@shiptime/domain/plans/ticks';

const isQuarters = (days: number): boolean => Number.isInteger(days * 4);
const days = (min: number) => z.number().min(min).max(366).refine(isQuarters, problem('quarter_days'));
const port = z.int().positive().max(2_147_483_647).nullable();
const berths = z.int().min(0).max(999).nullable();

/** What a planner may write into a mission; its end follows from its start and its days. */
export const missionChange = z.object({
  title: z.string().min(1).max(1000),
  requested_berths: berths,
  approved_berths: berths,
  mobilization_days: days(0),
  operational_days: days(0.25),
  demobilization_days: days(0),
  mobilization_port_id: port,
  demobilization_port_id: port,
  port_calls: z.int().min(0).max(99),
  start_date: z.string().refine(isCalendarDay, problem('invalid_date')).nullable(),
  start_fraction: z
    .number()
    .refine((part): part is Fraction => fractions.includes(part as Fraction), problem('quarter_days')),
  notes: z.string().max(8000).nullable(),
});

export const missionPatch = missionChange.partial();
export type MissionPatch = z.infer<typeof missionPatch>;

/** An orphan needs a title and how long it works; the rest can follow. */
export const orphanMission = missionPatch.required({ title: true, operational_days: true });
export type OrphanMission = z.infer<typeof orphanMission>;

export const missionBatch = z.object({
  changes: z
    .array(
      missionPatch.extend({
        id: z.int().positive().max(2_147_483_647),
        lock_version: z.int().optional(),
      }),
    )
    .min(1)
    .max(500),
});
export type MissionBatch = z.infer<typeof missionBatch>;
