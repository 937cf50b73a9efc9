import { z } from 'zod';
import { namedPersonSchema } from '../../accounts/account-wire.ts';
import {
  feasibilityReasons,
  type FeasibilityCode,
  feasibilityVerdicts,
} from '../../applications/feasibility.ts';
import { yearRowSchema } from '../../reference/reference-wire.ts';
import { constraintRowSchema, vesselRowSchema } from '../../vessels/vessel-wire.ts';
import {
  relationShape,
  permissionFlagsSchema,
  count,
  day,
  fraction,
  id,
  ids,
  instant,
  nullableId,
  nullableText,
  refusalsSchema,
  versionAndTimestampShape,
  text,
  yesNo,
} from '../../shared/wire.ts';
import type { PlanAction } from '../decisions.ts';
import { planSteps, reviewLevels } from '../lifecycle.ts';
import { planConflictSchema } from './conflicts.ts';
import { missionSchema } from './mission.ts';
import { planVersionSchema } from './versions.ts';

const numberOfDays = z.number().meta({ description: 'days' });

export const planTotalsSchema = z
  .object({
    year_days: numberOfDays,
    used_days: numberOfDays,
    operational_days: numberOfDays,
    constraint_days: numberOfDays,
    transit_days: numberOfDays,
    unknown_transits: count,
    free_days: numberOfDays,
    unscheduled_days: numberOfDays,
  })
  .meta({ id: 'PlanTotals' });

export const conflictCountsSchema = z
  .object({ error: count, warning: count, info: count, kept: count })
  .meta({ id: 'ConflictCounts' });
export type ConflictCounts = z.infer<typeof conflictCountsSchema>;

const obstacle = z
  .object({
    code: z.enum(['undecided_applications', 'unscheduled_missions', 'unresolved_conflicts']),
    ids,
    message: text,
  })
  .meta({ id: 'PlanObstacle' });
export type PlanObstacle = z.infer<typeof obstacle>;

export const planStepObstaclesSchema = z
  .object({
    step: z.enum(planSteps).nullable(),
    reasons: z.array(obstacle),
    left_out: ids.meta({ description: 'undecided applications of a final plan' }),
    refusals: refusalsSchema,
  })
  .meta({ id: 'PlanBlocking' });

export const planRowSchema = z.object({
  id,
  vessel_id: id,
  fiscal_year_id: id,
  review_level: z.enum(reviewLevels),
  scenario_id: nullableId,
  notes: nullableText,
  amendment: z.object({ reason: text, opened_at: instant, opened_by: namedPersonSchema }).nullable().meta({
    description: 'why and since when the published plan is being amended; null if no amendment is open',
  }),
  ...versionAndTimestampShape,
  can: permissionFlagsSchema<PlanAction>({
    edit: true,
    add_mission: true,
    create_version: true,
    keep_conflict: true,
    send_to_national: true,
    send_to_executive: true,
    set_final: true,
    return: true,
    reopen: true,
  }),
});

export const planResourceSchema = planRowSchema
  .extend(
    relationShape({
      vessel: vesselRowSchema,
      fiscalYear: yearRowSchema,
      missions: z.array(missionSchema),
      constraints: z.array(constraintRowSchema),
      versions: z.array(planVersionSchema),
    }),
  )
  .extend({
    totals: planTotalsSchema.nullable().optional(),
    conflicts: conflictCountsSchema.optional(),
    blocking: planStepObstaclesSchema.optional(),
  })
  .meta({ id: 'VesselPlan' });
export type Plan = z.infer<typeof planResourceSchema>;

export const planHistoryEntrySchema = z
  .object({
    id,
    from_level: z.enum(reviewLevels),
    to_level: z.enum(reviewLevels),
    action: z.enum(planSteps),
    reason: nullableText,
    user: namedPersonSchema,
    created_at: instant,
  })
  .meta({ id: 'PlanHistoryEntry' });
export type PlanHistoryEntry = z.infer<typeof planHistoryEntrySchema>;

export const preflightSchema = z
  .object({
    step: z.enum(planSteps).nullable().meta({ description: 'next review step; null if there is none' }),
    allowed: yesNo,
    refusal: z.object({ code: text, message: text }).nullable(),
    undecided: ids,
    left_out: z
      .array(z.object({ id, project_title: nullableText }))
      .meta({ description: 'undecided applications that the plan leaves out once it is final' }),
    errors: z.array(planConflictSchema),
    undated: z.array(z.object({ id, number: z.int(), title: text, ship_time_request_id: nullableId })),
    kept: z.array(planConflictSchema),
    totals: z.object({
      requested_days: numberOfDays,
      granted_days: numberOfDays,
      cut_days: numberOfDays.meta({
        description: 'asked for by the applications with dates, and not granted',
      }),
      refused_days: numberOfDays,
      undated_days: numberOfDays.meta({ description: 'asked for, not refused, and without a date' }),
    }),
  })
  .meta({ id: 'Preflight' });
export type Preflight = z.infer<typeof preflightSchema>;

export const vesselFitSchema = z
  .object({
    vessel_id: id,
    verdict: z.enum(feasibilityVerdicts),
    reasons: z.array(
      z.object({
        code: z.enum(Object.keys(feasibilityReasons) as [FeasibilityCode]),
        params: z.record(text, z.number()),
      }),
    ),
    slots: z.array(z.object({ start_date: day, start_fraction: fraction, free_days: numberOfDays })),
    reassign: z
      .object({ by: z.enum(['move', 'offer']), amends: yesNo, refusal: text.nullable() })
      .optional()
      .meta({
        description:
          'how you can reassign the application to this vessel; `refusal` gives the reason if you cannot, and is null if you can',
      }),
  })
  .meta({ id: 'Fit' });
export type VesselFit = z.infer<typeof vesselFitSchema>;
