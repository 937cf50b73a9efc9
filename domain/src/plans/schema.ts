import { z } from 'zod';
import {
  optionalBerthsSchema,
  optionalDaySchema,
  requiredIdSchema,
  lineSchema,
  textSchema,
  optionalIdSchema,
  optionalQuarterDaysSchema,
  optionalTextSchema,
} from '../applications/field-schemas.ts';
import { reasonLimit } from '../applications/limits.ts';
import { problemParams } from '../shared/field-problem.ts';
import { conflictCodes } from './conflicts/conflict.ts';
import { amendmentLevels } from './lifecycle.ts';
import { minimumMissionDays } from './mission-decisions.ts';
import type { DayFraction } from './ticks.ts';
import { dayFractions } from './ticks.ts';

export const planTextLimits = { title: 250, notes: 8000, reason: reasonLimit } as const;

const required = (max: number) => textSchema(max).min(1);

const isFraction = (value: number): value is DayFraction =>
  dayFractions.some((fraction) => fraction === value);

const mission = {
  title: lineSchema(planTextLimits.title).min(1),
  requested_berths: optionalBerthsSchema,
  approved_berths: optionalBerthsSchema,
  mobilization_days: optionalQuarterDaysSchema.unwrap(),
  operational_days: optionalQuarterDaysSchema
    .unwrap()
    .refine((days) => days >= minimumMissionDays, problemParams('too_small', { min: minimumMissionDays })),
  demobilization_days: optionalQuarterDaysSchema.unwrap(),
  mobilization_port_id: optionalIdSchema,
  demobilization_port_id: optionalIdSchema,
  port_calls: z
    .int()
    .refine((count) => count >= 0 && count <= 99, problemParams('out_of_range', { min: 0, max: 99 })),
  port_call_stops: z
    .array(
      z.object({
        port_id: requiredIdSchema,
        day: z
          .int()
          .refine((count) => count >= 1 && count <= 366, problemParams('out_of_range', { min: 1, max: 366 })),
        days: optionalQuarterDaysSchema.default(null),
      }),
    )
    .max(99)
    .readonly(),
  start_date: optionalDaySchema,
  start_fraction: z.number().refine(isFraction, problemParams('quarter_days')),
  notes: optionalTextSchema(planTextLimits.notes),
};

export const missionChangeSchema = z.object(mission).partial();

export const newOrphanMissionSchema = missionChangeSchema.required({ title: true, operational_days: true });

export const newPlanSchema = z.object({ vessel_id: requiredIdSchema, fiscal_year_id: requiredIdSchema });

export const planChangeSchema = z.object({ notes: optionalTextSchema(planTextLimits.notes) }).partial();

export const reasonSchema = z.object({ reason: required(planTextLimits.reason) });

export const amendmentRequestSchema = reasonSchema.extend({
  outage_id: requiredIdSchema.optional().meta({ description: 'outage of the vessel that is the cause' }),
});

export const amendmentSchema = reasonSchema.extend({ level: z.enum(amendmentLevels).optional() });

export const stepNoteSchema = z.object({ note: optionalTextSchema(planTextLimits.reason).optional() });

export const missionMoveSchema = z.object({
  vessel_id: requiredIdSchema,
  keep_dates: z.boolean().optional(),
  start_date: mission.start_date.optional(),
  start_fraction: mission.start_fraction.optional(),
});

export const missionUndoSchema = z.object({ vessel_plan_id: requiredIdSchema });

export const missionSplitSchema = z.object({ operational_days: mission.operational_days.optional() });

export const keepConflictSchema = z.object({
  code: z.enum(conflictCodes),
  other_mission_id: optionalIdSchema.optional(),
  constraint_id: optionalIdSchema.optional(),
  days: z.number().min(0).max(400).nullable().optional(),
  reason: required(planTextLimits.reason),
});

export const keepConflictsSchema = z.object({
  conflicts: z
    .array(keepConflictSchema.omit({ reason: true }).extend({ mission_id: requiredIdSchema }))
    .min(1)
    .max(500),
  reason: required(planTextLimits.reason),
});

export type MissionChangeBody = z.infer<typeof missionChangeSchema>;
export type NewOrphanMission = z.infer<typeof newOrphanMissionSchema>;
